"""What makes other libraries start sooner."""

import sys


def skip_address_grammar() -> None:
    """Keep jsonschema, which Altair and Jupyter import, from building a grammar of international addresses.

    It does so if it finds one, and takes longer for that than Altair for all the rest. Nobody here has such addresses
    checked; servers, reports and lessons open most of a second sooner.
    """
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type] # so Python is told that there is none
