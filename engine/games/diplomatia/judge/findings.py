"""Why each order of a turn came out as it did, the deciding reason first."""

from engine.games.diplomatia.judge.aftermath import Aftermath
from engine.games.diplomatia.judge.chart import Line
from engine.games.diplomatia.judge.field import CARRY, GUARD, HOLD, MOVE, SEIZE
from engine.games.diplomatia.judge.solver import NO, YES
from engine.games.diplomatia.judge.turn import Turn
from engine.games.diplomatia.reasons import Reason, finding
from engine.rules.ruling import Finding


class Findings:
    """Works out the reasons of a turn's units, each when it is first asked for."""

    def __init__(self, turn: Turn, after: Aftermath, disorder: frozenset[str]) -> None:
        self._turn, self._after, self._disorder = turn, after, disorder
        self._found: dict[int, tuple[Finding, ...]] = {}

    def __call__(self, number: int) -> tuple[Finding, ...]:
        """Return why the unit with a number fared as it did."""
        if number not in self._found:
            self._found[number] = (*self._order(number), *self._fate(number))
        return self._found[number]

    # -- small words ---------------------------------------------------------------------------

    def _places(self, *units: int) -> tuple[str, ...]:
        ids, at = self._turn.chart.ids, self._turn.field.at
        return tuple(ids[at[unit]] for unit in units)

    def _at(self, unit: int) -> str:
        return self._turn.chart.ids[self._turn.field.at[unit]]

    def _goal(self, unit: int) -> str:
        return self._turn.chart.ids[self._turn.field.to[unit]]

    # -- by kind of order ----------------------------------------------------------------------

    def _order(self, unit: int) -> list[Finding]:
        turn, line = self._turn, self._turn.lines[unit]
        fault = turn.sheets.faults.get(unit)
        if fault is not None:
            return [fault, *self._standing(unit)]
        if line is None or line.act == HOLD:
            return self._holding(unit, line)
        if turn.turned(unit):
            found = self._turning(unit)
        elif line.act == MOVE:
            found = [*self._moving(unit), *self._how(unit)]
        elif line.act == SEIZE:
            found = self._moving(unit)
        elif line.act == CARRY:
            found = [self._carrying(unit), *self._withstood(unit)]
        else:
            found = self._supporting(unit, line)
        return [*found, *self._standing(unit)]

    def _holding(self, unit: int, line: Line | None) -> list[Finding]:
        where, silent = self._at(unit), []
        if line is None:
            told = self._turn.units[unit].power in self._disorder
            silent = [finding(Reason.DISORDER if told else Reason.NO_ORDER, where)]
        stands = self._standing(unit)
        if stands:
            return [*stands, *silent]
        return silent or [finding(Reason.HELD, where)]

    def _turning(self, unit: int) -> list[Finding]:
        turn, where = self._turn, self._at(unit)
        foes = turn.foes(unit) or [
            other
            for other in turn.field.attackers[turn.field.at[unit]]
            if turn.field.power[other] != turn.field.power[unit]
        ]
        if unit in turn.state.circling:
            return [finding(Reason.TURNED_IN_CIRCLE, where, self._places(*foes))]
        guards = [g for g in turn.field.guards[unit] if turn.state.given[g] == YES]
        return [
            finding(Reason.TURNED, where, self._places(*guards)),
            finding(Reason.TURNED_BY, where, self._places(*foes)),
        ]

    def _standing(self, unit: int) -> list[Finding]:
        """Tell how a unit fared in the space it stood in; nothing where nobody attacked it."""
        turn, where = self._turn, self._at(unit)
        if turn.went(unit):
            return []
        foes = turn.foes(unit)
        defence = self._defence(unit)
        if turn.out(unit):
            victor = turn.beaten_by(unit)
            seized = turn.field.act[victor] == SEIZE
            reason = Reason.DRIVEN_OUT_BY_SEIZURE if seized else Reason.DRIVEN_OUT
            against = turn.solver.attack(turn.state, victor)[0]
            return [finding(reason, where, self._places(victor), defence, against)]
        if turn.besieged(unit):
            comers = turn.comers(turn.field.at[unit])
            top = turn.strength(comers[0])
            equal = [one for one in comers if turn.strength(one) == top]
            return [finding(Reason.BESIEGED, where, self._places(*equal), defence, top)]
        if spared := self._spared_by(unit, defence):
            return [finding(Reason.SPARED_BY_OWN, where, self._places(*spared), defence)]
        if foes:
            against = max(turn.solver.attack(turn.state, one)[0] for one in foes)
            return [finding(Reason.WITHSTOOD, where, self._places(*foes), defence, against)]
        return []

    def _defence(self, unit: int) -> int:
        turn = self._turn
        if turn.field.act[unit] == MOVE and not turn.turned(unit):
            holder = turn.field.holder[turn.field.to[unit]]
            if holder >= 0 and turn.solver.head_on(turn.state, unit) == YES:
                return turn.solver.strength(turn.state, unit, NO)[0]
            return 1
        return turn.solver.defence(turn.state, unit)[0]

    def _spared_by(self, unit: int, defence: int) -> list[int]:
        """List the moves that had defeated a unit, were they or their supports not its own."""
        turn, found = self._turn, []
        comers = turn.comers(turn.field.at[unit])
        for one in comers:
            own = turn.field.power[one] == turn.field.power[unit]
            full = turn.strength(one) + len(self._void_supports(one))
            rest = max((turn.strength(other) for other in comers if other != one), default=0)
            if (own or full > turn.strength(one)) and full > defence and full > rest:
                found.append(one)
        return found

    def _void_supports(self, unit: int) -> list[int]:
        """List the supports of a move that were void, and had counted otherwise."""
        turn = self._turn
        return [
            one
            for one, helped in turn.helped.items()
            if helped == unit
            and turn.void(one)
            and not turn.turned(one)
            and not turn.cutters(one)
            and not turn.out(one)
        ]

    # -- moves and seizures --------------------------------------------------------------------

    def _moving(self, unit: int) -> list[Finding]:
        turn = self._turn
        if turn.field.act[unit] not in (MOVE, SEIZE):
            return [finding(Reason.NO_TRANSPORT, self._to(unit))]
        if not turn.under_way(unit):
            return [self._stranded(unit)]
        return self._arriving(unit) if turn.moved(unit) else self._failing(unit)

    def _to(self, unit: int) -> str:
        line = self._turn.lines[unit]
        return "" if line is None else self._turn.chart.ids[line.to]

    def _stranded(self, unit: int) -> Finding:
        turn, where = self._turn, self._goal(unit)
        if unit in turn.state.stopped and not any(
            turn.out(fleet) or turn.turned(fleet)
            for chain in turn.field.branches[unit]
            for fleet in chain
        ):
            return finding(Reason.TRANSPORT_STOPPED, where)
        broken = [
            fleet
            for chain in turn.field.branches[unit]
            for fleet in chain
            if turn.out(fleet) or turn.turned(fleet)
        ]
        return finding(Reason.TRANSPORT_BROKEN, where, self._places(*broken))

    def _arriving(self, unit: int) -> list[Finding]:
        turn, where = self._turn, self._goal(unit)
        ground, seizes = turn.field, turn.field.act[unit] == SEIZE
        holder = ground.holder[ground.to[unit]]
        rivals = [one for one in turn.comers(ground.to[unit]) if one != unit]
        strength = turn.solver.attack(turn.state, unit)[0]
        if holder >= 0 and not turn.went(holder):
            against = turn.solver.resistance(turn.state, unit)[0]
            reason = Reason.SEIZED_BY_FORCE if seizes else Reason.DROVE_OUT
            found = [finding(reason, where, self._places(holder), strength, against)]
        elif holder >= 0 and (ring := self._ring(unit)):
            reason = Reason.SWAPPED if len(ring) == 1 else Reason.ROTATED
            found = [finding(reason, where, self._places(*ring))]
        elif rivals:
            against = turn.strength(rivals[0])
            reason = Reason.SEIZED_STRONGER if seizes else Reason.STRONGER
            found = [finding(reason, where, self._places(*rivals), strength, against)]
        elif holder >= 0:
            reason = Reason.SEIZED_VACATED if seizes else Reason.VACATED
            found = [finding(reason, where, self._places(holder))]
        else:
            found = [finding(Reason.SEIZED if seizes else Reason.UNOPPOSED, where)]
        idle = [
            one
            for one in ground.attackers[ground.to[unit]]
            if one != unit and turn.under_way(one) and not turn.strength(one)
        ]
        return [*found, *(finding(Reason.RIVAL_BEATEN, where, self._places(one)) for one in idle)]

    def _ring(self, unit: int) -> list[int]:
        """List who went round in a ring with a unit; nothing where there was none."""
        turn, found = self._turn, []
        other = turn.field.holder[turn.field.to[unit]]
        while other >= 0 and other != unit and turn.went(other) and other not in found:
            found.append(other)
            other = turn.field.holder[turn.field.to[other]]
        return found if other == unit else []

    def _failing(self, unit: int) -> list[Finding]:
        turn, where = self._turn, self._goal(unit)
        ground, solver, state = turn.field, turn.solver, turn.state
        beaten_seizer = ground.act[unit] == SEIZE and not turn.profile.beaten_seizes
        if beaten_seizer and turn.out(unit):
            by = self._places(turn.beaten_by(unit))
            return [finding(Reason.SEIZER_BEATEN, self._at(unit), by)]
        holder = ground.holder[ground.to[unit]]
        strength = solver.attack(state, unit)[0]
        resistance = solver.resistance(state, unit)[0]
        rivals = [one for one in turn.comers(ground.to[unit]) if one != unit]
        top = turn.strength(rivals[0]) if rivals else 0
        void = self._void_supports(unit)
        if void and strength + len(void) > max(resistance, top):
            by = self._places(*void)
            return [finding(Reason.OWN_SUPPORT_VOID, where, by, strength, max(resistance, top))]
        # Who was driven out by somebody else did not stay: that one was stronger.
        stayed = holder >= 0 and not turn.went(holder) and not turn.out(holder)
        if stayed and strength == 0:
            return [finding(Reason.OWN_UNIT_STAYED, where, self._places(holder))]
        if stayed and strength <= resistance:
            meets = solver.head_on(state, unit) == YES and not turn.turned(holder)
            reason = Reason.HEAD_ON if meets else Reason.REPELLED
            return [finding(reason, where, self._places(holder), strength, resistance)]
        if holder >= 0 and turn.went(holder) and turn.out(unit) and turn.beaten_by(unit) == holder:
            # They wanted to change places, and the other one won.
            against = solver.attack(state, holder)[0]
            by = self._places(holder)
            return [finding(Reason.HEAD_ON, where, by, self._defence(unit), against)]
        strength = strength or turn.strength(unit)  # none against an own unit, but against rivals
        strongest = [one for one in rivals if turn.strength(one) == top]
        by, reason = self._places(*strongest), Reason.BLOCKED
        if top > strength or any(turn.moved(one) for one in strongest):
            reason = Reason.OUTWEIGHED
        still = [one for one in strongest if turn.out(one)]
        found = [finding(reason, where, by, strength, top)]
        return [*found, *(self._still_blocks(one, where) for one in still)]

    def _still_blocks(self, unit: int, where: str) -> Finding:
        return finding(Reason.BEATEN_STILL_BLOCKS, where, self._places(unit))

    def _how(self, unit: int) -> list[Finding]:
        """Tell over which fleets an army went, or why it walked."""
        turn, where = self._turn, self._to(unit)
        if not turn.under_way(unit):
            return []
        if not turn.field.sea[unit]:
            foreign = [fleet for fleet, army in turn.chains.army.items() if army == unit]
            by = self._places(*foreign)
            return [finding(Reason.WENT_ON_FOOT, where, by)] if foreign else []
        if turn.state.linked[unit] != YES:
            return [finding(Reason.WALKED_AFTER_ALL, where)]
        whole = [
            fleet
            for chain in turn.field.branches[unit]
            if all(turn.solver.carries(turn.state, one) == YES for one in chain)
            for fleet in chain
        ]
        return [finding(Reason.TRANSPORTED_BY, where, self._places(*whole))]

    # -- transports ----------------------------------------------------------------------------

    def _carrying(self, fleet: int) -> Finding:
        turn, where = self._turn, self._at(fleet)
        army = turn.chains.army.get(fleet, -1)
        if army < 0:
            return turn.chains.fault(fleet)
        by = self._places(army)
        if turn.out(fleet):
            return finding(Reason.CARRIER_DRIVEN_OUT, where, self._places(turn.beaten_by(fleet)))
        if turn.stopped(fleet):
            return finding(Reason.CARRIER_STOPPED, where, by)
        whole = turn.field.sea[army] and turn.under_way(army) and turn.state.linked[army] == YES
        if whole:
            chain = next(one for one in turn.field.branches[army] if fleet in one)
            whole = all(turn.solver.carries(turn.state, one) == YES for one in chain)
        return finding(Reason.TRANSPORTED if whole else Reason.TRANSPORT_IDLE, where, by)

    def _withstood(self, fleet: int) -> list[Finding]:
        """Tell that attacks which did not defeat a carrier stopped nothing (7.4.1)."""
        turn = self._turn
        foes = turn.foes(fleet)
        if fleet not in turn.chains.army or not foes or turn.out(fleet):
            return []
        return [finding(Reason.CARRIER_WITHSTOOD, self._at(fleet), self._places(*foes))]

    # -- supports ------------------------------------------------------------------------------

    def _supporting(self, unit: int, line: Line) -> list[Finding]:
        turn, ids = self._turn, self._turn.chart.ids
        where, whom = ids[line.to], ids[line.whom]
        cutters = turn.cutters(unit)
        if cutters:
            return [finding(Reason.SUPPORT_CUT, self._at(unit), self._places(*cutters))]
        if turn.profile.beaten_support_falls and turn.out(unit):
            by = self._places(turn.beaten_by(unit))
            return [finding(Reason.SUPPORT_FALLEN, self._at(unit), by)]
        spared = self._not_cut(unit)
        if line.act == GUARD:
            return [finding(self._worth(unit, turn.field.holder[line.to]), where), *spared]
        helped = turn.helped.get(unit, -1)
        if helped < 0 or not turn.under_way(helped):
            return [finding(self._unfit(line, helped), where, (whom,))]
        if turn.void(unit):
            reason = Reason.SUPPORT_VOID
        elif turn.stayed_void(unit):
            reason = Reason.SUPPORT_STAYED_VOID
        else:
            reason = self._worth(unit, helped)
        return [finding(reason, where, (whom,)), *spared]

    def _unfit(self, line: Line, helped: int) -> Reason:
        """Tell why what was supported was not under way."""
        turn = self._turn
        if helped >= 0:
            turned = turn.turned(helped)
            return Reason.SUPPORT_OF_TURNED if turned else Reason.SUPPORT_OF_STRANDED
        other = turn.field.holder[line.whom]
        told = turn.lines[other] if other >= 0 else None
        same = told is not None and line.supports(told)
        return Reason.SUPPORT_OF_STRANDED if same else Reason.SUPPORT_UNMATCHED

    def _worth(self, unit: int, helped: int) -> Reason:
        """Tell whether a support decided anything: the turn is judged again without it."""
        turn = self._turn
        if not self._contested(unit, helped):
            return Reason.SUPPORT_IDLE
        other = Turn(turn.sheets, turn.chart, turn.profile, unit)
        then, now = other.state, turn.state
        same = then.moved == now.moved and then.turned == now.turned and then.linked == now.linked
        return Reason.SUPPORT_SPARE if same else Reason.SUPPORT_DECIDED

    def _contested(self, unit: int, helped: int) -> bool:
        turn = self._turn
        ground = turn.field
        if ground.to[unit] == ground.at[helped]:
            return turn.turned(helped) or bool(turn.foes(helped))
        goal = ground.to[helped]
        holder = ground.holder[goal]
        stays = holder >= 0 and not turn.went(holder)
        return stays or any(one != helped for one in turn.comers(goal))

    def _not_cut(self, unit: int) -> list[Finding]:
        """Tell why attacks on a supporter did not cut its support."""
        turn, found = self._turn, []
        ground = turn.field
        for other in ground.attackers[ground.at[unit]]:
            by = self._places(other)
            if ground.power[other] == ground.power[unit]:
                found.append(finding(Reason.NOT_CUT_BY_OWN, self._at(unit), by))
            elif turn.turned(other):
                found.append(finding(Reason.NOT_CUT_BY_TURNED, self._at(unit), by))
            elif not turn.under_way(other):
                found.append(finding(Reason.NOT_CUT_BY_STRANDED, self._at(unit), by))
            else:
                found.append(finding(Reason.NOT_CUT_FROM_TARGET, self._at(unit), by))
        return found

    # -- what becomes of the defeated ----------------------------------------------------------

    def _fate(self, unit: int) -> list[Finding]:
        turn, after, ids = self._turn, self._after, self._turn.chart.ids
        piece, found = turn.units[unit], []
        if unit in after.lost:
            by = self._places(*after.lost[unit])
            found.append(finding(Reason.LOST_WITH_FLEET, ids[turn.end(unit)], by))
        takes = [army for army, fleets in after.lost.items() if unit in fleets]
        if unit in after.carried:
            takes.append(after.carried[unit])
        if takes:
            found.append(finding(Reason.TAKES_ALONG, piece.at, self._places(*takes)))
        if not turn.out(unit):
            return found
        if piece.power in self._disorder:
            return [*found, finding(Reason.DISORDER_DESTROYED, piece.at)]
        if unit in after.destroyed and unit not in after.lost:
            found.append(finding(Reason.NO_RETREAT, piece.at))
        return [*found, *self._ways(unit)]

    def _ways(self, unit: int) -> list[Finding]:
        """Tell of every space next to a defeated unit why it is closed to it."""
        turn, after, ids = self._turn, self._after, self._turn.chart.ids
        piece = turn.units[unit]
        victor = turn.beaten_by(unit)
        origin = ids[turn.field.at[victor]]
        ends = {turn.end(one): one for one in range(len(turn.lines)) if not turn.out(one)}
        open_to = after.gone[unit].retreats if unit in after.gone else ()
        held, found = [], []
        for where in sorted(turn.chart.board.neighbours(piece.kind, piece.at)):
            if where in open_to:
                continue
            space = turn.chart.number[where]
            stander = ends.get(space, -1)
            if stander >= 0 and where not in after.freed:
                if turn.went(stander):
                    by = self._places(stander)
                    found.append(finding(Reason.WAY_TAKEN, where, by))
                else:
                    held.append(where)
            elif turn.blocked(space):
                by = self._places(*turn.comers(space))
                found.append(finding(Reason.WAY_BLOCKED, where, by))
            elif where == origin:
                found.append(finding(Reason.WAY_TO_ATTACKER, where, (where,)))
            elif where in after.seized:
                found.append(finding(Reason.WAY_SEIZED, where))
            elif where in after.freed:
                found.append(finding(Reason.WAY_FREED, where))
        if held:
            found.append(finding(Reason.WAY_HELD, piece.at, tuple(held)))
        return found
