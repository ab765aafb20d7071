"""A history told again by the rules, event by event, to see if a table can have played it.

Every event is held against what the table would have done there, by the table's own words:
who is asked and called, who votes, how a game ends. Every phase is judged again from its orders.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import UTC

from engine.proof.evidence import Evidence, phase_of
from engine.proof.faults import Fault, Wrong
from engine.rules.flaws import flaws, same_retreats
from engine.rules.game import End, Rules
from engine.rules.ruling import Resolution
from engine.store.cover import Cover
from engine.table.agreement import is_turn
from engine.table.ballot.ballot import (
    Ballot,
    Motion,
    MotionKind,
    Takeover,
    counted,
    is_vote,
    vote_seat,
)
from engine.table.ballot_event import (
    BallotClosed,
    BallotOpened,
    Proposed,
    Resigned,
    TakenOver,
    TimeCame,
    Voted,
)
from engine.table.coin import falls, seed_of
from engine.table.ending import Ending, moment_of
from engine.table.envelope import Envelope, Scheme, is_digest
from engine.table.event import (
    Advanced,
    Called,
    Ended,
    Event,
    Founded,
    Opened,
    PinSet,
    Resolved,
    Sealed,
    Tossed,
)
from engine.table.game_end import GameEnd
from engine.table.lines import LONGEST_NAME, checked_reason, is_one_line, storable
from engine.table.map_event import MapCarried
from engine.table.master.game_master import LONGEST_SLIP, in_disorder
from engine.table.master_event import (
    Branched,
    Committed,
    Edited,
    How,
    LateOrders,
    Led,
    LineRuled,
    Replaced,
    Rewound,
    SlipEntered,
)
from engine.table.refusal import CommandError
from engine.table.replaying import held_view, replayed
from engine.table.sealed.cipher import LockedEnvelope
from engine.table.seeing import in_order, public_view, seats_of
from engine.table.view import PublicView, Stage

STUMBLES = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What rules may raise over facts that no table could have brought about."""

_FOLLOWED_BY_CALL = (Founded, MapCarried, Advanced, Rewound, Edited)


