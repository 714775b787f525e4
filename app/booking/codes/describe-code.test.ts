import { afterEach, beforeEach, expect, it } from 'vitest'
import { setCatalogue } from '../../platform/i18n/i18n.ts'
import { serverTexts } from '../../texts/server-texts.ts'
import type { CodeEffect } from './code-offer.ts'
import { describeCode } from './describe-code.server.ts'

beforeEach(() => setCatalogue(serverTexts('de'), 'de'))
afterEach(() => setCatalogue(serverTexts('de'), 'de'))

const group = (seat_group: string, isConcerned: boolean) => ({
  ...{ id: 1, seat_group, status: 1, text: '', timeslots: [] },
  prices: [
    {
      ...{ id: 1, sale_type_id: 1, seat_group, price: '38.00', name: 'Vollpreis', text: '', has_discounts: false },
      ...(isConcerned ? { code_price: '30.40' } : {}),
    },
  ],
})
const said = (effect: CodeEffect, concerned: string[], others: string[] = [], uses = 1000) =>
  describeCode(
    { code: 'X', effect, uses, seat_groups: [...concerned.map((name) => group(name, true)), ...others.map((name) => group(name, false))] },
    '€',
  )
const fifth = { kind: 'percent', value: 20 } as const

it('says what a code does, and for which tickets where it is not for all', () => {
  expect(said(fifth, ['Kategorie 1', 'Kategorie 2'])).toBe('20 % Ermäßigung')
  expect(said(fifth, ['Kategorie 1', 'Kategorie 2'], ['Kategorie 3'])).toBe('20 % auf Kategorie 1 und 2')
  expect(said({ kind: 'percent', value: 12.5 }, ['Parkett', 'Rang', 'Loge'], ['Galerie'])).toBe('12,5 % auf Parkett, Rang und Loge')
  expect(said({ kind: 'subtract', value: 500 }, ['Parkett'], ['Rang'])).toBe('5\u00a0€ weniger für Parkett')
  expect(said({ kind: 'subtract', value: 550 }, ['Parkett'], [], 1)).toBe('5,50\u00a0€ weniger je Karte, für eine Karte')
  expect(said({ kind: 'set', value: 900 }, ['Parkett'], [], 3)).toBe('9\u00a0€ je Karte, für 3 Karten')
  expect(said({ kind: 'set', value: 0 }, ['Parkett'], [], 1)).toBe('Eine Karte frei')
  expect(said({ kind: 'set', value: 0 }, ['Parkett'], ['Rang'], 2)).toBe('2 Karten frei, Parkett')
  expect(said({ kind: 'set', value: 0 }, ['Parkett'])).toBe('Eintritt frei')
  expect(said({ kind: 'none', value: 0 }, ['Loge'], ['Rang'], 4)).toBe('Freigeschaltet: Loge, für 4 Karten')
})

it('says so in English, too', () => {
  setCatalogue(serverTexts('en'), 'en')
  expect(said(fifth, ['Kategorie 1', 'Kategorie 2'], ['Kategorie 3'], 2)).toBe('20 % off Kategorie 1 and 2, for 2 tickets')
  expect(said({ kind: 'set', value: 0 }, ['Parkett'], [], 1)).toBe('One ticket free of charge')
})
