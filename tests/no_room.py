"""A disk with little room: no file grows past a size. What is written to other files is, too."""

from contextlib import contextmanager

import pytest


@contextmanager
def room(size):
    """Let no file of this process be larger than so many bytes; the system sees to it."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
