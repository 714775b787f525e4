import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { zweiklaenge } from './color-pair.ts'
import { contrastOfHex as contrast, TEXT_CONTRAST } from './contrast.ts'

const css = readFileSync('app/ui/tokens.css', 'utf8')

describe('the palette', () => {
  it.each(Object.entries(zweiklaenge))('%s stands in the tokens as in the table and is readable', (name, { ground, ink }) => {
    const rule = new RegExp(`\\[data-zweiklang="${name}"\\] \\{\\s*--ground: ${ground};\\s*--on-ground: ${ink};`, 'i')
    expect(css).toMatch(rule)
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  it('keeps paper, ink and muted words readable on the dark stage, and tokens for every Zweiklang and no other', () => {
    for (const token of ['--on-stage', '--on-stage-muted']) {
      const [light, dark] = pairOf(token)
      const [stage, darkStage] = pairOf('--stage')
      expect(contrast(light, stage)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      expect(contrast(dark, darkStage)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }
    const named = [...css.matchAll(/data-zweiklang="(\w+)"/g)].map(([, name]) => name)
    expect(named).toEqual(Object.keys(zweiklaenge))
  })

  /** What a page enlarged to four times its size leaves of a window (WCAG 1.4.10); no breakpoint of the design. */
  const ZOOMED = ['30em', '19.99em']

  it('draws at the four styling breakpoints only, and never wider than 188rem', requirement('CONST-16', 'CONST-17'), () => {
    expect(css).toMatch(/--content: 188rem;/)
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
    // A block that asks how wide its own place is has no breakpoint of the page.
    const queries = files.flatMap((name) => readFileSync(`app/${name}`, 'utf8').match(/@media[^{]*width[^{]*/g) ?? [])
    const widths = queries.flatMap((query) => [...query.matchAll(/width(?::| [<>]=?) ([\d.]+\w+)/g)].map(([, width = '']) => width))
    expect(files.length).toBeGreaterThan(20)
    // What holds below a breakpoint ends a hundredth before it.
    const allowed = ['48em', '64em', '85.375em', '100em', '47.99em', '63.99em', '85.37em', '99.99em', ...ZOOMED]
    expect(widths.length).toBeGreaterThan(50)
    expect(widths.filter((width) => !allowed.includes(width))).toEqual([])
  })

  it.each(['--ink', '--muted', '--focus', '--ok', '--warn', '--error', '--editor'])('%s is readable on paper, light and dark', (token) => {
    const [light, dark] = pairOf(token)
    const [paper, darkPaper] = pairOf('--paper')
    const bound = token === '--focus' ? 3 : TEXT_CONTRAST
    expect(contrast(light, paper)).toBeGreaterThanOrEqual(bound)
    expect(contrast(dark, darkPaper)).toBeGreaterThanOrEqual(bound)
  })
})

function pairOf(token: string): [string, string] {
  const match = new RegExp(`${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  if (!match?.[1] || !match[2]) throw new Error(`${token} is not a pair`)
  return [match[1], match[2]]
}
