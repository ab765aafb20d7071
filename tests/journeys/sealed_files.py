"""What a game's file says of orders that are still sealed: its envelopes, and nothing else."""

import json
import sqlite3
from contextlib import closing


def check_disk(game):
    """See that orders lie in the table of envelopes only, and unsealed ones nowhere at all."""
    copy = game.home / "copy.db"
    copy.write_bytes(game.disk)
    with closing(sqlite3.connect(copy)) as db:
        kept = [body for (body,) in db.execute("SELECT body FROM envelope")]
        told = [body for (body,) in db.execute("SELECT body FROM event")]
        told += [body for (body,) in db.execute("SELECT body FROM cover")]
        db.execute("PRAGMA secure_delete = ON")
        db.execute("DELETE FROM envelope")
        db.commit()
    rest = copy.read_bytes()
    copy.unlink()
    assert kept
    for order in game.secrets:
        # What was public in an earlier phase may be public still.
        assert rest.count(order.encode()) == sum(body.count(order) for body in told), order


def without_envelopes(game):
    """Return all else that the file holds, but for fingerprints."""
    copy = game.home / "copy.db"
    copy.write_bytes(game.disk)
    with closing(sqlite3.connect(copy)) as db:
        events = [
            json.loads(body) for (body,) in db.execute("SELECT body FROM event ORDER BY step")
        ]
        covers = [json.loads(body) for (body,) in db.execute("SELECT body FROM cover")]
    copy.unlink()
    for event in events:
        if event["kind"] == "sealed":  # each covers all seals before it
            event["fingerprint"] = event["head"] = ""
        if event["kind"] == "opened":
            event["head"] = ""
    return events, covers
