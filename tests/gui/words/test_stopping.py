"""Where a table may play no further when it likes, the game has words for it; nowhere else."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.proof.proofs import read_proofs
from engine.table.agreement import Agreement
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.tables import found_game
from gui.games import catalogue


@pytest.mark.parametrize("game", GAMES)
def test_words_and_rules_agree_and_the_end_is_proven_or_refused(game, tmp_path):
    card, board = GAMES[game], load_map(GAMES[game].map).board
    may = card.rules(board, {}).may_stop
    assert bool(catalogue.GAMES[game].endings().stop()) == may

    path = tmp_path / "game.velmoc"
    agreed = Agreement(
        title="Thursday",
        seats=tuple(Seat(power=power, player=power) for power in board.powers_by_id),
        game=game,
        map=board.id,
        year=card.calendar.begins,
    )
    table = found_game(path, agreed, board=board)
    if may:
        table.ballots.end_by_stopping()
    else:
        with pytest.raises(CommandError) as refused:
            table.ballots.end_by_stopping()
        assert refused.value.code is Refusal.NO_STOPPING
    table.close()

    assert read_proofs(path).good
