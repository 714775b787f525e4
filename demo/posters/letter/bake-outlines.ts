// Writes `outlines-*.ts` from the house's own font: node demo/posters/letter/bake-outlines.ts
// Run it again only when the font changes. The posters read the baked outlines, so they need no font at run time
// and their bytes do not depend on a library's version.
import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkit'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&?!'
const WIDTHS = { narrow: 62, middle: 92, wide: 125 }

type OutlinePoint = { x: number; y: number; copy: () => OutlinePoint }

// fontkit 2.0 cannot vary a WOFF2 font through `getVariation`: it re-reads the file as if it were plain TrueType.
// Its parts work, though, so the deltas are applied to the decoded points by hand.
type OpenedFont = {
  variationCoords: number[]
  getGlyph: (id: number) => { path: { toSVG: () => string; bbox: { minX: number; minY: number; maxX: number; maxY: number } } }
  glyphForCodePoint: (code: number) => { id: number }
  _transformedGlyphs: { points: OutlinePoint[] }[]
  _variationProcessor: { transformPoints: (id: number, points: OutlinePoint[]) => void }
}

const file = new URL('../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', import.meta.url)

function bake(width: number): string[] {
  const font = create(readFileSync(file)) as unknown as OpenedFont
  font.variationCoords = [900, width]
  return [...CHARACTERS].map((character) => {
    const { id } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    const glyph = font.getGlyph(id)
    const points = font._transformedGlyphs[id]?.points ?? []
    // Four phantom points (advance and origin) belong to every glyph's deltas; their result is not needed.
    const phantoms = [0, 1, 2, 3].map(() => Object.assign((points[0] as OutlinePoint).copy(), { x: 0, y: 0, endContour: true }))
    font._variationProcessor.transformPoints(id, [...points, ...phantoms])
    const { bbox } = glyph.path
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round)
    const d = glyph.path.toSVG().replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    return `  ${JSON.stringify(character)}: { box: [${box.join(', ')}], d: '${d}' },`
  })
}

for (const [name, width] of Object.entries(WIDTHS)) {
  const text = `// Baked by bake-outlines.ts from Archivo Black; do not edit. 1000 units to the em, y upwards.
import type { Outline } from './outline.ts'

/** Archivo at its heaviest, ${name} (width ${width}). */
export const ${name}: Record<string, Outline> = {
${bake(width).join('\n')}
}
`
  writeFileSync(new URL(`outlines-${name}.ts`, import.meta.url), text)
}
