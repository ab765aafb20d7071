"""Keeps the system from writing our memory to the disk when the program dies: drafts lie there."""

import sys

_LEAST = 1
"""Bytes: too few for any image, and the one number at which Linux gives none to a program that
gathers them either (``core_pattern`` with a pipe), which at nought it does."""


def forbid() -> bool:
    """Ask for no image of our memory; tell whether the system was told so.

    Windows and macOS write none of a program that did not ask for it.
    """
    if not sys.platform.startswith("linux"):
        return False
    import resource  # noqa: PLC0415 - Windows has none

    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    least = 0 if most == 0 else _LEAST
    resource.setrlimit(resource.RLIMIT_CORE, (least, most))
    return True
