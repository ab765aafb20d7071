"""Which colour of somebody is laid next: the one that he took, or the first that he has."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Seen


@dataclass(slots=True)
class TakenColour:
    """The colour that the next field takes."""

    taken: str = ""
    """Nothing where nobody has taken one."""

    def take(self, seen: Seen, seat: str, tapped: str) -> None:
        """Take the next colour of somebody into the hand, or the token that he tapped."""
        colours = self.of(seen, seat)
        if not colours:
            return
        if tapped in colours and tapped != self.taken:
            self.taken = tapped
        elif self.taken in colours or seen.turn == seat:
            place = colours.index(self.taken) if self.taken in colours else 0
            self.taken = colours[(place + 1) % len(colours)]
        else:
            self.taken = colours[0]

    @staticmethod
    def of(seen: Seen, seat: str) -> Sequence[str]:
        """Return the colours of which somebody has tokens in his hand."""
        if seen.way == Way.BESIDE:  # they lie on the real table
            return seen.hands[seat]
        return [one for one in seen.hands[seat] if seen.in_hand.get(one)]

    def next(self, seen: Seen, seat: str) -> str:
        """Return what somebody lays next, and have nothing taken any more."""
        colours = self.of(seen, seat)
        first = colours[0] if colours else seen.hands[seat][0]
        found = self.taken if self.taken in colours else first
        self.taken = ""
        return found
