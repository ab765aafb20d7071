"""What stands on the cloth below the card: who has sealed, and what everybody may know. Public.

Its words follow the text setting; where there is no room for them it says less, then smaller.
"""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.view import PublicView, SealView
from gui.kit import theme
from gui.kit.signs import put_badge
from gui.kit.topbar import seal_state, seal_words
from gui.kit.widgets import PaintedButton, button, column, label, row
from gui.table.curtain.cards import Card, public_sign
from gui.table.curtain.curtain_picture import CurtainPicture, on_cloth
from gui.table.curtain.incident_list import BETWEEN, IncidentCard, latest
from gui.words import labels, names, phases
from gui.words.incidents import incident_words

_MIDDLE = Qt.AlignmentFlag.AlignCenter
_INCIDENTS_PAD = 160
FRINGE = 76
"""Room for the fringe of the cloth, on which nothing is read."""

SPARE = 2
"""How many parts can be left out: fingerprints, and who is concerned."""

LEAST = (0.0, SPARE)
"""What ``hang`` is asked for last, in ``ways_to_say_less``."""


def words_px(size: float, share: float = 1.0) -> int:
    """Return the size of words on the cloth, with a share of what the text setting adds to them."""
    return theme.room(size * (1 + (theme.text_setting() - 1) * share))


