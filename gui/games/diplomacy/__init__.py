"""Diplomacy on the screen: its words, orders, reasons, marks, reveal and rulebooks."""
