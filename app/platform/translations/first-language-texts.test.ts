import { expect, it } from 'vitest'
import type { ReadCache } from '../cache/read-cache.ts'
import { FirstLanguageTexts, firstLanguageTextsOf } from './first-language-texts.server.ts'

it('finds what was noted in data, however deep, by line and between the marks of rich text', () => {
  const texts = new FirstLanguageTexts()
  texts.note('Die Garderobe')
  texts.note('Erste Zeile\nZweite Zeile')
  texts.note(JSON.stringify({ type: 'doc', content: [{ type: 'text', text: 'Der Schirmständer' }] }))
  const data = {
    title: ' Die Garderobe ',
    more: [{ text: 'Der Schirmständer' }, 'Zweite Zeile\nThird line'],
    other: 'The cloakroom',
    count: 3,
  }
  expect([...texts.in(data)].toSorted()).toEqual(['Der Schirmständer', 'Die Garderobe', 'Zweite Zeile'])
})

it('leaves out what is too short, addresses of mails, and what has been translated', () => {
  const texts = new FirstLanguageTexts()
  for (const text of ['Uhr', 'ab', 'karten@example.org', 'Kasse']) texts.note(text)
  texts.forget('Kasse')
  expect([...texts.in(['Uhr', 'ab', 'karten@example.org', 'Kasse'])]).toEqual(['Uhr'])
})

it('finds a text that a loader has joined with others to one line', () => {
  const texts = new FirstLanguageTexts()
  texts.note('Tanz von Ilka Sandvoss')
  expect([...texts.in({ subline: 'Tanz von Ilka Sandvoss\u00a0· 1 h 50 min' })]).toEqual(['Tanz von Ilka Sandvoss'])
})

it('keeps what pages show, however much has been noted since', () => {
  const texts = new FirstLanguageTexts()
  texts.note('Die Garderobe')
  for (let number = 0; number < 60_000; number++) {
    texts.note(`Text ${number}`)
    if (number % 1000 === 0) expect(texts.in('Die Garderobe').size).toBe(1)
  }
  expect(texts.in('Die Garderobe').size).toBe(1)
  expect(texts.in('Text 0').size).toBe(0)
})

it('knows nothing of another house in the same program', () => {
  const [one, other] = [{}, {}].map((readCache) => ({ readCache: readCache as ReadCache }))
  if (!one || !other) throw new Error('two houses are needed')
  firstLanguageTextsOf(one).note('Die Garderobe')
  expect(firstLanguageTextsOf(one).in('Die Garderobe').size).toBe(1)
  expect(firstLanguageTextsOf(other).in('Die Garderobe').size).toBe(0)
})
