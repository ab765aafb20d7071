"""The smallest map there can be, to be spoilt by a test."""

import json

import pytest

from engine.robots.fuzz.smallest_map import smallest_map


@pytest.fixture
def tiny():
    """A sound map, to be spoilt by a test."""
    return smallest_map()


@pytest.fixture
def folder(tmp_path):
    """A folder, and how to put a map into it."""

    def put(told):
        text = told if isinstance(told, bytes) else json.dumps(told).encode()
        (tmp_path / "map.json").write_bytes(text)
        return tmp_path

    return put
