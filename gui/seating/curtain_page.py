"""The curtain while powers are dealt: whose turn it is at the laptop, and whose list is in."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.widgets import Button, Note, button, label, picture, row, rule
from gui.table.curtain.call_cards import AskingCard
from gui.table.curtain.cards import Card
from gui.table.curtain.curtain_picture import CurtainPicture, on_cloth
from gui.table.curtain.foot import fit, ways_to_say_less, words_px

_MIDDLE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ACROSS = 4
_LONGEST = 22


@dataclass(frozen=True, slots=True, kw_only=True)
class Calling:
    """What the curtain says: everything in it is public."""

    players: tuple[str, ...]
    """Names, seat by seat."""

    done: tuple[bool, ...]
    """Whose list is in, or who has looked."""

    called: int = -1
    """Whose turn it is; nobody's when all are done."""

    pin: bool = False
    """Whether he has a PIN."""

    looking: bool = False
    """Whether players look what they play; otherwise they write."""

    bids: bool = False
    """Whether they write bids; otherwise lists of wishes."""

    why: str = ""
    """Why the curtain fell, or what has just been done."""


class SeatCall(AskingCard):
    """Passes the laptop to one player by name; only he raises the curtain."""

    put_off = Signal()

    def __init__(self, calling: Calling, height: int) -> None:
        super().__init__(height)
        player = calling.players[calling.called]
        if calling.why:
            self.add(Note("info", calling.why), 10)
        what = self.tr("Write your bids") if calling.bids else self.tr("Write your list")
        if calling.looking:
            what = self.tr("Look what you play")
        self.add(
            self.grown(self.tr("Pass the laptop to"), "h2", f"color: {theme.hexa('text2')};"),
            self.title(player, *_title_size(player, 0.07, 44)),
            self.grown(what, "h3"),
            12,
            rule(),
            16,
        )
        text = self.tr("I am {player}, raise the curtain").format(player=player)
        self.ask(button(text, "primary", "eye", "on_accent"), pin=calling.pin)
        self.add(label(self.tr("The others look away now."), "muted", align=_MIDDLE))
        self.later = button(self.tr("Not now"), "link")
        self.later.clicked.connect(self.put_off)
        self.later.setVisible(calling.done.count(False) > 1)
        self.add(row(None, self.later, None))


class HandedCard(AskingCard):
    """Somebody's list is in: nobody sees it again, but he may throw it away and write anew."""

    def __init__(self, calling: Calling, height: int) -> None:
        super().__init__(height)
        player = calling.players[calling.called]
        text = self.tr("The list is in. Nobody sees it any more, not even {player}.")
        self.add(
            row(None, picture("seal", "brass2", 40), None),
            self.title(player, *_title_size(player, 0.06, 40)),
            self.sentence(text.format(player=player)),
            14,
        )
        anew = button(self.tr("Throw it away and write anew"), "danger", "cross", "bad")
        self.ask(anew, pin=calling.pin)
        self.later = button(self.tr("Leave it"), "link")
        self.later.clicked.connect(self.turned_back)
        self.add(row(None, self.later, None))


class SeenCard(Card):
    """Somebody has looked, and has no PIN that would tell him from another."""

    turned_back = Signal()

    def __init__(self, calling: Calling, height: int) -> None:
        super().__init__(height)
        player = calling.players[calling.called]
        text = self.tr("{player} has looked, and set no PIN. So nobody may look again.")
        self.add(
            self.title(player, *_title_size(player, 0.06, 40)),
            self.sentence(text.format(player=player)),
            14,
        )
        self.later = button(self.tr("Go on"), "primary")
        self.later.clicked.connect(self.turned_back)
        self.add(row(None, self.later, None))


class AllInCard(Card):
    """All lists are in (or all have looked)."""

    agreed = Signal()

    def __init__(self, calling: Calling, height: int) -> None:
        super().__init__(height)
        if calling.looking:
            title = self.tr("All know what they play")
            text = self.tr("From now on the curtain calls powers, not people.")
            go = button(self.tr("Back to the table"), "primary", "check", "on_accent")
        else:
            title = self.tr("All lists are in")
            text = self.tr("Gather round: all of them are opened at once.")
            go = button(self.tr("Deal the powers"), "primary", "eye", "on_accent")
        if calling.why:
            self.add(Note("info", calling.why), 10)
        self.add(
            row(None, picture("seal", "brass2", 40), None),
            self.title(title, 0.06, 40),
            self.sentence(text),
            14,
        )
        self.go = go
        self.go.clicked.connect(self.agreed)
        self.add(row(None, self.go, None), 4)


