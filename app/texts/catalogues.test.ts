import { expect, it } from 'vitest'
import type { Catalogue } from '../platform/i18n/message-ids.ts'
import { serverTexts } from './server-texts.ts'

const catalogues = import.meta.glob<{ texts: Record<string, unknown> }>('../**/{texts,texts.staff,texts.server}.de.ts', { eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/texts.*.ts', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const german = serverTexts('de')

it('collects the catalogue of every room and of each part of the editor', () => {
  expect(Object.keys(german).sort()).toEqual(
    Object.values(catalogues)
      .flatMap(({ texts }) => Object.keys(texts))
      .sort(),
  )
})

it('keeps each text in one room', () => {
  const rooms = new Map<string, string[]>()
  for (const [file, { texts }] of Object.entries(catalogues))
    for (const id of Object.keys(texts)) rooms.set(id, [...(rooms.get(id) ?? []), file])
  expect([...rooms].filter(([, files]) => files.length > 1)).toEqual([])
})

it('keeps no text that nothing shows', () => {
  const code = Object.values(sources).join('\n')
  const isNamed = (id: string) =>
    ["'", '"', '`'].some((mark) => code.includes(mark + id.replaceAll("'", mark === "'" ? "\\'" : "'") + mark))
  expect(Object.keys(german).filter((id) => !isNamed(id))).toEqual([])
})

it('has an English text for every id that is none', () => {
  const english = serverTexts('en')
  const shown = Object.keys(german).map((id) => english[id] ?? id)
  expect(
    shown.flatMap((text) => (typeof text === 'string' ? text : Object.values(text))).filter((text) => /\||\((one|several)\)/.test(text)),
  ).toEqual([])
  for (const [id, text] of Object.entries(german))
    if (typeof text !== 'string') expect(english[id], id).toMatchObject({ other: expect.any(String) })
  for (const id of Object.keys(english)) expect(german, 'no German text').toHaveProperty([id])
})

it('has no space before the ellipsis that ends an English text', () => {
  expect(Object.keys(german).filter((id) => /\w\s…$/.test(id.replace(/\|.*$/, '')))).toEqual([])
})

it('names the same placeholders in every language', () => {
  const english = serverTexts('en')
  const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g))
  const all = (text: Catalogue[string] = '') => (typeof text === 'string' ? text : `${text.one} ${text.other}`)
  for (const [id, text] of Object.entries(german)) {
    expect(placeholders(all(text)), id).toEqual(placeholders(id))
    expect(placeholders(all(english[id] ?? id)), id).toEqual(placeholders(id))
  }
})
