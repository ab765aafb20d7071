"""What has happened at a game master's desk, in the past tense.

At a table that a master leads nobody sits behind a curtain: he is handed slips of paper, and what
he types off them lies in the log at once. Everybody else sees what is committed, not before.
Nothing is ever taken out of the log: a rewind is an event too, and leaves in it what it takes back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from engine.rules.position import Position


class How(StrEnum):
    """How a line of a slip came to be what was judged."""

    READ = "read"
    """It had one meaning."""

    RULED = "ruled"
    """The master said what it means."""

    STRUCK = "struck"
    """The master struck it out."""

    ASKED = "asked"
    """It has several meanings, and nobody said which one is meant: none is carried out."""

    REFUSED = "refused"
    """It has one meaning, and is written in a way that the table does not accept."""

    UNREADABLE = "unreadable"
    """It has no meaning; its words are nobody's business but the master's."""

    LATE = "late"
    """It was handed in too late and was not taken."""

    ASIDE = "aside"
    """It was written for another board, and nobody said that it still counts."""

    CROSSED = "crossed"
    """Whoever wrote it crossed it out."""

    REMARK = "remark"
    """It is no order: a heading, a greeting, ``the rest hold``."""

    DISORDER = "disorder"
    """Its power was in civil disorder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlipLine:
    """One line of a slip: as it was written, and as it was judged."""

    written: str
    order: str = ""
    """The text that was judged; empty when nothing was."""

    how: How = How.READ
    reason: str = ""
    """Why the master ruled so; empty where he did not have to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Led:
    """A game master leads the table: he alone writes, off the slips that he is handed."""

    phase: str
    at: str = ""
    kind: Literal["led"] = "led"


@dataclass(frozen=True, slots=True, kw_only=True)
class SlipEntered:
    """The master typed a power's slip, or typed it anew."""

    phase: str
    power: str
    text: str
    """Everything on it, as it was written; empty when it was taken back."""

    at: str = ""
    kind: Literal["slip_entered"] = "slip_entered"


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRuled:
    """The master said what a line of a slip means, or that it means nothing."""

    phase: str
    power: str
    line: str
    """As it was written."""

    order: str = ""
    """What it means; empty when it is struck out, or read as it stands again."""

    nth: int = 0
    """Which of the lines of its slip that are written alike, from 0."""

    struck: bool = False
    reason: str = ""
    at: str = ""
    kind: Literal["line_ruled"] = "line_ruled"


@dataclass(frozen=True, slots=True, kw_only=True)
class LateOrders:
    """A slip came late, and the master took it or did not; or it was not late after all."""

    phase: str
    power: str
    late: bool
    accepted: bool = False
    reason: str = ""
    at: str = ""
    kind: Literal["late_orders"] = "late_orders"


@dataclass(frozen=True, slots=True, kw_only=True)
class SlipSettled:
    """The master said whether a slip that was written for another board still counts."""

    phase: str
    power: str
    counts: bool
    earlier: bool = False
    """It is one that lay on the desk before the table came back to this phase."""

    at: str = ""
    kind: Literal["slip_settled"] = "slip_settled"


@dataclass(frozen=True, slots=True, kw_only=True)
class DisorderDeclared:
    """The master declared a power in civil disorder (XIV.3), or lifted it. It lasts until then."""

    phase: str
    power: str
    declared: bool
    reason: str
    at: str = ""
    kind: Literal["disorder_declared"] = "disorder_declared"


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed:
    """The master let a phase count as he had judged it; from then on everybody sees it."""

    phase: str
    orders: Mapping[str, tuple[str, ...]]
    """Texts by power as they were judged; powers in disorder are missing."""

    lines: Mapping[str, tuple[SlipLine, ...]]
    """Every line of every slip, as it was written."""

    disorder: tuple[str, ...] = ()
    head: str = ""
    """Link of the history before it, in hex: what a witness keeps."""

    at: str = ""
    kind: Literal["committed"] = "committed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewound:
    """The table went back to an earlier phase. What was played since stays in the log."""

    phase: str
    """Where the table was."""

    to: str
    reason: str
    at: str = ""
    kind: Literal["rewound"] = "rewound"


@dataclass(frozen=True, slots=True, kw_only=True)
class Edited:
    """The master set the board up otherwise: units, owners, the season."""

    phase: str
    """Where the table was."""

    position: Position
    reason: str
    at: str = ""
    kind: Literal["edited"] = "edited"


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced:
    """Somebody else commands a power from now on."""

    phase: str
    power: str
    player: str
    before: str
    reason: str
    at: str = ""
    kind: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True, kw_only=True)
class Branched:
    """The file goes its own way from here; all before is a copy of another game's log."""

    phase: str
    origin: str
    """What the game that it comes from is called."""

    step: int
    """How many events it took over from there."""

    reason: str
    at: str = ""
    kind: Literal["branched"] = "branched"


MasterEvent = (
    Led
    | SlipEntered
    | SlipSettled
    | LineRuled
    | LateOrders
    | DisorderDeclared
    | Committed
    | Rewound
    | Edited
    | Replaced
    | Branched
)
