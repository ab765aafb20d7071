"""What the record of one's own geography says."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from engine.games.bez_hranic.geography.misjudged import BORDERS, Belief
from engine.games.bez_hranic.geography.record import Weakness
from gui import i18n
from gui.games.bez_hranic.words.states import state_name
from gui.i18n import QT_TRANSLATE_NOOP

_BELIEFS: Mapping[Belief, str] = MappingProxyType(
    {
        Belief.MISSED: QT_TRANSLATE_NOOP("BezHranic", "neighbours; you think they are not"),
        Belief.FEARED: QT_TRANSLATE_NOOP("BezHranic", "no neighbours; perhaps you think they are"),
        Belief.FARTHER: QT_TRANSLATE_NOOP("BezHranic", "farther than you think"),
        Belief.NEARER: QT_TRANSLATE_NOOP("BezHranic", "nearer than you think"),
    }
)


class GeographyCounts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def rounds(self, count: int) -> str:
        """Count the rounds of a record."""
        return self.tr("%n round(s) played alone", "", count)

    def practice(self, count: int) -> str:
        """Say how much is practised at once."""
        return self.tr("Practise these %n", "", count)

    def crossings(self, count: int) -> str:
        """Count whole borders by which a state was misjudged."""
        return self.tr("%n crossing(s) amiss", "", count)


def belief_words(belief: Belief) -> str:
    """Say what somebody seems to believe."""
    return QCoreApplication.translate("BezHranic", _BELIEFS[belief])


def weakness_name(map_: str, one: Weakness) -> str:
    """Name what is misjudged: two states, or one."""
    names = [state_name(map_, one.one), state_name(map_, one.other)]
    return " \N{EN DASH} ".join(names) if one.belief in BORDERS else names[1]


def weakness_figures(one: Weakness) -> tuple[str, str]:
    """Say how often, and how much: for a border the times first, for a state the crossings."""
    times = f"{one.times}\N{MULTIPLICATION SIGN}"
    if one.belief in BORDERS:
        return times, f"+{round(one.euros / one.times)}"
    by = QCoreApplication.translate("BezHranic", "by {crossings}")
    return by.format(crossings=decimal(one.crossings)), times


def weakness_aloud(map_: str, one: Weakness) -> str:
    """Say it as it is heard."""
    first, second = weakness_figures(one)
    return f"{weakness_name(map_, one)}: {belief_words(one.belief)}, {first}, {second}"


def decimal(number: float) -> str:
    """Write a number with one decimal, where it has one."""
    spoken = QLocale("en_GB" if i18n.language() == "en" else i18n.language())
    tenths = round(number * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    return str(spoken.toString(tenths / 10, "f", 1))
