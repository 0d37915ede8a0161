"""The laboratory: a simulator, panels to try rules on, and lessons."""

from mysterium_nb.quick_imports import skip_address_grammar

skip_address_grammar()
