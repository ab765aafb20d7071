"""Holding what people kept of a game (photographs, notes) against its history."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.proof.envelopes import Verdict, proof_of
from engine.proof.evidence import Evidence
from engine.session.envelope import is_digest, spoken
from engine.session.event import Opened, Sealed
from engine.session.leading_event import Committed
from engine.session.witness import Witness
from engine.store.rescue import closed_seals

_SIGNS = 12


class Held(StrEnum):
    """What came of holding a witness against a history."""

    AGREES = "agrees"
    """Everything up to there is as it was when the witness was taken."""

    SEALS_AGREE = "seals agree"
    """The fingerprints are those of the history; what stands before them is not covered."""

    DIFFERS = "differs"
    """The history is not the one that was witnessed."""

    GONE = "gone"
    """The history does not come so far, or goes another way before."""

    OTHER_GAME = "other game"
    """It is of another game."""

    NONE = "none"
    """It is no witness at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Testimony:
    """What one witness says."""

    said: str
    """As it was given."""

    held: Held
    phase: str = ""
    step: int = 0
    """So many events are proven by it to be as they were."""


def testimonies(evidence: Evidence, given: Sequence[str]) -> tuple[Testimony, ...]:
    """Hold witnesses against a history.

    Each is a text as the QR code has it, several of them among anything else, a whole fingerprint
    in hex, or the twelve signs that somebody wrote down.
    """
    found: list[Testimony] = []
    for text in given:
        witnesses = Witness.found_in(text)
        if witnesses:
            found += (_of_witness(evidence, one) for one in witnesses)
            continue
        found.append(_of_seal(evidence, text))
    return tuple(found)


def _of_witness(evidence: Evidence, one: Witness) -> Testimony:
    said = one.text()
    if one.game and evidence.founded.number != one.game:
        return Testimony(said=said, held=Held.OTHER_GAME, phase=one.phase)
    if one.head:
        return _of_head(evidence, one, said)
    for step, event in enumerate(evidence.events):
        if isinstance(event, Opened) and event.phase == one.phase:
            seals = closed_seals(evidence.events[:step])
            agree = {power: seal.fingerprint for power, seal in seals.items()} == dict(one.seals)
            held = Held.SEALS_AGREE if agree else Held.DIFFERS
            return Testimony(said=said, held=held, phase=one.phase)
    return Testimony(said=said, held=Held.GONE, phase=one.phase)


def _of_head(evidence: Evidence, one: Witness, said: str) -> Testimony:
    step = next((step for step, _, _, _, link in evidence.rows if link.hex() == one.head), 0)
    if step:
        before = evidence.events[:step]
        seals = {power: seal.fingerprint for power, seal in closed_seals(before).items()}
        right = seals == dict(one.seals)
        held = Held.AGREES if right else Held.DIFFERS
        return Testimony(said=said, held=held, phase=one.phase, step=step if right else 0)
    shown = {event.phase for event in evidence.events if isinstance(event, Opened | Committed)}
    held = Held.DIFFERS if one.phase in shown else Held.GONE
    return Testimony(said=said, held=held, phase=one.phase)


def _of_seal(evidence: Evidence, text: str) -> Testimony:
    """Look for a fingerprint: whole in hex, or the signs that were read aloud."""
    plain = "".join(text.split())
    whole = is_digest(plain.lower())
    signs = plain.upper().translate(str.maketrans("OIL", "011"))
    if not whole and (len(signs) != _SIGNS or not signs.isalnum()):
        return Testimony(said=text, held=Held.NONE)
    for step, event in enumerate(evidence.events):
        if not isinstance(event, Sealed):
            continue
        shown = event.fingerprint if whole else spoken(event.fingerprint, event.scheme)
        if shown == plain.lower() if whole else shown.replace(" ", "") == signs:
            covers = event.head and _opened(evidence, event)
            return Testimony(
                said=text,
                held=Held.AGREES if covers else Held.SEALS_AGREE,
                phase=event.phase,
                step=_covered(evidence, step) if covers else 0,
            )
    return Testimony(said=text, held=Held.GONE)


def _opened(evidence: Evidence, seal: Sealed) -> bool:
    """Tell whether a seal was opened to what it fixes: else nobody can tell what it covers."""
    begun = 0
    for step, event in enumerate(evidence.events):
        if isinstance(event, Opened):
            known = closed_seals(evidence.events[begun:step]).get(seal.power)
            if known is seal:
                return proof_of(event, seal.power, seal).verdict is Verdict.AGREES
            begun = step + 1
    return False


def _covered(evidence: Evidence, at: int) -> int:
    """Return how many events stand before the transaction of the one at a place."""
    before = [step for step, _, _, whole, _ in evidence.rows[:at] if whole]
    return before[-1] if before else 0
