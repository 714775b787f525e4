import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastFaults, leastContrast, ratioText } from './contrast-faults.ts'
import { SHIPPED_THEMES } from './shipped-themes.ts'
import { DEFAULT_THEME, themeSchema } from './theme.ts'
import { themeCss } from './theme-css.ts'

const tokens = readFileSync('app/ui/tokens.css', 'utf8')

describe('a theme', () => {
  it('writes no rule at all when it is the default one, which is what the tokens say', () => {
    expect(themeCss(DEFAULT_THEME)).toBe('')
    const { light, dark, stage, headlineWidth, rule } = DEFAULT_THEME
    expect(tokens).toContain(`--paper: light-dark(${light.ground}, ${dark.ground});`)
    expect(tokens).toContain(`--ink: light-dark(${light.ink}, ${dark.ink});`)
    expect(tokens).toContain(`--stage: light-dark(${stage.ground}, `)
    expect(tokens).toContain(`--headline-width: ${headlineWidth}%;`)
    expect(tokens).toContain(`--rule: ${rule}px solid`)
  })

  it.each(SHIPPED_THEMES)('$id is valid and readable everywhere', ({ theme }) => {
    expect(themeSchema.parse(theme)).toEqual(theme)
    expect(contrastFaults(theme)).toEqual([])
    expect(leastContrast(theme)).toBeGreaterThanOrEqual(4.5)
  })

  it('writes only what differs', () => {
    expect(themeCss({ ...DEFAULT_THEME, rule: 4 })).toBe(':root{--rule:4px solid var(--ink)}')
    expect(themeCss({ ...DEFAULT_THEME, poster: 'tinted' })).toMatch(
      /^\[data-zweiklang\] img\{mix-blend-mode:luminosity\}:is\(.*\)\{background:var\(--ground\)\}$/,
    )
    const moos = { ground: '#003322', ink: '#ffffff' }
    expect(themeCss({ ...DEFAULT_THEME, pairs: { ...DEFAULT_THEME.pairs, moos } })).toBe(
      '[data-zweiklang="moos"]{--ground:#003322;--on-ground:#ffffff}',
    )
  })

  it('is refused where ink, muted words or notices could not be read, and says where', () => {
    const grey = { ground: '#888888', ink: '#999999' }
    expect(contrastFaults({ ...DEFAULT_THEME, stage: grey }).map(({ path }) => path)).toEqual([['stage']])
    expect(contrastFaults({ ...DEFAULT_THEME, pairs: { ...DEFAULT_THEME.pairs, senf: grey } })[0]?.path).toEqual(['pairs', 'senf'])
    // Black is readable on it, but the warning colours are not.
    expect(contrastFaults({ ...DEFAULT_THEME, light: { ground: '#c09050', ink: '#000000' } }).map(({ path }) => path)).toContainEqual([
      'light',
    ])
  })

  it('takes no colour that is more than a colour', () => {
    const wrong = { ground: '#fff;}body{display:none', ink: '#000000' }
    expect(themeSchema.safeParse({ ...DEFAULT_THEME, light: wrong }).success).toBe(false)
  })

  it('says ratios rounded down', () => {
    expect(ratioText(4.49)).toBe('4,4')
  })
})
