import { readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { SITE_FONTS } from './font-faces.ts'
import subsets from './fonts/subsets.json' with { type: 'json' }

const FOLDER = 'app/ui/fonts'
/** What German and English texts of a theatre are written with. */
const COMMON = 'ABCXYZabcxyzÄÖÜäöüßéèêàáçíñóúåøÅØ0123456789.,:;!?-–—…„“”‚‘’«»‹›()[]/&@#%§©°·×€−'
const MAX_BYTES_OF_A_PAGE = 100_000

function charactersOf(file: string): Set<number> {
  const font = create(readFileSync(`${FOLDER}/${file}`))
  if (!('characterSet' in font)) throw new Error(`${file} is a collection`)
  return new Set(font.characterSet)
}

function codesIn(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

it.each(['archivo', 'newsreader'])('%s has every character of German and English in its first file', (font) => {
  const characters = charactersOf(`${font}-common.woff2`)
  expect([...COMMON].filter((character) => !characters.has(character.codePointAt(0) ?? 0))).toEqual([])
})

it.each(['archivo', 'newsreader'])('%s has the letters of other European names in its further files', (font) => {
  const has = (part: string) => (character: string) => charactersOf(`${font}-${part}.woff2`).has(character.codePointAt(0) ?? 0)
  expect([...'ãìòõœûÿÆÐÞ'].every(has('latin'))).toBe(true)
  expect([...'čďęğłňőřșšťůžẞ'].every(has('extended'))).toBe(true)
})

it('a character is in one subset only, so that no page loads a second file for what the first has', () => {
  const codes = Object.values(subsets).flatMap(codesIn)
  expect(codes.length).toBe(new Set(codes).size)
})

it('both fonts of a page in German stay within the budget', () => {
  const bytes = ['archivo-common.woff2', 'newsreader-common.woff2'].map((file) => statSync(`${FOLDER}/${file}`).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES_OF_A_PAGE)
})

it('without scripts the style sheet names the same files with the same weights, widths and ranges', () => {
  const faces = readFileSync('app/ui/fonts-without-scripts.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const valueIn = (face: string, name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1]?.replace(/\s+/g, ' ')
  const described = faces.map((face) => ({
    family: valueIn(face, 'font-family')?.replaceAll('"', ''),
    file: /([\w-]+\.woff2)/.exec(face)?.[1],
    weight: valueIn(face, 'font-weight'),
    stretch: valueIn(face, 'font-stretch') ?? '100%',
    range: valueIn(face, 'unicode-range'),
  }))
  expect(described).toEqual(
    SITE_FONTS.map(({ family, url, weight, stretch, range }) => ({ family, file: url.split('/').at(-1), weight, stretch, range })),
  )
})
