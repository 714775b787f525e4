import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emptyDocument, ModuleViewsContext, PlainRegion, type Region } from '../../content/index.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { invalidFields } from '../draft-validation.ts'
import { hintsOf, searchTextOf } from '../field-extractors.ts'
import definition from './module.ts'
import type { TableData } from './table-data.ts'
import TableView from './View.tsx'

const words = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) }],
})
const tableOf = (lines: string[][], more: Partial<TableData> = {}): Record<string, unknown> => ({
  header_row: true,
  rows: lines.map((line) => ({ cells: line.map((text) => ({ content: words(text) })) })),
  ...more,
})
function render(data: Record<string, unknown>): string {
  const document = { ...emptyDocument(), columns: [{ classes: '', children: [{ id: 'table-1', type: 'table', version: 1, data }] }] }
  const region = { containers: [{ id: 1, document }], prepared: { pictures: {}, data: {} }, staticNodes: [] } as unknown as Region
  const markup = renderToStaticMarkup(
    <ModuleViewsContext value={() => TableView}>
      <PlainRegion region={region} />
    </ModuleViewsContext>,
  )
  return markup.replaceAll(/ class="[^"]*"|<\/?div>|<\/?p>/g, '')
}

it('is a table for screen readers too: with its caption, and header cells that say what they head', () => {
  const markup = render(
    tableOf(
      [
        ['', 'Voll'],
        ['Kategorie 1', '42 €'],
      ],
      { caption: 'Preise', header_column: true },
    ),
  )
  expect(markup).toContain('role="region" aria-label="Preise" tabindex="0"')
  expect(markup).toContain(
    '<table><caption>Preise</caption><thead><tr><th scope="col"></th><th scope="col">Voll</th></tr></thead>' +
      '<tbody><tr><th scope="row">Kategorie 1</th><td>42 €</td></tr></tbody></table>',
  )
})

it('without a header row has none, and a short row is filled up', () => {
  expect(render(tableOf([['a', 'b'], ['c']], { header_row: false }))).toContain(
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>',
  )
})

it('ends with the last row in which there is a word', () => {
  expect(render(tableOf([['a'], [''], ['b'], [''], [' ']])).match(/<tr>/g)).toHaveLength(3)
})

it('goes live with at least one word in it, and a draft of it may be empty', () => {
  expect(definition.schema.safeParse(definition.defaults()).success).toBe(false)
  expect(invalidFields(definition, definition.defaults())).toEqual([])
  expect(definition.schema.safeParse(tableOf([['a']])).success).toBe(true)
  expect(definition.schema.safeParse(tableOf(Array.from({ length: 101 }, () => ['a']))).success).toBe(false)
})

it('says which header cell is empty, and that it has none', () => {
  const hints = (data: Record<string, unknown>) =>
    hintsOf(definition, data, '2026-11-24').map(({ field, message }) => `${field}: ${message}`)
  expect(
    hints(
      tableOf([
        ['a', ''],
        ['c', 'd'],
      ]),
    ),
  ).toEqual(['rows.0.cells.1.content: Eine Kopfzelle der Tabelle ist leer.'])
  expect(
    hints(
      tableOf(
        [
          ['', 'b'],
          ['c', 'd'],
        ],
        { header_column: true },
      ),
    ),
  ).toEqual([])
  expect(hints(tableOf([['a']], { header_row: false }))).toEqual(['rows: Eine Tabelle hat keine Kopfzellen.'])
})

it('is found by its caption and by the words of its cells', () => {
  expect(searchTextOf(definition, tableOf([['Platz', 'Voll']], { caption: 'Preise' }))).toBe('Preise\nPlatz\nVoll')
})
