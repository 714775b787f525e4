import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

describe('reading time', () => {
  it.each([
    [0, 1],
    [90, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes('Wort '.repeat(words))).toBe(minutes)
  })
})
