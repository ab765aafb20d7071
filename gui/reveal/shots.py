"""Which moments of a reveal are worth a picture, and how long each is looked at. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from gui.reveal.step import FLIGHT, HOLD, RevealStep, Scene

READ = 450
"""Milliseconds that the reader of an animation needs for each order laid on the board."""

LONGEST = 4500


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of an animation."""

    place: int
    """Which step."""

    elapsed: float
    lasts: int
    """Milliseconds."""


def stills(steps: Sequence[RevealStep]) -> tuple[Shot, ...]:
    """Return one picture per step, as it came out; the first has nothing to show yet."""
    shots = [
        Shot(place, float(step.length), HOLD)
        for place, step in enumerate(steps)
        if step.scene is not Scene.OPENED
    ]
    return tuple(shots)


def animation(steps: Sequence[RevealStep], *, rate: int) -> tuple[Shot, ...]:
    """Return the pictures of an animation: many while something moves, one while nothing does.

    The camera cuts instead of flying: that would cost more pictures than all orders together.
    """
    shots: list[Shot] = []
    for place, step in enumerate(steps):
        times = sorted({*_moments(step, rate), float(step.length)})
        ends = [*times[1:], step.length + _pause(step)]
        for at, end in zip(times, ends, strict=True):
            if end > at:
                shots.append(Shot(place, at, round(end - at)))
    return tuple(shots)


def _pause(step: RevealStep) -> int:
    return min(LONGEST, HOLD + READ * len(step.chosen) + READ * 2 * (step.conflict is not None))


def _moments(step: RevealStep, rate: int) -> Iterator[float]:
    """Yield when something looks otherwise."""
    begin = float(min(FLIGHT, step.length)) if _flies(step) else 0.0
    yield begin
    yield from (float(cue.at) for cue in step.cues if cue.at > begin)
    spans = [(one.at, one.at + one.length) for one in step.growing]
    spans += [(one.at, one.at + one.length) for one in step.motions]
    for start, end in _joined(spans):
        count = max(1, round((end - start) * rate / 1000))
        yield from (start + (end - start) * number / count for number in range(1, count + 1))


def _flies(step: RevealStep) -> bool:
    first = next((cue.at for cue in step.cues if cue.at), None)
    if step.scene is Scene.CONFLICT:
        return first == FLIGHT
    return step.scene is Scene.CARRIED_OUT and min((m.at for m in step.motions), default=0) > 0


def _joined(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Join spans of time that overlap."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged
