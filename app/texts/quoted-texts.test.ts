import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { serverTexts } from './server-texts.ts'

/** Rows of the requirements such as `| T-31 | Closed | HOURS-10, HOURS-11 |`. */
const QUOTED = [...readFileSync('docs/specification/requirements.md', 'utf8').matchAll(/^\| (T-\d+) \| (.+?) \| [A-Z]/gm)].map(
  ([, number = '', text = '']): [string, string] => [number, text.replace(/ \((filter label|breadcrumb)\)$/, '')],
)

/** What English pages do not show as it is quoted. */
const ELSEWHERE: Record<string, string> = {
  'T-04': 'decided: a 404 has one sentence, that of T-08',
  'T-05': 'visitors are told no more of a page that is offline than of one that is not there (ERR-11)',
  'T-13': 'German alone: English times have no such word',
  'T-20': 'how many tickets stands in place of {n}',
  'T-21': 'how many minutes the shop holds tickets stands in place of 15',
  'T-33': 'joined by the rules of the language',
  'T-42': 'thrown, and not said to anybody who reads a page',
}
const GERMAN = ['T-03', 'T-19', 'T-22', 'T-23', 'T-25', 'T-28', 'T-38']

it('shows in English what the specification quotes in English, to the letter', requirement('GEN-20', 'AMB-44'), () => {
  const english = serverTexts('en')
  const shown = new Set(
    Object.keys(serverTexts('de')).flatMap((id) => {
      const text = english[id] ?? id.replace(/\|.*$/, '')
      return typeof text === 'string' ? text : Object.values(text)
    }),
  )
  expect(QUOTED).toHaveLength(52)
  const missing = QUOTED.filter(([number, text]) => !(number in ELSEWHERE) && !GERMAN.includes(number) && !shown.has(text))
  expect(missing).toEqual([])
})
