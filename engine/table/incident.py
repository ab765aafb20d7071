"""What everybody is told besides the orders: seals that did not stay closed, votes, who left."""

from dataclasses import dataclass
from enum import StrEnum

LONGEST_REASON = 120
"""Letters of a reason in own words: it is read aloud, and shown beside a seal."""


class IncidentKind(StrEnum):
    """What happened."""

    UNSEALED = "unsealed"
    """Its owner opened his own seal again."""

    VOIDED = "voided"
    """The table destroyed an envelope without opening it."""

    PIN_FORGOTTEN = "pin forgotten"
    """The table took away a PIN that its owner no longer knew."""

    DRAW_VOTED = "draw voted"
    """A draw was voted on; the reason is the count as ``yes/asked``, or nothing where it is not
    told."""

    STOP_VOTED = "stop voted"
    """It was voted whether to play on no more; the reason as above."""

    CONCESSION_VOTED = "concession voted"
    """It was voted whether to give the game to ``power``; the reason as above."""

    TAKEOVER_VOTED = "takeover voted"
    """It was voted whether somebody may play on for ``power``; the reason as above."""

    VOTE_BROKEN = "vote broken"
    """The table broke a vote off; nothing was counted."""

    TIME_CAME = "time came"
    """The agreed end of the game came (III)."""

    RESIGNED = "resigned"
    """The player of ``power`` left the game."""

    TAKEN_OVER = "taken over"
    """Somebody took ``power`` over, or came back."""


class Reason(StrEnum):
    """Reasons that the windows know words for; a table may write its own instead."""

    SECOND_THOUGHTS = "second thoughts"
    """The owner has thought of something better."""

    MISTAKE = "mistake"
    """The owner wrote something else than he meant."""

    PIN_FORGOTTEN = "pin forgotten"
    """Nobody can open the envelope."""

    WRONG_HAND = "wrong hand"
    """Somebody else wrote for the power."""

    ABSENT = "absent"
    """Its player is not there."""

    DAMAGED = "damaged"
    """What was sealed can no longer be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Incident:
    """Something that happened in a phase. Public at once, with its reason."""

    kind: IncidentKind
    power: str
    reason: str = ""
    """One of ``Reason``, or the table's own words; empty in files of earlier versions."""

    at: str = ""
    """When, ISO 8601 in UTC."""
