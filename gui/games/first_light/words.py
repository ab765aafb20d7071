"""What is said at a table of First Light."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from engine.games.first_light.commands import Reason
from engine.games.first_light.view import Doing, PastRound, Seen
from engine.rules.live import LiveRefusalError
from engine.table.live.view import LiveView
from gui import i18n
from gui.games.live_gui import SeatLook
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words.names import listed

_LOOKS: Mapping[str, tuple[str, str, str, str]] = MappingProxyType(
    {
        "red": (QT_TRANSLATE_NOOP("FirstLight", "Red"), "A", "#b52019", "#fff8e8"),
        "blue": (QT_TRANSLATE_NOOP("FirstLight", "Blue"), "L", "#24529e", "#fff8e8"),
        "yellow": (QT_TRANSLATE_NOOP("FirstLight", "Yellow"), "Q", "#e0a60c", "#22190f"),
        "green": (QT_TRANSLATE_NOOP("FirstLight", "Green"), "P", "#2b7a4b", "#fff8e8"),
        "purple": (QT_TRANSLATE_NOOP("FirstLight", "Purple"), "C", "#74439b", "#fff8e8"),
        "white": (QT_TRANSLATE_NOOP("FirstLight", "White"), "M", "#f4eddf", "#22190f"),
    }
)
"""Name, key, colour and ink of each seat. The keys lie apart from each other, and where they lie
on an English keyboard they lie on a Czech one."""

_REFUSED: Mapping[str, str] = MappingProxyType(
    {
        Reason.OVER: QT_TRANSLATE_NOOP("FirstLight", "The game is over."),
        Reason.NO_SEAT: QT_TRANSLATE_NOOP("FirstLight", "Nobody sits there."),
        Reason.NO_CARD: QT_TRANSLATE_NOOP("FirstLight", "No card lies there yet."),
        Reason.CARD_LIES: QT_TRANSLATE_NOOP("FirstLight", "A card still lies there."),
        Reason.BREAK: QT_TRANSLATE_NOOP("FirstLight", "The table has a break."),
        Reason.NO_BREAK: QT_TRANSLATE_NOOP("FirstLight", "There is no break to end."),
        Reason.NOTHING_RUNS: QT_TRANSLATE_NOOP("FirstLight", "There is nothing to interrupt."),
        Reason.TOO_EARLY: QT_TRANSLATE_NOOP("FirstLight", "The card is not turned yet."),
        Reason.BURNT: QT_TRANSLATE_NOOP("FirstLight", "Burnt fingers: not for this card."),
        Reason.GONE: QT_TRANSLATE_NOOP("FirstLight", "Too late: {first} was first."),
    }
)
_NOBODY_WAS = QT_TRANSLATE_NOOP("FirstLight", "Too late: the card is gone.")


class Counts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def coins(self, count: int) -> str:
        """Count coins."""
        return self.tr("%n coin(s)", "", count)


def coins(count: int) -> str:
    """Count coins."""
    return Counts().coins(count)


def seats() -> Mapping[str, SeatLook]:
    """Return how every seat looks."""
    return {
        seat: SeatLook(
            name=QCoreApplication.translate("FirstLight", name), key=key, colour=colour, ink=ink
        )
        for seat, (name, key, colour, ink) in _LOOKS.items()
    }


def in_brief() -> Sequence[str]:
    """Say the rules."""
    return (
        QCoreApplication.translate(
            "FirstLight",
            "Three cards come one after the other. Each lies face down for two to seven seconds; "
            "nobody knows how long, nor how many coins are on it.",
        ),
        QCoreApplication.translate(
            "FirstLight",
            "When its lamp lights up, the first to touch his sign takes its coins from the purse, "
            "as many as there still are.",
        ),
        QCoreApplication.translate(
            "FirstLight",
            "Whoever touches too early pays one coin into the purse and has to let this card be.",
        ),
        QCoreApplication.translate(
            "FirstLight", "After the third card the richest wins; equals share the game."
        ),
    )


def seconds(milliseconds: int) -> str:
    """Say how long somebody needed: ``0.41 s``."""
    locale = QLocale("en_GB" if i18n.language() == "en" else i18n.language())
    return f"{locale.toString(milliseconds / 1000, 'f', 2)}\N{NO-BREAK SPACE}s"


def seen_of(view: LiveView) -> Seen:
    """Return what the game shows."""
    assert isinstance(view.seen, Seen)
    return view.seen


def refused(error: LiveRefusalError, view: LiveView) -> str:
    """Say why something could not be done."""
    first = error.facts.get("first", "")
    message = _NOBODY_WAS if error.code == Reason.GONE and not first else _REFUSED[error.code]
    return QCoreApplication.translate("FirstLight", message).format(first=view.player(first))


def burnt() -> str:
    """Say at somebody's place that he has to let this card be."""
    return QCoreApplication.translate("FirstLight", _REFUSED[Reason.BURNT])


