"""The course of a reveal, and the check of the fingerprints."""

from dataclasses import replace

from gui.games.diplomacy.reveal.script import read_out
from gui.games.diplomacy.reveal.script import script as steps
from gui.reveal.seals import checked
from gui.reveal.step import Scene


def test_reveal_opens_everything_reads_seven_powers_shows_conflicts_and_the_end(played, diplomacy):
    course = steps(played[0], diplomacy.board)

    scenes = [step.scene for step in course]
    assert scenes == [
        Scene.OPENED,
        *[Scene.POWER] * 7,
        *[Scene.CONFLICT] * 2,
        Scene.CARRIED_OUT,
    ]


def test_only_those_who_wrote_retreats_are_read_out(played, diplomacy):
    assert read_out(played[5], diplomacy.board) == ("FRANCE", "RUSSIA")


def test_a_power_in_disorder_is_read_out_too(played, diplomacy):
    silent = {power: texts for power, texts in played[0].orders.items() if power != "ITALY"}
    past = replace(played[0], orders=silent, disorder=("ITALY",))

    assert "ITALY" in read_out(past, diplomacy.board)


def test_all_fingerprints_agree(played):
    assert checked(played[0]) == dict.fromkeys(played[0].orders, True)


def test_a_changed_order_is_found_out(played):
    orders = {**played[0].orders, "ITALY": ("A VEN H",)}

    verified = checked(replace(played[0], orders=orders))

    assert [power for power, good in verified.items() if not good] == ["ITALY"]


def test_a_missing_nonce_proves_nothing(played):
    assert not any(checked(replace(played[0], nonces={})).values())
