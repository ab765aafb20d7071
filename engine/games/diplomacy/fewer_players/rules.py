"""The rules of Diplomacy with fewer players than powers (XIV.2)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from engine.board.board import Board, Pair
from engine.board.location import province_of
from engine.games.diplomacy.calendar import next_turn
from engine.games.diplomacy.fewer_players.lineups import Lineup
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Hold
from engine.games.diplomacy.phase import Phase, Season, Step, dated
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.victory import enough
from engine.rules.choice import Advice, Choice
from engine.rules.game import End, Outcome
from engine.rules.position import Position, calm
from engine.rules.ruling import Finding, Resolution, Ruling, Verdict

Sides = tuple[tuple[str, ...], ...]

_RULE = "XIV.2"


class FewerPlayers(Diplomacy):
    """Plays a lineup: some powers stand, some share a player, one may be neutral for a year.

    As long as a power is neutral its borders are closed: no unit of another power moves, retreats
    or is landed in its country, and none supports anything there; seas and spaces around it are
    open as ever. Such an order is against the rules, so the unit stands (VII.4).
    """

    def __init__(self, board: Board, profile: Profile | None, lineup: Lineup) -> None:
        super().__init__(board, profile)
        self.lineup = lineup

    def open_board(self, position: Position) -> Board:
        """Return the map with the ways that are open now: none over a closed border."""
        return self._behind_borders.board if self._shut(position) else self.board

    @property
    def sides(self) -> Sides:
        """Powers that one player commands together."""
        return self.lineup.sides

    def standing(self, position: Position) -> frozenset[str]:
        """Return the powers that nobody commands now."""
        idle = self.board.powers_by_id.keys() - self.lineup.played
        return frozenset(idle if self._neutral(position) else idle - {self.lineup.neutral})

    @property
    def units_to_win(self) -> int:
        """Units of one side on the board that win the game; 0 where centres decide."""
        return self.lineup.units

    @property
    def agreed_hands(self) -> bool:
        """Whoever comes for a player who left plays on unasked (XIV.3)."""
        return False

    @property
    def may_stop(self) -> bool:
        """No: who is ahead has not won (II)."""
        return False

    def told_openly(self, position: Position) -> bool:
        """Everything is written (VII, XI)."""
        del position
        return False

    def undecided(self, position: Position) -> str:
        """Name the power whose side the coin decides before this phase (XIV.2.e).

        It falls when the autumn of the first year is over, before its winter is played.
        """
        phase, first = position.phase, self.lineup.years[0]
        winter = phase.turn == first and dated(phase).season is Season.WINTER
        return self.lineup.neutral if winter or phase.turn > first else ""

    def asked(self, position: Position) -> tuple[str, ...]:
        """Return the powers that have something to write in this phase."""
        standing = self.standing(position)
        return tuple(power for power in super().asked(position) if power not in standing)

    def choices(
        self, position: Position, power: str, so_far: tuple[str, ...]
    ) -> tuple[Choice, ...]:
        """List what may be clicked next; nothing when the order is complete."""
        if self._shut(position):
            return self._behind_borders.choices(position, power, so_far)
        return super().choices(position, power, so_far)

    def advise(self, position: Position, power: str, orders: Sequence[str]) -> tuple[Advice, ...]:
        """Warn of what the owner may have overlooked, from his own orders alone."""
        if not self._shut(position):
            return super().advise(position, power, orders)
        warnings = self._behind_borders.advise(position, power, orders)
        return tuple(
            replace(advice, why=str(Reason.BORDER_CLOSED))
            if advice.why in _OUT_OF_REACH and province_of(advice.where) in self._closed
            else advice
            for advice in warnings
        )

    def adjudicate(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str] = frozenset(),
    ) -> Resolution:
        """Judge one phase; what nobody commands holds, or builds nothing.

        The position after it is that of the next phase in which anybody has something to write.
        """
        standing, sheets = self.standing(position), orders
        if dated(position.phase).step is Step.MOVES:
            holds = {
                power: tuple(str(Hold(unit.kind, unit.at)) for unit in position.of(power))
                for power in standing
            }
            sheets, disorder = {**orders, **holds}, disorder - standing
        else:
            disorder |= standing
        shut = self._shut(position)
        judge = self._behind_borders.adjudicate if shut else super().adjudicate
        judged = judge(position, sheets, disorder)
        rulings = (self._said(ruling, standing, shut=shut) for ruling in judged.rulings)
        return Resolution(
            after=self._onward(dated(position.phase), judged.after, standing),
            rulings=tuple(rulings),
            conflicts=lambda: judged.conflicts,
        )

    def with_ways_out(self, position: Position) -> Position:
        """Work out anew where units can retreat to; no way leads over a closed border."""
        if self._shut(position):
            return self._behind_borders.with_ways_out(position)
        return super().with_ways_out(position)

    def outcome(self, position: Position, sides: Sides = ()) -> Outcome | None:
        """Tell whether a player has won; ``sides`` are those of now, where a coin changed them."""
        wanted = enough(self.board)
        for side in sides or self.lineup.sides:
            if self.lineup.units:
                if sum(len(position.of(power)) for power in side) >= self.lineup.units:
                    return Outcome(End.SOLO, side)
                continue
            for power in side:
                # Centres count for each power by itself (XIV.2), so one of them needs them all.
                if position.count(power) >= wanted:
                    others = tuple(other for other in side if other != power)
                    return Outcome(End.SOLO, (power, *others))
        return None

    def _neutral(self, position: Position) -> bool:
        return bool(self.lineup.neutral) and position.phase.turn <= self.lineup.years[0]

    def _shut(self, position: Position) -> bool:
        return self._neutral(position) and dated(position.phase).step is not Step.ADJUSTMENTS

    @cached_property
    def _closed(self) -> frozenset[str]:
        """The country that nobody may enter."""
        neutral = self.lineup.neutral
        return frozenset(p.id for p in self.board.provinces.values() if p.home == neutral)

    @cached_property
    def _behind_borders(self) -> Diplomacy:
        """The same rules on a board on which no way leads into the neutral country."""

        def open_(pairs: frozenset[Pair]) -> frozenset[Pair]:
            shut = self._closed
            return frozenset(pair for pair in pairs if shut.isdisjoint(map(province_of, pair)))

        board = self.board
        closed = replace(
            board,
            army_borders=open_(board.army_borders),
            fleet_borders=open_(board.fleet_borders),
        )
        return Diplomacy(closed, self.profile)

    def _said(self, ruling: Ruling, standing: frozenset[str], *, shut: bool) -> Ruling:
        """Give the reasons of this room where they are the true ones."""
        if ruling.power in standing and ruling.unit:
            return self._said_of_standing(ruling)
        if shut and ruling.verdict is Verdict.ILLEGAL:
            chain = tuple(
                finding._replace(reason=str(Reason.BORDER_CLOSED), rule=_RULE)
                if finding.reason in _OUT_OF_REACH and province_of(finding.where) in self._closed
                else finding
                for finding in ruling.findings
            )
            return ruling.but(findings=chain)
        return ruling

    def _said_of_standing(self, ruling: Ruling) -> Ruling:
        where, rule = province_of(ruling.unit[2:]), _RULE
        if not ruling.dislodged:
            stands = Finding(reason=Reason.NOT_PLAYED, where=where, rule=rule)
            return ruling.but(findings=(*ruling.findings, stands))
        chain = tuple(finding for finding in ruling.findings if finding.reason not in _WAYS_OUT)
        gone = Finding(reason=Reason.NOT_PLAYED_DISBANDED, where=where, rule=rule)
        return ruling.but(findings=(*chain, gone), destroyed=True)

    def _onward(self, phase: Phase, after: Position, standing: frozenset[str]) -> Position:
        """Leave out what the powers played by nobody would have to do."""
        beaten = tuple(one for one in after.dislodged if one.unit.power not in standing)
        if beaten != after.dislodged:
            after = (
                replace(after, dislodged=beaten)
                if beaten
                else next_turn(phase, after.units, after.owners, self.board)
            )
        if dated(after.phase).step is Step.ADJUSTMENTS and not self.asked(after):
            spring = Phase(after.phase.turn + 1, Season.SPRING, Step.MOVES)
            return calm(spring, after.units, after.owners)
        return after


_OUT_OF_REACH = frozenset(
    {
        *(Reason.TOO_FAR, Reason.NO_FERRY, Reason.SUPPORT_OUT_OF_REACH),
        *(Reason.SUPPORTED_MOVE_IMPOSSIBLE, Reason.SUPPORTER_IS_FERRY),
        *(Reason.CONVOY_TO_NOWHERE, Reason.CONVOY_OFF_ROUTE),
    }
)
"""What the judge says of ways that a closed border takes away."""

_WAYS_OUT = frozenset(
    {
        *(Reason.NO_RETREAT, Reason.WAY_HELD, Reason.WAY_TAKEN),
        *(Reason.WAY_TO_ATTACKER, Reason.WAY_TO_STANDOFF),
    }
)
"""What is said of ways that are closed to a beaten unit; who is disbanded anyhow needs none."""
