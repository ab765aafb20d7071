"""The course of a reveal: all seals open, each power is read out, each conflict is looked at."""

from dataclasses import dataclass
from enum import StrEnum

from engine.board.board import Board
from engine.rules.phase import Step
from engine.rules.ruling import Conflict
from engine.session.envelope import fingerprint
from engine.session.view import PastPhase


class Scene(StrEnum):
    """What a step of the reveal shows."""

    OPENED = "opened"
    """All seals are broken; every order of every power lies on the board."""

    POWER = "power"
    """One power's orders are read out."""

    CONFLICT = "conflict"
    """One contested space and those who wanted it."""

    CARRIED_OUT = "carried out"
    """All units where the orders took them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealStep:
    """One press of the key."""

    scene: Scene
    power: str = ""
    """For POWER: who is read out."""

    conflict: Conflict | None = None
    """For CONFLICT: what is looked at."""


def read_out(past: PastPhase, board: Board) -> tuple[str, ...]:
    """Return the powers to be read out, in the board's order, the silent ones among them."""
    heard = {*past.orders, *past.disorder}
    return tuple(power.id for power in board.powers if power.id in heard)


def steps(past: PastPhase, board: Board) -> tuple[RevealStep, ...]:
    """Return the whole course of one phase's reveal."""
    conflicts = past.resolution.conflicts if past.phase.step is not Step.ADJUSTMENTS else ()
    return (
        RevealStep(scene=Scene.OPENED),
        *(RevealStep(scene=Scene.POWER, power=power) for power in read_out(past, board)),
        *(RevealStep(scene=Scene.CONFLICT, conflict=conflict) for conflict in conflicts),
        RevealStep(scene=Scene.CARRIED_OUT),
    )


def checked(past: PastPhase) -> dict[str, bool]:
    """Check every fingerprint against the orders and the nonce that are now public."""
    return {
        power: _agrees(past.nonces.get(power, ""), power, past)
        for power in past.orders
        if power in past.fingerprints
    }


def _agrees(nonce: str, power: str, past: PastPhase) -> bool:
    try:
        found = fingerprint(nonce, power, past.phase.code, past.orders[power])
    except ValueError:  # a nonce that is none proves nothing
        return False
    return found == past.fingerprints[power]
