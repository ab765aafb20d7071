"""The desk behind the curtain: orders, their sealing, a first turn led by the hand."""
