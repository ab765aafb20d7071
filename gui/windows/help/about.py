"""What this is, who made what it stands on, and under which licences."""

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea, QTabWidget, QWidget

from engine import resources
from gui.games.catalogue import offered
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.dialog import Card, Writing
from gui.kit.widgets import button, column, label
from gui.version import VERSION

WIDTH = 680
OURS = QT_TRANSLATE_NOOP(
    "MapCredits",
    "Outlines after Natural Earth (public domain), drawn by the Velmoc project, MIT licence.",
)
"""What our own map says of itself; other maps are quoted in the language they speak."""

CELLS = QT_TRANSLATE_NOOP(
    "MapCredits",
    "Outlines after Natural Earth (public domain), towns after GeoNames (geonames.org, CC BY 4.0). "
    "Districts are the cells of their seats: what lies nearest to each, not where districts end on "
    "the ground. Drawn by the Velmoc project, MIT licence.",
)
"""What those of our maps say that are divided among towns."""


class AboutCard(Card):
    """Version, credits, licences in full."""

    writing = Writing.LOOKS

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
            self.tr("A companion for games around a real table: {games}.").format(
                games=", ".join(game.name() for game in offered())
            ),
            self.tr("Free software under the MIT licence, without any warranty."),
            *(game.sources() for game in offered()),
            self.tr("Map: {credits}").format(
                credits=QCoreApplication.translate("MapCredits", map_credits)
            ),
            self.tr(
                "Typefaces: EB Garamond by Georg Duffner, Inter by the Inter Project Authors; "
                "both under the SIL Open Font License 1.1."
            ),
            self.tr(
                "Built with Qt {version} and PySide6 (LGPL), Shapely, pydantic, cryptography, "
                "Pillow, and FSRS by Open Spaced Repetition (MIT licence)."
            ).format(version=qVersion()),
        )
        words = (label(line, wrap=True) for line in lines)
        area = QScrollArea()
        area.setWidget(column(*words, None, gap=10, pad=(2, 14, 12, 8)))
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area
