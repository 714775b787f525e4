"""
Makes the site's font files (app/ui/fonts/*.woff2) from those of Fontsource. Run by hand when a font or
app/ui/fonts/subsets.json changes, from the root of the repository; the result is committed:

    python3 -m venv venv && venv/bin/pip install fonttools==4.60.1 brotli==1.2.1
    venv/bin/python scripts/subset-fonts.py

Each subset keeps kerning, ligatures and tabular figures. Both fonts are under the
SIL Open Font License without a reserved name, so a subset may keep the name; their licences lie beside the files.
"""

import json
import logging
import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES = Path("node_modules/@fontsource-variable")
TARGET = Path("app/ui/fonts")
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "pnum", "rvrn", "tnum"]

# name, axes of the source, limits of axes the design never leaves
FONTS = [("archivo", "wdth", {}), ("newsreader", "wght", {"wght": (400, 400, 700)})]
# subset and the file of Fontsource that has its characters
SUBSETS = {"common": "latin", "latin": "latin", "extended": "latin-ext"}


def subset(source: Path, codes: set[int], limits: dict) -> TTFont:
    """The font of a file with the characters given, as far as the file has them."""
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    font = TTFont(source)
    subsetter.subset(font)
    if limits:
        font = instantiateVariableFont(font, limits)
    font.flavor = "woff2"
    return font


logging.getLogger("fontTools").setLevel(logging.ERROR)
ranges = json.loads((TARGET / "subsets.json").read_text())
for name, axes, limits in FONTS:
    for part, characters in SUBSETS.items():
        source = SOURCES / name / "files" / f"{name}-{characters}-{axes}-normal.woff2"
        codes = set(parse_unicodes(ranges[part].replace("U+", "").replace(" ", "")))
        path = TARGET / f"{name}-{part}.woff2"
        subset(source, codes, limits).save(path)
        print(f"{path} {path.stat().st_size} bytes")
    shutil.copy(SOURCES / name / "LICENSE", TARGET / f"{name}-LICENSE.txt")
