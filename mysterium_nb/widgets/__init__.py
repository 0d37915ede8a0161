"""Components for notebooks and pages, made of ipywidgets."""

from mysterium_nb.widgets.gallery import Gallery

__all__ = ["Gallery"]
