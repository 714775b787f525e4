import { expect, it } from 'vitest'
import '../../../tests/support/german-texts.ts'
import { leadText, submitText, titleText } from './sheet-words.ts'

it('says that it goes online only where visitors come to see it', () => {
  const going = { status: undefined, isSeen: false, isOffered: true, isChosen: true, choose: () => {}, decide: async () => true }
  expect(titleText(going)).toBe('Das geht online')
  expect(titleText({ ...going, isChosen: false })).toBe('Das wird veröffentlicht')
  expect(titleText({ ...going, isSeen: true, isOffered: false, isChosen: false })).toBe('Das geht online')
})

it('says that visitors see everything only of a page that they see', () => {
  const nothing = { isLoaded: true, count: 0, others: 0, chosen: 0 }
  expect(leadText({ ...nothing, isSeen: true })).toBe('Besucher sehen schon alles.')
  expect(leadText({ ...nothing, isSeen: false })).toBe('Es gibt keine Änderungen zu veröffentlichen.')
})

it('has a button for a page that goes online without any change', () => {
  expect(submitText('now', 0, true)).toBe('Online stellen')
  expect(submitText('time', 0, true)).toBe('Planen')
  expect(submitText('now', 2, true)).toBe('2 veröffentlichen')
})
