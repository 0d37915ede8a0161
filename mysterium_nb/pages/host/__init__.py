"""The host's page: every table at a glance, and what can be done about each."""
