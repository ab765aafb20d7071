"""The table's page, which stands there whenever nobody writes. Public."""
