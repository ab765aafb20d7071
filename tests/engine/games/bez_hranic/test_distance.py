"""How far everybody was from the best choices of a game: every euro of it, and nothing twice."""

from engine.games.bez_hranic.calendar import FINALE, ROUNDS
from engine.games.bez_hranic.commands import TakeBack


def test_it_is_what_every_bill_is_above_the_best_of_its_round(evening):
    evening.play(lambda: None)
    state = evening.state
    hands, told = state.game.agreed.hands, state.off_best

    assert [*told] == [*hands]
    for seat, colours in hands.items():
        off = [
            (past.best.price - bill.price) * (1 if past.offer.round == FINALE else -1)
            for past in state.game.past
            for bill in past.bills
            if bill.colour in colours
        ]
        assert told[seat].choices == ROUNDS * len(colours)
        assert told[seat].off == sum(off)
        assert min(off) >= 0  # nothing is better than the best


def test_who_takes_a_round_back_is_told_nothing_until_it_is_played_again(evening):
    evening.play()
    evening.table.do(TakeBack("a token was pushed"))

    assert evening.state.off_best == {}
    evening.play()
    assert {one.choices for one in evening.state.off_best.values()} == {
        ROUNDS * len(colours) for colours in evening.state.game.agreed.hands.values()
    }
