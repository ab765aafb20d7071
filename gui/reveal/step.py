"""One press of the key: what lies on the board, what grows, who moves, and when it is told.

Times are milliseconds from the beginning of the step at speed 1. Everything here is a value; what
is seen at a moment is a pure function of the step and the time, so that any step can be shown at
once, backwards, without movement, or frame by frame for an export.
"""

from bisect import bisect_right
from dataclasses import dataclass, field
from enum import StrEnum

from engine.rules.ruling import Conflict
from gui.kit import theme
from gui.map.arrows.marks import Mark

_TOKENS = theme.TOKENS["motion"]
GROW, STAGGER = int(_TOKENS["arrow_grow"]), int(_TOKENS["arrow_stagger"])
SUPPORT, CONFLICT = int(_TOKENS["support_grow"]), int(_TOKENS["conflict"])
MOVE, BOUNCE = int(_TOKENS["unit_move"]), int(_TOKENS["bounce"])
PUSH, HOLD = int(_TOKENS["dislodge"]), int(_TOKENS["hold_after_step"])
FLIGHT = MOVE
"""How long the camera takes from one place to the next."""


class Scene(StrEnum):
    """What a step of the reveal shows."""

    OPENED = "opened"
    """All seals are broken and their fingerprints checked; nothing lies on the board yet."""

    POWER = "power"
    """One power's orders are read out and laid on the board."""

    LAID = "laid"
    """All powers' orders are laid at once, where the table goes by conflicts."""

    CONFLICT = "conflict"
    """One contested space and those who wanted it."""

    CARRIED_OUT = "carried out"
    """All units go where the orders took them."""


class Mode(StrEnum):
    """How the table wants the orders to be laid."""

    BY_POWER = "by power"
    BY_CONFLICT = "by conflict"


class Deed(StrEnum):
    """What a unit does on the board."""

    GO = "go"
    """It travels to where it will stand."""

    BOUNCE = "bounce"
    """It runs into somebody and comes back."""

    PUSH = "push"
    """It is driven out of its place."""

    VANISH = "vanish"
    """It is taken off the board."""

    APPEAR = "appear"
    """It is put on the board."""


@dataclass(frozen=True, slots=True)
class Cue:
    """From a time on, these marks lie on the board."""

    at: int
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Growing:
    """A mark that is being drawn."""

    mark: Mark
    at: int
    length: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """A unit on its way."""

    province: str
    """Where it stood before the phase; of a new unit, where it will stand."""

    deed: Deed
    way: tuple[str, ...]
    """Locations it goes through: where it stood, fleets that carry it, where it wants to be."""

    kind: str
    letter: str
    at: int
    length: int
    beaten: bool = False
    """It had been driven out before the phase."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What of a mark is drawn already."""

    index: int
    """Of the mark among those that lie on the board."""

    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealStep:
    """One press of the key."""

    scene: Scene
    power: str = ""
    """For POWER: who is read out."""

    conflict: Conflict | None = None
    """For CONFLICT: what is looked at."""

    cues: tuple[Cue, ...] = ()
    growing: tuple[Growing, ...] = ()
    motions: tuple[Motion, ...] = ()
    done: tuple[Motion, ...] = ()
    """What units did in earlier steps that lasts: driven out, taken off."""

    near: frozenset[str] = frozenset()
    """Provinces that the camera goes near; none for the whole board."""

    chosen: frozenset[str] = frozenset()
    """Provinces of the units that are being read out."""

    told_at: int = 0
    """When the verdict may be said."""

    length: int = 0
    """When everything has come to rest."""

    after: tuple[Mark, ...] | None = field(default=None, repr=False)
    """For CARRIED_OUT: the marks on the new position, once all units have arrived."""

    def marks(self, elapsed: float) -> tuple[Mark, ...]:
        """Return what lies on the board at a time."""
        if self.arrived(elapsed) and self.after is not None:
            return self.after
        last = bisect_right(self.cues, elapsed, key=lambda cue: cue.at) - 1
        return self.cues[max(last, 0)].marks if self.cues else ()

    def arrived(self, elapsed: float) -> bool:
        """Tell whether the new position is to be shown."""
        return self.after is not None and elapsed >= self.length

    def told(self, elapsed: float) -> bool:
        """Tell whether the verdict may be said."""
        return elapsed >= self.told_at

    def grown(self, elapsed: float) -> dict[int, float]:
        """Return which marks are only partly there, by their index, 0 to 1."""
        if elapsed >= self.length:
            return {}
        part = {
            one.mark: (elapsed - one.at) / one.length
            for one in self.growing
            if elapsed < one.at + one.length
        }
        if not part:
            return {}
        return {
            index: max(0.0, part[mark])
            for index, mark in enumerate(self.marks(elapsed))
            if mark in part
        }

    def moving(self, elapsed: float) -> tuple[tuple[Motion, float], ...]:
        """Return which units are on their way or were in this step, and how far, 0 to 1."""
        return tuple(
            (motion, min(1.0, (elapsed - motion.at) / motion.length))
            for motion in self.motions
            if elapsed >= motion.at
        )
