"""Every sentence in every language."""
