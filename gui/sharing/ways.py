"""The bytes of what a study is handed on as; nothing is written but what whoever shares it sees."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QSizeF

from engine.notation.game_text import game_text
from engine.store import disk
from engine.store.errors import StoreError
from engine.studies import begin_with
from engine.study.tree.node import Chapter, Node
from gui.paper import press, sights
from gui.paper.flow import paginate
from gui.paper.kinds import usual_form
from gui.reveal.film import MovingFilm
from gui.sharing.booklet import booklet
from gui.sharing.chapter_film import KeptChapter
from gui.sharing.drawn_board import DrawnBoard
from gui.sharing.part import Part
from gui.table.reveal.keep_sheet import RATES


def text_of(part: Part) -> str:
    """Return the chapters as a game text; nothing where they hold what nobody can judge."""
    try:
        return game_text(part.alone)
    except ValueError:
        return ""


def keep_study(part: Part, path: Path) -> None:
    """Write the chapters as a study's file of their own, as they stand: nothing of what was undone.

    Raises:
        OSError, StoreError: it could not be written; what was there before is still there.
    """
    fresh = path.with_name(f".{path.name[:100]}.part")
    try:
        disk.remove(fresh)  # what a kill left, with its journal
        begin_with(fresh, part.alone).close()
        disk.keep_whole(path, fresh.read_bytes())
    except StoreError as error:  # nobody knows of the file beside it
        raise StoreError(error.code, path, **error.facts) from error
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        with suppress(OSError, StoreError):
            disk.remove(fresh)


def picture_of(part: Part, chapter: Chapter, node: Node) -> bytes:
    """Return a board with its orders and drawings as a PNG; nothing where nobody can judge it."""
    drawn = board_drawn(part, chapter, node)
    return png_of(drawn) if drawn is not None else b""


def board_drawn(part: Part, chapter: Chapter, node: Node) -> DrawnBoard | None:
    """Return what that picture shows, not yet painted; nothing where nobody can judge the board."""
    node = part.shown(node)
    matter = part.matter(chapter, node)
    return DrawnBoard.of(matter, node.marks, black=False) if matter is not None else None


def png_of(drawn: DrawnBoard) -> bytes:
    """Paint a board as a PNG; it waits while another sheet of paper is painted."""
    return sights.png_of(QSizeF(*drawn.size), drawn.paint)


def pdf_of(part: Part, *, black: bool = False) -> bytes:
    """Return the chapters as a booklet, a PDF on the paper that is usual here."""
    pages = paginate(booklet(part, black=black), usual_form())
    return press.pdf(pages, press.Running(part.name, "", black))


def keep_film(kept: KeptChapter, path: Path) -> None:
    """Write a chapter's phases as an animation, WebP or GIF as the file's name says, and wait.

    Raises:
        OSError: it could not be written; nothing is left of it.
    """
    kind = path.suffix.lower().lstrip(".")
    film = MovingFilm(kept.studio(kept.sizes["middle"]), kept.animation(RATES[kind]), path)
    failed: list[OSError] = []
    film.failed.connect(failed.append)
    film.start()
    while not film.over:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    film.deleteLater()
    if failed:
        raise OSError(failed[0].errno, failed[0].strerror, str(path)) from failed[0]
