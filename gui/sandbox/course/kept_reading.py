"""How far a reader is in studies that hide what comes next: kept at every step, beside the lists.

It names studies and boards by numbers alone, so that nothing of a study can be read in it; a study
that is handed on has nothing of it.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeGuard

from engine.studies import OpenStudy
from engine.study.reading import Bookmark, Progress, Reader
from engine.study.teaching import Answer
from engine.study.tree.setup import Sheets
from gui import settings
from gui.kit.kept_list import KeptList

NAME = "reading.json"
_LONGEST_FILE = 5_000_000
_LONGEST_ORDER = 200
_MOST = 500
"""Studies of which it is kept how far somebody is in them; those read longest ago go."""


class KeptReading:
    """What is kept of one study, in one file with that of all others."""

    def __init__(self, folder: Path, study: str) -> None:
        self._list, self._study = KeptList(folder / NAME, _LONGEST_FILE), study

    def read(self) -> Mapping[int, Bookmark]:
        """Return how far somebody is, by chapter; what cannot be understood is the beginning."""
        entry = self._list.read().get(self._study)
        return {
            number: Bookmark(
                now=_progress(kept.get("now")),
                before=_progress(kept.get("before")),
                own=_numbers(kept.get("own")),
            )
            for number, kept in _numbered(entry)
            if isinstance(kept, dict)
        }

    def keep(self, changed: Mapping[int, Bookmark]) -> None:
        """Keep how far somebody is in chapters.

        Raises:
            OSError: it could not be written; what was kept before still is.
        """
        known = dict(self._list.read())
        entry = known.pop(self._study, None)
        known[self._study] = dict(entry) if isinstance(entry, dict) else {}
        for chapter, one in sorted(changed.items()):
            told = {"now": _entry(one.now), "before": _entry(one.before), "own": sorted(one.own)}
            known[self._study][str(chapter)] = told
        self._list.write(self._list.latest(known, _MOST))


def reader_of(study: OpenStudy) -> Reader:
    """Return who reads a study, as far as he came; of one that is kept nowhere nothing is kept."""
    if study.file is None:
        return Reader()
    return Reader(KeptReading(settings.data_folder(), study.file.id))


def _entry(progress: Progress) -> Mapping[str, Any]:
    return {
        "at": progress.at,
        "writing": progress.writing,
        "met": sorted(progress.met),
        "hinted": {str(node): told for node, told in progress.hinted.items()},
        "answers": {str(node): [one.node, one.right] for node, one in progress.answers.items()},
        "drafts": {
            str(node): {power: [*texts] for power, texts in sheets.items()}
            for node, sheets in progress.drafts.items()
        },
    }


def _progress(entry: Any) -> Progress:
    if not isinstance(entry, dict):
        return Progress()
    at = entry.get("at")
    return Progress(
        at=at if _is_number(at) else 0,
        writing=entry.get("writing") is not False,
        met=_numbers(entry.get("met")),
        hinted={node: told for node, told in _numbered(entry.get("hinted")) if _is_number(told)},
        answers={
            node: Answer(right=one[1] is True, node=one[0])
            for node, one in _numbered(entry.get("answers"))
            if isinstance(one, list) and len(one) == 2 and _is_number(one[0])
        },
        drafts={
            node: sheets for node, one in _numbered(entry.get("drafts")) if (sheets := _sheets(one))
        },
    )


def _sheets(entry: Any) -> Sheets:
    """Return what is written, by power; what is no order in one line is none."""
    if not isinstance(entry, dict):
        return {}
    sheets = {
        power: tuple(text for text in texts if isinstance(text, str) and _is_line(text))
        for power, texts in entry.items()
        if isinstance(texts, list)
    }
    return {power: texts for power, texts in sheets.items() if texts}


def _is_line(text: str) -> bool:
    return bool(text) and len(text) <= _LONGEST_ORDER and text.isprintable()


def _numbered(entry: Any) -> Iterator[tuple[int, Any]]:
    """Go through what is kept by a number."""
    if isinstance(entry, dict):
        for number, kept in entry.items():
            if number.isascii() and number.isdecimal() and len(number) < 10:
                yield int(number), kept


def _numbers(entry: Any) -> frozenset[int]:
    return frozenset(filter(_is_number, entry)) if isinstance(entry, list) else frozenset()


def _is_number(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9