class Replay:
    """The table as it stood before each event, with the table's own rules to ask."""

    def __init__(self, rules: Rules, evidence: Evidence) -> None:
        self._rules = rules
        self._state = replayed(rules, (evidence.founded,))
        self._public: PublicView | None = None
        self._evidence = evidence
        self._events = evidence.events
        self._heads = evidence.heads()
        # What stands before a branch is a copy: its heads speak of the game that it comes from.
        self._own = max(
            (n for n, event in enumerate(self._events) if isinstance(event, Branched)), default=0
        )
        self._scheme: int = Scheme.SECOND if evidence.founded.salt else Scheme.FIRST

    def wrongs(self) -> Iterator[Wrong]:
        """Tell the history again and return everything that is wrong in it."""
        yield from (self._wrong(0, fault) for fault in self._founding(self._evidence.founded))
        for place in range(1, len(self._events)):
            event = self._events[place]
            try:
                faults = dict.fromkeys(self._before(place, event))
                self._state = self._state.after(event)
                self._public = None
                if not self._on_board(event):
                    faults[Fault.BOARD] = None
                else:
                    faults |= dict.fromkeys(self._after(place, event))
            except STUMBLES:
                yield self._wrong(place, Fault.IMPOSSIBLE)
                return
            yield from (self._wrong(place, fault) for fault in faults)
            if Fault.BOARD in faults and not self._on_board(event):
                return
        if self._evidence.trouble is None:
            yield from self._at_the_end()

    @property
    def _view(self) -> PublicView:
        """What everybody could see."""
        if self._public is None:
            self._public = public_view(self._state, self._rules.board)
        return self._public

    @property
    def _end(self) -> GameEnd:
        return GameEnd(self._rules, self._view)

    @property
    def _phase(self) -> str:
        return self._state.phase.code

    @property
    def _ending(self) -> Ending:
        return self._state.founded.ending

    def _in_order(self, powers: Collection[str]) -> tuple[str, ...]:
        return in_order(self._rules.board, powers)

    def _wrong(self, place: int, fault: Fault, power: str = "") -> Wrong:
        event = self._events[place]
        power = power or str(getattr(event, "power", ""))
        return Wrong(fault=fault, step=place + 1, phase=phase_of(event), power=power)

    def _on_board(self, event: Event) -> bool:
        match event:
            case Resolved():
                return event.resolution.lies_on(self._rules.board)
            case Edited():
                return event.position.lies_on(self._rules.board)
        return True

    def _next(self, place: int) -> Event | None:
        return self._events[place + 1] if place + 1 < len(self._events) else None

    # -- the founding -------------------------------------------------------------------------

    def _founding(self, founded: Founded) -> Iterator[Fault]:
        board = self._rules.board
        played = {power for side in self._rules.sides for power in side}
        taken = {seat.power: seat.player for seat in founded.seats}
        split = any(len({taken.get(power) for power in side}) > 1 for side in self._rules.sides)
        named = all(player.strip() for player in taken.values())
        if len(taken) != len(founded.seats) or taken.keys() != played or split or not named:
            yield Fault.SEATS
        order = [power.id for power in board.powers if power.id in taken]
        if founded.gunboat and [seat.power for seat in founded.seats] != order:
            yield Fault.SEATS
        begun = moment_of(founded.at)
        if not _is_time(founded.at):
            yield Fault.TIME
        if begun is None or not founded.ending.possible(founded.year, begun):
            yield Fault.LIMIT
        if founded.salt and not is_digest(founded.salt):
            yield Fault.FOREIGN
        known = dict(self._rules.options)
        if any(known.get(point) != value for point, value in founded.options.items()):
            yield Fault.RULES
        if founded.salt and dict(founded.options) != known:
            yield Fault.RULES
        if not isinstance(self._next(0), Called | MapCarried) or not is_turn(founded.year):
            yield Fault.IMPOSSIBLE

    # -- before an event: could it happen? ------------------------------------------------------

    def _before(  # noqa: C901, PLR0912 - one line per kind
        self, place: int, event: Event
    ) -> Iterator[Fault]:
        yield from self._at_all(event)
        yield from self._together(place, event)
        came = self._time_is_up(event)
        last = came and not self._state.council.time_up
        if last and isinstance(event, Opened | Committed | Advanced):
            yield Fault.LIMIT
        match event:
            case Called():
                yield from self._before_call(place, event)
            case Sealed():
                yield from self._before_seal(place, event)
            case Opened():
                yield from self._before_opening(place, event)
            case Committed():
                yield from self._before_commit(place, event)
            case Resolved():
                if not isinstance(self._events[place - 1], Opened | Committed):
                    yield Fault.IMPOSSIBLE
                yield from self._judged(event.resolution)
            case Tossed():
                yield from self._before_toss(event)
            case Advanced():
                if self._state.council.ballot is not None or self._end.next_motion() is not None:
                    yield Fault.VOTE
            case Ended():
                if not self._may_end(place, event):
                    yield Fault.END
            case TimeCame():
                # A branch is not played on the evening whose end was agreed on.
                if not came and place >= self._own:
                    yield Fault.LIMIT
            case Proposed() | BallotOpened() | Voted() | BallotClosed():
                yield from self._before_vote(place, event)
            case Resigned() | TakenOver() | Replaced():
                yield from self._before_change(place, event)
            case Led():
                if not isinstance(self._events[place - 1], Called | PinSet) or place > 40:
                    yield Fault.IMPOSSIBLE
            case SlipEntered() | LineRuled() | LateOrders():
                yield from self._before_slip(event)
            case Edited():
                yield from self._before_edit(event)
            case Branched():
                if event.step != place or not is_one_line(event.origin):
                    yield Fault.IMPOSSIBLE
            case _:
                pass

    def _at_all(self, event: Event) -> Iterator[Fault]:
        """Check what every kind of event has: a time, a reason, a power."""
        at, previous = moment_of(event.at), moment_of(self._state.told_at)
        if not _is_time(event.at) or (at and previous and at < previous):
            yield Fault.TIME
        reason = getattr(event, "reason", "")
        if reason and not _is_reason(reason):
            yield Fault.FOREIGN
        power = getattr(event, "power", "")
        if power and power not in self._rules.board.powers_by_id:
            yield Fault.IMPOSSIBLE

    def _together(self, place: int, event: Event) -> Iterator[Fault]:
        """See that what was stored at once is one step of the table, and never half of one.

        A head is the end of such a step: drawn too wide, they would let a seal cover less.
        """
        if place < self._own or not self._evidence.founded.salt:
            return
        before, joined = self._events[place - 1], not self._evidence.rows[place - 1][3]
        match event:
            case Sealed():
                sides = self._state.sides or self._rules.sides
                hand = next((side for side in sides if event.power in side), (event.power,))
                if joined and not (isinstance(before, Sealed) and before.power in hand):
                    yield Fault.HEAD
            case Opened() | Committed():
                if joined and not isinstance(before, TimeCame):
                    yield Fault.HEAD
            case Called() | Resolved():
                if not joined:
                    yield Fault.IMPOSSIBLE
            case _:
                pass

    def _time_is_up(self, event: Event) -> bool:
        """Tell whether the agreed time on the wall has come by then."""
        known = (moment_of(event.at), moment_of(self._state.told_at))
        late = max((one for one in known if one is not None), default=None)
        moment = self._ending.moment
        return moment is not None and late is not None and late >= moment

    def _before_call(self, place: int, event: Called) -> Iterator[Fault]:
        before = self._events[place - 1]
        if not isinstance(before, _FOLLOWED_BY_CALL):
            yield Fault.IMPOSSIBLE
        anew = isinstance(before, Rewound | Edited)
        gone = self._state.nobodys if anew else self._state.gone
        sides = self._rules.sides if anew else self._state.sides
        asked = [p for p in self._rules.asked(self._state.position) if p not in gone]
        mates = {power: side for side in sides or self._rules.sides for power in side}
        hands = dict.fromkeys(mates.get(power, (power,)) for power in event.powers)
        coming = tuple(power for hand in hands for power in hand if power in asked)
        if event.powers != coming or {*coming} != {*asked} or event.phase != self._phase:
            yield Fault.CALLED

    def _before_seal(self, place: int, event: Sealed) -> Iterator[Fault]:
        if not is_digest(event.fingerprint):
            yield Fault.FOREIGN
        if event.scheme not in tuple(Scheme) or event.scheme < self._scheme:
            yield Fault.SCHEME
        self._scheme = max(self._scheme, event.scheme)
        covered = event.scheme == Scheme.SECOND and self._evidence.founded.salt
        if event.head != (self._heads[place] if covered else ""):
            yield Fault.HEAD

    def _before_opening(self, place: int, event: Opened) -> Iterator[Fault]:
        state = self._state
        new = {power for power, seal in state.seals.items() if seal.scheme != Scheme.FIRST}
        sealed = self._in_order(state.seals)
        left = {power for power in self._rules.asked(state.position) if power in state.gone}
        fits = (
            set(event.orders) == set(sealed)
            and event.nonces.keys() == event.orders.keys()
            and event.proposals.keys() == new
            and event.disorder == self._in_order({*state.queue, *left})
            and all(map(is_digest, event.proposals.values()))
            and all(is_one_line(order) for orders in event.orders.values() for order in orders)
        )
        if not fits or (self._evidence.founded.salt and tuple(event.orders) != sealed):
            yield Fault.OPENED
        if event.head not in self._known_heads(place):
            yield Fault.HEAD
        if state.council.ballot is not None or not isinstance(self._next(place), Resolved):
            yield Fault.IMPOSSIBLE

    def _known_heads(self, place: int) -> tuple[str, ...]:
        """Return what may stand for the history before an event."""
        if not self._evidence.founded.salt:
            return ("",)
        if place < self._own:
            return (self._events[place].head,)  # type: ignore[union-attr]
        return (self._heads[place],)

    def _before_commit(self, place: int, event: Committed) -> Iterator[Fault]:
        desk = self._state.desk
        powers = self._in_order(desk.slips)
        lines = {
            power: tuple(line.order for line in written if line.order)
            for power, written in event.lines.items()
        }
        judged = {power: lines.get(power, ()) for power in powers if power not in desk.disorder}
        asked = {power: written for power, written in judged.items() if power in self._state.asked}
        fits = (
            set(event.lines) == set(powers)
            # Earlier versions told of powers too that were not asked.
            and dict(event.orders) in (asked, judged)
            and event.disorder == in_disorder(self._rules, self._state)
            and all(self._is_desk(power, event) for power in powers)
        )
        if not fits:
            yield Fault.DESK
        if event.head not in self._known_heads(place):
            yield Fault.HEAD
        if not isinstance(self._next(place), Resolved):
            yield Fault.IMPOSSIBLE

    def _is_desk(self, power: str, event: Committed) -> bool:
        """Tell whether the lines of a slip are ruled as the master's log has it."""
        desk, seen = self._state.desk, dict[str, int]()
        for line in event.lines[power]:
            nth = seen.get(line.written, 0)
            seen[line.written] = nth + 1
            ruled = desk.ruled.get((power, line.written, nth))
            if line.how is How.ASIDE and not line.order:
                continue
            if power in desk.disorder:
                how, order = How.DISORDER, ""
            elif desk.refuses(power):
                how, order = How.LATE, ""
            elif ruled is not None:
                how, order = (How.STRUCK if ruled.struck else How.RULED), ruled.order
            elif line.how in (How.DISORDER, How.LATE, How.RULED, How.STRUCK):
                return False
            else:
                continue
            if (line.how, line.order) != (how, order):
                return False
        return True

    def _judged(self, resolution: Resolution) -> Iterator[Fault]:
        """Judge the phase again."""
        opened = self._state.opened
        if opened is None:
            return  # the state says so
        again = self._rules.adjudicate(
            self._state.position, opened.orders, frozenset(opened.disorder)
        )
        if again == resolution and again.conflicts == resolution.conflicts:
            return
        yield Fault.RESULT if _essence(again) != _essence(resolution) else Fault.REASONS

    def _before_toss(self, event: Tossed) -> Iterator[Fault]:
        past = self._state.past[-1]
        before, nonces = self._state.toss, past.nonces
        due = self._rules.undecided(self._state.position)
        seed = seed_of(nonces)
        if self._state.led and before is not None:
            seed = before.seed
        fell = falls(event.seed, event.power, self._rules.sides) if self._rules.sides else ()
        if event.power != due or event.side != fell or seed not in ("", event.seed):
            yield Fault.COIN
        if not is_digest(event.seed):
            yield Fault.COIN

    def _before_slip(self, event: SlipEntered | LineRuled | LateOrders) -> Iterator[Fault]:
        if event.power not in self._state.asked:
            yield Fault.DESK
        match event:
            case SlipEntered(text=text) if text != storable(text) or len(text) > LONGEST_SLIP:
                yield Fault.DESK
            case LineRuled(line=line, order=order):
                fits = is_one_line(line) and (not order or is_one_line(order))
                if not fits or (order and event.struck) or event.nth < 0:
                    yield Fault.DESK
            case _:
                pass

    def _before_edit(self, event: Edited) -> Iterator[Fault]:
        position, board = event.position, self._rules.board
        if not position.lies_on(board) or flaws(position, board):
            yield Fault.BOARD
            return
        if not same_retreats(position, self._state.position):
            again = self._rules.with_ways_out(position)
            if again != position:
                yield Fault.BOARD
        if any(past.before.phase.rank >= position.phase.rank for past in self._state.past):
            yield Fault.BOARD

    # -- votes and people -----------------------------------------------------------------------

    def _before_vote(
        self, place: int, event: Proposed | BallotOpened | Voted | BallotClosed
    ) -> Iterator[Fault]:
        ballot = self._state.council.ballot
        match event:
            case Proposed(motions=motions):
                asked = len(self._state.past[-1].orders) if self._state.past else 0
                ranked = sorted({*motions}, key=lambda m: (m.kind != MotionKind.DRAW, m.power))
                fits = isinstance(self._events[place - 1], Resolved | Tossed)
                if tuple(ranked) != motions or not 0 < len(motions) <= asked or not fits:
                    yield Fault.VOTE
                if not all(map(self._is_motion, motions)):
                    yield Fault.VOTE
            case BallotOpened(voters=voters):
                if sorted(voters) != sorted(self._asked_to_vote(event.motion)):
                    yield Fault.VOTE
            case BallotClosed() if ballot is not None:
                if not self._counted(event, ballot):
                    yield Fault.VOTE
            case _:
                pass

    def _is_motion(self, motion: Motion) -> bool:
        if motion.about_all:
            return not motion.power
        return motion.power in self._rules.board.powers_by_id

    def _asked_to_vote(self, motion: Motion) -> Sequence[str]:
        try:
            return self._end.voters(motion) if self._is_motion(motion) else ()
        except CommandError:
            return ()

    def _counted(self, event: BallotClosed, ballot: Ballot) -> bool:
        """Tell whether a count can be that of a vote."""
        figures = event.asked, event.yes, event.passed
        if event.broken:
            return figures == (0, -1, False)
        if (ballot.waiting and not self._state.led) or event.asked != len(ballot.voters):
            return False
        if self._ending.veiled:
            return event.yes == -1
        if not 0 <= event.yes <= event.asked:
            return False
        votes = ["1"] * event.yes + ["0"] * (event.asked - event.yes)
        return counted(ballot.motion, votes, veiled=False).passed is event.passed

    def _agreed_on(self, place: int, event: TakenOver) -> bool:
        """Tell whether all have just agreed that somebody may play on for one who left."""
        vote = self._events[place - 1]
        return (
            isinstance(vote, BallotClosed)
            and vote.passed
            and isinstance(vote.motion, Takeover)
            and vote.motion.power in event.powers
            and vote.motion.player.strip() == event.player
        )

    def _before_change(self, place: int, event: Resigned | TakenOver | Replaced) -> Iterator[Fault]:
        match event:
            case Resigned(powers=powers):
                fits = powers in self._view.in_play
            case TakenOver(powers=powers, player=player, called=called):
                asked: tuple[str, ...] = ()
                if self._state.stage is Stage.WRITING:
                    asked = tuple(p for p in self._rules.asked(self._state.position) if p in powers)
                gone = bool(powers) and powers[0] in self._state.gone
                fits = gone and self._view.side(powers[0]) == powers and called == asked
                fits = fits and _is_name(player)
                if self._rules.agreed_hands:
                    fits = fits and self._agreed_on(place, event)
            case Replaced(power=power, player=player, before=before):
                seats = {seat.power: seat.player for seat in seats_of(self._state)}
                fits = seats.get(power, "") == before and _is_name(player)
        if not fits:
            yield Fault.PEOPLE

    # -- how it ends ----------------------------------------------------------------------------

    def _may_end(self, place: int, event: Ended) -> bool:
        """Tell whether the game can end so here: by itself, or because the table agreed on it."""
        ending = event.end, event.powers, event.why
        if not event.powers:
            return False
        if due := self._due_end(place):
            return _told(due) == ending
        try:
            match event.end:
                case End.DRAW | End.SHORT:
                    kind = MotionKind.DRAW if event.end is End.DRAW else MotionKind.STOP
                    return _told(self._end.agreed(Motion(kind=kind), "")) == ending
                case End.CONCEDED:
                    motion = Motion(kind=MotionKind.CONCESSION, power=event.powers[0])
                    self._end.voters(motion)
                    return _told(self._end.agreed(motion, "")) == ending
        except CommandError:
            return False
        return False

    def _due_end(self, place: int) -> Ended | None:
        """Return how the game has to end at once after what stands before a place, if it has to."""
        at, before = place - 1, self._events[place - 1]
        while isinstance(before, PinSet) and at > 0:
            at, before = at - 1, self._events[at - 1]
        state, end = self._state, tuple[Ended, ...]()
        if state.stage is Stage.OVER:
            return None
        match before:
            case Resolved() | Tossed():
                end = self._end.judged(state.position, "", time_up=state.council.time_up)
            case TimeCame() if state.stage is Stage.REVEALED or self._ending.at_once:
                if not isinstance(self._events[place], Opened | Committed):
                    end = self._end.short(state.position, "", time_up=True)
            case BallotClosed(passed=True, motion=motion) if not isinstance(motion, Takeover):
                return self._end.agreed(motion, "")
            case Resigned():
                left = self._view.in_play
                if len(left) == 1:
                    return Ended(end=End.CONCEDED, powers=left[0])
            case _:
                pass
        return next(iter(end), None)

    # -- after an event: what has to follow at once? ----------------------------------------------

    def _after(self, place: int, event: Event) -> Iterator[Fault]:  # noqa: C901, PLR0912 - see _before
        following = self._next(place)
        if isinstance(event, _FOLLOWED_BY_CALL) and not isinstance(following, Called):
            yield Fault.IMPOSSIBLE
        match event:
            case Resolved():
                coin = self._rules.undecided(self._state.position)
                known = self._state.coin is not None
                if bool(coin and not known) is not isinstance(following, Tossed):
                    yield Fault.COIN
                if isinstance(following, Tossed):
                    return
            case Tossed() | TimeCame() | Resigned():
                pass
            case BallotClosed(broken=False, passed=False):
                coming = self._end.next_motion()
                begun = isinstance(following, BallotOpened) and following.motion
                if coming is not None and begun != coming:
                    yield Fault.VOTE
                return
            case BallotClosed(passed=True, motion=motion):
                if isinstance(motion, Takeover):
                    yield from () if isinstance(following, TakenOver) else (Fault.PEOPLE,)
                    return
            case _:
                return
        after = self._following(place + 1)
        if after < len(self._events):
            due = self._due_end(after)
            if due is not None and not isinstance(self._events[after], Ended):
                yield Fault.END
        elif self._evidence.trouble is None and self._missing_end(event):
            yield Fault.END

    def _following(self, place: int) -> int:
        """Return the first place from here on at which no PIN is set."""
        while place < len(self._events) and isinstance(self._events[place], PinSet):
            place += 1
        return place

    def _missing_end(self, event: Event) -> bool:
        """Tell whether the last event of all should have ended the game."""
        state = self._state
        match event:
            case Resolved() | Tossed():
                return bool(self._end.judged(state.position, "", time_up=state.council.time_up))
            case TimeCame() if state.stage is Stage.REVEALED or self._ending.at_once:
                return bool(self._end.short(state.position, "", time_up=True))
            case BallotClosed(passed=True, motion=motion):
                return not isinstance(motion, Takeover)
            case Resigned():
                return len(self._view.in_play) == 1
        return False

    # -- as the file lies now -------------------------------------------------------------------

    def _at_the_end(self) -> Iterator[Wrong]:
        yield from self._closed_envelopes()
        if self._evidence.locked != self._state.pins:
            yield Wrong(fault=Fault.LOCK, phase=self._phase)
        rows = self._evidence.rows
        view = self._view
        try:
            shown = Cover.parse(self._evidence.cover)
            if shown.telling:  # what was public before the phase that is being told
                view = held_view(self._rules, self._events) or view
            right = Cover.parse(Cover.of(view, len(rows), rows[-1][1]).text())
        except ValueError:
            yield Wrong(fault=Fault.COVER)
            return
        if not self._evidence.founded.salt:  # earlier versions had less on it
            shown = _older(shown, right)
        if shown.taken is None:  # so had later ones
            shown = replace(shown, taken=right.taken)
        if shown != right:
            yield Wrong(fault=Fault.COVER)

    def _closed_envelopes(self) -> Iterator[Wrong]:
        """See that what is sealed is closed still and holds what was sealed; nothing is shown."""
        state, held = self._state, self._evidence.envelopes
        seals = dict(state.seals) if state.stage is Stage.WRITING else {}
        ballot = state.council.ballot
        votes = {vote_seat(power): power for power in ballot.voted} if ballot is not None else {}
        if state.led:
            votes = {}
        for power in dict.fromkeys((*seals, *held, *votes)):
            known = seals.get(power) or votes.get(power)
            closed = held.get(power)
            fits = known is not None and closed is not None and closed.power == power
            if fits and not is_vote(power) and isinstance(closed, Envelope):
                fits = closed.shown == seals[power].fingerprint and closed.phase == self._phase
            elif fits and isinstance(closed, LockedEnvelope):
                owner = power.removesuffix(vote_seat(""))
                fits = owner in state.pins
            if not fits:
                yield Wrong(fault=Fault.ENVELOPE, phase=self._phase, power=power)


def _told(end: Ended) -> tuple[object, ...]:
    return end.end, end.powers, end.why


def _older(shown: Cover, right: Cover) -> Cover:
    return replace(
        shown, gunboat=right.gunboat, began=right.began, lasted=right.lasted, out=right.out
    )


def _essence(resolution: Resolution) -> tuple[object, ...]:
    """Return what came of a phase, without the reasons told for it."""
    rulings = [
        (one.power, one.unit, one.order, one.verdict, one.dislodged, one.destroyed)
        for one in resolution.rulings
    ]
    return rulings, resolution.after


def _is_time(text: str) -> bool:
    """Tell whether a time is written as this program writes it: in UTC, to the second."""
    moment = moment_of(text)
    return moment is not None and text == moment.astimezone(UTC).isoformat(timespec="seconds")


def _is_reason(text: str) -> bool:
    try:
        return checked_reason("", text) == text
    except CommandError:
        return False


def _is_name(text: str) -> bool:
    return is_one_line(text) and text == text.strip() and len(text) <= LONGEST_NAME
