"""Everything with Qt."""
