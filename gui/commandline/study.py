"""``velmoc.py study FILE``: hands a study on as a file, text, booklet, picture, animation."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from engine.store.disk import keep_whole
from engine.store.errors import StoreError
from gui import i18n
from gui.commandline.messages import there_already
from gui.errors.sentences import say_error
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.kit import theme
from gui.process import encoding
from gui.sharing.chapter_film import KeptChapter
from gui.sharing.part import Part
from gui.sharing.part_of_file import part_of_file
from gui.sharing.ways import keep_film, keep_study, pdf_of, picture_of, text_of

ENDINGS = {
    "study": (".velstudy",),
    "text": (),
    "booklet": (".pdf",),
    "picture": (".png",),
    "animation": (".webp", ".gif"),
}
"""What it can be handed on as, and how such files end; a text may end as it likes."""

STANDARD = Path("-")
"""Where a text goes that is to be seen at once."""


def main(given: Sequence[str] | None = None) -> int:
    """Hand a study on; 0 when it was, 1 when it could not be, 2 when it was asked badly."""
    parser = _parser()
    chosen = parser.parse_args(given)
    encoding.use_utf8()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    theme.prepare()
    i18n.speak(chosen.lang)
    if chosen.chapter is not None and chosen.chapter < 1:
        parser.error(f"--chapter: {chosen.chapter}")
    wanted = {way: getattr(chosen, way) for way in ENDINGS if getattr(chosen, way) is not None}
    for way, path in wanted.items():
        if ENDINGS[way] and path.suffix.lower() not in ENDINGS[way]:
            parser.error(f"--{way}: {' '.join(ENDINGS[way])}: {path}")
    code = _share(chosen, wanted)
    application.processEvents()
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="velmoc.py study",
        description="Hand a study on; without an option its chapters are listed.",
    )
    parser.add_argument(
        "file", type=Path, help="a study, a game text, a position line, a game of any program"
    )
    for way, endings in ENDINGS.items():
        new = "NEW" + (endings[0] if endings else "")
        parser.add_argument(f"--{way}", type=Path, metavar=new)
    parser.add_argument("--chapter", type=int, help="only this one, counted from 1")
    parser.add_argument(
        "--results", action="store_true", help="paper and pictures tell what chapters hide, too"
    )
    parser.add_argument("--black", action="store_true", help="a booklet in black alone")
    parser.add_argument("--replace", action="store_true", help="files that are there already, too")
    parser.add_argument("--lang", choices=i18n.LANGUAGES, default=i18n.system_language())
    return parser


def _share(chosen: argparse.Namespace, wanted: dict[str, Path]) -> int:
    part = part_of_file(chosen.file, chosen.chapter or 0, tells=chosen.results)
    if isinstance(part, str):
        _write(f"{chosen.file}: {part}", sys.stderr)
        return 1
    there = [path for path in wanted.values() if path.is_file() and path != STANDARD]
    if there and not chosen.replace:
        for path in there:
            _write(there_already(path), sys.stderr)
        return 1
    if not wanted:
        _list(part)
    return max((_kept(part, way, path, chosen.black) for way, path in wanted.items()), default=0)


def _kept(part: Part, way: str, path: Path, black: bool) -> int:  # noqa: FBT001 - as it is asked
    """Write one thing; say where it lies, or why it does not."""
    make: dict[str, Callable[[], bool]] = {
        "study": lambda: _study(part, path),
        "text": lambda: _put(path, text_of(part).encode()),
        "booklet": lambda: _put(path, pdf_of(part, black=black)),
        "picture": lambda: _put(path, _last_picture(part)),
        "animation": lambda: _film(part, path),
    }
    try:
        there = make[way]()
    except (OSError, StoreError) as error:
        _write(say_error(error), sys.stderr)
        return 1
    if not there:
        nothing = QCoreApplication.translate(
            "StudyCommand", "Nothing was judged there that could be shown: {file} is not written."
        )
        _write(nothing.format(file=path), sys.stderr)
        return 1
    if path != STANDARD:
        _write(str(path))
    return 0


def _study(part: Part, path: Path) -> bool:
    keep_study(part, path)
    return True


def _put(path: Path, data: bytes) -> bool:
    if not data:
        return False
    if path == STANDARD:
        _write(data.decode().rstrip("\n"))
    else:
        keep_whole(path, data)
    return True


def _last_picture(part: Part) -> bytes:
    """Return the board at the end of the first chapter's main line."""
    chapter = part.chapters[0]
    return picture_of(part, chapter, part.line(chapter)[-1])


def _film(part: Part, path: Path) -> bool:
    kept = KeptChapter(part, part.chapters[0])
    if kept.there:
        keep_film(kept, path)
    return kept.there


def _list(part: Part) -> None:
    said = QCoreApplication.translate("StudyCommand", "{number}. {title}, boards: {count}")
    study = part.study
    for number, chapter in enumerate(part.chapters, 1):
        count = sum(1 for _ in study.under(chapter.root))
        _write(said.format(number=number, title=chapter.title or part.name, count=count))


def _write(line: str, to: TextIO | None = None) -> None:
    # A terminal may know few letters, and a title may hold signs that steer it.
    to = sys.stdout if to is None else to
    letters = to.encoding or "utf-8"
    plain = "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in line)
    to.write(plain.encode(letters, "backslashreplace").decode(letters) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
