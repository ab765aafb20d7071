"""Stalemate lines, annotated games and openings as shelves of the library."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from engine.board.board import Board
from engine.games.diplomacy.openings import openings
from engine.games.diplomacy.phase import KEY
from engine.games.diplomacy.rulebooks.profile import EDITIONS
from engine.games.diplomacy.study.annotated import GAMES, annotated_study, headers, usual_rules
from engine.games.diplomacy.study.attacks import position_of
from engine.games.diplomacy.study.stalemate import StalemateLine, Texts, stalemate_lines
from engine.library.chapter_maker import ROOT, ChapterMaker
from engine.library.item import Item
from engine.library.openings_shelf import openings_shelf
from engine.library.shelf import Shelf
from engine.study.positions import in_notation
from engine.study.tree.marks import Colour, Mark, Shape
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study

_DATA = Path(__file__).parent / "data"
LANGUAGES = ("cs", "en")
SIDES = ("west", "north", "south", "east")
"""Where stalemate lines lie, in the order of their shelf."""


@cache
def _words() -> Mapping[str, Texts]:
    """Return the sentences about every line, by language."""
    told: Mapping[str, Texts] = json.loads(
        (_DATA / "stalemate_words.json").read_text(encoding="utf-8")
    )
    return told


def lines_shelf(themes: Mapping[str, Texts], kinds: Mapping[str, str]) -> Shelf:
    """Return the shelf of stalemate lines: by sides, those with the fewest centres first."""
    key, board = f"{KEY}/lines", usual_rules().board
    items = [
        Item(
            key=f"{key}/{line.id}",
            shelf=key,
            game=KEY,
            titles=line.names,
            texts=line.idea,
            themes=("stalemate", "defence"),
            sections=("IX", "X"),
            rulebooks=(EDITIONS[0],),
            read=partial(line_study, line),
            heading=_side_of(line, board),
        )
        for line in stalemate_lines()
    ]
    items.sort(key=lambda item: SIDES.index(item.heading))
    headings = {side: _words()[f"lines_{side}"] for side in SIDES}
    return replace(_shelf(key, "lines", tuple(items), themes, kinds), headings=headings)


def _side_of(line: StalemateLine, board: Board) -> str:
    """Tell on which side of the board a line lies: by whose home centres are behind it."""
    homes = [board.provinces[at].home for at in line.centres(board)]
    if "ENGLAND" in homes:
        return "north" if homes.count("GERMANY") + homes.count("RUSSIA") > 1 else "west"
    return "east" if homes.count("RUSSIA") > 1 else "south"


def games_shelf(themes: Mapping[str, Texts], kinds: Mapping[str, str]) -> Shelf:
    """Return the shelf of annotated games."""
    key = f"{KEY}/games"
    items = tuple(
        Item(
            key=f"{key}/{game}",
            shelf=key,
            game=KEY,
            titles={lang: headers(game, lang)["Chapter"] for lang in LANGUAGES},
            texts={lang: headers(game, lang)["Text"] for lang in LANGUAGES},
            themes=("annotated",),
            sections=("XV",) if game == "sample" else ("II",),
            rulebooks=(EDITIONS[0],),
            read=partial(annotated_study, game),
        )
        for game in GAMES
    )
    return _shelf(key, "games", items, themes, kinds)


def named_openings_shelf(themes: Mapping[str, Texts], kinds: Mapping[str, str]) -> Shelf:
    """Return the shelf of openings that have names."""
    own = {theme: themes[theme] for theme in ("opening", "alliance")}
    empty = replace(_shelf(f"{KEY}/openings", "openings", (), own, kinds), themes=own)
    return openings_shelf(
        empty, openings(), usual_rules().board, _words()["openings_together"], tuple(own)
    )


def _shelf(
    key: str,
    name: str,
    items: tuple[Item, ...],
    themes: Mapping[str, Texts],
    kinds: Mapping[str, str],
) -> Shelf:
    used = dict.fromkeys(theme for item in items for theme in item.themes)
    return Shelf(
        key=key,
        game=KEY,
        titles=_words()[f"shelf_{name}"],
        items=items,
        themes={theme: themes[theme] for theme in themes if theme in used},
        kinds=kinds,
    )


def line_study(line: StalemateLine, lang: str) -> Study:
    """Return a line as a chapter: it withstands an attack, and without one order it does not."""
    rules, attack = usual_rules(), line.attack
    board = rules.board
    assert attack is not None

    def said(word: str, **facts: object) -> str:
        return _words()[word][lang].format(**facts)

    def spaces(places: tuple[str, ...]) -> str:
        return ", ".join(board.provinces[at].names[lang] for at in places)

    centres = line.centres(board)
    told = [
        line.idea[lang],
        said("centres", count=len(centres), units=len(line.units), centres=spaces(centres)),
        said("behind", behind=spaces(line.behind), most=len(board.centres) - len(centres)),
    ]
    if line.no_fleets:
        told.append(f"{line.elsewhere[lang]} {said('built')}")
    told.append(said("tried"))
    position = normal(position_of(line, attack.units, board))
    chapter = Chapter(
        id=1,
        root=ROOT,
        game=KEY,
        map=board.id,
        title=line.names[lang],
        text="\n\n".join(told),
    )
    setup = Setup(position=position, options=dict(rules.options))
    made = ChapterMaker(chapter, setup)
    marks = tuple(Mark(Shape.LIT, Colour.GREEN, unit.province) for unit in line.units)
    made.change(Node(id=ROOT, content=setup, marks=marks))
    for shown, word in ((line, "holds"), (line.without(line.weak), "falls")):
        orders = {line.holder: shown.orders, **attack.orders}
        written = in_notation(rules, position, orders, ()).orders
        made.play(ROOT, written, name=said(f"{word}_name"), note=said(word, order=line.weak))
    return made.study
