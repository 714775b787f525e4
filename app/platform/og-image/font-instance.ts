import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

type OutlinePoint = { x: number; y: number; endContour: boolean; copy: () => OutlinePoint }
type Outline = { path: { toSVG: () => string; bbox: { minX: number; minY: number; maxX: number; maxY: number } } }

type Direction = 'ltr' | 'rtl'
type Position = { xAdvance: number; xOffset: number; yOffset: number }

/** An instance of a variable font: the font at one position of its axes. */
export type FontInstance = {
  unitsPerEm: number
  glyphForCodePoint: (code: number) => { id: number }
  layout: (text: string, direction: Direction) => { glyphs: { id: number }[]; positions: Position[] }
  /** The outline of a glyph, y upwards. */
  outlineOf: (id: number) => Outline
}

type OpenedFont = {
  unitsPerEm: number
  glyphForCodePoint: FontInstance['glyphForCodePoint']
  layout: (
    text: string,
    features: Record<string, boolean>,
    script: undefined,
    language: undefined,
    direction: Direction,
  ) => ReturnType<FontInstance['layout']>
  variationCoords: number[]
  getGlyph: (id: number) => Outline
  _transformedGlyphs: { points?: OutlinePoint[]; components?: { glyphID: number; dx: number; dy: number }[] }[]
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
  decodeUnvaried(font)
  font.variationCoords = [weight, width]
  const varied = new Set<number>()
  function vary(id: number): void {
    const { points = [], components = [] } = font._transformedGlyphs[id] ?? {}
    if (varied.has(id)) return
    varied.add(id)
    for (const { glyphID } of components) vary(glyphID)
    // What moves: the points of a simple glyph, or the places of the glyphs that another is put together from.
    const moved = components.length > 0 ? components.map(({ dx, dy }) => pointAt(dx, dy)) : points
    if (moved.length === 0) return
    // Four phantom points (advance and origin) belong to every glyph's deltas; their result is not needed.
    const phantoms = [0, 1, 2, 3].map(() => pointAt(0, 0, true))
    font._variationProcessor.transformPoints(id, [...moved, ...phantoms])
    for (const [index, component] of components.entries()) Object.assign(component, { dx: moved[index]?.x, dy: moved[index]?.y })
  }
  return {
    unitsPerEm: font.unitsPerEm,
    glyphForCodePoint: (code) => font.glyphForCodePoint(code),
    layout(text, direction) {
      // fontkit caches a glyph when it measures it, so its points must be varied before. Without ligatures every glyph of
      // the line is that of a character.
      for (const character of text) vary(decodeGlyph(font, character))
      return font.layout(text, { liga: false }, undefined, undefined, direction)
    },
    outlineOf(id) {
      font.getGlyph(id)
      vary(id)
      return font.getGlyph(id)
    },
  }
}

/** Opens a font that has no axes. */
export function openStaticFont(sfnt: Uint8Array): FontInstance {
  const font = create(Buffer.from(sfnt)) as unknown as OpenedFont
  return {
    unitsPerEm: font.unitsPerEm,
    glyphForCodePoint: (code) => font.glyphForCodePoint(code),
    layout: (text, direction) => font.layout(text, { liga: false }, undefined, undefined, direction),
    outlineOf: (id) => font.getGlyph(id),
  }
}

/** Makes fontkit read the outlines before it knows of a variation, with which it cannot read glyphs of several parts. */
function decodeUnvaried(font: OpenedFont): void {
  Object.defineProperty(font, '_variationProcessor', { value: undefined, configurable: true })
  font.getGlyph(0)
  Reflect.deleteProperty(font, '_variationProcessor')
}

function pointAt(x: number, y: number, endContour = false): OutlinePoint {
  return { x, y, endContour, copy: () => pointAt(x, y, endContour) }
}

function decodeGlyph(font: OpenedFont, character: string): number {
  const { id } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  font.getGlyph(id)
  return id
}