class SealButton(PaintedButton):
    """One power's seal below the card: wax once sealed; its owner clicks it to open it again."""

    def __init__(self, view: PublicView, board: Board, seal: SealView, size: int) -> None:
        super().__init__()
        text = seal_words(view, seal, board)
        if seal.sealed:
            text = self.tr("{seal}. Click to come back to your own envelope.").format(seal=text)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._letter = labels.power_letter(board, seal.power)
        self._state = seal_state(view, seal)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setEnabled(seal.sealed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(size + 8, size + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the seal, and a ring when it has the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        put_badge(painter, box, self._letter, self._state)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus_on_chrome"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()


class CurtainFoot(QWidget):
    """Seals with what is counted, and beside them only what there is room for."""

    pressed = Signal(str)
    """A closed seal was clicked."""

    def __init__(
        self, view: PublicView, board: Board, size: QSize, share: float, spare: int
    ) -> None:
        """``size`` is that of the screen; ``spare`` says how many of the spare parts are left out.

        ``share`` is as in ``words_px``.
        """
        super().__init__()
        self.view, self.board = view, board
        self._wide, self._high = size.width(), size.height()
        self._share = share
        self.all_told: QPushButton | None = None
        self.seals: dict[str, SealButton] = {}
        self.ends = self._line(14, "brass")
        below = QVBoxLayout(self)
        below.setContentsMargins(theme.room(32), 0, theme.room(32), theme.room(FRINGE))
        below.setSpacing(2)
        parts = [self._signs(), self.ends]
        # Only some are concerned; the board and the seals show who they are as well.
        if not view.phase.kind.main and spare < SPARE:
            parts.insert(0, self._who())
        if any(seal.sealed for seal in view.seals) and not spare:
            parts.insert(-1, self._fingerprints())
        if view.incidents:
            parts.append(self._incidents())
        for part in parts:
            below.addWidget(part)
        on_cloth(self)

    def say_ends(self, words: str) -> None:
        """Say how long it is until the agreed end of the game, and what else the table knows."""
        self.ends.setText(words)
        self.ends.setHidden(not words)

    def _line(self, size: int, ink: str) -> QLabel:
        line = label("", "caption", wrap=True, align=_MIDDLE)
        px = words_px(size, self._share)
        line.setStyleSheet(f"font-size: {px}px; color: {theme.hexa(ink)};")
        return line

    def _signs(self) -> QWidget:
        size = max(32, round(self._high * 0.044))
        letters = self.board.powers_by_id
        seals: list[QWidget | int] = []
        wide = 0
        for seal in sorted(self.view.seals, key=lambda seal: letters[seal.power].letter):
            sign = SealButton(self.view, self.board, seal, size)
            sign.clicked.connect(lambda _=False, power=seal.power: self.pressed.emit(power))
            self.seals[seal.power] = sign
            count = label(str(self.view.counted.get(seal.power, 0)), "strong")
            count.setFont(theme.font("strong", size * 0.5, tabular=True))
            count.setStyleSheet(f"font-size: {round(size * 0.5)}px;")
            seals += [sign, count, size // 5]
            wide += sign.width() + count.sizeHint().width() + size // 5 + 6
        asked = [seal for seal in self.view.seals if seal.asked]
        sealed = sum(seal.sealed for seal in asked)
        text = self.tr("{sealed} of {asked} have sealed")
        text = text.format(sealed=sealed, asked=names.number(len(asked)))
        counted = label(text, "muted")
        px = words_px(18, self._share)
        counted.setStyleSheet(f"font-size: {px}px; color: {theme.hexa('on_chrome2')};")
        room = self._wide - 2 * theme.room(32)
        if counted.sizeHint().width() + size // 2 + wide <= room:
            return row(None, counted, size // 2, *seals, None, gap=2)
        # Each is its sign, its figure and the gap behind them.
        long = 3 * -(-len(self.seals) // -(-wide // room))
        parted = (seals[at : at + long] for at in range(0, len(seals), long))
        return column(row(None, counted, None), *(row(None, *one, None, gap=2) for one in parted))

    def _who(self) -> QWidget:
        asked = [seal for seal in self.view.seals if seal.asked]
        names = ", ".join(labels.power_name(self.board, seal.power) for seal in asked)
        step = phases.said(phases.Saying.WRITTEN, self.view.phase.kind)
        who = self._line(18, "on_chrome")
        who.setText(f"{step[:1].upper()}{step[1:]}: {names}")
        return who

    def _fingerprints(self) -> QWidget:
        """Return what everybody may write down, until the reveal and whenever he likes."""
        signs = [
            f"{labels.power_initial(self.board, seal.power)}\N{NO-BREAK SPACE}"
            + public_sign(seal).replace(" ", "\N{NO-BREAK SPACE}")
            for seal in self.view.seals
            if seal.sealed
        ]
        line = self._line(12, "on_chrome2")
        line.setText("   ".join(sorted(signs)))
        line.setAccessibleName(self.tr("Fingerprints: {signs}").format(signs=", ".join(signs)))
        return line

    def _incidents(self) -> QWidget:
        """Return what happened to seals in this phase: everybody is told, with the reason."""
        texts = [incident_words(one, self.board) for one in self.view.incidents]
        line = self._line(13, "brass2")
        line.ensurePolished()
        room = self._wide - 2 * (_INCIDENTS_PAD + 16)
        text, earlier = latest(texts, line.fontMetrics(), room)
        line.setText(text)
        parts: list[QWidget] = [line]
        # What does not fit on a low screen would squeeze the card.
        if earlier or text != BETWEEN.join(texts):
            whole = self.tr("All that happened to the seals ({count})…").format(count=len(texts))
            self.all_told = button(whole, "link")
            self.all_told.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.all_told.clicked.connect(lambda: IncidentCard(self, texts).open())
            parts.append(row(None, self.all_told, None))
        return column(*parts, gap=0, pad=(_INCIDENTS_PAD, 2, _INCIDENTS_PAD, 0))


def ways_to_say_less(
    hang: Callable[[float, int], None], card: Card, spare: int = 0
) -> Iterator[Callable[[], object]]:
    """Yield ways to say less and less, from the best one on.

    ``hang`` hangs what stands around the card: with which share of what the text setting adds to
    its words, and without how many of its ``spare`` parts. Then the card leaves out its own.
    """
    for share in (1.0, 0.6, 0.3, 0.0) if theme.text_setting() > 1 else (0.0,):
        for out in range(spare + 1):
            yield partial(hang, share, out)
    for _ in card.spare:
        yield card.say_less


def fit(
    curtain: CurtainPicture, inside: QVBoxLayout, size: QSize, ways: Iterator[Callable[[], object]]
) -> None:
    """Go the ways to say less until there is room for all; then ask for a larger window."""
    while not _holds(curtain, inside, size):
        way = next(ways, None)
        if way is None:
            curtain.ask_for(_least(inside, size.width()))
            return
        way()
    curtain.ask_for(QSize(0, 0))


def _holds(curtain: QWidget, inside: QVBoxLayout, size: QSize) -> bool:
    """Tell whether there is room on a cloth of this size for all that hangs there."""
    for place in range(inside.count()):
        part = inside.itemAt(place)
        hangs = part.widget() if part is not None else None
        if hangs is not None:
            hangs.show()  # what has just been hung counts for nothing until then
    for one in reversed(curtain.findChildren(QWidget)):
        one.ensurePolished()
        within = one.layout()
        if within is not None:
            within.invalidate()  # else it says what it needed before something was left out
            one.updateGeometry()
    inside.invalidate()
    least, high = inside.totalMinimumSize(), 0
    if inside.hasHeightForWidth():
        high = inside.totalHeightForWidth(size.width())
    return least.width() <= size.width() and max(least.height(), high) <= size.height()


def _least(inside: QVBoxLayout, wide: int) -> QSize:
    """Return the room that all needs when it stands as close as it can."""
    least = inside.totalMinimumSize()
    if inside.hasHeightForWidth():
        wide = max(wide, least.width())
        least.setHeight(max(least.height(), inside.minimumHeightForWidth(wide)))
    return least
