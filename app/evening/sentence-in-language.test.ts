import { afterAll, expect, it } from 'vitest'
import { inLanguage, openLanguages } from '../platform/i18n/request-language.ts'
import { dayAndTime } from './day-in-language.ts'
import { sentenceInLanguage } from './sentence-in-language.ts'
import { CANCEL_REASONS, cancelSentence, delaySentence, recastSentence, relocateSentence } from './sentences.ts'

openLanguages(['de', 'en'], () => ({}))
afterAll(() => openLanguages(['de'], () => ({})))
const english = (sentence: string) => sentenceInLanguage(sentence, 'en', inLanguage)

it('says every cancellation that the desk proposes in English, with and without tickets', () => {
  for (const reason of CANCEL_REASONS)
    for (const isSold of [true, false])
      expect(english(cancelSentence(reason, isSold))).toBe(inLanguage('en', () => cancelSentence(reason, isSold)))
})

it('says delays, rooms and changes of cast with the same times and names', () => {
  const times = { time: '20:00', before: '19:30' }
  expect(english(delaySentence({ ...times, isToday: true }))).toBe('Starts today at 20:00 instead of 19:30.')
  expect(english(delaySentence({ ...times, isToday: false }))).toBe('Starts at 20:00 instead of 19:30.')
  expect(english(relocateSentence({ when: undefined, room: 'Werkhalle (Süd)', isSold: false }))).toBe(
    'Takes place in another room: Werkhalle (Süd).',
  )
  const part = { kind: 'cast' as const, role: 'Lopachin' }
  const recast = { part, name: 'Ayla Brandvik', insteadOf: 'Tove Aschenbach', isReading: false }
  expect(english(recastSentence(recast))).toBe('Ayla Brandvik plays Lopachin this evening instead of Tove Aschenbach.')
  expect(english(recastSentence({ ...recast, insteadOf: '' }))).toBe('Ayla Brandvik plays Lopachin this evening.')
  expect(english(recastSentence({ ...recast, isReading: true }))).toBe('Ayla Brandvik reads the part Lopachin this evening.')
})

it('says the day of a moved evening as the language says days, with room and tickets', () => {
  const moved = (more: object) =>
    english(relocateSentence({ when: 'Freitag, 27. November, 19:30\u00a0Uhr', room: undefined, isSold: false, ...more }))
  const day = inLanguage('en', () => dayAndTime('2026-11-27', '19:30'))
  expect(day).toMatch(/Friday.*November.*19:30/)
  expect(moved({})).toBe(`Moved to ${day}.`)
  expect(moved({ room: 'Werkhalle' })).toBe(`Moved to ${day}, in: Werkhalle.`)
  expect(moved({ isSold: true })).toBe(`Moved to ${day}. Our box office will help you with tickets you have already bought.`)
  // A leap day, and a house that writes times with a point.
  const leap = inLanguage('de', () => dayAndTime('2028-02-29', '20.00'))
  expect(english(relocateSentence({ when: leap, room: undefined, isSold: false }))).toMatch(/^Moved to Tuesday.*February, 20\.00/)
})

it('leaves what somebody has written in their own words, and a day that there is not', () => {
  expect(english('Der Wind steht heute gegen uns.')).toBeUndefined()
  expect(english(relocateSentence({ when: 'Freitag, 31. Februar, 19:30\u00a0Uhr', room: undefined, isSold: false }))).toBeUndefined()
})
