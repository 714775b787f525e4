import { expect, it } from 'vitest'
import { lightMarkdown } from '../rich-text/light-markdown.ts'
import { markedPlaces, markOf } from './marked-places.ts'

it('finds every marked place in a module’s data, beside links and in what stands in it', () => {
  const text = lightMarkdown(
    'Telefon [Bitte eintragen: Nummer der Kasse], oder [schreiben Sie](/de/kontakt).\n\n- [Bitte bestätigen: Es gibt eine Bar.]',
  )
  expect(markedPlaces({ headline: 'Kasse', text, items: [{ answer: '[Bitte eintragen: Preis]' }] })).toEqual([
    { owed: 'words', what: 'Nummer der Kasse' },
    { owed: 'confirmation', what: 'Es gibt eine Bar.' },
    { owed: 'words', what: 'Preis' },
  ])
})

it('finds none in what somebody wrote in brackets', () => {
  expect(markedPlaces({ text: 'Der Tod [lacht]. [Bitte beachten: Pause]', other: null, count: 3 })).toEqual([])
})

it.each(['words', 'confirmation'] as const)('finds again a mark that it wrote for %s', (owed) => {
  expect(markedPlaces(markOf({ owed, what: 'Name' }))).toEqual([{ owed, what: 'Name' }])
})
