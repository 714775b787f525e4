// Writes `outlines-*.ts` from the site's own font: node demo/posters/letter/bake-outlines.ts
// Run it again only when the font changes. The posters read the baked outlines, so they need no font at run time
// and their bytes do not depend on a library's version.
import { writeFileSync } from 'node:fs'
import { openFontInstance } from '../../../app/platform/og-image/font-instance.ts'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&?!'
const WIDTHS = { narrow: 62, middle: 92, wide: 125 }

function bake(width: number): string[] {
  const font = openFontInstance('latin', 900, width)
  return [...CHARACTERS].map((character) => {
    const glyph = font.outlineOf(font.glyphForCodePoint(character.codePointAt(0) ?? 0).id)
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
