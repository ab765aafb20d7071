"""The alphabet of the language spoken: in Czech Č follows C, and Ch follows H."""

from functools import lru_cache

from PySide6.QtCore import QCollator, QCollatorSortKey, Qt

from gui import i18n
from gui.club.club_words import locale


@lru_cache(maxsize=4)
def _collator(_language: str) -> QCollator:
    collator = QCollator(locale())
    collator.setNumericMode(True)  # game 2 before game 12
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return collator


def by_alphabet(text: str) -> QCollatorSortKey:
    """Return what a text is sorted by."""
    return _collator(i18n.language()).sortKey(text)
