import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

type OutlinePoint = { x: number; y: number; copy: () => OutlinePoint }
type Outline = { path: { toSVG: () => string; bbox: { minX: number; minY: number; maxX: number; maxY: number } } }

/** An instance of a variable font: the font at one position of its axes. */
export type FontInstance = {
  glyphForCodePoint: (code: number) => { id: number }
  layout: (text: string) => { glyphs: { id: number }[]; positions: { xAdvance: number }[] }
  /** The outline of a glyph, y upwards, 1000 units to the em. */
  outlineOf: (id: number) => Outline
}

type OpenedFont = {
  glyphForCodePoint: FontInstance['glyphForCodePoint']
  layout: (text: string, features: Record<string, boolean>) => ReturnType<FontInstance['layout']>
  variationCoords: number[]
  getGlyph: (id: number) => Outline
  _transformedGlyphs: { points: OutlinePoint[] }[]
  _variationProcessor: { transformPoints: (id: number, points: OutlinePoint[]) => void }
}

/** The subsets of the site's font. */
export const FONT_SUBSETS = ['latin', 'latin-ext'] as const

/**
 * Opens the site's font at a weight (100–900) and a width (62–125).
 *
 * fontkit 2.0 cannot instantiate a WOFF2 font through `getVariation`: it re-reads the file as if it were plain TrueType.
 * Therefore the deltas are applied to the decoded points here, once for each glyph.
 */
export function openFontInstance(subset: (typeof FONT_SUBSETS)[number], weight: number, width: number): FontInstance {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/files/archivo-${subset}-wdth-normal.woff2`)
  const font = create(readFileSync(file)) as unknown as OpenedFont
  font.variationCoords = [weight, width]
  const varied = new Set<number>()
  function vary(id: number): void {
    const points = font._transformedGlyphs[id]?.points ?? []
    const [first] = points
    if (!first || varied.has(id)) return
    // Four phantom points (advance and origin) belong to every glyph's deltas; their result is not needed.
    const phantoms = [0, 1, 2, 3].map(() => Object.assign(first.copy(), { x: 0, y: 0, endContour: true }))
    font._variationProcessor.transformPoints(id, [...points, ...phantoms])
    varied.add(id)
  }
  return {
    glyphForCodePoint: (code) => font.glyphForCodePoint(code),
    layout(text) {
      // fontkit caches a glyph when it measures it, so its points must be varied before. Without ligatures every glyph of
      // the line is that of a character.
      for (const character of text) vary(decodeGlyph(font, character))
      return font.layout(text, { liga: false })
    },
    outlineOf(id) {
      font.getGlyph(id)
      vary(id)
      return font.getGlyph(id)
    },
  }
}

function decodeGlyph(font: OpenedFont, character: string): number {
  const { id } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  font.getGlyph(id)
  return id
}
