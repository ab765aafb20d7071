"""The side list of a reveal: every power's orders, the one being read large, and each conflict."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.board.location import province_of
from engine.rules.ruling import Conflict
from engine.session.view import PastPhase, PublicView
from gui import words
from gui.explain import phrases
from gui.explain.why_panel import ConflictSides
from gui.kit import theme
from gui.kit.acts import Acts
from gui.kit.codes import CodeView
from gui.kit.later import later
from gui.kit.scroller import scroller
from gui.kit.signs import Badge, PieceIcon
from gui.kit.widgets import (
    Note,
    button,
    column,
    label,
    paint_surface,
    picture,
    row,
    rule,
)
from gui.reveal import telling
from gui.reveal.script import read_out
from gui.reveal.seals import checked
from gui.reveal.step import RevealStep, Scene
from gui.table.cards import code_name, code_words, in_full

_CODE = 250
"""How wide a QR code is at least, in pixels."""

_MANY = 7
"""From so many orders on, the lines read out are set smaller."""


def sized(text: str, px: float, *, bold: bool = False, ink: str = "", wrap: bool = False) -> QLabel:
    """Return words of a size of their own: read from across the table."""
    found = label(text, wrap=wrap)
    weight = 600 if bold else 500
    shade = f" color: {theme.hexa(ink)};" if ink else ""
    px *= theme.text_scale()
    found.setStyleSheet(f"font-size: {round(px)}px; font-weight: {weight};{shade}")
    return found


class PowerBlock(QFrame):
    """One power: its orders in one line, or large while they are read out."""

    def __init__(self, power: str, past: PastPhase, public: PublicView, board: Board) -> None:
        super().__init__()
        self.power = power
        self._past, self._public, self._board = past, public, board
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._state: tuple[bool, bool, float] | None = None

    def show_state(self, *, now: bool, read: bool, scale: float) -> None:
        """Show it being read out, read already, or waiting."""
        if self._state == (now, read, scale):
            return
        self._state = (now, read, scale)
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._layout.addWidget(self._open(scale) if now else self._closed(scale, read=read))

    def speak(self) -> None:
        """Say everything again in the language now spoken."""
        state, self._state = self._state, None
        if state is not None:
            self.show_state(now=state[0], read=state[1], scale=state[2])

    def _head(self, scale: float, mark: QWidget) -> QWidget:
        name = words.power_name(self._board, self.power)
        letter = words.power_letter(self._board, self.power)
        player: list[QWidget] = []
        if scale >= 1:
            player.append(sized(self._public.player(self.power), 14 * scale, ink="text2"))
        said = sized(name, 19 * scale, bold=True, wrap=not player)
        return row(
            Badge(letter, round(34 * scale), name=name),
            *((said, *player, None) if player else ((said, 1),)),
            mark,
            gap=10,
        )

    def _open(self, scale: float) -> QWidget:
        reading = self.tr("being read")
        mark = sized(reading if scale >= 1 else "", 14 * scale, bold=True, ink="accent")
        self.setAccessibleName(f"{words.power_name(self._board, self.power)}: {reading}")
        lines: list[QWidget] = []
        texts = self._past.orders.get(self.power, ())
        px = 22 if len(texts) < _MANY else 16
        letter = words.power_letter(self._board, self.power)
        for text in texts:
            kind = text[:1] if text[:1] in ("A", "F") and text[1:2] == " " else ""
            icon: list[QWidget] = []
            if kind:
                icon.append(PieceIcon(kind, letter, round(px * 2.2 * scale)))
            said = sized(phrases.order_said(text, self._board), px * scale, bold=True, wrap=True)
            lines.append(row(*icon, (said, 1), gap=10))
        if not texts:
            lines.append(sized(telling.silence(self._past, self.power), 17 * scale, wrap=True))
        block = column(
            self._head(scale, mark),
            *lines,
            gap=round((8 if px == 22 else 4) * scale),
            pad=(14, 12, 14, 14),
            frame=True,
            surface="choice",
        )
        block.setProperty("on", "true")
        return block

    def _closed(self, scale: float, *, read: bool) -> QWidget:
        mark: QWidget = picture("check", "good", 20) if read else QWidget()
        if not read:  # what was not read out lies face down
            return column(self._head(scale, mark), pad=(14, 6, 14, 6))
        texts = self._past.orders.get(self.power, ())
        said = "    ".join(unbroken(words.notation(text, self._board)) for text in texts)
        line = sized(
            said or telling.silence(self._past, self.power), 14 * scale, ink="text2", wrap=True
        )
        line.setContentsMargins(round(44 * scale), 0, 0, 0)
        return column(self._head(scale, mark), line, gap=2, pad=(14, 6, 14, 6))


def unbroken(text: str) -> str:
    """Keep an order on one line: ``A Por-Spa`` is never ``A`` here and ``Por-Spa`` below."""
    return text.replace(" ", "\u00a0").replace("-", "-\u2060")


class RevealSide(QWidget):
    """The paper beside the board during a reveal."""

    skipped = Signal()
    """The table wants the results at once."""

    rule_asked = Signal(str)

    def __init__(self, past: PastPhase, public: PublicView, board: Board) -> None:
        super().__init__()
        paint_surface(self, "paper")
        self._past, self._public, self._board = past, public, board
        self._scale = 1.0
        self._step: RevealStep | None = None
        self._number = (0, 0)
        self._all = False
        self._told = True
        self._verdict: QWidget | None = None
        self.verified = checked(past)
        self.title = label("", "h2")
        self.tally = label("", "muted", wrap=True)
        self.blocks = [PowerBlock(power, past, public, board) for power in read_out(past, board)]
        self._list = QWidget()
        blocks = QVBoxLayout(self._list)
        blocks.setContentsMargins(0, 0, 8, 0)
        blocks.setSpacing(6)
        for block in self.blocks:
            blocks.addWidget(block)
        blocks.addStretch(1)
        self.area = scroller(self._list)
        self._card = QWidget()
        self._card_layout = QVBoxLayout(self._card)
        self._card_layout.setContentsMargins(0, 0, 8, 0)
        self._card_area = scroller(self._card)
        self.skip = button("")
        self.skip.clicked.connect(self.skipped)
        self.verify = button("", "link", checkable=True)
        self.verify.toggled.connect(self._on_verify)
        good = all(self.verified.values())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 14, 14, 16)
        layout.setSpacing(8)
        layout.addWidget(self.title)
        sign = picture("check" if good else "warning", "good" if good else "bad", 18)
        layout.addWidget(row(sign, (self.tally, 1), gap=8))
        self.alarm = Note("bad", "")
        self.alarm.setVisible(not good)
        layout.addWidget(self.alarm)
        layout.addWidget(rule())
        layout.addWidget(self.area, 1)
        layout.addWidget(self._card_area, 1)
        layout.addWidget(Acts(self.skip, self.verify))
        self._speak()

    def set_scale(self, scale: float) -> None:
        """Set what is read out smaller in small windows."""
        self._scale = scale

    def show_step(
        self,
        step: RevealStep,
        number: tuple[int, int],
        *,
        everything: bool = False,
        told: bool = True,
    ) -> None:
        """Show a step; ``number`` is which conflict of how many; or all powers' orders open.

        How a conflict ended is left open until it is ``told``.
        """
        self._told = told
        self._step, self._number, self._all = step, number, everything
        reading = step.power
        heard = reading == "" and step.scene is not Scene.OPENED
        for block in self.blocks:
            now = block.power == reading
            heard = heard and not now
            before = bool(reading) and self._place(block.power) < self._place(reading)
            block.show_state(now=now or everything, read=heard or before, scale=self._scale)
            # Small windows have room for the power being read and the next one.
            ahead = self._place(block.power) - self._place(reading) if reading else 0
            block.setVisible(self._scale >= 1 or everything or ahead in (0, 1))
        cards = step.scene in (Scene.CONFLICT, Scene.CARRIED_OUT) and not everything
        if self.verify.isChecked():
            self._show_fingerprints()
        elif cards:
            self._show_card(step)
        self.area.setVisible(not cards and not self.verify.isChecked())
        self._card_area.setVisible(cards or self.verify.isChecked())
        self._scroll_to(reading)

    def _place(self, power: str) -> int:
        return next(i for i, block in enumerate(self.blocks) if block.power == power)

    def _scroll_to(self, power: str) -> None:
        if not power:
            self.area.verticalScrollBar().setValue(0)
            return
        block = self.blocks[self._place(power)]
        # Its new height is known only when the layout has settled.
        later(block, lambda: self.area.ensureWidgetVisible(block, 0, 16))

    def _fill_card(self, *widgets: QWidget) -> None:
        if self._verdict not in widgets:
            self._verdict = None
        while (item := self._card_layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for widget in widgets:
            self._card_layout.addWidget(widget)
        self._card_layout.addStretch(1)

    def _show_card(self, step: RevealStep) -> None:
        if step.conflict is not None:
            self._fill_card(*self._conflict(step.conflict))
            return
        fine, count = telling.carried_out(self._past)
        done = self.tr("{fine} of {all} orders were carried out").format(fine=fine, all=count)
        after = self._past.resolution.after.dislodged
        beaten = [
            row(
                PieceIcon(
                    one.unit.kind,
                    words.power_letter(self._board, one.unit.power),
                    round(40 * max(1.0, self._scale)),
                ),
                (label(words.unit_name(one.unit, self._board), "order"), 1),
                label(self.tr("has to retreat"), "muted"),
                gap=10,
            )
            for one in after
        ]
        heading = sized(done, 20 * self._scale, bold=True, wrap=True)
        self._fill_card(heading, *beaten)

    def _conflict(self, conflict: Conflict) -> list[QWidget]:
        number, count = self._number
        said = self.tr("Conflict {number} of {count}").format(number=number, count=count)
        place = words.province_name(self._board, province_of(conflict.where))
        lines = telling.reasons(conflict, self._past, self._board)
        verdict = telling.outcome(conflict, self._board)
        self._verdict = column(
            sized(verdict, 20 * self._scale, bold=True, wrap=True),
            *(sized(line, 15 * self._scale, wrap=True) for line in lines),
            gap=8,
        )
        self._verdict.setVisible(self._told)
        return [
            sized(said, 14 * self._scale, ink="text2"),
            label(place, "h1"),
            ConflictSides(conflict, self._past, self._board, scale=max(1.0, self._scale)),
            rule(),
            self._verdict,
        ]

    @property
    def told(self) -> bool:
        """Whether it says how the conflict ended."""
        return self._told

    def tell(self, *, told: bool) -> None:
        """Say how the conflict ended, or keep it open."""
        self._told = told
        if self._verdict is not None:
            self._verdict.setVisible(told)

    def _on_verify(self) -> None:
        self._again()

    def _again(self) -> None:
        if self._step is not None:
            self.show_step(self._step, self._number, everything=self._all, told=self._told)

    def _show_fingerprints(self) -> None:
        parts: list[QWidget] = [
            label(
                self.tr(
                    "A fingerprint is computed from the orders and a secret number that is "
                    "published now. Whoever changed an order after sealing would be found out."
                ),
                "muted",
                wrap=True,
            )
        ]
        for power, good in self.verified.items():
            name = words.power_name(self._board, power)
            digest = label(self._past.signs(power), "order", selectable=True)
            whole = label(in_full(self._past.fingerprints[power]), "caption", selectable=True)
            nonce = self._past.nonces.get(power, "")
            secret = label("\u200b".join(nonce), "caption", wrap=True, selectable=True)
            parts.append(
                column(
                    row(
                        Badge(words.power_letter(self._board, power), 26, name=name),
                        (column(label(name, "strong"), digest, gap=0), 1),
                        picture("check" if good else "cross", "good" if good else "bad", 18),
                        gap=8,
                    ),
                    whole,
                    secret,
                    gap=2,
                )
            )
        self._fill_card(*self._witness(), *parts)

    def _witness(self) -> list[QWidget]:
        """Return the code that a photograph keeps, with what it is for."""
        witness = self._past.witness(self._public.number)
        if not witness.tells:
            return []
        room = max(_CODE, min(self.width() - 60, 2 * _CODE))
        code = CodeView(witness.text(), code_name(), room)
        said = label(code_words(), "muted", wrap=True)
        return [row(None, code, None), said, rule()]

    def _speak(self) -> None:
        self.title.setText(self.tr("Reveal"))
        total = sum(len(texts) for texts in self._past.orders.values())
        said = self.tr("%n order(s)", "", total)
        if self.verified:
            agree = sum(self.verified.values())
            said += ", " + self.tr("%n fingerprint(s) agree", "", agree)
        self.tally.setText(said)
        wrong = [p for p, good in self.verified.items() if not good]
        names = ", ".join(words.power_name(self._board, power) for power in wrong)
        self.alarm.words.setText(
            self.tr(
                "The fingerprint does not agree: {powers}. What lies here is not what was "
                "sealed. Stop and settle it at the table."
            ).format(powers=names)
        )
        self.skip.say(self.tr("Skip to results"))
        self.verify.say(self.tr("Verify fingerprints"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
            for block in self.blocks:
                block.speak()
            self._again()
        super().changeEvent(event)
