"""A shelf as data: items with their boards, what is played on them, and words in every language.

The file is read when the shelf is asked for; chapters are made of it when an item is opened. All
orders stand there in canonical notation and in its order, so that no board is needed to read them.
Its form is told in ``docs/study.md``.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from engine.library.chapter_maker import ROOT, ChapterMaker
from engine.library.item import Item, Texts
from engine.library.shelf import Shelf
from engine.rules.calendar import Calendar
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.study.tree.node import Chapter
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study

_Line = Mapping[str, Any]
"""What is played, or set up, after a board; see ``docs/study.md``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfKeeper:
    """Reads the shelves of one game."""

    game: str
    map: str
    calendar: Calendar
    options: Mapping[str, Mapping[str, str]]
    """Every point of each ready-made rulebook, by its name; the usual one first."""

    themes: Mapping[str, Texts]
    """All themes of the game's shelves and what they are called."""

    kinds: Mapping[str, str]
    """Words for its kinds of piece; see ``Shelf``."""

    def shelf(self, name: str, path: Path) -> Shelf:
        """Read a shelf; ``name`` is the last part of its key.

        Raises:
            OSError: there is no such file.
            ValueError: it is no shelf.
        """
        content = json.loads(path.read_text(encoding="utf-8"))
        key, headings = f"{self.game}/{name}", content.get("headings", {})
        items, heading = [], ""
        for told in content["items"]:
            heading = told["id"] if told["id"] in headings else heading
            items.append(replace(self._item(key, told), heading=heading))
        used = dict.fromkeys(theme for item in items for theme in item.themes)
        return Shelf(
            key=key,
            game=self.game,
            titles=content["titles"],
            items=tuple(items),
            headings=headings,
            themes={theme: self.themes[theme] for theme in self.themes if theme in used},
            kinds=self.kinds,
        )

    def _item(self, shelf: str, told: _Line) -> Item:
        return Item(
            key=f"{shelf}/{told['id']}",
            shelf=shelf,
            game=self.game,
            titles=told["titles"],
            texts=told.get("text", {}),
            themes=tuple(told["themes"]),
            sections=tuple(told["sections"]),
            rulebooks=tuple(dict.fromkeys(self._rulebooks(told))),
            read=partial(self._chapter, told),
        )

    def _rulebooks(self, told: _Line) -> Iterator[str]:
        if "units" in told or "rulebook" in told:
            yield told.get("rulebook", next(iter(self.options)))
        for line in told.get("lines", ()):
            yield from self._rulebooks(line)

    def _chapter(self, told: _Line, lang: str) -> Study:
        chapter = Chapter(
            id=1,
            root=ROOT,
            game=self.game,
            map=self.map,
            title=told["titles"][lang],
            text=_told(lang, told.get("text"), *_written(told)),
        )
        first = self._board(told)
        made = ChapterMaker(chapter, first)
        self._lines(made, ROOT, first, told, lang)
        return made.study

    def _lines(self, made: ChapterMaker, after: int, board: Setup, told: _Line, lang: str) -> None:
        """Play what is told after a board, and what is told after that."""
        for line in told.get("lines", ()):
            name = _told(lang, line.get("name"))
            note = _told(lang, line.get("written"), line.get("note"))
            if "orders" in line:
                silent = tuple(line.get("silent", ()))
                number = made.play(after, line["orders"], name=name, note=note, silent=silent)
                self._lines(made, number, board, line, lang)
            else:
                other = self._board(line, board)
                number = made.set_up(after, other, name=name, note=note)
                self._lines(made, number, other, line, lang)

    def _board(self, told: _Line, like: Setup | None = None) -> Setup:
        """Return a board as it is told; what is not told of one is as on the board before it."""
        before = like.position if like is not None else None
        phase = self.calendar.start if before is None else before.phase
        units = _units(told["units"]) if "units" in told or before is None else before.units
        owners = {at: power for power, own in told.get("owners", {}).items() for at in own}
        position = Position(
            phase=self.calendar.parse(told["phase"]) if "phase" in told else phase,
            units=units,
            owners=owners if "owners" in told or before is None else before.owners,
            dislodged=tuple(_dislodged(told.get("dislodged", {}))),
            contested=frozenset(told.get("contested", ())),
        )
        options = like.options if like is not None else next(iter(self.options.values()))
        if "rulebook" in told:
            options = self.options[told["rulebook"]]
        return Setup(position=normal(position), options=dict(options))


def _told(lang: str, *words: Texts | None) -> str:
    """Return what is said in a language, as paragraphs; what there is nothing of is left out."""
    return "\n\n".join(one[lang] for one in words if one)


def _written(told: _Line) -> Iterator[Texts]:
    """Yield how orders of the first phases were written: told before they are judged, too."""
    for line in told.get("lines", ()):
        if "written" in line:
            yield line["written"]


def _units(told: Mapping[str, list[str]]) -> tuple[Unit, ...]:
    return tuple(_unit(power, text) for power, own in told.items() for text in own)


def _unit(power: str, text: str) -> Unit:
    kind, _, at = text.partition(" ")
    return Unit(power, UnitKind(kind), at)


def _dislodged(told: Mapping[str, Mapping[str, _Line]]) -> Iterator[Dislodged]:
    for power, own in told.items():
        for text, beaten in own.items():
            ways = tuple(beaten["ways"])
            yield Dislodged(unit=_unit(power, text), attacker=beaten["by"], retreats=ways)
