import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type { Composition } from './families.ts'
import { circle, n } from './shapes.ts'

/** What makes the regular cut, which is all that can be read from the packed file, black and narrow. */
const STROKE = 96
const NARROW = 0.86

let font: Font | undefined

/** Archivo, from which the letters are cut. */
function archivo(): Font {
  font ??= create(readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'))) as Font
  return font
}

/** The title's first letter, or its first two, cropped huge. */
export function letterCompositions(title: string): Composition[] {
  const letters = [...title.replace(/[^\p{L}]/gu, '')]
  const first = letters[0] ?? 'F'
  const second = letters.find((letter, index) => index > 0 && letter.toLowerCase() !== first.toLowerCase()) ?? 'X'
  return [
    (random, { ink, paper }) => ({
      svg: glyph(first, 480, 1060, 1.25, ink) + circle(random.between(700, 800), random.between(140, 240), 105, paper),
      focal: [560, 520],
    }),
    (random, { ink, paper }) => ({
      svg: `<g transform="rotate(${n(random.between(-14, -8))} 500 500)">${glyph(first, 430, 1010, 1.3, ink)}</g>${glyph(second.toLowerCase(), 820, 1040, 0.5, paper)}`,
      focal: [480, 500],
    }),
    (random, { ink, paper }) => ({
      svg: glyph(first, 330, 1000, 1.05, ink) + glyph(second, 780, random.between(780, 1060), 1.05, paper),
      focal: [560, 560],
    }),
    (_random, { ink, paper }) => ({
      svg: glyph(first, 500, 760, 0.85, paper) + `<g transform="matrix(1 0 0 -.55 0 1210)">${glyph(first, 500, 760, 0.85, ink)}</g>`,
      focal: [500, 480],
    }),
  ]
}

function glyph(letter: string, x: number, baseline: number, scale: number, fill: string): string {
  const face = archivo()
  const [shape] = face.glyphsForString(letter)
  if (!shape) return ''
  const size = (1000 / face.unitsPerEm) * scale
  const left = x - (shape.advanceWidth * size * NARROW) / 2
  const place = `translate(${n(left)} ${n(baseline)}) scale(${(size * NARROW).toFixed(3)} ${(-size).toFixed(3)})`
  return `<path transform="${place}" d="${shape.path.toSVG()}" fill="${fill}" stroke="${fill}" stroke-width="${STROKE}" stroke-linejoin="miter"/>`
}
