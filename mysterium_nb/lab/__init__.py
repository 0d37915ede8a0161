"""The laboratory: a simulator, benches and lessons."""

import sys

# jsonschema, which Altair and Jupyter import, builds a grammar of international addresses if it finds one, and takes
# longer for that than Altair for all the rest. Nobody here has such addresses checked; houses, reports and lessons open
# most of a second sooner.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type] # so Python is told that there is none
