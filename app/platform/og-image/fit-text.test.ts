import { describe, expect, it } from 'vitest'
import { fitText } from './fit-text.ts'

/** Every sign half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2
const frame = { width: 400, height: 300, largest: 100, smallest: 40, lineHeight: 1 }

describe('a title in its frame', () => {
  it('is as large as it can be', () => {
    expect(fitText('Salz', measure, frame)).toEqual({ size: 100, lines: ['Salz'] })
    expect(fitText('Das Meer hat keine Tür', measure, frame)).toEqual({ size: 88, lines: ['Das Meer', 'hat keine', 'Tür'] })
  })
  it('breaks a word only when it fits in no other way', () => {
    expect(fitText('Überfahrtsvorbereitung', measure, frame)).toEqual({ size: 40, lines: ['Überfahrtsvorbereit-', 'ung'] })
  })
  it('ends with three dots where there is no more room', () => {
    const { lines, size } = fitText('eins zwei drei vier fünf '.repeat(12), measure, frame)
    expect(size).toBe(40)
    expect(lines).toHaveLength(7)
    expect(lines.at(-1)).toMatch(/ …$/)
    expect(lines.every((line) => measure(line, size) <= 400)).toBe(true)
  })
})