def headline(view: LiveView) -> str:
    """Say what is going on, so that it is read from across the room."""
    seen = seen_of(view)
    match seen.doing:
        case Doing.READY:
            return QCoreApplication.translate("FirstLight", "Who will be first?")
        case Doing.LYING if seen.resting:
            return QCoreApplication.translate("FirstLight", "A break")
        case Doing.LYING:
            return QCoreApplication.translate("FirstLight", "Wait for the light…")
        case Doing.OPEN:
            return QCoreApplication.translate("FirstLight", "Now!")
        case Doing.GONE:
            return past_words(seen.past[-1], view)
    return verdict(view)


def verdict(view: LiveView) -> str:
    """Say who has won."""
    seen = seen_of(view)
    most = coins(max(seen.coins.values()))
    who = listed([view.player(seat) for seat in seen.richest])
    if len(seen.richest) == 1:
        text = QCoreApplication.translate("FirstLight", "{player} wins: {coins}")
        return text.format(player=who, coins=most)
    text = QCoreApplication.translate("FirstLight", "Equal, the game is shared: {players}, {coins}")
    return text.format(players=who, coins=most)


def past_words(past: PastRound, view: LiveView) -> str:
    """Say who took a card."""
    if not past.seat:
        return QCoreApplication.translate("FirstLight", "All burnt their fingers: nobody takes it")
    who, what = view.player(past.seat), coins(past.taken)
    if not past.took:
        message = QCoreApplication.translate("FirstLight", "{player} was first: {coins}")
        return message.format(player=who, coins=what)
    message = QCoreApplication.translate("FirstLight", "{player} was first: {coins}, {seconds}")
    return message.format(player=who, coins=what, seconds=seconds(past.took))


def card_words(view: LiveView, turn: int) -> str:
    """Say how a card lies, for those who cannot see it."""
    seen = seen_of(view)
    number = QCoreApplication.translate("FirstLight", "Card {number}").format(number=turn)
    if turn <= len(seen.past):
        past = seen.past[turn - 1]
        text = f"{coins(past.face)}. {past_words(past, view)}"
    elif turn > seen.round:
        text = QCoreApplication.translate("FirstLight", "not laid yet")
    elif seen.face:
        text = coins(seen.face)
    else:
        text = QCoreApplication.translate("FirstLight", "face down")
    return f"{number}: {text}"


def told(view: LiveView) -> Sequence[str]:
    """Tell what has happened so far, card by card; at the end also how it can be checked."""
    seen = seen_of(view)
    lines: list[str] = []
    for past in seen.past:
        lines.append(card_words(view, past.round))
        if past.burnt:
            who = listed([view.player(seat) for seat in past.burnt])
            message = QCoreApplication.translate("FirstLight", "Too early: {players}")
            lines.append(message.format(players=who))
    if seen.doing is Doing.OVER:
        lines.append(verdict(view))
        lines.append(
            QCoreApplication.translate(
                "FirstLight", "All cards were drawn ahead from this seed: {seed}"
            ).format(seed=seen.seed)
        )
    lines.append(
        QCoreApplication.translate(
            "FirstLight", "Fingerprint of the seed, known from the beginning: {print}"
        ).format(print=seen.print)
    )
    return lines
