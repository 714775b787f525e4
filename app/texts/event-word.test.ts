import { afterEach, describe, expect, it } from 'vitest'
import { sayEvent } from '../platform/i18n/event-word.ts'
import { callEvents, setCatalogue, t } from '../platform/i18n/i18n.ts'
import { staffTexts } from './browser-texts.ts'
import { serverTexts } from './server-texts.ts'

afterEach(() => {
  callEvents('performance')
  setCatalogue(serverTexts('de'), 'de')
})

describe('a house that says event', () => {
  it('reads every text of the catalogue in its word, in German and in English', () => {
    const german = { ...staffTexts('de'), ...serverTexts('de') }
    const english = {
      ...Object.fromEntries(Object.keys(german).map((id) => [id, id.split('|')[0]])),
      ...staffTexts('en'),
      ...serverTexts('en'),
    }
    for (const [locale, catalogue, usual] of [
      ['de', german, /vorstellung/i],
      ['en', english, /performance/i],
    ] as const) {
      const texts = Object.values(catalogue).flatMap((entry) => (typeof entry === 'object' ? Object.values(entry) : [entry ?? '']))
      expect(texts.filter((text) => usual.test(text)).length).toBeGreaterThan(20)
      const said = texts.map((text) => sayEvent(text, locale))
      expect(said.filter((text) => usual.test(text) || /\ba event/i.test(text))).toEqual([])
    }
  })

  it('keeps grammar, compounds and what staff have written', () => {
    callEvents('event')
    expect(t('This performance has been cancelled.')).toBe('Diese Veranstaltung ist abgesagt.')
    expect(t('{n} performances', { n: 1 })).toBe('1 Veranstaltung')
    expect(t('{n} performances', { n: 3 })).toBe('3 Veranstaltungen')
    expect(t('More about {name}', { name: 'Die letzte Vorstellung' })).toBe('Mehr zu Die letzte Vorstellung')
    expect(sayEvent('A performance or a date of the shop is named twice.', 'en')).toBe('An event or a date of the shop is named twice.')
  })
})

it('a house that says nothing about it reads the texts as they are written', () => {
  expect(t('This performance has been cancelled.')).toBe('Diese Vorstellung ist abgesagt.')
})
