import { describe, expect, it } from 'vitest'
import { DEFAULT_THEME } from '../theme.ts'
import { themeCss } from '../theme-css.ts'
import type { Face } from './face.ts'
import { hasWidths } from './face-css.ts'

const face: Face = {
  id: '0123456789abcdef',
  family: 'Bühne "}*{',
  licence: 'SIL OFL 1.1',
  source: 'example.org',
  shape: {
    weight: { from: 300, to: 700 },
    stretch: null,
    isSerif: false,
    ascent: 0.9,
    descent: 0.3,
    lineGap: 0,
    letters: [{ stretch: 100, text: 0.4652, headline: 0.99622 }],
  },
  parts: ['common', 'latin'],
}

describe('a face of the house', () => {
  it('is brought by the theme’s style sheet for headlines, with one of the device that takes the same room', () => {
    const css = themeCss({ ...DEFAULT_THEME, headlineFace: face.id }, [face])
    expect(css).toContain(`src:url("/assets/house/face-${face.id}-common.woff2") format("woff2");font-weight:300 700;font-display:optional`)
    expect(css).toContain('face-0123456789abcdef-latin.woff2')
    expect(css).toContain('local("Arial Bold")')
    // Twice as wide as Arial Bold, so half as high; and so wide a face is drawn smaller, with its stand-in.
    expect(css).toContain('size-adjust:140%;ascent-override:45%;descent-override:15%;line-gap-override:0%')
    expect(css).toContain('--headline-weight:700')
    expect(css).not.toContain('--font:')
  })

  it('is drawn smaller in headlines alone whose letters are wide, and divides long words on a phone', () => {
    const wide = themeCss({ ...DEFAULT_THEME, headlineFace: 'unbounded', textFace: 'work-sans' })
    expect(wide).toMatch(/font-family:"Unbounded";[^}]*size-adjust:80\.3%/)
    expect(wide).not.toMatch(/font-family:"Work Sans";[^}]*size-adjust/)
    expect(wide).toContain('hyphens:auto')
    // Texts have the size that they are given.
    expect(themeCss({ ...DEFAULT_THEME, headlineFace: 'unbounded', textFace: 'unbounded' })).not.toMatch(
      /font-family:"Unbounded";[^}]*size-adjust/,
    )
    const narrow = themeCss({ ...DEFAULT_THEME, headlineFace: 'oswald' })
    expect(narrow).not.toMatch(/font-family:"Oswald";[^}]*size-adjust|hyphens:auto/)
  })

  it('is set in texts, while headlines stay in Archivo', () => {
    const css = themeCss({ ...DEFAULT_THEME, textFace: face.id }, [face])
    expect(css).toContain('--font:"House 0123456789abcdef","House 0123456789abcdef Text",Arial,sans-serif;--text-weight:420')
    expect(css).toContain('--headline-font:"Archivo"')
    // The number of the page of errors fits its light on a phone, in which three figures of Archivo do.
    expect(themeCss({ ...DEFAULT_THEME, textFace: 'newsreader' })).toMatch(/--number-share:0\.7\d/)
    expect(themeCss({ ...DEFAULT_THEME, textFace: 'oswald' })).toMatch(/--number-share:(0\.8|0\.9|1\.0)/)
    expect(css).toContain('font-weight:100 580;size-adjust:100%')
  })

  it('brings no word of its name into the style sheet, and is drawn in those of the program when it is gone', () => {
    expect(themeCss({ ...DEFAULT_THEME, textFace: face.id }, [face])).not.toContain('*{')
    expect(themeCss({ ...DEFAULT_THEME, textFace: face.id, headlineFace: face.id }, [])).toBe('')
  })

  it('has widths to choose from only where the file has', () => {
    expect([hasWidths('archivo', []), hasWidths('newsreader', []), hasWidths(face.id, [face])]).toEqual([true, false, false])
  })
})
