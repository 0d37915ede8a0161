"""Every table of a server or a notebook, without a web: who sits where, what the host does, what is kept."""
