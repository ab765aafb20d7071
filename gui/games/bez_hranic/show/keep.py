"""Keeps the show of a round, or the end of a game, as pictures or as an animation.

Only rounds that were counted can be chosen: of what is not evaluated there is nothing to paint.
"""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.calendar import FINALE, round_phase
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.far import page_in
from gui.games.bez_hranic.show.stage import PAGE, Stage
from gui.games.bez_hranic.show.steps import Act, Cue, Step, steps
from gui.games.bez_hranic.show.telling import Telling
from gui.games.bez_hranic.show.timing import LINE, beat
from gui.games.bez_hranic.words.table import seen_of
from gui.kit.pick_list import PickList
from gui.kit.widgets import label, row
from gui.reveal.shots import Shot
from gui.table.reveal.keep_sheet import KeepSheet

SIZES: Mapping[str, QSize] = {
    "small": QSize(960, 540),
    "middle": QSize(1280, 720),
    "large": QSize(1920, 1080),
}
_WHOLE = (Act.MAP, Act.TOTAL, Act.BEST, Act.PURSES, Act.END)
"""Steps worth a picture of their own: the others lead up to them."""

END = 0
"""Chosen where the end of the game is to be kept, and no round."""


class ShowStudio:
    """Paints the show of one round, moment by moment, for nobody to see."""

    def __init__(self, view: LiveView, number: int, size: QSize, name: str) -> None:
        self.name = name
        self._view, self._number, self._size = view, number, size
        self._units = page_in(QRectF(0, 0, size.width(), size.height()))
        self._stage = Stage()
        self._stage.sharp = self._units.m11()
        self._told = steps(seen_of(view).past[number - 1])

    def _step(self, shot: Shot) -> Step:
        return self._told[shot.place]

    def stem(self, number: int, shot: Shot) -> str:
        """Return the name of a picture, without its ending; it sorts as it was shown."""
        return f"{self.name}-{number:02d}-{self._step(shot).act.value.replace(' ', '-')}"

    def look(self, shot: Shot) -> tuple[int, bool]:
        """Return what a picture has in common with those that look much like it."""
        step = self._step(shot)
        return step.bill, step.act in (Act.PURSES, Act.END)

    def paint(self, shot: Shot) -> QImage:
        """Return the picture of a moment."""
        image = QImage(self._size, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setTransform(self._units)
        telling = Telling(self._view, Cue(self._number, shot.place))
        self._stage.paint(painter, telling, shot.elapsed, PAGE)
        painter.end()
        return image

    def close(self) -> None:
        """Let go of its pictures."""
        self._stage = Stage()


class KeptShow:
    """A round that was counted, or the end of the game."""

    sizes: Mapping[str, QSize] = SIZES

    def __init__(self, view: LiveView, number: int) -> None:
        self._view, self.number = view, number

    @property
    def _round(self) -> int:
        return self.number or FINALE

    @property
    def name(self) -> str:
        """What its files are called."""
        code = round_phase(self._round).code
        return code if self.number else f"{code}-end"

    def title(self) -> str:
        """Say what is kept."""
        return QCoreApplication.translate("BezHranic", "Keep the show: {what}").format(
            what=self.words()
        )

    def words(self) -> str:
        """Say which round it is, or that it is the end."""
        if not self.number:
            return QCoreApplication.translate("BezHranic", "the end")
        text = QCoreApplication.translate("BezHranic", "round {number}")
        return text.format(number=self.number)

    def studio(self, size: QSize) -> ShowStudio:
        """Return what paints it."""
        return ShowStudio(self._view, self._round, size, self.name)

    @property
    def _steps(self) -> Iterator[tuple[int, Telling]]:
        told = steps(seen_of(self._view).past[self._round - 1])
        for place, step in enumerate(told):
            if self.number or step.act in (Act.PURSES, Act.END):
                yield place, Telling(self._view, Cue(self._round, place))

    def stills(self) -> Sequence[Shot]:
        """Return one moment for the map, each bill, the best choice and the purses."""
        return tuple(
            Shot(place, float(one.beat.length), one.beat.pause)
            for place, one in self._steps
            if one.step.act in _WHOLE
        )

    def animation(self, rate: int) -> Sequence[Shot]:
        """Return the moments of an animation: many while something moves, else one."""
        shots: list[Shot] = []
        for place, one in self._steps:
            time = beat(one.all_steps, place, one.past.bills)
            times = sorted({*_moments(one, rate), float(time.length)})
            pause = time.pause or (_LAST if one.step.act is Act.END else 0)
            ends = [*times[1:], time.length + pause]
            shots += [
                Shot(place, at, round(end - at))
                for at, end in zip(times, ends, strict=True)
                if round(end - at) > 0
            ]
        return tuple(shots)


_LAST = 4000
"""Milliseconds for which the last page of a game is looked at."""


def _moments(one: Telling, rate: int) -> Iterator[float]:
    """Yield when a step looks otherwise."""
    time = one.beat
    yield 0.0
    yield from (float(at) for at in range(LINE, time.lead, LINE))
    still = (Act.FIELD_40, Act.BENEATH)
    if one.step.act in still or not time.move:
        yield float(time.lead + time.move)
        return
    moving = time.length if one.step.act is Act.TOTAL else time.lead + time.move
    count = max(round((moving - time.lead) * rate / 1000), 1)
    yield from (time.lead + (moving - time.lead) * step / count for step in range(count + 1))


class KeepShow(KeepSheet):
    """Keeps a round, or the end; any that was counted can be chosen."""

    def __init__(self, parent: QWidget, view: LiveView, number: int) -> None:
        self._choices = [KeptShow(view, one.offer.round) for one in seen_of(view).past]
        if len(self._choices) == FINALE:
            self._choices.append(KeptShow(view, END))
        chosen = next(n for n, one in enumerate(self._choices) if one.number == number)
        self.which = PickList()
        self._which_words = label("", "muted")
        for one in self._choices:
            self.which.addItem(one.words())
        self.which.setCurrentIndex(chosen)
        above = row(self._which_words, self.which, None, gap=8)
        super().__init__(parent, self._choices[chosen], above)
        self.which.currentIndexChanged.connect(self._on_which)

    def _on_which(self, place: int) -> None:
        self.kept = self._choices[place]
        self._speak()

    def _speak(self) -> None:
        super()._speak()
        words = QCoreApplication.translate("BezHranic", "What")
        self._which_words.setText(words)
        self.which.setAccessibleName(words)
        for place in range(self.which.count()):
            self.which.setItemText(place, self._choices[place].words())


def keep_show(parent: QWidget, view: LiveView, number: int) -> None:
    """Ask how a round that was counted is to be kept; ``END`` for the end of the game."""
    KeepShow(parent, view, number).open()
