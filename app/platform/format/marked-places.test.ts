import { expect, it } from 'vitest'
import { lightMarkdown } from '../rich-text/light-markdown.ts'
import { markedPlaces } from './marked-places.ts'

it('finds every marked place in a module’s data, beside links and in what stands in it', () => {
  const text = lightMarkdown(
    'Telefon [Bitte eintragen: Nummer der Kasse], oder [schreiben Sie](/de/kontakt).\n\n- [Bitte eintragen: Straße]',
  )
  expect(markedPlaces({ headline: 'Kasse', text, items: [{ answer: '[Bitte eintragen: Preis]' }] })).toEqual([
    'Nummer der Kasse',
    'Straße',
    'Preis',
  ])
})

it('finds none in what somebody wrote in brackets', () => {
  expect(markedPlaces({ text: 'Der Tod [lacht]. [Bitte beachten: Pause]', other: null, count: 3 })).toEqual([])
})
