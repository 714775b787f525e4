import { lettersOf } from './letter/glyph.ts'
import { overlap, pair, raster, widths } from './letter/many.ts'
import { cropped, fragment, inhabited, panel, shadowed, spotlit, tumbled } from './letter/single.ts'
import { echo, louvre, reflection, sliced, split } from './letter/taken-apart.ts'
import type { Motif } from './stage.ts'

/** Letter: one or two glyphs of the title, cropped, lit, cut or multiplied. Outlines only, no live type. */
export function letterMotifs(title: string): Record<string, Motif> {
  const makers = {
    cropped,
    fragment,
    inhabited,
    panel,
    shadowed,
    spotlit,
    tumbled,
    echo,
    louvre,
    reflection,
    sliced,
    split,
    overlap,
    pair,
    raster,
    widths,
  }
  const letters = lettersOf(title)
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(letters)]))
}
