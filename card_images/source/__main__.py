"""``python -m card_images.source``: build the deck, preview motifs, make contact sheets."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from card_images.source.build import SIZES, build
from card_images.source.contact_sheets import motif_sheet, write_contact_sheets
from card_images.source.manifest import write_manifest

PICTURES = Path(__file__).parent.parent
"""The folder of the deck, in which this package lies."""


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m card_images.source", description="Draws the cards of the deck.")
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="draw the cards whose scene, motifs or engine changed")
    building.add_argument("--only", default="", help="ids separated by commas, for example v1,c3")
    building.add_argument("--out", type=Path, default=PICTURES, help="folder for pictures and facts")
    building.add_argument("--processes", type=int, default=2)
    preview = commands.add_parser("motifs", help="draw a sheet of motifs")
    preview.add_argument("file", type=Path)
    preview.add_argument("names", nargs="*", help="for example stag raven:pose=flying; none for all of them")
    preview.add_argument("--palette", default="verdigris")
    sheets = commands.add_parser("sheets", help="write the contact sheets of a built deck")
    sheets.add_argument("folder", type=Path)
    sheets.add_argument("--deck", type=Path, default=PICTURES, help="folder that build wrote to")
    return parser


def main() -> None:
    arguments = _arguments().parse_args()
    match arguments.command:
        case "build":
            only = [card_id for card_id in arguments.only.split(",") if card_id]
            facts = build(only, arguments.out, arguments.processes)
            if not only:
                print(write_manifest(facts, arguments.out))
        case "motifs":
            motif_sheet(arguments.names, arguments.palette).save(arguments.file)
        case "sheets":
            files = (arguments.deck / "facts").glob("*.json")
            built = [json.loads(file.read_text(encoding="utf-8")) for file in files]
            built.sort(key=lambda one: ("vclob".index(one["id"][0]), int(one["id"][1:])))
            cards = {one["id"]: arguments.deck / one["files"][SIZES[1].folder]["path"] for one in built}
            for file in write_contact_sheets(cards, {one["id"]: one["palette"] for one in built}, arguments.folder):
                print(file)


if __name__ == "__main__":
    main()
