"""What a tour does besides looking: files that it writes beside the game, and searches."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog

from engine.exchange.doors import write_pasts
from engine.formats.contract import JSON
from engine.robots.crash.kill_soak import LossError
from engine.rules.ruling import Verdict
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.table.event import Event
from engine.table.master_event import Branched
from gui.games.panels import ChangePanel
from gui.master.desk_screen import MasterDesk
from gui.robots.players.click_driver import ClickDriver
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.export import GIF, PNG, WEBP, ExportSheet
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow

ASIDE = "aside"
"""The folder for what is written beside the games."""


def aside(game: Path) -> Path:
    """Return where a game's tours write."""
    place = game.parent.parent / ASIDE
    place.mkdir(exist_ok=True)
    return place


def write_foreign(window: MainWindow, game: Path) -> Path | None:
    """Write what was revealed as a game of another program; nothing before the first reveal."""
    bridge = window.navigator.bridge
    if bridge is None or not bridge.public().past:
        return None
    public = bridge.public()
    place = aside(game) / "foreign.json"
    pasts, left = public.past, public.position
    text = write_pasts(pasts, left, JSON, bridge.rules, public.title)
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


def check_branches(games: Path, announced: int) -> int:
    """See that branches are whole: as many as were announced, each begun as its game had been.

    Returns how many there were; they are taken away. One that was killed before anybody was told
    of it may be an empty file.

    Raises:
        LossError: one is missing, or half a game, or another one.
    """
    whole, known = 0, {path.stem: path for path in games.glob("game-*.velmoc")}
    branches = [path for path in games.glob("*.velmoc") if not path.stem[5:].isdecimal()]
    for path in branches:
        events = _whole(path)
        whole += bool(events)
        last = max((n for n, e in enumerate(events) if isinstance(e, Branched)), default=0)
        branched = events[last] if events else None
        if isinstance(branched, Branched):
            origin = _whole(known[branched.origin])
            if events[1:last] != origin[1 : branched.step]:
                raise LossError(f"{path.name} did not begin as {branched.origin} did")
        elif events:
            raise LossError(f"{path.name} does not know that it is a branch")
        path.unlink()
    if whole < announced:
        raise LossError(f"{announced} branches were announced, {whole} are there")
    return whole


def _whole(path: Path) -> tuple[Event, ...]:
    """Return the history of a game that opens without trouble; nothing of an empty file."""
    try:
        file = GameFile.open(path)
    except StoreError as error:
        if error.code in (StoreFault.EMPTY, StoreFault.NOT_A_GAME):
            return ()
        raise LossError(f"{path.name} does not open: {error}") from error
    try:
        if file.trouble is not None:
            raise LossError(f"{path.name} opens with trouble: {file.trouble}")
        return file.events()
    finally:
        file.close()


def open_cards(desk: MasterDesk, over: Callable[[Callable[[], object]], None]) -> None:
    """Open every card that a master's desk has, one after another."""
    acts: list[QAbstractButton] = [desk.rewind, desk.branch]
    box = next((one for one in desk.boxes.values() if one.late.isEnabled()), None)
    if box is not None:
        acts += [box.late, box.disorder, box.other]
    for act in acts:
        if act.isEnabled():
            over(act.click)
    for box in desk.boxes.values():
        if box.lines:
            over(partial(box.line_asked.emit, box.power, box.lines[0].number))
            return


def keep_reveal(
    driver: ClickDriver,
    reveal: RevealScreen,
    game: Path,
    chance: random.Random,
    stay: Callable[[], None],
) -> None:
    """Begin to keep a reveal as pictures or as an animation; break it off if it takes long."""
    if reveal.bar.export.isVisible():
        driver.press(reveal.bar.export)
    else:  # a narrow window has no room for the button
        reveal.bar.export.click()
        driver.settle()
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
        for panel in results.findChildren(ChangePanel):
            if panel.isVisible() and panel.take(ruling, results.past):
                stay()
                panel.forget()
