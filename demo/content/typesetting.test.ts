import { expect, it } from 'vitest'
import { typesettingHints } from '../../app/modules/typesetting.ts'
import { typeset } from '../../app/platform/format/typeset.ts'
import { articles } from './articles/index.ts'
import { forms } from './forms.ts'
import { legalPages } from './legal.ts'
import * as magazineVocabulary from './magazine-vocabulary.ts'
import { pages } from './pages.ts'
import { persons } from './persons.ts'
import { productions } from './productions.ts'
import * as vocabulary from './programme-vocabulary.ts'
import { series } from './series.ts'
import * as site from './site.ts'
import { venues } from './venues.ts'

const everything = { articles, forms, legalPages, magazineVocabulary, pages, persons, productions, vocabulary, series, venues, ...site }
const texts = [...textsIn(everything)]

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part)
}

it('typesets every text of the demo content as the rules of the editor require', () => {
  for (const text of texts) expect([text, typesettingHints(typeset(text))]).toEqual([text, []])
})

it('closes every quotation, apostrophes are raised commas, and nothing stands at the edge', () => {
  for (const text of texts) {
    expect(text, text).not.toMatch(/['”´`]|[^\s(„‚*]„|„\s|\s“/)
    expect(text.split('„').length, text).toBe(text.split('“').length)
  }
})

it('speaks of a lake: no tides, no beach, no sea at the doors of the house', () => {
  const places = [...textsIn([venues, series, site])].join('\n')
  expect(places).not.toMatch(/Gezeiten|Ebbe|Watt\b|Deich|Küste|Ostsee|Nordsee/)
})
