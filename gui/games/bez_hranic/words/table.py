"""What the table says: who does what now, and why something could not be done."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.games.bez_hranic.calendar import FINALE, ROUNDS
from engine.games.bez_hranic.commands import Reason
from engine.games.bez_hranic.tell import ToldBill
from engine.games.bez_hranic.view import Doing, PastRound, Seen
from engine.rules.live import LiveRefusalError
from engine.table.live.view import LiveView
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.words.bills import bill_words, euros, typeset
from gui.games.bez_hranic.words.states import field_name, state_name
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import names
from gui.words.names import listed

_REFUSED: Mapping[str, str] = MappingProxyType(
    {
        Reason.OVER: QT_TRANSLATE_NOOP("BezHranic", "The game is over."),
        Reason.OTHER_WAY: QT_TRANSLATE_NOOP("BezHranic", "This table plays in another way."),
        Reason.NO_SEAT: QT_TRANSLATE_NOOP("BezHranic", "Nobody sits there."),
        Reason.ROUND_RUNS: QT_TRANSLATE_NOOP("BezHranic", "This round is not over yet."),
        Reason.ALL_LIE: QT_TRANSLATE_NOOP("BezHranic", "All cards lie open."),
        Reason.TOO_EARLY: QT_TRANSLATE_NOOP("BezHranic", "Not yet: the start is not open."),
        Reason.ASLEEP: QT_TRANSLATE_NOOP("BezHranic", "This key sleeps for three seconds."),
        Reason.WAITS: QT_TRANSLATE_NOOP("BezHranic", "Pressed already."),
        Reason.NOT_HIS_TURN: QT_TRANSLATE_NOOP("BezHranic", "Press your own key first."),
        Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("BezHranic", "No token is left in this hand."),
        Reason.NO_FIELD: QT_TRANSLATE_NOOP("BezHranic", "There is no such field."),
        Reason.ONE_HAND: QT_TRANSLATE_NOOP(
            "BezHranic", "One hand: the second token comes after the first."
        ),
        Reason.SEALED: QT_TRANSLATE_NOOP("BezHranic", "Chosen already."),
        Reason.LIES_WRONG: QT_TRANSLATE_NOOP("BezHranic", "Tokens must not lie like this."),
        Reason.NO_OFFER: QT_TRANSLATE_NOOP(
            "BezHranic", "These cards cannot lie there together: each state is there once."
        ),
        Reason.NO_REASON: QT_TRANSLATE_NOOP("BezHranic", "A correction needs a reason."),
        Reason.NOTHING_PLAYED: QT_TRANSLATE_NOOP("BezHranic", "No round has been played yet."),
        Reason.AWAY: QT_TRANSLATE_NOOP("BezHranic", "Away from the table."),
        Reason.HERE: QT_TRANSLATE_NOOP("BezHranic", "There already."),
        Reason.LAST_ONE: QT_TRANSLATE_NOOP("BezHranic", "Somebody has to stay at the table."),
        Reason.NO_NAME: QT_TRANSLATE_NOOP("BezHranic", "Whoever plays on needs a name of his own."),
        Reason.NO_MONEY: QT_TRANSLATE_NOOP("BezHranic", "Nobody can have less than nothing."),
    }
)


def seen_of(view: LiveView) -> Seen:
    """Return what the game shows."""
    assert isinstance(view.seen, Seen)
    return view.seen


def refused(error: LiveRefusalError, view: LiveView) -> str:
    """Say why something could not be done, and who it was."""
    words = QCoreApplication.translate("BezHranic", _REFUSED[error.code])
    who = view.player(error.facts.get("seat", ""))
    return f"{who}: {words}" if who else words


def is_away(view: LiveView, seat: str) -> str:
    """Say that somebody has left the table."""
    error = LiveRefusalError(Reason.AWAY, seat=seat)
    return refused(error, view)


def map_words(map_: str) -> str:
    """Name the map that is played on."""
    return {
        "europe": QCoreApplication.translate("BezHranic", "Europe"),
        "usa": QCoreApplication.translate("BezHranic", "USA"),
    }.get(map_, map_)


def round_words(number: int) -> str:
    """Say which round it is: ``round 3 of 7``."""
    message = QCoreApplication.translate("BezHranic", "round {number} of {all}")
    return message.format(number=max(number, 1), all=names.number(ROUNDS))


def headline(view: LiveView) -> str:
    """Say what is going on, so that it is read from across the room."""
    seen = seen_of(view)
    match seen.doing:
        case Doing.READY if not seen.past:
            return QCoreApplication.translate("BezHranic", "Tokens lie on the table. Ready?")
        case Doing.READY:
            return purses_words(view)
        case Doing.DEALING:
            return QCoreApplication.translate("BezHranic", "Tokens are locked until the start lies")
        case Doing.VOID:
            return void_words(seen)
        case Doing.CHOOSING:
            return _choosing(view, seen)
    return verdict(view)


def void_words(seen: Seen) -> str:
    """Say that the program ended over an open offer."""
    return QCoreApplication.translate(
        "BezHranic", "The offer is void: its cards are shuffled back, round {number} anew"
    ).format(number=seen.round)


def _choosing(view: LiveView, seen: Seen) -> str:
    if seen.turn:
        who, then = view.player(seen.turn), view.player(seen.queue[0]) if seen.queue else ""
        if then:
            message = QCoreApplication.translate("BezHranic", "{player} names a field, then {next}")
            return message.format(player=who, next=then)
        if len({one for one in seen.hands[seen.turn] if seen.in_hand.get(one)}) > 1:
            message = QCoreApplication.translate(
                "BezHranic", "{player} names a field; the own key takes the other colour"
            )
            return message.format(player=who)
        return QCoreApplication.translate("BezHranic", "{player} names a field").format(player=who)
    if seen.lifted and any(seen.in_hand.values()):
        again = [one for one in seen.lifted if seen.in_hand.get(one.colour)]
        if again:
            message = QCoreApplication.translate(
                "BezHranic", "{player}, {field}: the lower token is taken and laid again"
            )
            seat = next(seat for seat, own in seen.hands.items() if again[-1].colour in own)
            name = field_name(view.map, again[-1].field)
            return message.format(player=view.player(seat), field=name)
    if seen.sealed:
        who = listed([view.player(seat) for seat in seen.sealed])
        return QCoreApplication.translate("BezHranic", "Sealed: {players}").format(players=who)
    return QCoreApplication.translate("BezHranic", "Where to?")


def purses_words(view: LiveView) -> str:
    """Say who has how much."""
    return ranked_words(seen_of(view).purses, view)


def ranked_words(purses: Mapping[str, int], view: LiveView) -> str:
    """Say purses, the fullest first."""
    ranked = sorted(purses.items(), key=lambda one: -one[1])
    return " \N{MIDDLE DOT} ".join(f"{view.player(seat)} {amount}" for seat, amount in ranked)


def verdict(view: LiveView) -> str:
    """Say who has won."""
    seen = seen_of(view)
    most = euros(max(seen.purses.values()))
    who = listed([view.player(seat) for seat in seen.richest])
    if len(seen.richest) == 1:
        text = QCoreApplication.translate("BezHranic", "{player} wins: {amount}")
        return text.format(player=who, amount=most)
    text = QCoreApplication.translate("BezHranic", "Shared by {players}: {amount} each")
    return text.format(players=who, amount=most)


def offer_words(past: PastRound, map_: str) -> str:
    """Say which cards a round had."""
    offer = past.offer
    states = ", ".join(state_name(map_, one) for one in offer.states)
    if offer.target:
        message = QCoreApplication.translate(
            "BezHranic", "Round {number}: from {start} to {target}; offered: {states}"
        )
    else:
        message = QCoreApplication.translate(
            "BezHranic", "Round {number}: from {start}; offered: {states}"
        )
    return message.format(
        number=offer.round,
        start=state_name(map_, offer.start),
        target=state_name(map_, offer.target) if offer.target else "",
        states=states,
    )


def best_words(past: PastRound, map_: str) -> str:
    """Say what would have been best."""
    fields = listed([field_name(map_, one) for one in past.best.fields])
    message = QCoreApplication.translate("BezHranic", "The best choice: {fields}, {amount}")
    return message.format(fields=fields, amount=euros(past.best.price))


def told(view: LiveView) -> Sequence[str]:
    """Tell what has happened so far, round by round; at the end also how it can be checked."""
    seen, map_ = seen_of(view), view.map
    lines: list[str] = []
    for past in seen.past:
        lines.append(offer_words(past, map_))
        if past.again:
            message = QCoreApplication.translate(
                "BezHranic", "Its first offer was void; it was dealt anew."
            )
            lines.append(message)
        for bill in past.bills:
            seat = next(seat for seat, own in seen.hands.items() if bill.colour in own)
            words = typeset(bill_words(ToldBill(bill, map_, received=past.offer.round == FINALE)))
            who = view.player(seat)
            if len(seen.hands[seat]) > 1:
                who = f"{who} ({colour_name(bill.colour).lower()})"
            lines.append(f"{who}: {words}")
        lines.append(best_words(past, map_))
    lines += [_log_words(view, entry) for entry in seen.log]
    if seen.again and seen.doing in (Doing.VOID, Doing.DEALING, Doing.CHOOSING):
        lines.append(void_words(seen))
    if seen.doing is Doing.OVER:
        lines.append(verdict(view))
        text = QCoreApplication.translate(
            "BezHranic", "All cards were dealt from this seed: {seed}"
        )
        lines.append(text.format(seed=seen.seed))
    text = QCoreApplication.translate(
        "BezHranic", "Fingerprint of the seed, known from the beginning: {print}"
    )
    lines.append(text.format(print=seen.print))
    return lines


def log_lines(view: LiveView) -> Sequence[str]:
    """Tell what was put right by hand, the oldest first."""
    return [_log_words(view, entry) for entry in seen_of(view).log]


def _log_words(view: LiveView, entry: tuple[str, ...]) -> str:
    """Say what was put right by hand."""
    match entry:
        case ("changed", seat, amount, reason):
            text = QCoreApplication.translate("BezHranic", "Purse of {player}: {amount} ({reason})")
            signed = f"{int(amount):+}"
            return text.format(player=view.player(seat), amount=signed, reason=reason)
        case ("counted again", number, reason):
            text = QCoreApplication.translate(
                "BezHranic", "Round {number} counted again ({reason})"
            )
        case (_, number, reason):
            text = QCoreApplication.translate("BezHranic", "Round {number} taken back ({reason})")
        case _:
            raise ValueError(entry)
    return text.format(number=number, reason=reason)


def in_brief() -> Sequence[str]:
    """Say the rules."""
    return (
        QCoreApplication.translate(
            "BezHranic",
            "Seven states lie around field 40. Once the start is open, everybody lays a token "
            "where he wants to travel: the fewer borders, the cheaper.",
        ),
        QCoreApplication.translate(
            "BezHranic",
            "A border costs 10, a neighbour of the start 30 more, every token beneath yours 10; "
            "on field 40 one stays at home for 40.",
        ),
        QCoreApplication.translate(
            "BezHranic",
            "From the third round on two states are visited, from the fifth on the way leads "
            "from a start to a target; in the seventh the price is received, not paid.",
        ),
        QCoreApplication.translate(
            "BezHranic", "The map is closed until all tokens lie. The fullest purse wins."
        ),
    )
