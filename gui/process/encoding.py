"""The letters in which Qt speaks to the system: always those of every language."""

import locale
import os

PLAIN = "C.UTF-8"
_OTHERS = ("LANG", "LC_MESSAGES", "LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_MEASUREMENT")


def use_utf8() -> None:
    """Choose an encoding that has all letters, before Qt begins and complains that there is none.

    The language stays as it was said (``LC_ALL=C``, ``LANG=cs_CZ``); only its letters are others.
    """
    codeset = getattr(locale, "CODESET", None)
    if codeset is None:  # Windows
        return
    if locale.nl_langinfo(codeset).lower().replace("-", "") == "utf8":
        return
    try:
        locale.setlocale(locale.LC_CTYPE, PLAIN)
    except locale.Error:
        return  # a system without: Qt does what it can, and says so
    setting = os.environ.pop("LC_ALL", "")
    if setting:
        os.environ.update(dict.fromkeys(_OTHERS, setting))
    os.environ["LC_CTYPE"] = PLAIN
