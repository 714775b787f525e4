import { afterAll, expect, it } from 'vitest'
import { inLanguage, openLanguages } from '../platform/i18n/request-language.ts'
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

it('leaves what somebody has written in their own words, and a day in words', () => {
  expect(english('Der Wind steht heute gegen uns.')).toBeUndefined()
  expect(english(relocateSentence({ when: 'Freitag, 27. November', room: undefined, isSold: false }))).toBeUndefined()
})
