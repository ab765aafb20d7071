"""The bench of live rounds: what it measures is told, and what nobody promised is not measured."""

from engine.robots.games.bez_hranic import prices
from gui.robots.games.bez_hranic.bench.times import Times, p99
from gui.robots.rounds import bench


def test_prices_are_told_cold_and_warm(monkeypatch):
    monkeypatch.setattr(prices, "GAMES", 1)
    told = prices.figures()

    asked = {what.split(",")[0] for what in told}
    assert asked == {"price", "price and route", "best choice"}
    assert len(told) == 9
    assert all(0 < usual <= slow for usual, slow in told.values())
    assert prices.promised("price, unseen") == prices.PRICE
    assert prices.promised("price and route, unseen") == 0.0
    assert prices.promised("best choice, again") == prices.BEST


def test_a_deed_is_timed_until_all_is_painted(qapp):
    times = Times()
    done = []
    for number in range(3):
        times.add("a deed", lambda number=number: done.append(number))

    assert done == [0, 1, 2]
    assert "3 times; on the clock" in times.said("a deed")
    assert p99([*range(1, 201)]) == 198


def test_nothing_is_measured_where_nothing_is_promised(capsys):
    assert bench.main(["--game", "first_light"]) == 0
    assert "nothing is promised" in capsys.readouterr().out
