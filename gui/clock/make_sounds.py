"""Makes the sounds in ``assets/sounds``: ``python -m gui.clock.make_sounds``. A developers' tool.

Nothing is recorded: each sound is a few decaying sines and some noise, so nobody else owns it and
anybody can make it again.
"""

import argparse
import math
import random
import struct
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine import resources

RATE = 22_050
LOUD = 0.5
"""Peak of every sound; a table is a quiet room."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tone:
    """A sine that dies away, or noise when it has no pitch."""

    at: float = 0.0
    """Seconds from the beginning."""

    pitch: float = 0.0
    strength: float = 1.0
    fade: float = 0.3
    """Seconds in which it loses most of its strength."""

    attack: float = 0.004

    def value(self, when: float, chance: random.Random) -> float:
        """Return how it swings at a moment."""
        passed = when - self.at
        if passed < 0:
            return 0.0
        swing = math.sin(math.tau * self.pitch * passed) if self.pitch else chance.uniform(-1, 1)
        return (
            self.strength * swing * min(1.0, passed / self.attack) * math.exp(-passed / self.fade)
        )


def _bell(pitch: float, at: float = 0.0, fade: float = 0.9, strength: float = 1.0) -> list[Tone]:
    """Strike a bell: its partials are no whole multiples of each other."""
    partials = (
        (0.5, 0.5, 1.3),
        (1.0, 1.0, 1.0),
        (2.0, 0.5, 0.6),
        (2.76, 0.34, 0.45),
        (4.1, 0.2, 0.3),
    )
    return [
        Tone(at=at, pitch=pitch * ratio, strength=strength * share, fade=fade * length)
        for ratio, share, length in partials
    ]


def _tick(at: float) -> list[Tone]:
    return [
        Tone(at=at, pitch=1900, fade=0.018, attack=0.001),
        Tone(at=at, pitch=3100, strength=0.4, fade=0.01, attack=0.001),
    ]


SOUNDS: dict[str, tuple[float, Sequence[Tone]]] = {
    "seal": (  # a stamp: a dull thump and a little wood
        0.35,
        [
            Tone(pitch=92, fade=0.07),
            Tone(pitch=148, strength=0.6, fade=0.05),
            Tone(strength=0.25, fade=0.012, attack=0.001),
        ],
    ),
    "all_sealed": (1.8, _bell(196, fade=0.7)),
    "last_minute": (0.5, [*_tick(0.0), *_tick(0.24)]),
    "time_up": (2.2, [*_bell(523, fade=0.8), *_bell(392, at=0.42, fade=0.9)]),
    "page": (  # paper: noise that swells and falls
        0.4,
        [
            Tone(strength=0.5, fade=0.06, attack=0.05),
            Tone(at=0.11, strength=0.7, fade=0.05, attack=0.04),
        ],
    ),
    "conflict": (0.25, [Tone(pitch=320, fade=0.035), Tone(pitch=480, strength=0.4, fade=0.02)]),
    "victory": (
        2.6,
        [
            *_bell(392, fade=0.5, strength=0.8),
            *_bell(494, at=0.18, fade=0.5, strength=0.8),
            *_bell(587, at=0.36, fade=0.5, strength=0.8),
            *_bell(784, at=0.54, fade=0.9),
        ],
    ),
}
"""How long each lasts, and what it is made of."""


def samples(name: str) -> list[int]:
    """Return a sound as 16-bit samples, the same every time."""
    seconds, tones = SOUNDS[name]
    chance = random.Random(name)  # noqa: S311 - noise for the ear, no secret
    count = round(seconds * RATE)
    swings = [sum(tone.value(place / RATE, chance) for tone in tones) for place in range(count)]
    tail = round(0.03 * RATE)
    for place in range(tail):  # no click where it ends
        swings[count - 1 - place] *= place / tail
    peak = max(map(abs, swings))
    return [round(swing / peak * LOUD * 32_767) for swing in swings]


def write(name: str, path: Path) -> None:
    """Write a sound as a WAV file."""
    made = samples(name)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(made)}h", *made))


def main() -> int:
    """Make every sound."""
    argparse.ArgumentParser(prog="gui.clock.make_sounds", description=__doc__).parse_args()
    folder = resources.assets() / "sounds"
    folder.mkdir(exist_ok=True)
    for name in SOUNDS:
        write(name, folder / f"{name}.wav")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
