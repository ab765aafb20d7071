"""What a file holds is read as this program wrote it, whatever order sets are written in."""

from engine.proof.evidence import _is_ours
from engine.seating.record import Dealing
from engine.store.codec import event_of, event_text
from engine.table.event import Founded
from engine.table.master_event import Replaced


def test_stand_offs_are_a_set():
    body = '{"contested":["BUR","GAL","SIL"],"units":[{"at":"PAR"}]}'
    again = '{"contested":["SIL","BUR","GAL"],"units":[{"at":"PAR"}]}'

    assert _is_ours(body, again)


def test_what_earlier_versions_did_not_know_may_be_missing_and_nothing_else():
    assert _is_ours('{"power":"FRANCE"}', '{"power":"FRANCE","head":""}')
    assert not _is_ours('{"power":"FRANCE","note":"x"}', '{"power":"FRANCE"}')
    assert not _is_ours('{"step":1}', '{"step":true}')
    assert not _is_ours('{"units":["A","B"]}', '{"units":["A"]}')


def test_every_sign_and_number_is_written_in_one_way():
    """What a table types is any text: what our own program wrote of it is never called foreign."""
    scores = (0.0, -0.0, 0.1, 1e-7, 12.5, 1e16, 1e22, 1e300, 5e-324, 1 / 3)
    dealing = Dealing(players=("A",), sides=("FRANCE",), scores=scores)
    founded = Founded(game="x", map="x", title="x", options={}, seats=(), dealing=dealing)
    signs = "".join(chr(code) for code in (*range(0xD800), *range(0xE000, 0x11000), 0x1F600))
    spoken = Replaced(phase="S1901M", power="FRANCE", player=signs, before="", reason="")
    for event in (founded, spoken):
        body = event_text(event)

        assert _is_ours(body, event_text(event_of(body)))
