"""Which keys do what: every act has one."""

from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from gui.kit.dialog import Card
from gui.kit.widgets import button, label


class KeysCard(Card):
    """Lists the keys by where they work."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, "")
        self.title.setText(self.tr("Keys"))
        self.setAccessibleName(self.tr("Keys"))
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(1, 1)
        line = 0
        for heading, keys in self._groups():
            above = label(heading, "overline")
            above.setContentsMargins(0, 12 if line else 0, 0, 0)
            grid.addWidget(above, line, 0, 1, 2)
            line += 1
            for key, meaning in keys:
                grid.addWidget(label(key, "key"), line, 0)
                grid.addWidget(label(meaning, wrap=True), line, 1)
                line += 1
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setMinimumHeight(420)
        self.add(area, 1)
        self.shut = button(self.tr("Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()

    def _groups(self) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        return (
            (
                self.tr("Everywhere"),
                (
                    ("F1", self.tr("this list")),
                    ("Shift+F1", self.tr("the rules")),
                    ("F10", self.tr("the menu")),
                    ("F11", self.tr("full screen")),
                    ("F7", self.tr("show the public screen, or put it away")),
                    ("Shift+F7", self.tr("the public screen as a window")),
                    ("F8  Shift+F8  Ctrl+F8", self.tr("its board nearer, farther, whole")),
                    ("Ctrl+N", self.tr("new game")),
                    ("Ctrl+O", self.tr("open a game")),
                    ("Ctrl+L", self.tr("library and club")),
                    ("Ctrl+P", self.tr("print and export")),
                    ("Ctrl+E", self.tr("export the game for other programs")),
                    ("Ctrl+H", self.tr("past phases")),
                    ("Ctrl+K", self.tr("the clock")),
                    ("Ctrl+Space", self.tr("stop the clock, or let it go on")),
                    ("Ctrl++", self.tr("a minute more")),
                    ("Esc", self.tr("one step back; never leaves a game")),
                ),
            ),
            (
                self.tr("Board"),
                (
                    ("+  −  0", self.tr("nearer, farther, the whole board")),
                    ("← → ↑ ↓", self.tr("to the nearest space in that direction")),
                    ("Enter", self.tr("choose the space")),
                ),
            ),
            (
                self.tr("Writing orders"),
                (
                    ("Tab", self.tr("next unit without an order")),
                    ("A … Z", self.tr("to one’s own unit whose name begins like that")),
                    ("H  S  C  -", self.tr("hold, support, convoy, move")),
                    ("1 … 9", self.tr("take a numbered choice")),
                    ("/", self.tr("type an order")),
                    ("Delete", self.tr("withdraw the order")),
                    ("Ctrl+Z  Ctrl+Y", self.tr("undo, redo")),
                    ("Ctrl+Tab", self.tr("to another power of the same player")),
                    ("Ctrl+Enter", self.tr("seal the orders")),
                    ("F9", self.tr("cover the screen")),
                ),
            ),
            (
                self.tr("Game master’s desk"),
                (
                    ("Ctrl+↓  Ctrl+↑", self.tr("next slip, slip before")),
                    ("F3", self.tr("the next line to be ruled on; Enter takes what is offered")),
                    ("F2", self.tr("rule on the line where the cursor is")),
                    ("1 … 9  Delete", self.tr("in the list of lines: another meaning, strike out")),
                    (self.tr("Space"), self.tr("in the list of lines: rule in other words")),
                    ("F4", self.tr("share out a letter with slips of several powers")),
                    ("Ctrl+Enter", self.tr("adjudicate; in the preview, commit")),
                    ("B", self.tr("in the preview: orders or result")),
                    ("Ctrl+Z", self.tr("take back what was typed, or changed on the board")),
                    ("F9", self.tr("cover the screen")),
                    ("Esc", self.tr("back to the slips")),
                ),
            ),
            (
                self.tr("Reveal and results"),
                (
                    (self.tr("Space"), self.tr("next")),
                    ("← →", self.tr("back and on")),
                    ("A", self.tr("all orders at once")),
                    ("F", self.tr("only failures")),
                    ("B", self.tr("orders or results")),
                    ("[  ]", self.tr("previous and next phase")),
                ),
            ),
        )
