import { expect, it } from 'vitest'
import { serverTexts } from './server-texts.ts'

const catalogues = import.meta.glob<{ texts: Record<string, unknown> }>('../*/{texts,texts.staff,texts.server}.de.ts', { eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../*/texts.*.ts', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const german = serverTexts('de')

it('collects the catalogue of every room', () => {
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
