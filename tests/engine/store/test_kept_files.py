"""Files that were kept for good are as they were kept, to the byte.

A test that opened one where it lies would bring it up to date, and nothing would be left of the
version that it was kept for. ``SHA256SUMS`` beside them is what ``sha256sum -c`` reads; a new file
adds a line.
"""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
SUMS = sorted(TESTS.rglob("SHA256SUMS"))
KEPT = sorted(TESTS.rglob("old/*.velmoc"))
VERSIONS = {
    "diplomacy-1": 1,
    "pins-1": 1,
    "carried-1": 3,
    "first_light-1": 3,
    "first_light-2": 3,
    "adopted-1": 3,
}
"""The version of the format in which each was written, where its own name does not say it."""


def test_every_kept_file_has_its_sum():
    summed = {
        (sums.parent / line.split("  ")[1]): line.split("  ")[0]
        for sums in SUMS
        for line in sums.read_text("utf-8").splitlines()
    }

    assert KEPT
    assert summed == {file: sha256(file.read_bytes()).hexdigest() for file in KEPT}


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_file_is_of_the_version_that_it_was_kept_for(file):
    kind, _, number = file.stem.partition("-")
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        version = db.execute("PRAGMA user_version").fetchone()[0]

    assert version == (int(number) if kind == "version" else VERSIONS[file.stem])
