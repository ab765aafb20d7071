"""What a program that was killed shows first when it is started again, and what it should show."""

from collections import Counter
from collections.abc import Sequence

from engine.session.event import (
    Advanced,
    Called,
    Ended,
    Event,
    PutOff,
    Reopened,
    Resolved,
    Sealed,
    Unsealed,
    Voided,
)
from engine.store.soak import LossError, Target
from gui.crash.sight import PLACES, places

REOPENED = "reopened"
ON = "on"


def remark(screen: str, phase: str, sealed: Sequence[str], called: str) -> str:
    """Say what is seen: ``reopened CurtainScreen S1901M FRANCE,ITALY RUSSIA``."""
    seals = ",".join(sorted(sealed))
    return " ".join((REOPENED, screen, phase or "-", seals or "-", called or "-"))


def on(screen: str) -> str:
    """Say which screen is shown now, so that it is known where a kill met the program."""
    return f"{ON} {screen}"


def expected(events: Sequence[Event]) -> str:
    """Say what must be seen of a stored history, told apart from the session's own telling."""
    screen, phase, sealed, queue = "CurtainScreen", "", set[str](), list[str]()
    for event in events:
        match event:
            case Called():
                phase, queue, sealed = event.phase, list(event.powers), set()
            case Sealed():
                sealed.add(event.power)
                queue.remove(event.power)
            case Unsealed() | Reopened():
                sealed.discard(event.power)
                queue.insert(0, event.power)
            case Voided():
                sealed.discard(event.power)
                queue.append(event.power)
            case PutOff():
                queue.remove(event.power)
                queue.append(event.power)
            case Resolved():
                screen, sealed, queue = "ResultsScreen", set(), []
            case Advanced():
                screen = "CurtainScreen"
            case Ended():
                screen, phase, sealed, queue = "GameOverScreen", "", set(), []
    return remark(screen, phase, tuple(sealed), queue[0] if queue else "")


def _sights(remarks: Sequence[str]) -> Sequence[str]:
    """Return what the program said that it showed; nothing at all first."""
    return ["", *(said.removeprefix(f"{ON} ") for said in remarks if said.startswith(f"{ON} "))]


class Witness:
    """Sees to it that each start shows what was stored before."""

    def __init__(self) -> None:
        self.reopened = 0
        self._turn = False
        self._sent: Counter[str] = Counter()
        self.last_seen: Counter[str] = Counter()
        """At which places programs were when they ended, by a kill or by themselves."""

    def target(self) -> Target | None:
        """Return where a kill should meet the program next: every other time, a rare place."""
        self._turn = not self._turn
        if self._turn:
            return None
        rare = min(PLACES, key=lambda place: self.last_seen[place] + self._sent[place])
        self._sent[rare] += 1
        return Target(rare, lambda remarks: rare in places(_sights(remarks)[-1]))

    @property
    def never_met(self) -> tuple[str, ...]:
        """The places at which no program ended."""
        return tuple(place for place in PLACES if place not in self.last_seen)

    def look(self, remarks: Sequence[str], before: Sequence[Event]) -> None:
        """Hold what a program said of its first screen against the history before it.

        Raises:
            LossError: it opened somewhere else.
        """
        self.last_seen.update(places(_sights(remarks)[-1]))
        for said in remarks:
            if said.startswith(REOPENED) and before:
                self.reopened += 1
                if said != expected(before):
                    raise LossError(f"{said!r}, but it should be {expected(before)!r}")
