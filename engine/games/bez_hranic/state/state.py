"""The rules of Bez hranic as a fold: what may follow, and what comes of it.

Whatever happens is checked here when it is decided and again whenever a file is read: so what a
file tells is what the rules would have told.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Self

from engine.games.bez_hranic.bills import Bill, Hand, Offer, best, bills, income, is_offer
from engine.games.bez_hranic.calendar import OFFER, ROUNDS, round_phase, tokens_of
from engine.games.bez_hranic.commands import (
    Change,
    ComeBack,
    Deal,
    Enter,
    HandOver,
    Lay,
    Leave,
    Pass,
    Press,
    Reason,
    Seal,
    TakeBack,
    TellCards,
    TimeUp,
    Turn,
)
from engine.games.bez_hranic.deck import Deck, lot_order, new_deck, nonce_of
from engine.games.bez_hranic.distance import off_best
from engine.games.bez_hranic.events import (
    CameBack,
    CardsTold,
    Changed,
    Counted,
    Dealt,
    Finished,
    HandedOver,
    Laid,
    Left,
    Lifted,
    Opened,
    Passed,
    Pressed,
    Sealed,
    TakenBack,
    Turned,
    choice,
)
from engine.games.bez_hranic.hands import Hands
from engine.games.bez_hranic.likely import before_laying, bots_lay, put_right, while_laying
from engine.games.bez_hranic.placements import Placement, repair
from engine.games.bez_hranic.setting import Agreement, Way, agreed
from engine.games.bez_hranic.state.attendance import Attendance
from engine.games.bez_hranic.view import Doing, PastRound, Seen
from engine.rules.game import End, Outcome
from engine.rules.live import Due, LiveCommand, LiveRefusalError, OwnEvent, Setting
from engine.rules.secret import print_of
from engine.rules.shuffled import Shuffled

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.rules.distance import Distance
    from engine.rules.phase import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One table's game at one moment."""

    agreed: Agreement
    alone: bool = False
    """Whether one plays by himself: no club counts it."""

    purses: Mapping[str, int]
    attendance: Attendance
    """Who is at the table."""

    seed: str = field(default="", repr=False)
    deck: Deck | None = field(default=None, repr=False)
    round: int = 0
    doing: Doing = Doing.READY
    offer: Offer | None = field(default=None, repr=False)
    """The cards of this round; only those that were turned may be told."""

    shown: int = 0
    hands: Hands | None = None
    sealed: Mapping[str, Sealed] = field(default_factory=dict, repr=False)
    """Calm choices of this round, by seat."""

    opened: bool = False
    """Whether all calm choices of this round were told."""

    again: int = 0
    """How often this round's offer was void."""

    by_hand: Mapping[str, int] = field(default_factory=dict)
    """Euros by which purses were changed by hand, all in all: taking a round back keeps them."""

    past: tuple[PastRound, ...] = ()
    before: tuple[Self, ...] = field(default=(), repr=False)
    """The table before each round that was counted, to which it can be taken back."""

    log: tuple[tuple[str, ...], ...] = ()
    outcome: Outcome | None = None

    @classmethod
    def start(cls, setting: Setting) -> Self:
        """Sit down.

        Raises:
            ValueError: nobody can play so.
        """
        table = agreed(setting)
        purses = dict.fromkeys(table.seats, 0)
        return cls(
            agreed=table,
            alone=table.way is Way.ALONE,
            purses=purses,
            attendance=Attendance(table.seats),
        )

    @property
    def phase(self) -> Phase:
        """The round that is played."""
        return round_phase(self.round)

    @property
    def counted(self) -> Mapping[str, int]:
        """Everybody's purse."""
        return self.purses

    @property
    def players(self) -> Mapping[str, str]:
        """Who plays on where somebody was replaced, by the seat."""
        return self.attendance.players

    @property
    def off_best(self) -> Mapping[str, Distance]:
        """How far everybody was from the best, in euros; told once the game is over."""
        return off_best(self.past, self.agreed.hands) if self.outcome is not None else {}

    @property
    def running(self) -> bool:
        """Time counts while tokens are laid."""
        return self.doing is Doing.CHOOSING and self.agreed.way not in (Way.CALM, Way.BESIDE)

    @property
    def commands(self) -> tuple[LiveCommand, ...]:
        """What anybody would do by hand now; some of it comes too early, or is another's turn."""
        if self.doing is not Doing.CHOOSING or self.offer is None or self.hands is None:
            corrections = put_right(self.agreed, self.past, len(self.log))
            return (*before_laying(self.agreed, self.doing), *corrections)
        return while_laying(self.agreed, self.offer, self.hands)

    @property
    def due(self) -> Due | None:
        """A press that names no field is let pass, and the time for laying ends."""
        hands = self.hands
        if not self.running or hands is None or self.offer is None:
            return None
        ends: list[tuple[int, LiveCommand]] = []
        if hands.turn:
            ends.append((hands.lets_pass_at, Pass(hands.turn)))
        if self.agreed.limit:
            ends.append((self.agreed.limit, TimeUp()))
        luck = f"{self.seed} bot {self.round} {self.again}"
        ends += bots_lay(self.agreed, self.offer, hands, luck)
        if not ends:
            return None
        when, command = min(ends, key=lambda end: end[0])
        return Due(max(when - hands.passed, 0), command)

    @property
    def dealer(self) -> str:
        """Who deals this round; where none runs, the next. Nobody who is away deals."""
        turn = self.round if self.doing is Doing.READY else self.round - 1
        seats, first = self.agreed.seats, min(turn, ROUNDS - 1) % len(self.agreed.seats)
        return next(seat for seat in (*seats[first:], *seats) if seat in self.attendance)

    # -- what comes of a command -----------------------------------------------------------------

    def decide(self, command: LiveCommand, since: int) -> tuple[OwnEvent, ...]:  # noqa: C901, PLR0911, PLR0912 - one line per kind
        """Return what comes of a command; see ``engine.rules.live``."""
        if self.outcome is not None and not isinstance(
            command, TakeBack | Change | Enter | HandOver
        ):
            raise LiveRefusalError(Reason.OVER)
        match command:
            case Deal():
                _expect(self.doing in (Doing.READY, Doing.VOID), Reason.ROUND_RUNS)
                again = self.doing is Doing.VOID
                return (Dealt(round=self.round if again else self.round + 1, again=again),)
            case Turn():
                _expect(self.doing is Doing.DEALING, Reason.ALL_LIE)
                return (Turned(round=self.round, shown=self.shown + 1),)
            case TellCards(start=start, offer=offer, target=target):
                return self._told(start, offer, target)
            case Press(seat=seat, others=others):
                return self._pressed((seat, *others), since)
            case Pass(seat=seat):
                _way(self.agreed, Way.BUZZER)
                hands = self._choosing(seat)
                _expect(hands.turn == seat, Reason.NOT_HIS_TURN, seat=seat)
                return (Passed(round=self.round, seat=seat),)
            case Lay(tokens=tokens):
                return self._laid(tokens)
            case TimeUp():
                return self._timed_up(since)
            case Seal(seat=seat, tokens=tokens):
                return self._sealed(seat, tokens)
            case Enter(tokens=tokens, reason=reason):
                return self._entered(tokens, reason)
            case Leave() | ComeBack() | HandOver():
                came = self.attendance.decide(command)
                return self._changed(came)._all_lie((came,))  # noqa: SLF001 - another of its kind
            case TakeBack(reason=reason):
                beside = self.agreed.way is Way.BESIDE
                running = self.doing in (Doing.DEALING, Doing.CHOOSING) and not beside
                _expect(bool(self.past), Reason.NOTHING_PLAYED)
                _expect(not running, Reason.ROUND_RUNS)
                _expect(bool(reason.strip()), Reason.NO_REASON)
                return (TakenBack(round=self.past[-1].offer.round, reason=reason),)
            case Change(seat=seat, euros=euros, reason=reason):
                _expect(seat in self.agreed.seats, Reason.NO_SEAT, seat=seat)
                _expect(bool(reason.strip()), Reason.NO_REASON)
                _expect(self.purses[seat] + euros >= 0, Reason.NO_MONEY, seat=seat)
                changed = Changed(seat=seat, euros=euros, reason=reason)
                return self._closed(changed) if self.outcome is not None else (changed,)
        raise TypeError(command)

    def _told(self, start: str, offer: tuple[str, ...], target: str) -> tuple[OwnEvent, ...]:
        _way(self.agreed, Way.BESIDE)
        _expect(self.doing is Doing.DEALING, Reason.ROUND_RUNS)
        told = CardsTold(round=self.round, start=start, offer=offer, target=target)
        cards = Offer(self.round, start, offer, target)
        fits = len(offer) == OFFER and is_offer(self.agreed.map, cards)
        _expect(fits, Reason.NO_OFFER, why="cards")
        return (told,)

    def _pressed(self, seats: Sequence[str], since: int) -> tuple[OwnEvent, ...]:
        """Let somebody press, or several in the very same moment, of whom some may not."""
        if len(seats) == 1:
            return self._one_pressed(seats[0], since)
        events, refused = list[OwnEvent](), list[LiveRefusalError]()
        tokens = [Placement(seat, "") for seat in seats]
        for one in lot_order(self.seed, f"{self.round} pressed {len(self.past)}", tokens):
            try:
                events += self._one_pressed(one.colour, since)
            except LiveRefusalError as error:
                refused.append(error)
        if not events:
            raise refused[0]
        return tuple(events)

    def _one_pressed(self, seat: str, since: int) -> tuple[OwnEvent, ...]:
        _way(self.agreed, Way.BUZZER)
        _expect(not self.agreed.nine, Reason.OTHER_WAY)
        hands = self._choosing(seat)
        _expect(bool(hands.left(seat)), Reason.NOT_IN_HAND, colour=seat)
        waits = seat == hands.turn or seat in hands.queue
        _expect(not waits, Reason.WAITS, seat=seat)
        asleep = hands.passed + since < hands.asleep.get(seat, 0)
        _expect(not asleep, Reason.ASLEEP, seat=seat)
        return (Pressed(round=self.round, seat=seat),)

    def _laid(self, tokens: Sequence[Placement]) -> tuple[OwnEvent, ...]:
        _way(self.agreed, Way.BUZZER, Way.TOUCH, Way.ALONE)
        _expect(bool(tokens), Reason.NOT_IN_HAND, colour="")
        state, events = self, list[OwnEvent]()
        ordered = tokens
        if len(tokens) > 1:
            ordered = lot_order(self.seed, f"{self.round} {len(self.past)}", tokens)
        seats = [self.agreed.seat_of(one.colour) for one in ordered]
        twice = next((seat for seat in seats if seats.count(seat) > 1), "")
        _expect(not twice, Reason.ONE_HAND, seat=twice)
        for one in ordered:
            for event in state._one_laid(one):
                events.append(event)
                state = state._changed(event)
        return state._all_lie(events)  # noqa: SLF001

    def _one_laid(self, token: Placement) -> tuple[OwnEvent, ...]:
        seat = self.agreed.seat_of(token.colour)
        _expect(bool(seat), Reason.NO_SEAT, seat=token.colour)
        hands = self._choosing(seat)
        assert self.offer is not None
        _expect(token.field in self.offer.fields, Reason.NO_FIELD, field=token.field)
        _expect(bool(hands.in_hand(token.colour)), Reason.NOT_IN_HAND, colour=token.colour)
        direct = self.agreed.way is not Way.BUZZER or self.agreed.nine
        turn = direct or hands.turn == seat
        _expect(turn, Reason.NOT_HIS_TURN, seat=seat)
        laid = Laid(round=self.round, colour=token.colour, field=token.field)
        wrong = hands.lay(token).wrong(seat)
        return (laid, _lifting(self.round, wrong)) if wrong else (laid,)

    def _timed_up(self, since: int) -> tuple[OwnEvent, ...]:
        hands, limit = self.hands, self.agreed.limit
        _expect(self.running and bool(limit), Reason.OTHER_WAY)
        assert hands is not None
        assert self.offer is not None
        _expect(hands.passed + since >= limit, Reason.TOO_EARLY, seat="")
        events: list[OwnEvent] = [
            Laid(round=self.round, colour=one.colour, field=one.field)
            for one in hands.for_whom_time_is_up(self.offer.fields)
        ]
        state = self
        for event in events:
            state = state._changed(event)
        return state._all_lie(events)  # noqa: SLF001

    def _all_lie(self, events: Sequence[OwnEvent]) -> tuple[OwnEvent, ...]:
        """Count the round where all who are there have laid: who is away stands at home."""
        if not self._whole_table:
            return tuple(events)
        if self.agreed.way is Way.CALM:
            return (
                *events,
                _opening(self.round, self.sealed, self.agreed.seats),
                *self._closed(self._count(self._drawn(), "")),
            )
        home = self._hands.at_home(self._hands.laid, self.offer)
        state = self
        for one in home:
            laid = Laid(round=self.round, colour=one.colour, field=one.field)
            events, state = (*events, laid), state._changed(laid)
        counted = state._count((*self._hands.laid, *home), "")  # noqa: SLF001 - of its kind
        return (*events, *state._closed(counted))  # noqa: SLF001

    @property
    def _whole_table(self) -> bool:
        """Whether all who are there have laid, or sealed."""
        if self.doing is not Doing.CHOOSING or self.agreed.way is Way.BESIDE:
            return False
        if self.agreed.way is Way.CALM:
            return all(seat in self.sealed for seat in self.agreed.seats if seat in self.attendance)
        return self._hands.all_lie

    def _sealed(self, seat: str, tokens: tuple[Placement, ...]) -> tuple[OwnEvent, ...]:
        _way(self.agreed, Way.CALM)
        self._choosing(seat)
        assert self.offer is not None
        _expect(seat not in self.sealed, Reason.SEALED, seat=seat)
        _check(self.agreed, self.offer, tokens, self.agreed.hands[seat])
        # Whatever lets a round be played again leaves something in the log: no nonce comes twice.
        nonce = nonce_of(self.seed, f"{self.round} {self.again} {len(self.log)} {seat}")
        plain = tuple((one.colour, one.field) for one in tokens)
        sealed = Sealed(
            round=self.round,
            seat=seat,
            tokens=plain,
            nonce=nonce,
            print=choice(self.round, seat, plain, nonce).fingerprint,
        )
        return self._changed(sealed)._all_lie((sealed,))  # noqa: SLF001 - another of its kind

    def _drawn(self) -> tuple[Placement, ...]:
        """Return calm choices in the order in which a lot lets them lie; who is away on top."""
        sealed = [self.sealed[seat] for seat in self.agreed.seats if seat in self.sealed]
        laid = [token for one in sealed for token in _tokens(one.tokens)]
        drawn = lot_order(self.seed, f"{self.round} calm {self.again}", laid)
        return (*drawn, *self._hands.at_home(drawn, self.offer))

    def _entered(self, tokens: tuple[Placement, ...], reason: str) -> tuple[OwnEvent, ...]:
        _way(self.agreed, Way.BESIDE)
        state = self
        if self.doing is not Doing.CHOOSING:
            _expect(bool(self.past), Reason.NOTHING_PLAYED)
            _expect(self.doing in (Doing.READY, Doing.OVER), Reason.ROUND_RUNS)
            _expect(bool(reason.strip()), Reason.NO_REASON)
            state = self.before[-1]
        lie = {one.colour for one in tokens}
        every = [
            colour
            for seat, own in self.agreed.hands.items()
            for colour in own
            if seat in state.attendance or colour in lie
        ]
        assert state.offer is not None
        _check(self.agreed, state.offer, tokens, every)
        tokens = (*tokens, *state._hands.at_home(tokens, state.offer))  # noqa: SLF001 - another of its kind
        counted = state._count(tokens, reason if state is not self else "")  # noqa: SLF001
        return self._closed(counted)

    def _count(self, laid: Sequence[Placement], reason: str) -> Counted:
        told, _ = self._bills(laid)
        return Counted(
            round=self.round,
            tokens=tuple((one.colour, one.field) for one in laid),
            paid=tuple((bill.colour, bill.paid) for bill in told),
            reason=reason,
        )

    def _bills(self, laid: Sequence[Placement]) -> tuple[tuple[Bill, ...], Mapping[str, int]]:
        assert self.offer is not None
        given = {seat: income(self.round, len(own)) for seat, own in self.agreed.hands.items()}
        hands = [
            Hand(seat, own, self.purses[seat] - given[seat])  # what came in is in the purse
            for seat, own in self.agreed.hands.items()
        ]
        return bills(self.agreed.map, self.offer, laid, hands, flat=self.agreed.flat)

    def _closed(self, *events: OwnEvent) -> tuple[OwnEvent, ...]:
        """Add the end of the game where these were the last things to happen before it."""
        state = self
        for event in events:
            state = state._changed(event)
        if state.doing is Doing.READY and state.round == ROUNDS:
            return (*events, _ending(state.purses, state.seed))
        return events

    def _choosing(self, seat: str) -> Hands:
        _expect(seat in self.agreed.seats, Reason.NO_SEAT, seat=seat)
        _expect(seat in self.attendance, Reason.AWAY, seat=seat)
        _expect(self.doing is Doing.CHOOSING, Reason.TOO_EARLY, seat=seat)
        return self._hands

    # -- the fold --------------------------------------------------------------------------------

    def after(self, event: OwnEvent) -> Self:
        """Return the state after one more event; see ``engine.rules.live``."""
        if event.after < 0:
            raise ValueError("time runs backwards")
        timed = self
        if self.running and self.hands is not None:
            timed = replace(self, hands=self.hands.later(event.after))
        if not timed._may_follow(event):  # noqa: SLF001 - another of the same kind
            raise ValueError(f"no {event.kind} can follow")
        return timed._changed(event)  # noqa: SLF001

    def _may_follow(self, event: OwnEvent) -> bool:
        """Tell whether the rules would have said the same."""
        if isinstance(event, Shuffled):
            return self.deck is None and print_of(event.seed) == event.print
        if self.deck is None:
            return False
        if isinstance(event, Finished):
            ended = self.doing is Doing.READY and self.round == ROUNDS
            ending = _ending(self.purses, self.seed)
            return ended and event == ending.stamped(event.at, event.after)
        try:
            return event in [one.stamped(event.at, event.after) for one in self._would(event)]
        except LiveRefusalError:
            return False

    def _would(self, event: OwnEvent) -> tuple[OwnEvent, ...]:  # noqa: C901, PLR0911, PLR0912 - one line per kind
        """Return what the rules say to what was done here."""
        match event:
            case Dealt():
                # A table that was opened again stands, and nothing says so.
                stands = self.still() if event.again else self
                return stands.decide(Deal(), 0)
            case Turned():
                return self.decide(Turn(), 0)
            case CardsTold(start=start, offer=offer, target=target):
                return self.decide(TellCards(start, tuple(offer), target), 0)
            case Pressed(seat=seat):
                return self.decide(Press(seat), 0)
            case Passed(seat=seat):
                return self.decide(Pass(seat), 0)
            case Laid(colour=colour, field=where):
                return self._may_lie(Placement(colour, where))
            case Lifted(tokens=tokens) if (
                tokens and self.running and self.agreed.seat_of(tokens[0][0])
            ):
                wrong = self._hands.wrong(self.agreed.seat_of(tokens[0][0]))
                return (_lifting(self.round, wrong),)
            case Sealed(seat=seat, tokens=tokens):
                return self.decide(Seal(seat, _tokens(tokens)), 0)[:1]
            case Opened():
                return (
                    (_opening(self.round, self.sealed, self.agreed.seats),)
                    if self._whole_table and not self.opened
                    else ()
                )
            case Counted(tokens=tokens, reason=reason):
                return self._may_count(_tokens(tokens), reason)
            case TakenBack(reason=reason):
                return self.still().decide(TakeBack(reason), 0)  # see above
            case Changed(seat=seat, euros=euros, reason=reason):
                return self.decide(Change(seat, euros, reason), 0)[:1]
            case Left(seat=seat):
                return self.decide(Leave(seat), 0)[:1]
            case CameBack(seat=seat):
                return self.decide(ComeBack(seat), 0)
            case HandedOver(seat=seat, player=player):
                return self.decide(HandOver(seat, player), 0)
        return ()

    def _may_lie(self, token: Placement) -> tuple[OwnEvent, ...]:
        """Return the token as it may be laid: by hand, as its time is up, as nobody is there."""
        hands, limit = self.hands, self.agreed.limit
        over = hands is not None and (hands.all_lie or (limit and hands.passed >= limit))
        if self.running and hands is not None and over:
            if token in hands.at_home(hands.laid, self.offer)[:1]:
                return (Laid(round=self.round, colour=token.colour, field=token.field),)
            if hands.all_lie:
                return ()
        _way(self.agreed, Way.BUZZER, Way.TOUCH, Way.ALONE)
        return self._one_laid(token)[:1]

    def _may_count(self, laid: tuple[Placement, ...], reason: str) -> tuple[OwnEvent, ...]:
        if self.agreed.way is Way.BESIDE:
            return self._entered(laid, reason)[:1]
        if not self._whole_table:
            return ()
        if self.agreed.way is Way.CALM:
            return (self._count(self._drawn(), ""),) if self.opened else ()
        home = self._hands.at_home(self._hands.laid, self.offer)
        return () if home else (self._count(self._hands.laid, ""),)

    def _changed(self, event: OwnEvent) -> Self:  # noqa: C901, PLR0911, PLR0912 - one line per kind
        match event:
            case Shuffled(seed=seed):
                deck = new_deck(seed, self.agreed.map.parts, self.agreed.practised)
                return replace(self, seed=seed, deck=deck)
            case Dealt(again=again):
                return self._dealt(again=again)
            case Turned(shown=shown):
                if shown <= OFFER:
                    return replace(self, shown=shown)
                return self._opened()
            case CardsTold(start=start, offer=offer, target=target):
                told = replace(self, offer=Offer(self.round, start, tuple(offer), target))
                return told._opened()  # noqa: SLF001 - another of its kind
            case Pressed(seat=seat):
                return replace(self, hands=self._hands.pressed(seat))
            case Passed(seat=seat):
                return replace(self, hands=self._hands.let_pass(seat))
            case Laid(colour=colour, field=where):
                return replace(self, hands=self._hands.lay(Placement(colour, where)))
            case Lifted(tokens=tokens):
                return replace(self, hands=self._hands.lift(_tokens(tokens)))
            case Sealed(seat=seat):
                return replace(self, sealed={**self.sealed, seat: event})
            case Opened():
                return replace(self, opened=True)
            case Counted(tokens=tokens, reason=reason):
                return self._after_counting(_tokens(tokens), reason)
            case Finished(end=end, seats=seats):
                return replace(self, outcome=Outcome(end, tuple(seats)), doing=Doing.OVER)
        return self._put_right(event)

    def _put_right(self, event: OwnEvent) -> Self:
        """Return the table after something was put right by hand, or somebody came or went."""
        match event:
            case Left() | CameBack() | HandedOver():
                attendance, hands = self.attendance.after(event), self.hands
                if hands is not None:
                    left = isinstance(event, Left)
                    hands = hands.go(event.seat) if left else hands.come(event.seat)
                return replace(self, attendance=attendance, hands=hands)
            case TakenBack(round=turn, reason=reason):
                entry: tuple[str, ...] = ("taken back", str(turn), reason)
                return self._taken_back(log=(*self.log, entry))
            case Changed(seat=seat, euros=euros, reason=reason):
                entry = ("changed", seat, str(euros), reason)
                purses = {**self.purses, seat: self.purses[seat] + euros}
                by_hand = {**self.by_hand, seat: self.by_hand.get(seat, 0) + euros}
                doing = Doing.READY if self.outcome is not None else self.doing
                log = (*self.log, entry)
                put_right = replace(self, purses=purses, by_hand=by_hand, log=log)
                return replace(put_right, outcome=None, doing=doing)
        raise ValueError(event.kind)

    def _taken_back(self, log: tuple[tuple[str, ...], ...]) -> Self:
        """Return the table before the last round was counted; what was changed by hand stays so.

        Cards of a real table lie there still. Where ours were dealt, all have seen what they are
        worth: the offer is void, and so is any that was dealt after it.
        """
        table = self.before[-1]
        assert self.deck is not None
        kept = replace(
            table,
            deck=self.deck.taken_back(table.round),
            purses=_since(self.by_hand, table.by_hand, table.purses),
            by_hand=self.by_hand,
            log=log,
            attendance=self.attendance,
        )
        if self.agreed.way is Way.BESIDE:
            return kept
        return replace(kept, doing=Doing.VOID, hands=None, shown=0, sealed={}, opened=False)

    @property
    def _hands(self) -> Hands:
        assert self.hands is not None
        return self.hands

    def _dealt(self, *, again: bool) -> Self:
        assert self.deck is not None
        deck = self.deck.voided() if again else self.deck
        offer, left = deck.next()
        given = {seat: income(offer.round, len(own)) for seat, own in self.agreed.hands.items()}
        purses = {
            seat: euros + (0 if again else given[seat]) for seat, euros in self.purses.items()
        }
        return replace(
            self,
            deck=left,
            round=offer.round,
            offer=offer,
            purses=purses,
            shown=0,
            doing=Doing.DEALING,
            hands=None,
            sealed={},
            opened=False,
            again=self.again + 1 if again else 0,
        )

    def _opened(self) -> Self:
        tokens, away = tokens_of(self.round), self.attendance.away
        hands = Hands(colours=self.agreed.hands, tokens=tokens, away=away)
        return replace(self, shown=OFFER, doing=Doing.CHOOSING, hands=hands)

    def _after_counting(self, laid: tuple[Placement, ...], reason: str) -> Self:
        """Return the table after a round was counted, or counted again."""
        table = self if self.doing is Doing.CHOOSING else self.before[-1]
        told, billed = table._bills(laid)  # noqa: SLF001 - another of its kind
        purses = _since(self.by_hand, table.by_hand, billed)
        assert table.offer is not None
        live = table.hands is not None and table.agreed.way not in (Way.CALM, Way.BESIDE)
        one = PastRound(
            offer=table.offer,
            laid=laid,
            times=table.hands.times if live and table.hands is not None else (),
            bills=told,
            purses=purses,
            best=best(table.agreed.map, table.offer),
            again=table.again,
        )
        entry = (("counted again", str(table.round), reason),) if table is not self else ()
        return replace(
            table,
            purses=purses,
            by_hand=self.by_hand,
            doing=Doing.READY,
            hands=None,
            sealed={},
            opened=False,
            past=(*table.past, one),
            before=(*table.before, table),
            log=(*self.log, *entry),
            outcome=None,
            attendance=self.attendance,
        )

    def still(self) -> Self:
        """Return it as it stands when the table is opened again: an open offer is void.

        Not so where nobody hurries: calm choices are sealed as they are made, and cards of a real
        table lie there still.
        """
        calm = self.agreed.way in (Way.CALM, Way.BESIDE)
        if self.doing not in (Doing.DEALING, Doing.CHOOSING) or calm:
            return self
        return replace(self, doing=Doing.VOID, hands=None, shown=0)

    # -- what may be seen ------------------------------------------------------------------------

    def seen(self) -> Seen:
        """Return what everybody may see: no card that was not turned, no choice but laid ones."""
        hands, offer, over = self.hands, self.offer, self.outcome is not None
        lies = self.doing is Doing.CHOOSING
        deals = lies or self.doing is Doing.DEALING
        shown = offer.states[: self.shown] if offer is not None and deals else ()
        return Seen(
            seats=self.agreed.seats,
            hands=self.agreed.hands,
            way=str(self.agreed.way),
            open_map=self.agreed.open_map,
            lot=self.agreed.lot,
            again=self.again + (self.doing is Doing.VOID),
            nine=self.agreed.nine,
            by_hand=self.agreed.by_hand,
            limit=self.agreed.limit,
            bots=self.agreed.seats[1:] if self.agreed.bots else (),
            away=self.attendance.away,
            purses=dict(self.purses),
            round=self.round,
            dealer=self.dealer,
            doing=self.doing,
            offer=shown,
            start=offer.start if lies and offer is not None else "",
            target=offer.target if lies and offer is not None else "",
            laid=hands.laid if hands is not None else (),
            in_hand={c: hands.in_hand(c) for own in hands.colours.values() for c in own}
            if hands is not None
            else {},
            turn=hands.turn if hands is not None else "",
            queue=hands.queue if hands is not None else (),
            named_since=hands.since if hands is not None and hands.turn else 0,
            asleep=tuple(s for s, wakes in hands.asleep.items() if wakes > hands.passed)
            if hands is not None
            else (),
            sealed=tuple(seat for seat in self.agreed.seats if seat in self.sealed),
            seals={seat: one.print for seat, one in self.sealed.items()},
            lifted=hands.lifted if hands is not None else (),
            past=self.past,
            log=self.log,
            richest=self.outcome.powers if self.outcome is not None else (),
            print=print_of(self.seed),
            seed=self.seed if over else "",
        )


