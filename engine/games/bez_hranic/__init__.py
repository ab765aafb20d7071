"""Bez hranic: seven rounds of travelling across as few borders as one can, and as fast as one can.

States lie on the table, not provinces; whoever lays his token first pays least. What a trip costs
is in ``journey``, a whole round in ``bills``, the deck in ``deck``.
"""
