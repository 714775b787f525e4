import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

type OutlinePoint = { x: number; y: number; copy: () => OutlinePoint }
type Outline = { path: { toSVG: () => string; bbox: { minX: number; minY: number; maxX: number; maxY: number } } }

/** A variable font opened at one place of its axes. */
export type VariedFont = {
  glyphForCodePoint: (code: number) => { id: number }
  layout: (text: string) => { glyphs: { id: number }[]; positions: { xAdvance: number }[] }
  /** The outline of a glyph, y upwards, 1000 units to the em. */
  outlineOf: (id: number) => Outline
}

type OpenedFont = {
  glyphForCodePoint: VariedFont['glyphForCodePoint']
  layout: (text: string, features: Record<string, boolean>) => ReturnType<VariedFont['layout']>
  variationCoords: number[]
  getGlyph: (id: number) => Outline
  _transformedGlyphs: { points: OutlinePoint[] }[]
  _variationProcessor: { transformPoints: (id: number, points: OutlinePoint[]) => void }
}

/** The subsets in which the house's font comes. */
export const FONT_SUBSETS = ['latin', 'latin-ext'] as const

/**
 * Opens the house's own font at a weight (100–900) and a width (62–125).
 *
 * fontkit 2.0 cannot vary a WOFF2 font through `getVariation`: it re-reads the file as if it were plain TrueType.
 * Its parts work, though, so the deltas are applied to the decoded points by hand, once for each glyph.
 */
export function openVariedFont(subset: (typeof FONT_SUBSETS)[number], weight: number, width: number): VariedFont {
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
      // Measuring a glyph draws it and keeps the drawing, so its points must have moved before. Without ligatures no
      // glyph stands on the line that is not that of a sign.
      for (const sign of text) vary(decoded(font, sign))
      return font.layout(text, { liga: false })
    },
    outlineOf(id) {
      font.getGlyph(id)
      vary(id)
      return font.getGlyph(id)
    },
  }
}

function decoded(font: OpenedFont, sign: string): number {
  const { id } = font.glyphForCodePoint(sign.codePointAt(0) ?? 0)
  font.getGlyph(id)
  return id
}
