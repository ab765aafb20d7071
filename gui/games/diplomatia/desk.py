"""One power's desk: rows, ring, numbered choices and typing, beside what is said at the pointer."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from engine.games.diplomatia.calendar import EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.evaluation import balances
from engine.games.diplomatia.offers.completion import complete
from engine.games.diplomatia.orders import (
    ARMY,
    Build,
    Move,
    Remove,
    Seize,
    Waive,
    meant,
    value_of,
)
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from gui.games.diplomatia import effects, writing
from gui.games.diplomatia.transports import Transports
from gui.games.diplomatia.words import notation, order_words, spelt
from gui.games.diplomatia.writing import DEFEND, REMOVE, SEIZE, SUPPORT, TRANSPORT, WAIVE
from gui.orders.builder import MOVE, STRIKE, OrderBuilder
from gui.orders.draft import Draft
from gui.orders.hint import Key
from gui.orders.order_list import OrderLine
from gui.orders.ring import RingItem
from gui.orders.steps import StepChoice, Steps
from gui.words import labels, names

_RING = (MOVE, SUPPORT, SEIZE, STRIKE, TRANSPORT, DEFEND)
"""What stands in the places of the ring, the first above, the others clockwise."""

_GLYPHS = {
    MOVE: "move",
    SUPPORT: "support",
    SEIZE: "anchor",
    STRIKE: "cross",
    TRANSPORT: "convoy",
    DEFEND: "hold",
    REMOVE: "cross",
}
_UNUSED = RingItem(token="", glyph="more", text="", key="")
_DIGITS = 9
"""Choices that have a digit of their own."""


class Desk:
    """What a power's desk lists and offers in one phase. As secret as the desk itself."""

    def __init__(
        self, rules: Rules, position: Position, power: str, builder: OrderBuilder, draft: Draft
    ) -> None:
        self._rules, self._board = rules, rules.board
        self._position, self._power = position, power
        self._builder, self._draft = builder, draft
        self._kind = position.phase.kind
        self._transports = Transports(rules.board, position, power, draft)
        self._letter = labels.power_letter(rules.board, power)
        kinds = {SEIZE: bool(rules.board.ports), TRANSPORT: bool(rules.board.shore_borders)}
        self._unknown = frozenset(token for token, known in kinds.items() if not known)
        """What a map without ports, or without any sea, has no use for: nothing speaks of it."""

    # -- at the pointer ------------------------------------------------------------------------

    def for_unit(self, unit: str) -> tuple[str, str, tuple[Key, ...]]:
        """Say at the pointer what a unit has been told, and how to choose it."""
        order = self._draft.order_for(unit)
        head = notation(order, self._board) if order else writing.token_words(unit, self._board)
        if order:
            text = self._effect(order)
        elif " " in unit:
            text = self._no_order()
        else:
            text = QCoreApplication.translate("DiplomatiaDesk", "Free for a new unit.")
        return head, text, (self._click(self._choose()),)

    def for_choice(
        self, choice: Choice, *, several: bool = False
    ) -> tuple[str, str, tuple[Key, ...]]:
        """Say what taking a choice would write."""
        del several
        back = ("Esc", QCoreApplication.translate("DiplomatiaDesk", "step back"))
        if not choice.order:
            head = writing.token_words(choice.token, self._board)
            return head, "", (self._click(self._choose()), back)
        order = value_of(choice.order)
        write = self._click(QCoreApplication.translate("DiplomatiaDesk", "write"))
        return notation(order, self._board), self._effect(order), (write, back)

    def _effect(self, order: Order) -> str:
        others = [other for other in self._draft.orders if other.key != order.key]
        return effects.effect_words(order, others, self._position, self._board)

    def _click(self, does: str) -> Key:
        return QCoreApplication.translate("DiplomatiaDesk", "Click"), does

    def _choose(self) -> str:
        return QCoreApplication.translate("DiplomatiaDesk", "choose")

    def _no_order(self) -> str:
        return QCoreApplication.translate("DiplomatiaDesk", "No order yet.")

    def why_not(self, code: str, location: str) -> str:
        """Say why a choice is out."""
        start = self._builder.unit.rpartition(" ")[2]
        return writing.why_not_words(self._board, code, location or start, start)

    def why_not_here(self, location: str) -> str:
        """Say why a click on a space means nothing now; empty when there is nothing to say."""
        unit = self._builder.unit
        closed = next(
            (one for one in self._builder.choices() if one.location == location and one.why_not),
            None,
        )
        if closed is not None:
            return self.why_not(closed.why_not, location)
        if not unit:
            return self._nobody_here(location)
        if len(self._builder.so_far) == 1 or self._builder.so_far[1] == MOVE:
            return self._no_way(unit, location)
        return self._not_there(location)

    def _no_way(self, unit: str, location: str) -> str:
        """Say why a unit cannot go to a space."""
        kind, _, at = unit.partition(" ")
        if at == location:
            return self.why_not(Reason.SAME_SPACE, location)
        at_sea = self._board.provinces[location].terrain.value == "sea"
        if kind == ARMY and at_sea:
            port = self._board.provinces[location].port
            if port is not None and port.coast != at:
                text = QCoreApplication.translate(
                    "DiplomatiaDesk", "Its port {port} is seized from {coast:the} alone."
                )
                coast = names.spoken(self._board).place(port.coast)
                return text.format(port=labels.port_name(port), coast=coast)
            return self.why_not(Reason.ARMY_AT_SEA, location)
        if kind != ARMY and not at_sea:
            return self.why_not(Reason.FLEET_ON_LAND, location)
        shore = kind == ARMY and bool(self._board.shores.get(at))
        return self.why_not(Reason.NO_FERRY if shore else Reason.TOO_FAR, location)

    def _nobody_here(self, location: str) -> str:
        if self._kind == RETREATS:
            return QCoreApplication.translate("DiplomatiaDesk", "Only your defeated units retreat.")
        there = self._position.at(location)
        if self._kind == EVALUATION:
            sea = self._board.provinces[location].terrain.value == "sea"
            if there is not None:
                return self.why_not(Reason.SITE_OCCUPIED, location)
            return self.why_not(Reason.NOT_ONES_PORT if sea else Reason.NOT_A_HOME_CENTRE, location)
        return self.why_not(Reason.FOREIGN_UNIT, location) if there is not None else ""

    def _not_there(self, location: str) -> str:
        text = QCoreApplication.translate("DiplomatiaDesk", "{where:the} cannot be chosen now.")
        return names.sentence(text, where=names.spoken(self._board).place(location))

    def not_taken(self, order: Order) -> str:
        """Say why an order that was typed is for nothing that its writer may order now."""
        if isinstance(order, Waive):
            return self.nothing_due()
        reason = self._nobody_here(order.place) if order.place in self._board.provinces else ""
        other = QCoreApplication.translate("DiplomatiaDesk", "That is not for one of your units.")
        return reason or other

    # -- sums ----------------------------------------------------------------------------------

    def nothing_due(self) -> str:
        """Say that all builds and removals of the kind are written."""
        return QCoreApplication.translate(
            "DiplomatiaDesk", "All that is due of this kind is written already."
        )

    def due(self) -> tuple[int, ...]:
        """Return how many armies, then fleets, may be built, or must go when below nought."""
        if self._kind != EVALUATION:
            return ()
        profile = Profile.of(self._rules.options)
        counts = balances(self._position, self._power, self._board, profile)
        sums = tuple(one.build or -one.remove for one in counts)
        return sums if self._board.ports else sums[:1]

    def still_due(self) -> int:
        """Return how many builds are still to be written."""
        builds = sum(max(0, count) for count in self.due())
        written = sum(isinstance(one, Build | Waive) for one in self._draft.orders)
        return builds - written

    def has_room(self, order: Order) -> bool:
        """Tell whether one more unit of its kind is due to be built or removed."""
        sums = dict(zip((str(ARMY), "F"), self.due(), strict=False))
        match meant(order):
            case Build(kind=kind):
                wanted = sums.get(str(kind), 0)
                alike = [one for one in self._draft.orders if isinstance(one, Build)]
                return self.still_due() > 0 and _of_kind(alike, kind) < wanted
            case Remove(kind=kind):
                gone = [one for one in self._draft.orders if isinstance(one, Remove)]
                return _of_kind(gone, kind) < -sums.get(str(kind), 0)
            case Waive():
                return self.still_due() > 0
        return True

    # -- orders that belong together -----------------------------------------------------------

    def along(self, order: Order, others: Sequence[Order]) -> tuple[str, ...]:
        """Return what one's own fleets are told when an army is sent over sea."""
        return self._transports.along(order, others) if self._kind == ORDERS else ()

    def hung_on(self, key: str) -> tuple[str, ...]:
        """Return the fleets of one's own that transport an army and nobody else."""
        return self._transports.hung_on(key) if self._kind == ORDERS else ()

    def another(self) -> tuple[str, ...]:
        """Return the last transport over the next chain of fleets."""
        return self._transports.another() if self._kind == ORDERS else ()

    # -- ring, rows, keys ----------------------------------------------------------------------

    def ring(self, unit: str, over: str = "") -> tuple[RingItem, ...]:
        """Return the six places round a unit; the same kind of order is always in the same one.

        A map without sea has four.
        """
        strike = self._item(STRIKE, "" if self._draft.order_for(unit) else self._no_order())
        if self._kind == ORDERS:
            return tuple(
                strike if token == STRIKE else self._item(token, self._out(token, unit, over))
                for token in _RING
                if token not in self._unknown
            )
        if self._kind == RETREATS:
            free = any(one.location and not one.why_not for one in self._builder.choices((unit,)))
            away = self._item(MOVE, "" if free else self._nowhere())
            return (away, _UNUSED, _UNUSED, strike, _UNUSED, self._item(REMOVE, ""))
        last = self._item(REMOVE, "") if " " in unit else self._build(unit)
        return (_UNUSED, _UNUSED, _UNUSED, strike, _UNUSED, last)

    def _item(self, token: str, why_not: str) -> RingItem:
        return RingItem(
            token=token,
            glyph=_GLYPHS[token],
            text=writing.kind_words(token),
            key=writing.KEYS[token],
            why_not=why_not,
        )

    def _build(self, place: str) -> RingItem:
        text = QCoreApplication.translate("DiplomatiaDesk", "Build")
        return RingItem(token=place, glyph="plus", text=text, key="B")

    def _out(self, token: str, unit: str, over: str) -> str:
        """Say why a kind of order is out for a unit, or over the unit on which it was dropped."""
        choice = self._builder.kind(token, (unit,))
        if choice is None:
            other = {TRANSPORT: Reason.TRANSPORT_BY_ARMY, SEIZE: Reason.SEIZED_BY_FLEET}
            return self.why_not(other.get(token, Reason.WRONG_PHASE), unit.partition(" ")[2])
        if choice.why_not:
            return self.why_not(choice.why_not, unit.partition(" ")[2])
        if over:
            beginning = (unit,) if token == MOVE else (unit, token)
            if token == DEFEND or not self._builder.offer(over, beginning).choices:
                return self._not_there(over)
        return ""

    def _nowhere(self) -> str:
        return QCoreApplication.translate("DiplomatiaDesk", "No space is free for a retreat.")

    def rows(self, impossible: Mapping[str, str]) -> tuple[OrderLine, ...]:
        """Return one row per unit, or per space in which something can be built.

        ``impossible`` says by space why an order cannot be carried out.
        """
        rows = [
            self._row(choice, impossible)
            for choice in self._builder.choices(())
            if choice.location and not choice.why_not
        ]
        rows += [
            OrderLine(
                key=key,
                kind="",
                letter=self._letter,
                name=QCoreApplication.translate("DiplomatiaDesk", "Build left unused"),
                text=QCoreApplication.translate("DiplomatiaDesk", "nothing is built"),
                state="done",
            )
            for key in self._draft.keys
            if key.startswith(WAIVE)
        ]
        return tuple(rows)

    def _row(self, choice: Choice, impossible: Mapping[str, str]) -> OrderLine:
        key, at = choice.token, choice.location
        order, active = self._draft.order_for(key), self._builder.unit == key
        kind = key.partition(" ")[0] if " " in key else choice.order[:1]
        half = self._builder.so_far[1:] if active else ()
        missing, text = "", ""
        if half:
            tokens = [writing.token_words(token, self._board) for token in half]
            text, state = f"{' '.join((tokens[0].lower(), *tokens[1:]))} …", "now"
        elif order:
            text, state = order_words(order, self._board), "now" if active else "done"
            if isinstance(order, Move):
                text = text[text.index(labels.ARROW) :]  # the row names the unit already
        else:
            text, missing, state = self._without(key, active=active)
        return OrderLine(
            key=key,
            kind=kind,
            letter=self._letter,
            name=labels.province_name(self._board, at),
            text=text,
            missing=missing,
            notation=notation(order, self._board) if order else "",
            state=state,
            note=self._note(order) if not half else "",
            needs=self._transports.needs(order) if self._kind == ORDERS and not half else (),
            can_withdraw=bool(order),
            wrong=impossible.get(at, "") if order else "",
        )

    def _without(self, key: str, *, active: bool) -> tuple[str, str, str]:
        """Say what a row has where nothing is written, what only its accessible name says."""
        now = "now" if active else ""
        if self._kind == EVALUATION:
            free = " " not in key
            text = (
                QCoreApplication.translate("DiplomatiaDesk", "free")
                if free
                else QCoreApplication.translate("DiplomatiaDesk", "stays")
            )
            return text, "", now or "idle"
        if self._kind == RETREATS and not any(
            one.location and not one.why_not for one in self._builder.choices((key,))
        ):
            text = QCoreApplication.translate("DiplomatiaDesk", "nowhere to go, it is destroyed")
            return text, "", now or "idle"
        missing = QCoreApplication.translate("DiplomatiaDesk", "no order yet")
        return "", missing, now or "none"

    def _note(self, order: Order) -> str:
        """Say of a seizure who stands there and whether the strength is enough, as all can know."""
        space = self._board.provinces.get(order.to) if isinstance(order, Seize) else None
        port = space.port if space is not None else None
        if not isinstance(order, Seize) or port is None or port.coast != order.at:
            return ""  # no seizure could come of it, which is said of the order itself
        return effects.seizure_words(order, self._draft.orders, self._position, self._board)

    def numbered(self) -> tuple[StepChoice, ...]:
        """Return what may follow in the order being made, with the keys that take it."""
        return tuple(self._numbered())

    def _numbered(self) -> Iterator[StepChoice]:
        so_far, number = self._builder.so_far, 0
        written = self._draft.order_for(self._builder.unit)
        choices = self._listed(so_far)
        wide = len(so_far) > 1 and len(choices) <= 4
        for choice in choices:
            key = "" if choice.location else writing.KEYS.get(choice.token, "")
            if not key and not choice.why_not and number < _DIGITS:
                number += 1
                key = str(number)
            yield StepChoice(
                choice=choice,
                key=key,
                text=writing.choice_words(choice, so_far, self._board),
                note=self._step_note(choice, so_far),
                on=bool(written) and choice.order == str(written),
                wide=wide or bool(choice.why_not),
            )

    def _listed(self, so_far: tuple[str, ...]) -> list[Choice]:
        """Return the choices of a row: kinds of order, then goals, what is near by land first."""
        choices = writing.offered(self._builder.choices())
        at = self._builder.unit.partition(" ")[2]
        near = self._board.touching(at) if at in self._board.provinces else frozenset()
        listed = [
            one
            for one in choices
            if one.token not in self._unknown
            and (len(so_far) != 1 or not one.location or one.location in near)
        ]
        return sorted(
            listed,
            key=lambda one: (bool(one.location), bool(one.why_not), " ZP " in one.order),
        )

    def _step_note(self, choice: Choice, so_far: tuple[str, ...]) -> str:
        if choice.why_not:
            return self.why_not(choice.why_not, choice.location)
        if not choice.order:
            return ""
        known = self._draft.order_for(so_far[2]) if len(so_far) == 3 else None
        if known and known.goal != choice.location:
            text = QCoreApplication.translate("DiplomatiaDesk", "has the order {order}")
            return text.format(order=notation(known, self._board))
        others = [other for other in self._draft.orders if other.key != self._builder.unit]
        return effects.short_words(value_of(choice.order), others)

    def steps(self) -> Steps:
        """Return the inside of the row whose order is being made."""
        so_far = self._builder.so_far
        crumbs = [writing.token_words(token, self._board) for token in so_far]
        return Steps(crumbs, writing.question(so_far), self.numbered())

    # -- typing --------------------------------------------------------------------------------

    def completions(self, text: str) -> tuple[str, ...]:
        """Return how a line that is being typed may go on."""
        profile, board = Profile.of(self._rules.options), self._board
        found = complete(text, board, profile, self._position, self._power)
        return tuple(spelt(one, board) for one in found) or effects.completions(text, board)

    def parted(self, text: str) -> tuple[str, ...]:
        """Part a text that holds several orders, each as it was written."""
        return tuple(
            one.written
            for one in self._rules.slip(text, self._position, self._power)
            if one.noted is None
        )


def _of_kind(orders: Sequence[Build] | Sequence[Remove], kind: str) -> int:
    return sum(one.kind == kind for one in orders)
