"""Keeps the system from writing our memory to the disk when the program dies: drafts lie there."""

import sys


def forbid() -> bool:
    """Ask for no image of our memory; tell whether the system was told so.

    Windows and macOS write none of a program that did not ask for it.
    """
    if not sys.platform.startswith("linux"):
        return False
    import resource  # noqa: PLC0415 - Windows has none

    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, most))
    return True
