"""What is kept only to be quicker next time: where it lies, and how it is named."""

import os
from contextlib import suppress
from pathlib import Path


def folder(kind: str) -> Path | None:
    """Return where caches of a kind (``maps``, ``pictures``) are kept, if anywhere.

    ``$VELMOC_CACHE``, else with everything else in ``$VELMOC_HOME``, else in the user's cache.
    """
    if chosen := os.environ.get("VELMOC_CACHE"):
        return Path(chosen) / kind
    if home := os.environ.get("VELMOC_HOME"):
        return Path(home) / "cache" / kind
    if base := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(base) / "velmoc" / kind
    with suppress(RuntimeError):
        return Path.home() / ".cache" / "velmoc" / kind
    return None  # nobody's home: a service account


def digest(content: bytes, size: int) -> bytes:
    """Return a checksum of so many bytes that equals another only for equal content."""
    try:
        # The very function that hashlib hands on, which would load all of OpenSSL at every start.
        from _blake2 import blake2b  # noqa: PLC0415
    except ImportError:
        from hashlib import blake2b  # noqa: PLC0415  (a Python that keeps it elsewhere)
    return blake2b(content, digest_size=size).digest()
