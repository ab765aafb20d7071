"""Asks for which league a game counts, or who a player also is: one name, known ones offered."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from gui.club.club_words import brief
from gui.kit.dialog import Card
from gui.kit.widgets import button, label


class NameCard(Card):
    """Asks for a name; known ones can be chosen, another one written."""

    agreed = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        text: str,
        known: Sequence[str],
        now: str = "",
        *,
        fixed: bool = False,
    ) -> None:
        super().__init__(parent, title)
        self.add(label(text, wrap=True))
        self.name = QComboBox()
        self.name.setEditable(not fixed)
        self.name.setMinimumContentsLength(12)  # a long name must not widen the card
        self.name.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.name.addItems(list(known))
        if not fixed:
            self.name.setEditText(now)
        self.name.setAccessibleName(title)
        self.add(self.name)
        self.no = button(self.tr("Cancel"), "quiet")
        self.yes = button(self.tr("Use this name"), "primary")
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._on_yes)
        line = self.name.lineEdit()
        if line is not None:
            line.returnPressed.connect(self._on_yes)
        self.add_acts(self.no, self.yes)
        self.name.setFocus()

    def _on_yes(self) -> None:
        name = self.name.currentText()
        self.accept()
        self.agreed.emit(name)


def ask_league(parent: QWidget, game: str, now: str, known: Sequence[str]) -> NameCard:
    """Ask for which league a game counts."""
    return NameCard(
        parent,
        QCoreApplication.translate("Club", "League of “{game}”").format(game=brief(game)),
        QCoreApplication.translate(
            "Club",
            "Write the league’s name, such as Gunboat, or choose one. Its seasons are the years "
            "in which games were played. Without a name the game counts for none.",
        ),
        known,
        now,
    )


def ask_same(parent: QWidget, player: str, known: Sequence[str], own: Sequence[str]) -> NameCard:
    """Ask which other name a player goes by; ``own``: names that are known to be his."""
    text = QCoreApplication.translate(
        "Club",
        "Choose the name that this player goes by from now on, or write it. All games of both "
        "names count for one player; the games themselves stay as they are, and the names can "
        "be parted again.",
    )
    if own:
        known_as = QCoreApplication.translate("Club", "Known already: {names}.")
        text = f"{text} {known_as.format(names=', '.join(map(brief, own)))}"
    title = QCoreApplication.translate("Club", "Who is {player}?").format(player=brief(player))
    return NameCard(parent, title, text, known)


def ask_part(parent: QWidget, player: str, others: Sequence[str]) -> NameCard:
    """Ask which name is another player's after all."""
    return NameCard(
        parent,
        QCoreApplication.translate("Club", "Which name is not {player}?").format(
            player=brief(player)
        ),
        QCoreApplication.translate(
            "Club", "Games played under this name count for a player of their own again."
        ),
        others,
        fixed=True,
    )