class CurtainPage(QWidget):
    """The cloth, one card on it, and below it everybody's name with what he has done."""

    raised = Signal(int, str)
    """Somebody says that it is he; carries his seat and the PIN he typed."""

    put_off = Signal(int)
    called = Signal(int)
    """Somebody's name was pressed: he comes out of turn."""

    agreed = Signal()
    turned_back = Signal()
    left = Signal()

    def __init__(self, calling: Calling) -> None:
        super().__init__()
        self.calling = calling
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._cloth = CurtainPicture()
        whole.addWidget(self._cloth)
        self._inside = QVBoxLayout(self._cloth)
        self._inside.setContentsMargins(24, 16, 24, 0)
        self.card: Card = Card(720)
        self.leave = button("", "link")
        self.seats: list[Button] = []
        self._names = QWidget()
        self._built_for = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.build()

    def build(self) -> None:
        """Say everything anew, as large as there is room."""
        while (item := self._inside.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        height = self._built_for = max(640, self.height())
        self.card = self._make_card(height)
        self.leave = button(self._leave_words(), "link")
        self.leave.clicked.connect(self.left)
        self._inside.addWidget(on_cloth(row(self.leave, None)))
        self._inside.addStretch(1)
        self._inside.addWidget(row(None, self.card, None))
        self._inside.addStretch(1)
        self._names = QWidget()
        ways = ways_to_say_less(self._hang_names, self.card)
        next(ways)()
        fit(self._cloth, self._inside, self.size(), ways)
        self.setFocus()

    def _hang_names(self, share: float, spare: int) -> None:
        del spare  # all names are needed
        self._inside.removeWidget(self._names)
        self._names.hide()
        self._names.deleteLater()
        self._names = self._bottom(share)
        self._inside.addWidget(self._names)

    def _leave_words(self) -> str:
        return QCoreApplication.translate("SeatingCurtain", "Back to the table’s page (Esc)")

    def _make_card(self, height: int) -> Card:
        calling = self.calling
        if calling.called < 0:
            all_in = AllInCard(calling, height)
            all_in.agreed.connect(self.agreed)
            return all_in
        seat = calling.called
        if calling.done[seat] and calling.looking and not calling.pin:
            seen = SeenCard(calling, height)
            seen.turned_back.connect(self.turned_back)
            return seen
        if calling.done[seat] and not calling.looking:
            handed = HandedCard(calling, height)
            handed.raised.connect(lambda pin: self.raised.emit(seat, pin))
            handed.turned_back.connect(self.turned_back)
            return handed
        call = SeatCall(calling, height)
        call.raised.connect(lambda pin: self.raised.emit(seat, pin))
        call.put_off.connect(lambda: self.put_off.emit(seat))
        return call

    def _bottom(self, share: float) -> QWidget:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, theme.room(72))
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(0)
        self.seats = []
        for seat, (name, done) in enumerate(
            zip(self.calling.players, self.calling.done, strict=True)
        ):
            short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
            chip = button(f"{'✓' if done else '○'} {short}", "link")
            chip.setAccessibleName(_chip_words(name, done=done, looking=self.calling.looking))
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.clicked.connect(lambda _=False, at=seat: self.called.emit(at))
            chip.setStyleSheet(f"font-size: {words_px(17, share)}px;")
            self.seats.append(chip)
            grid.addWidget(chip, seat // _ACROSS, seat % _ACROSS, _LEFT)
        return on_cloth(row(None, inside, None))

    def wrong_pin(self, seconds: float, *, counted: bool) -> None:
        """Say that a PIN was refused."""
        if isinstance(self.card, AskingCard):
            self.card.wrong_pin(seconds, counted=counted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything readable from where people sit."""
        super().resizeEvent(event)
        if abs(self.height() - self._built_for) > 60 and self.height() >= 640:
            self.build()


def _title_size(name: str, share: float, least: int) -> tuple[float, int]:
    """Return how large a name may stand on the card: a very long one still has to fit."""
    if len(name) <= _LONGEST:
        return share, least
    return share * 0.55, round(least * 0.55)


def _chip_words(name: str, *, done: bool, looking: bool) -> str:
    if looking:
        yes = QCoreApplication.translate("SeatingCurtain", "{player}: has looked")
        no = QCoreApplication.translate("SeatingCurtain", "{player}: has not looked yet")
    else:
        yes = QCoreApplication.translate("SeatingCurtain", "{player}: the list is in")
        no = QCoreApplication.translate("SeatingCurtain", "{player}: no list yet")
    return (yes if done else no).format(player=name)


def writing_words(players: Sequence[str], seat: int) -> str:
    """Say that a list was just handed in."""
    sentence = QCoreApplication.translate("SeatingCurtain", "{player}: the list is in and hidden.")
    return sentence.format(player=players[seat])
