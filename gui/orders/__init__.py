"""From clicks and words to orders: builder, draft, list, warnings."""
