"""What became of every line or field of a foreign file: nothing in it is passed over in silence."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

SHOWN = 200
"""Signs of a line or value that is repeated."""

PATH = 60
"""Signs of a key in a path."""


class Kind(StrEnum):
    """Why a line or field was left: what is written there is no part of the game as judged."""

    HEADING = "heading"
    """It says what follows, and nothing of its own: ``Order Results:``."""

    COMMENT = "comment"
    """A remark to whoever reads the file: ``# fails``."""

    TALK = "talk"
    """Sentences: a zine's press, a letter's greeting, the words around a case."""

    MAIL = "mail"
    """The head of a mail, and what a judge writes about himself."""

    SCHEDULE = "schedule"
    """Until when the next orders are due."""

    NOTICE = "notice"
    """What a program says about its work: when it resolved, which phase it skipped."""

    SUMMARY = "summary"
    """It follows from the rest: how many units each power has, who may build where."""

    PEOPLE = "people"
    """Players, their messages and votes."""

    SETTINGS = "settings"
    """Under which terms the game was played there: press, clocks, points."""

    TECHNICAL = "technical"
    """Keys, times and sums of the other program."""

    REFUSED = "refused"
    """An order that nobody could read, and that the record itself calls void."""

    RECORD = "record"
    """What we wrote beside the game for ourselves."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A line or field that was not understood."""

    where: str
    """The number of its line, or the path to it: ``12``, ``phases[0].orders.FRANCE[2]``."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadReport:
    """How many lines or fields were understood, left on purpose, not understood."""

    understood: int = 0
    left: Mapping[Kind, int] = field(default_factory=dict)
    unread: tuple[Unread, ...] = ()

    @property
    def left_in_all(self) -> int:
        """How many were left on purpose."""
        return sum(self.left.values())

    def __add__(self, other: "ReadReport") -> "ReadReport":
        """Take two parts of one file together."""
        left = Counter(self.left) + Counter(other.left)
        return ReadReport(
            understood=self.understood + other.understood,
            left={kind: left[kind] for kind in Kind if left[kind]},
            unread=self.unread + other.unread,
        )


def together(read_reports: Iterable[ReadReport]) -> ReadReport:
    """Take the read reports of all games of a file together."""
    return sum(read_reports, start=ReadReport())


def read_report_json(read_report: ReadReport) -> dict[str, object]:
    """Describe a read report for other programs."""
    return {
        "understood": read_report.understood,
        "left": {str(kind): count for kind, count in read_report.left.items()},
        "not_understood": [{"where": one.where, "text": one.text} for one in read_report.unread],
    }


# -- the fields of JSON ----------------------------------------------------------------------------


class Unknown(StrEnum):
    """That nothing is known of a value."""

    UNKNOWN = "unknown"


Schema = Mapping[str, "Schema"] | list["Schema"] | Kind | Unknown | None
"""What is known of a value: the fields of an object (``*`` for any other), the items of a list, why
it is left, or nothing more than that it was understood, however deep it goes."""

ANY = "*"


def survey(
    value: object, schema: Schema, unread: Mapping[str, object], where: str = ""
) -> ReadReport:
    """Go through every field of a JSON value: what the schema does not know was not understood.

    ``unread`` are values that a reader could make nothing of, by their paths.
    """
    understood, left, lost = 0, Counter[Kind](), []
    waiting: list[tuple[object, Schema, str]] = [(value, schema, where)]
    while waiting:
        one, known, at = waiting.pop()
        if at in unread and at != where:
            lost.append(Unread(at, str(unread[at])[:SHOWN]))
            continue
        inside = _inside(one, known, at)
        if inside:
            waiting.extend(reversed(inside))
        elif isinstance(known, Kind):
            left[known] += 1
        elif known is None or _of_form(one, known):
            understood += 1
        else:
            lost.append(Unread(at, str(one)[:SHOWN]))
    return ReadReport(
        understood=understood,
        left={kind: left[kind] for kind in Kind if left[kind]},
        unread=tuple(lost),
    )


def _inside(value: object, schema: Schema, where: str) -> list[tuple[object, Schema, str]]:
    """Return what stands in an object or a list, each with what is known of it."""
    if isinstance(value, dict):
        return [
            (one, _field(schema, str(key)), f"{where}.{key[:PATH]}" if where else str(key[:PATH]))
            for key, one in value.items()
        ]
    if isinstance(value, list):
        known = schema[0] if isinstance(schema, list) else schema
        known = Unknown.UNKNOWN if isinstance(schema, Mapping) else known
        return [(one, known, f"{where}[{place}]") for place, one in enumerate(value)]
    return []


def _field(schema: Schema, key: str) -> Schema:
    if isinstance(schema, Mapping):
        return schema[key] if key in schema else schema.get(ANY, Unknown.UNKNOWN)
    return Unknown.UNKNOWN if isinstance(schema, list) else schema


def _of_form(value: object, schema: Schema) -> bool:
    """Tell whether nothing stands in a value of the form that is known."""
    if value is None:
        return schema is not Unknown.UNKNOWN
    empty = isinstance(value, dict | list)
    return empty and isinstance(schema, dict if value == {} else list)
