"""What was ruled in a game of 2026 can still be said in both languages."""

import shutil
from pathlib import Path

import pytest

from engine import tables
from engine.board.loader import load_map
from gui.games.diplomacy.explain.phrases import results_text

OLD = Path(__file__).parents[4] / "engine" / "store" / "old"


@pytest.mark.parametrize("file", sorted(OLD.glob("diplomacy-*.velmoc")), ids=lambda f: f.stem)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_reason_that_was_stored_has_its_words(qapp, tmp_path, file, language):
    board = load_map("standard").board
    session = tables.open_game(Path(shutil.copy(file, tmp_path / "old.velmoc")), board=board)
    try:
        said = [results_text(past, board, language) for past in session.public().past]
    finally:
        session.close()

    assert len(said) == 7
    assert all(text.strip() and "{" not in text for text in said)
