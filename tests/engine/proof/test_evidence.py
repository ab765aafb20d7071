"""What a file holds is read as this program wrote it, whatever order sets are written in."""

import json

from engine.proof.evidence import _is_ours


def test_stand_offs_are_a_set():
    body = json.dumps({"contested": ["BUR", "GAL", "SIL"], "units": [{"at": "PAR"}]})
    again = json.dumps({"contested": ["SIL", "BUR", "GAL"], "units": [{"at": "PAR"}]})

    assert _is_ours(body, again)


def test_what_earlier_versions_did_not_know_may_be_missing_and_nothing_else():
    assert _is_ours('{"power": "FRANCE"}', '{"power": "FRANCE", "head": ""}')
    assert not _is_ours('{"power": "FRANCE", "note": "x"}', '{"power": "FRANCE"}')
    assert not _is_ours('{"step": 1}', '{"step": true}')
    assert not _is_ours('{"units": ["A", "B"]}', '{"units": ["A"]}')
