"""What has happened to a study, in the past tense.

Never edit a kind in place: files live for years, so a new fact is a new kind. What is stored
together is one step, which is undone together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.study.edits import Edit
from engine.study.tree.marks import NO_LESSON, Lesson, Mark, Mode, Sign
from engine.study.tree.setup import Setup, Sheets


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyBegun:
    """Somebody began a study: the first event, which is never undone."""

    salt: str = ""
    """Chance in hex: two studies are never the same one."""

    kind: Literal["study_begun"] = "study_begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyNamed:
    """It has a name now, or none again."""

    name: str
    kind: Literal["study_named"] = "study_named"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterAdded:
    """A chapter with the board that it begins with."""

    chapter: int
    root: int
    game: str
    map: str
    setup: Setup
    place: int
    """Which of the chapters it is, from nought."""

    title: str = ""
    mode: Mode = Mode.ANALYSIS
    carried: str = ""
    """The map's file, where it does not come with the program; see ``Chapter``."""

    kind: Literal["chapter_added"] = "chapter_added"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterTold:
    """A chapter has another title, text or mode."""

    chapter: int
    what: Literal["title", "text", "mode"]
    value: str
    kind: Literal["chapter_told"] = "chapter_told"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterFact:
    """Something stands in the head of a chapter, or does no longer."""

    chapter: int
    fact: str
    value: str
    kind: Literal["chapter_fact"] = "chapter_fact"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterMoved:
    """A chapter comes earlier or later."""

    chapter: int
    place: int
    kind: Literal["chapter_moved"] = "chapter_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterRemoved:
    """A chapter was taken out, with its tree."""

    chapter: int
    kind: Literal["chapter_removed"] = "chapter_removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Branched:
    """A phase was judged: the last branch of the board before it."""

    node: int
    under: int
    orders: Sheets
    disorder: tuple[str, ...] = ()
    kind: Literal["branched"] = "branched"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
    """Another board was set up after one: the last branch of it."""

    node: int
    under: int
    game: str
    setup: Setup
    kind: Literal["set_up"] = "set_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Edited:
    """A board that was set up by hand, and from which nothing was played yet, was changed."""

    node: int
    game: str
    edit: Edit
    kind: Literal["edited"] = "edited"


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeTold:
    """A board has another name, or something else is remarked on it."""

    node: int
    what: Literal["name", "note"]
    value: str
    kind: Literal["node_told"] = "node_told"


@dataclass(frozen=True, slots=True, kw_only=True)
class Signed:
    """A phase, or one of its orders, has a sign for good or bad, or none again."""

    node: int
    sign: Sign | None
    power: str = ""
    order: str = ""
    """The order's text; empty for the whole phase."""

    kind: Literal["signed"] = "signed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """Other arrows, circles and lit spaces are on a board now: all of them."""

    node: int
    marks: tuple[Mark, ...]
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Taught:
    """A lesson does something else at a board."""

    node: int
    lesson: Lesson = NO_LESSON
    kind: Literal["taught"] = "taught"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafted:
    """Other orders are being written on a board: all of them."""

    node: int
    orders: Sheets
    kind: Literal["drafted"] = "drafted"


@dataclass(frozen=True, slots=True, kw_only=True)
class BranchMoved:
    """A branch comes earlier or later among those beside it; the first is the main line."""

    node: int
    place: int
    kind: Literal["branch_moved"] = "branch_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """A board was cut off, with all that was played from it."""

    node: int
    kind: Literal["cut_off"] = "cut_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    """The last step that counted was taken back."""

    kind: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redone:
    """The step that was taken back last counts again."""

    kind: Literal["redone"] = "redone"


StudyEvent = (
    StudyBegun
    | StudyNamed
    | ChapterAdded
    | ChapterTold
    | ChapterFact
    | ChapterMoved
    | ChapterRemoved
    | Branched
    | SetUp
    | Edited
    | NodeTold
    | Signed
    | Drawn
    | Taught
    | Drafted
    | BranchMoved
    | CutOff
    | Undone
    | Redone
)

Act = Sequence[StudyEvent]
"""What was stored together: one act, taken back together."""
