"""The study that was worked at last: the start offers to go on there."""

from pathlib import Path

from gui.words import phases

_HURRY = 0.1
"""Seconds for a look at its cover; whoever wants to know more opens the library."""


def last_study(games: Path) -> tuple[Path, str] | None:
    """Return where it lies and what it is called; nothing where nobody has worked at any.

    One that has no name is called by the phase of its board, as among one's own studies.
    """
    if not any((games / "studies").glob("*.velstudy")):
        return None
    # No start needs to know how studies are kept, where there are none.
    from engine.store.study_shelf import StudyShelf  # noqa: PLC0415

    last = StudyShelf(games).last(within=_HURRY)
    if last is None:
        return None
    cover = last.cover
    if cover is None:
        return last.path, last.path.stem
    said = phases.full_phase_words(cover.position.phase) if cover.position is not None else ""
    return last.path, cover.name or cover.chapter or said or last.path.stem
