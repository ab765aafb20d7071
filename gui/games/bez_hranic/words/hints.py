"""What a hand can do at the table now, and what the button in the bar does."""

from PySide6.QtCore import QCoreApplication

from engine.games.bez_hranic.calendar import OFFER
from engine.games.bez_hranic.commands import Deal
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.live import LiveCommand
from engine.table.live.view import LiveView
from gui.games.bez_hranic.words.table import seen_of
from gui.words import names


def act_words(seen: Seen, command: LiveCommand | None) -> str:
    """Say what comes next, by the space bar."""
    match command:
        case Deal() if seen.doing is Doing.VOID:
            text = QCoreApplication.translate("BezHranic", "Deal anew")
        case Deal():
            text = QCoreApplication.translate("BezHranic", "Deal round {number}")
            text = text.format(number=seen.round + 1)
        case _:
            text = QCoreApplication.translate("BezHranic", "Next card")
    return QCoreApplication.translate("BezHranic", "{act} (space bar)").format(act=text)


def hint_words(view: LiveView, *, private: bool) -> str:
    """Say what a hand can do now."""
    seen = seen_of(view)
    if seen.doing is Doing.DEALING:
        return _dealing(view, seen)
    if seen.doing is not Doing.CHOOSING:
        return ""
    if seen.turn:
        return QCoreApplication.translate(
            "BezHranic", "digit = field · after 2 s the token goes back"
        )
    if private:
        return QCoreApplication.translate(
            "BezHranic",
            "digit or click = field, again takes it back · Ctrl+Enter seals · F9 curtain",
        )
    if seen.nine:
        return QCoreApplication.translate(
            "BezHranic", "nine keys: the place of the field · the middle one: other colour"
        )
    return {
        Way.BUZZER: QCoreApplication.translate("BezHranic", "press your own key, then a field's"),
        Way.ALONE: QCoreApplication.translate(
            "BezHranic", "digit = field, or drag your token there"
        ),
        Way.CALM: QCoreApplication.translate(
            "BezHranic", "click your station; the others look away"
        ),
        Way.BESIDE: QCoreApplication.translate("BezHranic", "tokens lie on the real table"),
        Way.TOUCH: QCoreApplication.translate("BezHranic", "let go on a field or just beside it"),
    }[Way(seen.way)]


def _dealing(view: LiveView, seen: Seen) -> str:
    dealer = view.player(seen.dealer)
    if len(seen.offer) < OFFER:
        text = QCoreApplication.translate(
            "BezHranic", "{player}: space bar = next card ({count} of {all})"
        )
        return text.format(player=dealer, count=len(seen.offer) + 1, all=names.number(OFFER))
    return QCoreApplication.translate("BezHranic", "{player}: space bar = start").format(
        player=dealer
    )
