"""What runs in a server's process: for now, the pictures of the cards for whoever plays in JupyterLab."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Where a Jupyter server, which reads `jupyter_config.json`, finds its extension."""
    return [{"module": "mysterium_nb.server.handlers.card_pictures"}]
