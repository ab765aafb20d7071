"""The line over a study's board: back, what it is called, that it is kept, the rulebook."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent

from engine.rules.game import Rules
from gui.errors.sentences import say_error
from gui.games import catalogue
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.translated import Translated
from gui.kit.widgets import Bar, button, label, row
from gui.sandbox.course.course import Course
from gui.sandbox.course.of_item import as_printed, item_of
from gui.sandbox.course.study_names import study_name
from gui.sandbox.rulebooks.rulebook_card import RulebookCard
from gui.words import phases

_ROOM_FOR_BOOK, _ROOM_FOR_KEPT, _ROOM_FOR_SHARE = 900, 700, 1500


class SandboxTop(Translated, Bar):
    """Says which study is open and by which rules it is judged."""

    back = Signal()
    name_asked = Signal()
    rules_chosen = Signal(object)
    """Another rulebook is to judge: every point with its value."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._game = catalogue.played_on(rules.board)
        self._rules, self._named, self._phase = rules, "", ""
        self._trouble = ""
        self._elsewhere: tuple[str, str] | None = None
        self._item = self._printed = False
        """Whether the study is of the library, and as it is printed there."""

        self.leave = button("", "", "left", "on_chrome", small=True)
        self.leave.clicked.connect(self.back)
        self.tree = button("", "", "branch", "on_chrome", small=True, checkable=True)
        self.tree.hide()
        self.name = button("", "quiet", "edit", "on_chrome", small=True)
        self.name.clicked.connect(self.name_asked)
        self.phase = label("", "strong")
        self.kept = label("", "muted")
        self.rulebook = button("", "quiet", "scroll", "on_chrome", small=True)
        self.rulebook.clicked.connect(self._on_rulebook)
        self.code = button("", "quiet", "code", "on_chrome", small=True)
        self.share = button("", "quiet", "share", "on_chrome", small=True)
        inside = row(
            *(
                self.leave,
                self.tree,
                10,
                self.name,
                6,
                self.phase,
                None,
                self.kept,
                self.code,
                self.share,
                self.rulebook,
                6,
            ),
            MenuButton(),
            gap=8,
            pad=(12, 6, 12, 6),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    def say_back(self, words: str, tip: str) -> None:
        """Lead back somewhere else than to the study, where nothing is kept."""
        self._elsewhere = words, tip
        self._speak()

    def show_course(self, course: Course) -> None:
        """Say which study is open, which phase is looked at, and by which rules it is judged."""
        past, trouble = course.past, course.open.trouble
        phase = course.position.phase if past is None else past.before.phase
        self._named, self._rules = study_name(course.open), course.rules
        self._phase = phases.full_phase_words(phase)
        self._trouble = say_error(trouble) if trouble is not None else ""
        log = course.open.log
        self._item, self._printed = bool(item_of(log, course.at)), as_printed(log, course.at)
        self._speak()

    def _on_rulebook(self) -> None:
        # Not a child of the bar: it would be written in the light ink of the bar.
        options = dict(self._rules.options)
        card = RulebookCard(self.parentWidget(), self._game.rules_picker(), options)
        card.chosen.connect(self._play_by)
        card.open()

    def _play_by(self, options: Mapping[str, str]) -> None:
        self.rules_chosen.emit(options)

    def _speak(self) -> None:
        kept = self.tr("Study"), self.tr("Back to the study (Esc); everything is kept")
        words, tip = self._elsewhere or kept
        self.leave.say(words)
        self.leave.setToolTip(tip)
        self.name.say(self._named)
        self.name.setToolTip(self.tr("Give the study a name (Shift+F2)"))
        self.tree.setAccessibleName(self.tr("Variations"))
        self.tree.setToolTip(self.tr("The tree instead of the paper, or back (T)"))
        self.phase.setText(self._phase)
        state = "" if self._elsewhere else self._state()
        self.kept.setText(self._trouble or state)
        self.kept.setToolTip(self.tr("Every step is in its file as soon as it is made"))
        self.share.setToolTip(
            self.tr("Hand the study on: file, text, booklet, picture, animation (Ctrl+S)")
        )
        self.code.setToolTip(self.tr("The board as a QR code, for a telephone or paper (Q)"))
        self.rulebook.setToolTip(self.tr("Choose the rulebook that judges (R)"))
        self._fit()

    def _state(self) -> str:
        """Say whether it is what the library has, or what somebody made of it."""
        if self._printed:
            return self.tr("as printed")
        return self.tr("changed, kept by itself") if self._item else self.tr("kept by itself")

    def _fit(self) -> None:
        room = self.width() / theme.text_scale()
        named = self._game.rulebook().profile_name(self._rules.options)
        self.rulebook.say(named if room > _ROOM_FOR_BOOK else "")
        self.rulebook.setAccessibleName(named)
        wide = room > _ROOM_FOR_SHARE
        self.share.say(self.tr("Share") if wide else "")
        self.share.setAccessibleName(self.tr("Share"))
        self.code.say(self.tr("QR code") if wide else "")
        self.code.setAccessibleName(self.tr("QR code"))
        self.kept.setVisible(bool(self._trouble) or room > _ROOM_FOR_KEPT)
        name, layout = self.name.accessibleName(), self.layout()
        self.name.setText("\u2002")
        left = self.width() - (layout.minimumSize().width() if layout is not None else 0)
        metrics, most = self.name.fontMetrics(), min(left, round(self.width() * 0.3))
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, most)
        self.name.setText(f"\u2002{short}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what small windows have no room for."""
        super().resizeEvent(event)
        self._fit()
