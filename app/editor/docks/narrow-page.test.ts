import { describe, expect, it } from 'vitest'
import { shareOfPage, shiftWidths } from './narrow-page.ts'

describe('the page beside the docks', () => {
  it('answers the styles as a window would that is narrower by them', () => {
    expect(shiftWidths('(min-width: 48em)', 300)).toBe('(min-width: calc(48em + 300px))')
    expect(shiftWidths('(width < 63.99em) and (min-height: 30em)', 300)).toBe('(width < calc(63.99em + 300px)) and (min-height: 30em)')
    expect(shiftWidths('(48em <= width < 64em)', 12)).toBe('(calc(48em + 12px) <= width < calc(64em + 12px))')
  })
  it('leaves all else of a condition as it is, and everything without docks', () => {
    expect(shiftWidths('(prefers-reduced-motion: reduce)', 300)).toBe('(prefers-reduced-motion: reduce)')
    expect(shiftWidths('(min-width: 48em)', 0)).toBe('(min-width: 48em)')
  })
  it('takes parts of its own width, not of the window’s', () => {
    expect(shareOfPage('clamp(1rem, 0.082rem + 4.08vw, 4rem)', 300)).toBe(
      'clamp(1rem, 0.082rem + calc(4.08 * (100vw - 300px) / 100), 4rem)',
    )
    expect(shareOfPage('calc((100vw - 80rem) / 2)', 10)).toBe('calc((calc(100 * (100vw - 10px) / 100) - 80rem) / 2)')
    expect(shareOfPage('4vw', 0)).toBe('4vw')
  })
})
