"""What people choose behind the curtain, before they seal it. Only the one who chooses sees it."""

from dataclasses import dataclass, field

from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.view import Seen


@dataclass(slots=True)
class CalmChoices:
    """Choices of a round by seat; they stay when the curtain is drawn before they are sealed."""

    seat: str = ""
    """Who chooses now."""

    chosen: dict[str, tuple[Placement, ...]] = field(default_factory=dict, repr=False)

    @property
    def tokens(self) -> tuple[Placement, ...]:
        """What whoever chooses now has chosen so far."""
        return self.chosen.get(self.seat, ())

    def toggle(self, seen: Seen, where: str) -> None:
        """Choose a field, or take it back: with the first colour that is not whole yet."""
        if not self.seat:
            return
        mine, many = list(self.tokens), tokens_of(seen.round)
        for colour in seen.hands[self.seat]:
            fields = [one.field for one in mine if one.colour == colour]
            last = colour == seen.hands[self.seat][-1]
            if where in fields and (last or len(fields) < many):
                mine.remove(Placement(colour, where))
                break
            if where not in fields and len(fields) < many:
                mine.append(Placement(colour, where))
                break
            if where not in fields and last:  # the latest choice counts
                mine.remove(next(one for one in mine if one.colour == colour))
                mine.append(Placement(colour, where))
                break
        self.chosen[self.seat] = tuple(mine)

    def is_whole(self, seen: Seen) -> bool:
        """Tell whether every token of whoever chooses has its field."""
        colours = seen.hands.get(self.seat, ())
        return bool(colours) and len(self.tokens) == len(colours) * tokens_of(seen.round)

    def forget(self, seat: str) -> None:
        """Forget what was sealed."""
        self.chosen.pop(seat, None)
        self.seat = ""
