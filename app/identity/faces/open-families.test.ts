import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_THEME } from '../theme.ts'
import { themeCss } from '../theme-css.ts'
import { cutFace, lettersOf } from './cut-face.server.ts'
import { FACE_PARTS } from './face.ts'
import { hasWidths, headlineCut } from './face-css.ts'
import { measureFace, openFace } from './measure-face.server.ts'
import { OPEN_FAMILIES, OPEN_FAMILY, type OpenFamily } from './open-families.ts'
import { openFiles } from './open-files.ts'
import shapes from './open-shapes.json' with { type: 'json' }

/** What German and English pages are written with. */
const LETTERS = 'AZazÄÖÜäöüßẞéèêëáàâçñøåæœ0123456789.,:;!?„“”‚‘’»«›‹–—…€§%&@©·•°²³×'
/** Of one that every page loads. */
const MOST_BYTES = 64 * 1024

async function opened(family: OpenFamily, part: (typeof FACE_PARTS)[number]) {
  const file = readFileSync(`app/ui/fonts/open/${family}-${part}.woff2`)
  return { file, font: openFace(await cutFace(file, lettersOf(part), { as: 'sfnt' })) }
}

describe('an open family', () => {
  it.each(OPEN_FAMILIES)(
    '%s has the letters of German and English, a small first file, its licence, and the measures by which nothing shifts',
    async (family) => {
      const parts = await Promise.all(FACE_PARTS.map((part) => opened(family, part)))
      const has = new Set(parts.flatMap(({ font }) => font.characterSet))
      expect([...LETTERS].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([])
      expect(parts[0]?.file.length).toBeLessThan(MOST_BYTES)
      expect(readFileSync(`app/ui/fonts/open/${family}-LICENSE.txt`, 'utf8')).toContain('SIL Open Font License')
      const { isSerif = false, headlineWeight } = OPEN_FAMILY[family]
      expect(parts[0] && { ...measureFace(parts[0].font, headlineWeight), isSerif }).toEqual(shapes[family])
      expect(openFiles(family).map(({ part }) => part)).toEqual(FACE_PARTS)
    },
  )

  it('is brought by the theme’s style sheet alone where the theme names it', () => {
    const css = themeCss({ ...DEFAULT_THEME, headlineFace: 'bitter', textFace: 'jost' })
    expect(css).toMatch(
      /font-family:"Bitter";src:url\("[^"]*bitter-common[^"]*"\) format\("woff2"\);font-weight:100 900;font-display:optional/,
    )
    expect(css).toContain('--headline-font:"Bitter","Bitter Headline",serif')
    expect(css).toContain('--font:"Jost","Jost Text",Arial,sans-serif')
    expect(css).not.toMatch(/oswald|playfair/)
  })

  it('has widths of headlines where it is drawn in several, and its own weight', () => {
    expect([hasWidths('bricolage-grotesque', []), hasWidths('bitter', [])]).toEqual([true, false])
    expect(headlineCut({ ...DEFAULT_THEME, headlineFace: 'eb-garamond' }, [])).toEqual({ id: 'eb-garamond', axes: { wght: 600 } })
    expect(headlineCut({ ...DEFAULT_THEME, headlineFace: 'bricolage-grotesque' }, [])?.axes).toEqual({ wght: 780, wdth: 75 })
  })
})
