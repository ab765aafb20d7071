"""What this is, who made what it stands on, and under which licences."""

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QPlainTextEdit, QTabWidget, QWidget

from engine import resources
from gui.kit.dialog import Card
from gui.kit.widgets import button, column, label
from gui.version import VERSION

WIDTH = 680


class AboutCard(Card):
    """Version, credits, licences in full."""

    def __init__(self, parent: QWidget | None, map_credits: str) -> None:
        super().__init__(parent, f"Velmoc {VERSION}", WIDTH)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._credits(map_credits), self.tr("About"))
        for title, path in (
            ("EB Garamond", resources.assets() / "fonts" / "OFL-EBGaramond.txt"),
            ("Inter", resources.assets() / "fonts" / "OFL-Inter.txt"),
        ):
            text = QPlainTextEdit(path.read_text("utf-8"))
            text.setReadOnly(True)
            text.setAccessibleName(title)
            self.tabs.addTab(text, title)
        self.tabs.setMinimumHeight(340)
        self.add(self.tabs, 1)
        self.shut = button(self.tr("Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()

    def _credits(self, map_credits: str) -> QWidget:
        lines = (
            self.tr("A companion for people who play Diplomacy around a real table."),
            self.tr("Free software under the MIT licence, without any warranty."),
            self.tr("Rules: our own words for the rulebook’s second edition of February 1982."),
            self.tr("Map: {credits}").format(credits=map_credits),
            self.tr(
                "Typefaces: EB Garamond by Georg Duffner, Inter by the Inter Project Authors; "
                "both under the SIL Open Font License 1.1."
            ),
            self.tr("Built with Qt {version} and PySide6 (LGPL), Shapely, pydantic.").format(
                version=qVersion()
            ),
        )
        return column(*(label(line, wrap=True) for line in lines), None, gap=10, pad=(2, 14, 2, 8))
