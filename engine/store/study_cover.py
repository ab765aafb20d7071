"""A study's cover: what the library shows of it without opening it. Small; no pydantic here."""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.catalogue import GAMES
from engine.rules.position import Position
from engine.store import disk
from engine.store.cover import glance, position_of, position_text
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.schema import STUDY, version_of
from engine.study.study_log import Shown
from engine.study.tree.node import ITEM_FACT

_NO_COVER = (KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyCover:
    """A study as it lies on the shelf."""

    name: str
    """Empty while nobody has named it: then it is called by its game, its phase and its date."""

    chapter: str
    """The title of the chapter that was looked at last."""

    game: str
    """Empty where it has no chapter."""

    map: str
    position: Position | None
    """What was looked at last; nothing where that is not known."""

    chapters: int
    nodes: int
    step: int
    """How many events have happened."""

    changed_at: str
    """When the last of them happened, ISO 8601 in UTC."""

    at: int = 0
    """The node that was looked at last; nought where there is none."""

    item: str | None = ""
    """The item of the library from which it was opened, by its key; empty where it is of none, and
    nothing where its cover is of a version that did not say."""

    @classmethod
    def of(cls, shown: Shown, step: int, changed_at: str) -> "StudyCover":
        """Sum a study up."""
        study, chapter = shown.study, shown.chapter
        return cls(
            name=study.name,
            chapter=chapter.title if chapter else "",
            game=chapter.game if chapter else "",
            map=chapter.map if chapter else "",
            position=shown.position,
            chapters=len(study.chapters),
            nodes=len(study.nodes),
            step=step,
            changed_at=changed_at,
            at=shown.node,
            item=next((one for it in study.chapters if (one := it.facts.get(ITEM_FACT))), ""),
        )

    def text(self) -> str:
        """Write it as JSON."""
        position = self.position
        return json.dumps(
            {
                "name": self.name,
                "chapter": self.chapter,
                "game": self.game,
                "map": self.map,
                "position": position_text(position) if position is not None else None,
                "chapters": self.chapters,
                "nodes": self.nodes,
                "step": self.step,
                "changed_at": self.changed_at,
                "at": self.at,
                "item": self.item,
            },
            ensure_ascii=False,
        )

    @classmethod
    def parse(cls, text: str) -> "StudyCover":
        """Read a cover.

        Raises:
            ValueError: the text is no cover.
        """
        try:
            read: dict[str, Any] = json.loads(text)
            game, position = str(read["game"]), read["position"]
            return cls(
                name=str(read["name"]),
                chapter=str(read["chapter"]),
                game=game,
                map=str(read["map"]),
                position=None if position is None else position_of(position, GAMES[game].calendar),
                chapters=int(read["chapters"]),
                nodes=int(read["nodes"]),
                step=int(read["step"]),
                changed_at=str(read["changed_at"]),
                at=int(read["at"]),
                item=str(read["item"]) if "item" in read else None,
            )
        except _NO_COVER as error:
            raise ValueError("no cover") from error


@dataclass(frozen=True, slots=True)
class StudyFront:
    """What a study shows from outside: which one it is, wherever its file lies, and its cover."""

    id: str
    cover: StudyCover


def read_study_front(path: Path) -> StudyFront:
    """Read what a study shows without opening it.

    Raises:
        StoreError: the file is missing, no study's, damaged, or open in another window.
    """
    disk.find(path)
    with disk.saying(path), closing(glance(path)) as db:
        version_of(db, path, STUDY)
        row = db.execute("SELECT CAST(body AS BLOB) FROM cover").fetchone()
        first = db.execute("SELECT link FROM event WHERE step = 1").fetchone()
        if row is None or first is None:
            raise StoreError(StoreFault.EMPTY, path)
        try:
            cover = StudyCover.parse(disk.text_of(row[0]))
            if cover.item is None:
                cover = replace(cover, item=_begun_with(db))
        except ValueError as error:
            raise damaged(path, 0) from error
    return StudyFront(first[0].hex() if isinstance(first[0], bytes) else "", cover)


_FIRST = "SELECT CAST(body AS BLOB), whole FROM event ORDER BY step LIMIT 500"
"""With what a study began; the chapters of the library have fewer boards."""


def _begun_with(db: sqlite3.Connection) -> str:
    """Return the item of the library with whose chapter a study began; empty where it is of none.

    Raises:
        ValueError: that cannot be read.
    """
    for body, whole in db.execute(_FIRST):
        try:
            told = json.loads(disk.text_of(body))
        except RecursionError as error:
            raise ValueError("no event") from error
        if isinstance(told, dict) and told.get("fact") == ITEM_FACT:
            return str(told.get("value", ""))
        if whole:
            break
    return ""
