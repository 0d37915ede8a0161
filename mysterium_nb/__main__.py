"""`python -m mysterium_nb` is `mysterium-nb`."""

from mysterium_nb.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
