import { expect, it } from 'vitest'
import { cancelSentence, delaySentence, recastSentence, relocateSentence } from './sentences.ts'

it('says why a performance is cancelled, and where ticket holders are helped', () => {
  expect(cancelSentence('illness', true)).toBe(
    'Die Vorstellung muss wegen einer Erkrankung leider ausfallen. Wegen bereits gekaufter Karten hilft Ihnen unsere Kasse weiter.',
  )
  expect(cancelSentence('other', false)).toBe('Die Vorstellung muss leider ausfallen.')
})

it('says “heute” of a delay only where that is true', () => {
  const times = { time: '20:00', before: '19:30' }
  expect(delaySentence({ ...times, isToday: true })).toBe('Beginn heute 20:00 statt 19:30 Uhr.')
  expect(delaySentence({ ...times, isToday: false })).toBe('Beginn 20:00 statt 19:30 Uhr.')
})

it('names of a move what changes, and nothing else', () => {
  expect(relocateSentence({ when: undefined, room: 'Werkhalle', isSold: true })).toBe('Findet in einem anderen Raum statt: Werkhalle.')
  expect(relocateSentence({ when: 'Freitag, 27. November, 19:30 Uhr', room: 'Werkhalle', isSold: false })).toBe(
    'Verlegt auf Freitag, 27. November, 19:30 Uhr, Raum: Werkhalle.',
  )
  expect(relocateSentence({ when: undefined, room: undefined, isSold: true })).toBe('')
})

it('says who plays a part instead of whom, or reads it', () => {
  const change = {
    part: { kind: 'cast' as const, role: 'Lopachin' },
    name: 'Ayla Brandvik',
    insteadOf: 'Tove Aschenbach',
    isReading: false,
  }
  expect(recastSentence(change)).toBe('Ayla Brandvik spielt an diesem Abend Lopachin statt Tove Aschenbach.')
  expect(recastSentence({ ...change, isReading: true })).toBe('Ayla Brandvik liest an diesem Abend die Rolle Lopachin.')
  expect(recastSentence({ ...change, part: { kind: 'team', role: 'Musikalische Leitung' } })).toBe(
    'Ayla Brandvik übernimmt an diesem Abend: Musikalische Leitung.',
  )
})
