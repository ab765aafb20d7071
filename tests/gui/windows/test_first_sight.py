"""What is seen of a new screen first is what it looks like: nothing in it jumps to its place."""

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gui.kit.topbar import TopBar
from gui.screen import Screen


class Sight(Screen):
    """Notes where everything in it is when it is painted first."""

    def __init__(self, board, public):
        super().__init__()
        top = TopBar(board)
        layout = QVBoxLayout(self)
        layout.addWidget(top)
        layout.addStretch(1)
        top.set_view(public, "orders are read out")
        self.first = []

    def paintEvent(self, event):  # noqa: N802 - Qt
        super().paintEvent(event)
        self.first = self.first or self.places()

    def places(self):
        return [
            (type(one).__name__, one.mapTo(self, one.rect().topLeft()), one.size())
            for one in self.findChildren(QWidget)
            if one.isVisible()
        ]


def test_a_screen_is_laid_out_before_it_is_seen(window, found_game):
    window.open_game(found_game("Thursday"))
    bridge = window.navigator.bridge
    screen = Sight(bridge.rules.board, bridge.public())
    window.show_screen(screen)
    QApplication.processEvents()

    assert len(screen.first) > 5
    assert screen.first == screen.places()
