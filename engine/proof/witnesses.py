"""Holding what people kept of a game (photographs, notes) against its history."""

import os
import re
import unicodedata
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum

from engine.proof.envelopes import Verdict, proof_of
from engine.proof.evidence import Evidence, phase_of
from engine.store.rescue import closed_seals
from engine.table.envelope import is_digest, twelve_signs
from engine.table.event import Event, Opened, Sealed
from engine.table.master_event import Committed
from engine.table.witness import Witness

_SIGNS = 12
_DIGEST = re.compile(r"(?<![0-9A-Z])(?:0X)?([0-9A-F]{64})(?![0-9A-Z])")
_SPOKEN = re.compile(r"(?<![0-9A-Z])(?:[0-9A-TV-Z]{4}[ \t-]){2}[0-9A-TV-Z]{4}(?![0-9A-Z])")


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

    MISREAD = "misread"
    """The history that it speaks of is this one; the phase or a fingerprint in it is not."""

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

    Each is a text as the QR code has it, a whole fingerprint in hex, or the twelve signs that
    somebody wrote down: several of them, in any order, among anything else.
    """
    statements: list[Testimony] = []
    for text in given:
        witnesses = [_of_witness(evidence, one) for one in Witness.found_in(text)]
        matches = [*witnesses, *(_of_seal(evidence, one) for one in _seals_in(text))]
        statements += matches or [Testimony(said=text, held=Held.NONE)]
    return tuple(statements)


def has_signs(text: str) -> bool:
    """Tell whether a text has signs that were read aloud: to find their seal takes a while."""
    return any(not is_digest(one.lower()) for one in _seals_in(text))


def _of_witness(evidence: Evidence, one: Witness) -> Testimony:
    words = one.text()
    if one.game and evidence.founded.number != one.game:
        return Testimony(said=words, held=Held.OTHER_GAME, phase=one.phase)
    if one.head:
        return _of_head(evidence, one, words)
    for step, event in enumerate(evidence.events):
        if isinstance(event, Opened) and event.phase == one.phase:
            seals = closed_seals(evidence.events[:step])
            agree = {power: seal.fingerprint for power, seal in seals.items()} == dict(one.seals)
            held = Held.SEALS_AGREE if agree else Held.DIFFERS
            return Testimony(said=words, held=held, phase=one.phase)
    return Testimony(said=words, held=Held.GONE, phase=one.phase)


def _of_head(evidence: Evidence, one: Witness, words: str) -> Testimony:
    step = next((step for step, _, _, _, link in evidence.rows if link.hex() == one.head), 0)
    if step:
        before = evidence.events[:step]
        seals = {power: seal.fingerprint for power, seal in closed_seals(before).items()}
        # The head is made of the fingerprints: where the text was cut off, it stands for the rest.
        right = one.seals.items() <= seals.items() and one.phase == _phase_at(before)
        held = Held.AGREES if right else Held.MISREAD
        return Testimony(said=words, held=held, phase=one.phase, step=step)
    shown = {event.phase for event in evidence.events if isinstance(event, Opened | Committed)}
    held = Held.DIFFERS if one.phase in shown else Held.GONE
    return Testimony(said=words, held=held, phase=one.phase)


def _phase_at(events: Sequence[Event]) -> str:
    """Return the phase in which the last of some events happened."""
    return next((phase for one in reversed(events) if (phase := phase_of(one))), "")


def _seals_in(text: str) -> Sequence[str]:
    """Return the fingerprints in a text, whole in hex or as the signs that were read aloud."""
    whole = _plain(text)
    if is_digest(whole.lower()) or (len(whole) == _SIGNS and whole.isalnum()):
        return (whole,)
    digests = _DIGEST.findall(text.upper())
    # Three short words can look like signs that were read aloud; hardly any are without a digit.
    signs = (_plain(one) for one in _SPOKEN.findall(text.upper()))
    return (*digests, *(one for one in signs if set(one) & set("0123456789")))


def _plain(text: str) -> str:
    """Return a fingerprint as it was meant, however it was written."""
    pressed = "".join(unicodedata.normalize("NFKC", text).upper().split())
    return pressed.replace("-", "").strip(".,;:")


def _of_seal(evidence: Evidence, text: str) -> Testimony:
    """Look for a fingerprint: whole in hex, or the signs that were read aloud."""
    digest = text.lower()
    signs = "" if is_digest(digest) else text.translate(str.maketrans("OIL", "011"))
    for step, event in _seals_with(evidence, digest, signs):
        covers = event.head and _opened(evidence, event)
        return Testimony(
            said=text,
            held=Held.AGREES if covers else Held.SEALS_AGREE,
            phase=event.phase,
            step=_covered(evidence, step) if covers else 0,
        )
    return Testimony(said=text, held=Held.GONE)


def _seals_with(evidence: Evidence, digest: str, signs: str) -> Iterator[tuple[int, Sealed]]:
    """Return the seals, and where they stand, that have a fingerprint, or its signs if any."""
    seals = [(n, one) for n, one in enumerate(evidence.events) if isinstance(one, Sealed)]
    if not signs:
        yield from ((n, one) for n, one in seals if one.fingerprint == digest)
        return
    # Signs are slow to compute, so all cores do; an evening has hundreds of seals.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        shown = pool.map(lambda one: twelve_signs(one[1].fingerprint, one[1].scheme), seals)
        try:
            yield from (
                seal
                for seal, spelling in zip(seals, shown, strict=True)
                if spelling.replace(" ", "") == signs
            )
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


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
