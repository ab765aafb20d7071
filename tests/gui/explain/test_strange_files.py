"""What a file tells may be another version's, another game's or damage: it is said all the same."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.rules.ruling import Finding, Ruling, Verdict
from gui import i18n
from gui.games import catalogue
from gui.words import labels

CASES = [(game, verdict) for game in GAMES for verdict in Verdict]


@pytest.mark.parametrize(("game", "verdict"), CASES)
def test_a_reason_and_a_verdict_that_a_game_has_not_have_words(game, verdict):
    card = GAMES[game]
    board = load_map(card.map).board
    rules = card.rules(board, {})
    unit = rules.start(card.calendar.begins).units[0]
    finding = Finding("fell asleep", where="nowhere", by=("nobody",), strength=2, against=1)
    ruling = Ruling(
        unit.power, str(unit), rules.order(f"{unit} O"), verdict, (finding,), dislodged=True
    )
    reasons = catalogue.played_on(board).reasons()

    for language in i18n.LANGUAGES:
        with i18n.speaking(language):
            said = (
                *reasons.tell_in_each(i18n.LANGUAGES, finding, ruling, board).values(),
                reasons.tell(finding, ruling, board),
                reasons.headline(ruling, board),
                reasons.order_line(ruling, board),
                labels.result_word(ruling, board),
            )

        assert all(said)
    assert reasons.told_apart(finding, ruling) is None
