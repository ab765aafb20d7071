"""A study, a text or a game in a file, taken up to be handed on as something else."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.board.errors import MapError
from engine.exchange.brought import Slip, brought_file, usual_games
from engine.formats.faults import ExchangeError
from engine.store.errors import StoreError
from engine.studies import unkept_with
from gui.errors.sentences import say_error
from gui.sharing.chapter_maps import map_of
from gui.sharing.part import Part
from gui.words import names


def part_of_file(path: Path, chapter: int = 0, *, tells: bool = True) -> Part | str:
    """Return what a file holds, or one chapter of it, counted from 1; else why there is nothing.

    ``tells`` whether paper and pictures tell what chapters hide.
    """
    try:
        brought = brought_file(path, usual_games)
    except (ExchangeError, MapError, StoreError) as error:
        return say_error(error)
    if isinstance(brought, Slip):
        return QCoreApplication.translate("StudyCommand", "It has orders, and no board.")
    study = unkept_with(brought.chapters)
    chapters = study.sandbox.study.chapters
    if chapter > len(chapters):
        said = QCoreApplication.translate("StudyCommand", "It has fewer chapters: {count}.")
        return said.format(count=names.number(len(chapters)))
    chosen = chapters[chapter - 1 : chapter] if chapter else chapters
    name = study.sandbox.study.name or path.stem
    return Part(open=study, chapters=chosen, name=name, map_of=map_of, tells=tells)
