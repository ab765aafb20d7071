"""The transport under the board during a reveal: first, back, next, on, last, and beads."""

from PySide6.QtGui import (
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from gui.kit import theme
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, paint_surface, row, tool
from gui.reveal.player import SPEEDS, RevealPlayer
from gui.reveal.step import Mode
from gui.table.reveal.beads import Beads
from gui.words import powers


class RevealBar(Translated, QWidget):
    """One primary button that leads through everything, and the ways back."""

    def __init__(self, player: RevealPlayer) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._player = player
        self.first = tool("first", "", "on_chrome")
        self.prev = tool("prev", "", "on_chrome")
        self.go = button("", "primary", "play", "#1b1408")
        self.next = tool("next", "", "on_chrome")
        self.last = tool("last", "", "on_chrome")
        self.again = tool("redo", "", "on_chrome")
        self.play = tool("play", "", "on_chrome")
        for arrow in (self.first, self.prev, self.next, self.last, self.again, self.play):
            arrow.setProperty("density", "touch")
        self.beads = Beads(player)
        self.key = label("", "key")
        self.speed = button("", "quiet", "speed", "on_chrome", small=True)
        self.mode = button("", "quiet", "list", "on_chrome", small=True)
        self.everything = button("", small=True, checkable=True)
        self.export = tool("folder", "", "on_chrome")
        self._parts = row(
            *(self.first, self.prev, self.go, self.next, self.last, 4, self.key, 4),
            *(self.again, self.play, 4, (self.beads, 1), 6),
            *(self.speed, self.mode, self.everything, self.export),
            gap=6,
            pad=(20, 8, 20, 8),
        )
        self._spare = (
            (self.key,),
            (self.first, self.last),
            (self.mode,),
            (self.speed,),
            (self.export,),
            (self.again, self.next),
            (self.play,),
            (self.everything,),
        )
        """What small windows and large text leave out, the most dispensable first: keys do it."""
        inside = row((self._parts, 1))
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self.go.clicked.connect(player.forward)
        self.next.clicked.connect(player.forward)
        self.prev.clicked.connect(player.back)
        self.first.clicked.connect(lambda: player.go_to(0))
        self.last.clicked.connect(lambda: player.go_to(len(player.steps) - 1))
        self.again.clicked.connect(player.replay)
        self.play.clicked.connect(player.toggle)
        self.speed.clicked.connect(self._on_speed)
        self.mode.clicked.connect(self.turn_mode)
        self.beads.picked.connect(player.go_to)
        self.beads.more_asked.connect(player.forward)
        self.everything.toggled.connect(lambda on: player.set_everything(on=on))
        player.stepped.connect(self._on_stepped)
        player.changed.connect(self._on_changed)
        self._on_changed()
        self._speak()

    def turn_mode(self) -> None:
        """Lay orders power by power, or all at once and go by conflicts."""
        by_power = self._player.mode is Mode.BY_POWER
        self._player.set_mode(Mode.BY_CONFLICT if by_power else Mode.BY_POWER)

    def _on_speed(self) -> None:
        place = SPEEDS.index(self._player.speed) + 1
        self._player.set_speed(SPEEDS[place % len(SPEEDS)])

    def _on_stepped(self) -> None:
        player = self._player
        at, count, wanted = player.at, len(player.steps), self.beads.wanted()
        self.beads.follow()
        if self.beads.wanted() != wanted:
            self._fit()
        self.first.setEnabled(at > 0)
        self.prev.setEnabled(at > 0)
        self.next.setEnabled(at < count - 1)
        self.last.setEnabled(at < count - 1)
        self._say_export()
        self._on_changed()
        self._say_go()

    def _on_changed(self) -> None:
        player = self._player
        if self.everything.isChecked() != player.everything:
            self.everything.setChecked(player.everything)
        self.play.set_glyph("pause" if player.running else "play", "on_chrome")
        self.play.say(self.tr("Pause (K)") if player.running else self.tr("Go on by itself (K)"))
        speed = f"{player.speed:g}".replace(".", self.tr(".", "decimal sign"))
        self.speed.say(f"{speed}×")
        by_power = player.mode is Mode.BY_POWER
        self.mode.say(self._by_power() if by_power else self.tr("By conflict"))

    def _by_power(self) -> str:
        return powers.sentence(self.tr("By {power_word}"), self._player.board)

    def _say_go(self) -> None:
        at_end = self._player.at == len(self._player.steps) - 1
        self.go.say(self.tr("Results") if at_end else self.tr("Next"))

    def _say_export(self) -> None:
        """Keep nothing as pictures that was not told: how many there are would tell it."""
        complete = not self._player.more
        self.export.setEnabled(complete)
        keep, later = self.tr("Keep as pictures…"), self.tr("Keep as pictures, once all is told")
        self.export.say(keep if complete else later)

    def _speak(self) -> None:
        self.go.setMinimumWidth(0)
        self.mode.setMinimumWidth(0)
        wide = theme.px(140)
        for word in (self.tr("Next"), self.tr("Results")):
            self.go.say(word)
            wide = max(wide, self.go.sizeHint().width())  # it stays where it is at the last step
        self.go.setMinimumWidth(wide)
        wide = 0
        for word in (self._by_power(), self.tr("By conflict")):
            self.mode.say(word)
            wide = max(wide, self.mode.sizeHint().width())
        self.mode.setMinimumWidth(wide)
        self.key.setText(self.tr("Space"))
        self.first.say(self.tr("To the beginning (Home)"))
        self.prev.say(self.tr("Back (←)"))
        self.next.say(self.tr("Forward (→)"))
        self.last.say(self.tr("To the end (End)"))
        self.again.say(self.tr("This step once more (Backspace)"))
        self.speed.setToolTip(self.tr("How fast things move (1 to 4)"))
        each = self.tr("Orders {power_word} by {power_word}, or all at once (R)")
        self.mode.setToolTip(powers.sentence(each, self._player.board))
        self.everything.say(self.tr("All orders"))
        whole = self.tr("All orders of all {powers_word} at once (A)")
        self.everything.setToolTip(powers.sentence(whole, self._player.board))
        self._on_stepped()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for; the beads lead to both ends too."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many parts as there is room for.

        Counted beforehand: to try by showing would push the window wider.
        """
        least = len(self._spare)
        count = next((n for n in range(least) if self._needs(n) <= self.width()), least)
        for place, parts in reversed(tuple(enumerate(self._spare))):
            for part in parts:
                part.setVisible(place >= count)

    def _needs(self, count: int) -> int:
        """Return how wide everything is without so many of the groups that can be left out."""
        inner = self._parts.layout()
        if inner is None:
            return 0
        out = {id(part) for parts in self._spare[:count] for part in parts}
        items = [inner.itemAt(place) for place in range(inner.count())]
        wide = []
        for item in items:
            widget = item.widget() if item is not None else None
            if widget is None:
                wide.append(item.sizeHint().width() if item is not None else 0)
            elif widget is self.beads:
                wide.append(self.beads.wanted())
            elif id(widget) not in out:
                hint = max(widget.minimumWidth(), widget.sizeHint().width())
                wide.append(min(hint, widget.maximumWidth()))
        margins = inner.contentsMargins()
        gaps = max(0, inner.spacing()) * (len(wide) - 1)
        return sum(wide) + gaps + margins.left() + margins.right()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the words as they are really written: before, no style was known."""
        super().showEvent(event)
        self._speak()
