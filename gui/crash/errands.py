"""What a stroll does besides looking: files that it writes beside the game, and searches."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog

from engine.exchange.doors import write_pasts
from engine.exchange.foreign import Format
from engine.rules.ruling import Verdict
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.soak import LossError
from gui.demo.hands import Hands
from gui.explain.why_box import ChangeBox
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.table.reveal_export import GIF, PNG, WEBP, ExportSheet
from gui.windows.main_window import MainWindow

ASIDE = "aside"
"""The folder for what is written beside the games."""


def aside(game: Path) -> Path:
    """Return where a game's strolls write."""
    place = game.parent.parent / ASIDE
    place.mkdir(exist_ok=True)
    return place


def write_foreign(window: MainWindow, game: Path) -> Path | None:
    """Write what was revealed as a game of another program; nothing before the first reveal."""
    hub = window.navigator.hub
    if hub is None or not hub.public().past:
        return None
    public, board = hub.public(), window.navigator.loaded().board
    place = aside(game) / "foreign.json"
    text = write_pasts(list(public.past), public.position, Format.JSON, board, public.title)
    place.write_text(text, "utf-8")
    return place


def save_copy(game: Path) -> None:
    """Save a copy through the dialog that is open."""
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QFileDialog) and dialog.isVisible():
            dialog.fileSelected.emit(str(aside(game) / "copy.velmoc"))


def check_copy(folder: Path) -> None:
    """See that a copy that was being written when the kill came is whole, or is not there.

    Raises:
        LossError: it is half a game.
    """
    path = folder.parent / ASIDE / "copy.velmoc"
    try:
        copy = GameFile.open(path)
    except StoreError as error:
        if error.code is StoreFault.MISSING:
            return
        raise LossError(f"the copy does not open: {error}") from error
    try:
        if copy.trouble is not None or not copy.events():
            raise LossError(f"the copy opens with trouble: {copy.trouble}")
    finally:
        copy.close()
    path.unlink()


def keep_reveal(
    hands: Hands,
    reveal: RevealScreen,
    game: Path,
    chance: random.Random,
    stay: Callable[[], None],
) -> None:
    """Begin to keep a reveal as pictures or as an animation; break it off if it takes long."""
    if reveal.bar.export.isVisible():
        hands.press(reveal.bar.export)
    else:  # a narrow window has no room for the button
        reveal.bar.export.click()
        hands.settle()
    sheet = reveal.findChild(ExportSheet)
    if sheet is None:
        return
    stay()
    kind = chance.choice((PNG, WEBP, GIF))
    sheet.ways.choose(kind)
    sheet.sizes["small"].click()
    place = aside(game)
    sheet.keep(place if kind == PNG else place / f"reveal.{kind}")
    stay()
    sheet.reject()


def look_for_changes(results: ResultsScreen, stay: Callable[[], None]) -> None:
    """Ask what the smallest change would have been for an order that failed."""
    failed = [r for r in results.past.resolution.rulings if r.verdict is not Verdict.SUCCEEDS]
    for ruling in failed[:3]:
        results.panel.choose(ruling)
        stay()
        for box in results.findChildren(ChangeBox):
            if box.isVisible() and box.seek.isVisible():
                box.seek.click()
                stay()
                box.halt()
