"""What a step of the show is made of: a round's facts as the room's things. No painting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.bez_hranic.bills import Bill, trip_to
from engine.games.bez_hranic.calendar import FINALE, INCOME
from engine.games.bez_hranic.distance import above_best, best_of_table, off_best
from engine.games.bez_hranic.journey import journey
from engine.games.bez_hranic.placements import fields_of, seat_of, stacks
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing, PastRound, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.tokens import Token
from gui.games.bez_hranic.looks import letters_of
from gui.games.bez_hranic.show.best_panel import Above
from gui.games.bez_hranic.show.bill_panel import NOW, ToldSoFar
from gui.games.bez_hranic.show.end_page import Result, Worth
from gui.games.bez_hranic.show.inset import ShownStack
from gui.games.bez_hranic.show.race import Runner
from gui.games.bez_hranic.show.steps import Act, Cue, Step, steps
from gui.games.bez_hranic.show.timing import Beat, beat
from gui.games.bez_hranic.show.trip import ShownTrip
from gui.games.bez_hranic.words.show import field_words
from gui.games.bez_hranic.words.table import seen_of


@dataclass(frozen=True, slots=True)
class Telling:
    """One step of one round, as everybody may see it."""

    view: LiveView
    cue: Cue

    @property
    def seen(self) -> Seen:
        """The table."""
        return seen_of(self.view)

    @property
    def past(self) -> PastRound:
        """The round that is told."""
        return self.seen.past[self.cue.round - 1]

    @property
    def all_steps(self) -> Sequence[Step]:
        """All steps of it."""
        return steps(self.past)

    @property
    def step(self) -> Step:
        """The step that is told."""
        return self.all_steps[self.cue.step]

    @property
    def beat(self) -> Beat:
        """How it goes on in time."""
        return beat(self.all_steps, self.cue.step, self.past.bills)

    # -- who -------------------------------------------------------------------------------------

    def seat_of(self, colour: str) -> str:
        """Return who plays a colour."""
        return seat_of(self.seen.hands, colour)

    def token(self, colour: str) -> Token:
        """Return a colour's token with its letter."""
        letters = letters_of({one.power: one.player for one in self.view.seats})
        return Token(colour, letters[self.seat_of(colour)])

    def player(self, colour: str) -> str:
        """Return who plays a colour, by name."""
        return self.view.player(self.seat_of(colour))

    # -- a bill ----------------------------------------------------------------------------------

    def _purse(self, place: int) -> int:
        """Return what was in a purse before a bill."""
        past, seat = self.past, self.seat_of(self.past.bills[place].colour)
        sign = -1 if past.offer.round == FINALE else 1
        later = [one.paid for one in past.bills[place:] if one.colour in self.seen.hands[seat]]
        return past.purses[seat] + sign * sum(later)

    def _beneath(self, bill: Bill) -> list[Token]:
        """Return what lies under a colour's tokens, the lowest first."""
        under: list[Token] = []
        for place, one in enumerate(self.past.laid):
            if one.colour == bill.colour and bill.beneath:
                below = [low for low in self.past.laid[:place] if low.field == one.field]
                under += [self.token(low.colour) for low in below]
        return under

    def told(self, elapsed: float) -> ToldSoFar:
        """Return how far the bill is told."""
        bill = self.past.bills[self.step.bill]
        return ToldSoFar(
            past=self.past,
            step=self.step,
            player=self.player(bill.colour),
            token=self.token(bill.colour),
            purse=self._purse(self.step.bill),
            map=self.view.map,
            beneath=self._beneath(bill),
            beat=self.beat,
            elapsed=elapsed,
        )

    def shown_stacks(self) -> tuple[ShownStack, ...]:
        """Return the stacks that are taken up now, where something lies beneath."""
        bill, shown = self.past.bills[self.step.bill], []
        lying = stacks(self.past.laid)
        for field in fields_of(self.past.laid, bill.colour):
            stack = lying[field]
            under = len(stack) - 1 - stack[::-1].index(bill.colour)
            if under and bill.beneath:
                tokens = tuple(self.token(colour) for colour in stack)
                shown.append(ShownStack(field_words(self.view.map, field), tokens, under))
        return tuple(shown)

    def trip(self) -> ShownTrip:
        """Return what is on the map."""
        offer, step = self.past.offer, self.step
        if step.act is Act.MAP or step.act in (Act.PURSES, Act.END):
            return ShownTrip(offer.start, offer.target)
        if step.act is Act.BEST:
            trip = trip_to(offer, self.past.best.fields)
            way = journey(load_table(self.view.map).map, trip)
            return ShownTrip(
                offer.start, offer.target, trip.chosen, way.route, way.pairs, best=True
            )
        bill = self.past.bills[step.bill]
        trip = trip_to(offer, fields_of(self.past.laid, bill.colour))
        return ShownTrip(
            offer.start,
            offer.target,
            trip.chosen,
            bill.journey.route,
            bill.journey.pairs,
            self.token(bill.colour),
            insets=len(self.shown_stacks()),
        )

    def order(self) -> tuple[list[Token], list[tuple[str, bool]]]:
        """Return all tokens in the order of telling, with what is written below each."""
        past, step = self.past, self.step
        best = best_of_table(past) if step.act is Act.BEST else ()
        marks = []
        for place, bill in enumerate(past.bills):
            done = step.act is Act.BEST or 0 <= place < step.bill
            said = str(bill.paid) if done else NOW if place == step.bill else ""
            marks.append((said, bill.colour in best))
        return [self.token(bill.colour) for bill in past.bills], marks

    def above(self) -> list[Above]:
        """Return what everybody paid above the best, the least first."""
        past = self.past
        best = best_of_table(past)
        found = [
            Above(
                self.player(bill.colour),
                self.token(bill.colour),
                above_best(past, bill),
                best=bill.colour in best,
            )
            for bill in past.bills
        ]
        return sorted(found, key=lambda one: one.over)

    # -- purses ----------------------------------------------------------------------------------

    def runners(self) -> list[Runner]:
        """Return everybody's purse before and after the round, the fullest first."""
        past, hands = self.past, self.seen.hands
        sign = 1 if past.offer.round == FINALE else -1
        paid = {
            seat: sum(bill.paid for bill in past.bills if bill.colour in own)
            for seat, own in hands.items()
        }
        now = past.purses
        was = {seat: now[seat] - sign * paid[seat] for seat in now}
        return [
            Runner(
                self.view.player(seat),
                tuple(self.token(colour) for colour in hands[seat]),
                was[seat],
                now[seat],
                _place(now, seat),
                _place(was, seat) - _place(now, seat) if len({*was.values()}) > 1 else 0,
            )
            for seat in sorted(now, key=lambda one: -now[one])
        ]

    def results(self) -> list[Result]:
        """Return how everybody's game went, the winners first."""
        seen, found = self.seen, []
        off = off_best(seen.past, seen.hands)
        for seat, own in seen.hands.items():
            worths = []
            for past in seen.past:
                mine = [bill for bill in past.bills if bill.colour in own]
                best = all(above_best(past, bill) == 0 for bill in mine)
                worths.append(Worth(sum(bill.paid for bill in mine), best=best))
            purses = [0, *[past.purses[seat] for past in seen.past]]
            purses[-1] = seen.purses[seat]
            found.append(
                Result(
                    self.view.player(seat),
                    tuple(self.token(colour) for colour in own),
                    tuple(purses),
                    tuple(worths),
                    float(off[seat].mean),
                    seat in seen.richest,
                )
            )
        return sorted(found, key=lambda one: (not one.won, -one.purses[-1]))

    def incomes(self) -> dict[int, int]:
        """Return what everybody was given before which round."""
        colours = len(next(iter(self.seen.hands.values())))
        return {number: income * colours for number, income in INCOME.items()}


def _place(purses: Mapping[str, int], seat: str) -> int:
    """Return somebody's place by his purse, 1 for the fullest; equals share."""
    return 1 + sum(other > purses[seat] for other in purses.values())


def telling_of(view: LiveView) -> Telling | None:
    """Return what is told now; once the game is over, its end; else nothing."""
    seen = seen_of(view)
    if isinstance(view.cue, Cue) and view.cue.round <= len(seen.past):
        return Telling(view, view.cue)
    if seen.doing is Doing.OVER and seen.past:
        last = len(steps(seen.past[-1])) - 1
        return Telling(view, Cue(seen.past[-1].offer.round, last, moving=False))
    return None
