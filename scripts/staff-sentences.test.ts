import { existsSync, readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { speakAs, speechOf, t } from '../app/platform/i18n/i18n.ts'
import type { MessageId } from '../app/platform/i18n/message-ids.ts'
import { OWN_TEST, reads, rowsOf, staffTexts, toldIn, wordsOf, writtenRows } from './staff-sentences.ts'

const german = await staffTexts()
const rows = rowsOf(german)
const written = writtenRows()
const sentences = (list: typeof rows) => list.map(({ id, cases }) => [id, ...cases])

it('the table has every toast, notice and count of staff, as they are said now, and no other', () => {
  expect(sentences(written)).toEqual(sentences(rows))
})

it('each row names a test that is there', () => {
  expect(written.filter(({ test }) => !existsSync(test))).toEqual([])
})

it('each row names a test that expects its sentence, not one that has it in a comment or as a part of other words', () => {
  const untrue = written.filter(({ id, test }) => test !== OWN_TEST && !reads(wordsOf(test, readFileSync(test, 'utf8')), german[id] ?? ''))
  expect(untrue.map(({ id, test }) => `${id}: ${test}`)).toEqual([])
  const words = wordsOf(
    'a.test.ts',
    "// Alles gespeichert\nexpect(one).toBe('Nichts gespeichertes'); expect(`Kopiert`).toMatch(/Das ist fertig\\. Gut/)",
  )
  expect(reads(words, 'Alles gespeichert')).toBe(false)
  expect(reads(words, 'Nichts gespeichert')).toBe(false)
  expect(reads(words, 'Kopiert'), 'a word that may be another').toBe(false)
  expect(reads(words, 'Das ist fertig. Gut')).toBe(true)
})

it('each count is said as the table has it, of nothing, one and two', () => {
  const speech = speechOf(german, 'de')
  speakAs(() => speech)
  // The next file speaks in the language that it sets.
  onTestFinished(() => speakAs(() => undefined))
  const counts = written.filter(({ cases }) => cases.length > 1)
  expect(counts.length).toBeGreaterThan(100)
  for (const { id, cases } of counts)
    for (const [n, words] of cases.map((one, index) => [index, one.slice('0: '.length)] as const))
      expect(t(id as MessageId, { n } as never).replaceAll('{n}', String(n)), id).toBe(words.replaceAll('{n}', String(n)))
})

it('a toast that is new is found where it is told, in whatever a function says of it, and in a region that is read aloud', () => {
  const code = `
    function said() { return t('Said by another.') }
    store.showToast(isDone ? t('Told.') : said())
    const action = { done: t('Told later.'), label: t('Not told') }
    const screen = <p role="status">{t('Read aloud.')}</p>`
  expect([...toldIn(new Map([['new.tsx', code]]))].filter((id) => /^[A-Z]/.test(id)).sort()).toEqual([
    'Read aloud.',
    'Said by another.',
    'Told later.',
    'Told.',
  ])
})
