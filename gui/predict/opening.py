"""The screen that asks what happens, with what is remembered; it is let go with the screen."""

from collections.abc import Sequence
from pathlib import Path

from engine import caches
from engine.board.loader import LoadedMap, load_content, load_map
from engine.catalogue import CARDS, shelves_of
from engine.clock.wall import utc_now
from engine.store.errors import StoreError
from engine.store.memory_cover import memory_path
from engine.store.memory_file import MemoryFile, opened_memory
from engine.study.memory.memory import Memory, UnkeptMemory
from engine.study.memory.memory_event import Subject
from engine.table.map_event import MapCarried
from gui import i18n, settings
from gui.errors.sentences import say_error
from gui.predict.asking import Turn
from gui.predict.kept import KeptMarks
from gui.predict.predict_screen import PredictScreen


def asking_screen(games: Path, loaded: LoadedMap, subjects: Sequence[Subject]) -> PredictScreen:
    """Ask about phases, all units of each."""
    screen, trouble = _screen(games, loaded)
    screen.ask([Turn(subject) for subject in subjects])
    if trouble:
        screen.refuse(trouble)
    return screen


def practice_screen(games: Path, loaded: LoadedMap) -> PredictScreen:
    """Offer what is due today."""
    screen, trouble = _screen(games, loaded)
    screen.offer_practice(utc_now, theme_word, trouble)
    return screen


def _screen(games: Path, loaded: LoadedMap) -> tuple[PredictScreen, str]:
    file, trouble = opened_memory(memory_path(games))
    nowhere = trouble if file is None else None
    memory = Memory(UnkeptMemory(utc_now) if file is None else file, utc_now)
    screen = PredictScreen(loaded, memory, KeptMarks(settings.data_folder()), map_of, nowhere)
    if file is not None:
        let_go = _Leave(file)
        screen.closed.connect(let_go)
        screen.destroyed.connect(let_go)
    return screen, _said(trouble)


class _Leave:
    """Lets the file go once, whichever way its screen is left."""

    def __init__(self, file: MemoryFile) -> None:
        self._file, self._gone = file, False

    def __call__(self, *_: object) -> None:
        if not self._gone:
            self._gone = True
            self._file.close()


def _said(trouble: StoreError | None) -> str:
    return say_error(trouble) if trouble is not None else ""


def map_of(subject: Subject) -> LoadedMap:
    """Return the map that a phase is on.

    Raises:
        MapError: it cannot be used.
    """
    if not subject.carried:
        return load_map(subject.map)
    content = MapCarried(content=subject.carried).map()
    return load_content(Path("map.json"), content, caches.folder("maps"))


def theme_word(theme: str) -> str:
    """Say what a theme of the library is called: ``diplomacy/convoys``."""
    game, _, key = theme.partition("/")
    for shelf in shelves_of(game) if game in CARDS else ():
        if key in shelf.themes:
            texts = shelf.themes[key]
            return texts.get(i18n.language()) or texts["en"]
    return key