def _expect(fits: bool, code: Reason, **facts: str) -> None:  # noqa: FBT001 - reads as one
    if not fits:
        raise LiveRefusalError(code, **facts)


def _way(agreed: Agreement, *ways: Way) -> None:
    _expect(agreed.way in ways, Reason.OTHER_WAY)


def _check(
    agreed: Agreement, offer: Offer, tokens: Sequence[Placement], colours: Sequence[str]
) -> None:
    """Refuse tokens of these colours that cannot lie so."""
    many = tokens_of(offer.round)
    for one in tokens:
        _expect(one.field in offer.fields, Reason.NO_FIELD, field=one.field)
        _expect(one.colour in colours, Reason.NOT_IN_HAND, colour=one.colour)
    for colour in colours:
        count = sum(one.colour == colour for one in tokens)
        _expect(count == many, Reason.NOT_IN_HAND, colour=colour)
    hands = [[c for c in own if c in colours] for own in agreed.hands.values()]
    for wrong in repair(tokens, [own for own in hands if own], many)[:1]:
        raise LiveRefusalError(Reason.LIES_WRONG, colour=wrong.colour, field=wrong.field)


def _ending(purses: Mapping[str, int], seed: str) -> Finished:
    most = max(purses.values())
    richest = tuple(seat for seat, euros in purses.items() if euros == most)
    end = End.SOLO if len(richest) == 1 else End.DRAW
    return Finished(end=end, seats=richest, seed=seed)


def _since(
    now: Mapping[str, int], before: Mapping[str, int], purses: Mapping[str, int]
) -> Mapping[str, int]:
    """Add what was changed by hand since; no purse holds less than nothing."""
    changed = {seat: now.get(seat, 0) - before.get(seat, 0) for seat in purses}
    return {seat: max(euros + changed[seat], 0) for seat, euros in purses.items()}


def _opening(number: int, sealed: Mapping[str, Sealed], seats: Sequence[str]) -> Opened:
    """Tell all calm choices, as people sit."""
    as_they_sit = [sealed[seat] for seat in seats if seat in sealed]
    choices = tuple((one.seat, one.tokens, one.nonce) for one in as_they_sit)
    return Opened(round=number, choices=choices)


def _lifting(number: int, wrong: Sequence[Placement]) -> Lifted:
    return Lifted(round=number, tokens=tuple((one.colour, one.field) for one in wrong))


def _tokens(pairs: Sequence[tuple[str, str]]) -> tuple[Placement, ...]:
    return tuple(Placement(colour, where) for colour, where in pairs)
