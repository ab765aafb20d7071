"""Whole games with comments, as game texts: the sample game, and games of strong play made here.

``data/annotated`` holds each game once in every language, the same tree with other words, and
``claims.json``: what every comment says that the board can tell. A test holds it against the judge,
and sees that every order which a comment names was given.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "data" / "annotated"

GAMES = ("sample", "germany", "russia", "austria", "turkey")
"""In the order in which they are read; keys in files, never shown, never changed."""


def annotated_game(game: str, language: str) -> str:
    """Return a game with its comments in a language, as a game text."""
    return (_FOLDER / f"{game}.{language}.txt").read_text(encoding="utf-8")


@cache
def claims() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return what comments claim, by game and phase; ``/1`` behind it where it is a variation."""
    told: Mapping[str, Mapping[str, Sequence[str]]] = json.loads(
        (_FOLDER / "claims.json").read_text(encoding="utf-8")
    )
    return told
