"""Whole games with comments, as game texts: the sample game, and games of strong play made here.

``data/annotated`` holds each game once in every language, the same tree with other words, and
``claims.json``: what every comment says that the board can tell. A test holds it against the judge,
and sees that every order which a comment names was given.

No room of a game knows the reader of texts; a shelf opens these by a reader of its own, which knows
canonical texts of one chapter that is played from the beginning, and nothing else. A test sees
that it reads what the other one reads.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import KEY
from engine.library.chapter_maker import ROOT, ChapterMaker
from engine.study.tree.marks import Sign
from engine.study.tree.node import Chapter
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study

_FOLDER = Path(__file__).parent / "data" / "annotated"

GAMES = ("sample", "germany", "russia", "austria", "turkey")
"""In the order in which they are read; keys in files, never shown, never changed."""

_HEADER = re.compile(r'\[([\w ]+) (?:"(.*)"|\{(.*)\})\]')
_PHASE = re.compile(r'([A-Z]\d+[A-Z])(?: "(.*)")?(?: ([!?]{1,2}))?')
_SHEET = re.compile(r"([A-Z]+): (.*)")
_NO_FACT = ("GameText", "Chapter", "Game", "Map", "Text")


def annotated_game(game: str, language: str) -> str:
    """Return a game with its comments in a language, as a game text."""
    return (_FOLDER / f"{game}.{language}.txt").read_text(encoding="utf-8")


@cache
def usual_rules() -> Diplomacy:
    """Return the rules by which these games were played, on the standard map."""
    return Diplomacy(load_map("standard").board)


@cache
def claims() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return what comments claim, by game and phase; ``/1`` behind it where it is a variation."""
    told: Mapping[str, Mapping[str, Sequence[str]]] = json.loads(
        (_FOLDER / "claims.json").read_text(encoding="utf-8")
    )
    return told


@cache
def headers(game: str, language: str) -> Mapping[str, str]:
    """Return what stands in the head of a game's text."""
    found = map(_HEADER.fullmatch, annotated_game(game, language).splitlines())
    return {one[1]: one[2] or one[3] or "" for one in found if one is not None}


def annotated_study(game: str, language: str) -> Study:
    """Return a game as a chapter."""
    told = headers(game, language)
    rules = usual_rules()
    facts = {name: value for name, value in sorted(told.items()) if name not in _NO_FACT}
    chapter = Chapter(
        id=1,
        root=ROOT,
        game=KEY,
        map=rules.board.id,
        title=told["Chapter"],
        text=told["Text"],
        facts=facts,
    )
    board = Setup(position=normal(rules.start()), options=dict(rules.options))
    lines = annotated_game(game, language).splitlines()
    return _Reader(ChapterMaker(chapter, board)).read(lines)


class _Reader:
    """Reads what is played, line by line."""

    def __init__(self, made: ChapterMaker) -> None:
        self._made, self._at, self._before = made, ROOT, ROOT
        self._back: list[tuple[int, int]] = []
        self._phase: re.Match[str] | None = None
        self._sheets: dict[str, tuple[str, ...]] = {}

    def read(self, lines: Sequence[str]) -> Study:
        """Read all of it."""
        for line in _whole(lines):
            self._line(line)
        self._play()
        return self._made.study

    def _line(self, line: str) -> None:
        phase, sheet = _PHASE.fullmatch(line), _SHEET.fullmatch(line)
        if phase is not None:
            self._play()
            self._phase = phase
        elif sheet is not None:
            self._sheets[sheet[1]] = tuple(sheet[2].split(", "))
        elif line == "(":
            self._play()
            self._back.append((self._at, self._before))
            self._at = self._before
        elif line == ")":
            self._play()
            self._at, self._before = self._back.pop()
        elif line.startswith("{"):
            self._play()
            self._made.change(replace(self._made.node(self._at), note=line[1:-1]))

    def _play(self) -> None:
        """Play the phase that was read last."""
        phase, self._phase = self._phase, None
        if phase is None:
            return
        self._before = self._at
        self._at = self._made.play(self._at, self._sheets, name=phase[2] or "")
        if phase[3]:
            self._made.change(replace(self._made.node(self._at), sign=Sign(phase[3])))
        self._sheets = {}


def _whole(lines: Sequence[str]) -> Iterator[str]:
    """Put lines together again that were broken behind a comma, without what is no play."""
    kept = ""
    for line in lines:
        kept = f"{kept} {line.strip()}".strip()
        if kept.endswith(",") or (kept.startswith(">") and kept.endswith(";")):
            continue
        if kept and kept[0] not in "[>":
            yield kept
        kept = ""
