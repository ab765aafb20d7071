"""What has happened to somebody's memory, in the past tense.

Never edit a kind in place: files live for years, so a new fact is a new kind.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from engine.study.tree.setup import Ordered, Setup


class Grade(StrEnum):
    """How well a unit's fate was foreseen."""

    AGAIN = "again"
    """Not at all, or whoever was asked was not sure."""

    HARD = "hard"
    """That it is driven out, but not whether it can retreat."""

    GOOD = "good"


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """A phase that was asked about, with all that is needed to ask about it again."""

    key: str
    """An item's key where it comes from the library, with the place of its phase in it."""

    game: str
    map: str
    setup: Setup
    """The board before the phase, the rulebook, the lineup."""

    ordered: Ordered
    titles: Mapping[str, str] = field(default_factory=dict)
    """What its item is called, by language; it may say what happens."""

    themes: tuple[str, ...] = ()
    carried: str = ""
    """The map's file, where that does not come with the program; see ``Chapter``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SubjectMet:
    """Somebody was asked about a phase for the first time, or it is another one now."""

    game: str
    """That of the subject: phases are read by it."""

    subject: Subject
    kind: Literal["subject_met"] = "subject_met"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What was said of one unit, and what came."""

    unit: str
    """Its key in the question."""

    said: str
    """Empty where somebody was not sure."""

    came: str
    grade: Grade


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """Somebody has said what happens in a phase."""

    key: str
    told: tuple[Told, ...]
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class LetGo:
    """A phase is not to be asked about again unless somebody misses something in it anew."""

    key: str
    kind: Literal["let_go"] = "let_go"


MemoryEvent = SubjectMet | Answered | LetGo
