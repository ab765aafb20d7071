"""Why the table cannot do what somebody asked for: codes and facts, never prose."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Refusal(StrEnum):
    """Reasons for which a command is refused. Nothing has changed when one is given."""

    NOT_FOUNDED = "not founded"
    """The store holds no game yet."""

    UNKNOWN_POWER = "unknown power"
    """The map has no such power. Facts: ``power``."""

    POWER_TWICE = "power twice"
    """Two seats command the same power. Facts: ``power``."""

    POWER_FREE = "power free"
    """Nobody commands a power. Facts: ``power``."""

    NOT_PLAYED = "not played"
    """With so many players nobody commands this power (XIV.2). Facts: ``power``."""

    SIDE_SPLIT = "side split"
    """Several players are to command what one commands alone (XIV.2).
    Facts: ``powers`` (joined)."""

    DEAL_DIFFERS = "deal differs"
    """What was handed in to deal the powers deals something else than the table plays."""

    PLAYERS = "players"
    """The game is for fewer players, or for more. Facts: ``least``, ``most``."""

    NO_NAME = "no name"
    """A seat has no player's name. Facts: ``power``."""

    OVER = "over"
    """The game has ended."""

    TOO_EARLY = "too early"
    """The orders of this phase are not revealed yet. Facts: ``phase``."""

    REVEALED = "revealed"
    """The orders of this phase are revealed already. Facts: ``phase``."""

    NOT_ASKED = "not asked"
    """The power has nothing to write in this phase. Facts: ``power``, ``phase``."""

    NOT_CALLED = "not called"
    """The power does not wait for the laptop. Facts: ``power``."""

    ALREADY_SEALED = "already sealed"
    """Its envelope is closed. Facts: ``power``."""

    NOT_SEALED = "not sealed"
    """Its envelope is not closed. Facts: ``power``."""

    NOT_ALL_SEALED = "not all sealed"
    """Some have not sealed and the table did not decide to go on. Facts: ``powers`` (joined)."""

    UNREADABLE_ORDER = "unreadable order"
    """An order is empty or no single line of text. Facts: ``power``."""

    FINGERPRINT_MISMATCH = "fingerprint mismatch"
    """Envelopes do not hold what was sealed, or are gone. Facts: ``powers`` (joined)."""

    LOCKED = "locked"
    """Envelopes are locked with PINs that nobody has typed since the program was started.
    Facts: ``powers`` (joined)."""

    NO_REASON = "no reason"
    """What happens to a seal has a reason: one line, not too long. Facts: ``power``."""

    NO_PIN = "no pin"
    """The power has none that could be forgotten. Facts: ``power``."""

    VOTE_FIRST = "vote first"
    """A secret vote is being held; the game goes on when it is over."""

    NO_VOTE = "no vote"
    """No vote is being held."""

    NOT_TO_VOTE = "not to vote"
    """This player is not asked in the vote, or has voted. Facts: ``power``."""

    NOT_ALL_VOTED = "not all voted"
    """Some have not voted yet. Facts: ``powers`` (joined)."""

    NOT_TO_WIN = "not to win"
    """Nobody can give the game to this power: it is out, or nobody else plays.
    Facts: ``power``."""

    NOT_IN_PLAY = "not in play"
    """Nobody plays this power any more. Facts: ``power``."""

    NOT_LEFT = "not left"
    """Its player has not left the game. Facts: ``power``."""

    NOT_TOLD_OPENLY = "not told openly"
    """What is asked in this phase has to be written in secret."""

    NEEDS_VOTE = "needs vote"
    """All have to agree that somebody plays on for one who left. Facts: ``power``."""

    ENDS_BEFORE = "ends before"
    """The agreed end lies before the beginning."""

    NO_SUCH_TURN = "no such turn"
    """No game begins with it. Facts: ``turn``."""

    NO_SURVIVORS = "no survivors"
    """Nobody has a unit left who could share a draw (II)."""

    NO_STOPPING = "no stopping"
    """In this game nobody has won before it is over."""

    NOT_LED = "not led"
    """No game master leads this table."""

    NO_SUCH_PHASE = "no such phase"
    """The table has not played the phase to go back to. Facts: ``phase``."""

    TOO_LONG_SLIP = "too long slip"
    """More is on a slip than anybody writes. Facts: ``power``."""

    BOARD_UNCHANGED = "board unchanged"
    """The board is already as it is to be set up."""

    BOARD_IMPOSSIBLE = "board impossible"
    """Nothing can stand or be owned like this on the board."""

    BOARD_BACKWARDS = "board backwards"
    """The season is one that was played already: the table goes back instead.
    Facts: ``phase``."""

    WRONG_PIN = "wrong pin"
    """The old PIN is not the one given. Facts: ``power``, ``wait`` (seconds)."""

    EMPTY_PIN = "empty pin"
    """A PIN needs at least one sign."""


class CommandError(ValueError):
    """A command that the table cannot follow now. Nothing was stored, nothing changed."""

    code: Refusal
    facts: Mapping[str, str]

    def __init__(self, code: Refusal, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = MappingProxyType(facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else str(self.code)
