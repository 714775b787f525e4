import { describe, expect, it } from 'vitest'
import type { ContainerDocument, ContentNode } from '../../content/index.ts'
import { outlineItems, placeAtRow } from './outline-items.ts'

const head = (id: string, content: string): ContentNode => ({ id, type: 'headline', version: 1, data: { headline_level: 2, content } })
const section = (id: string, ...columns: ContentNode[][]): ContentNode => ({
  id,
  type: 'section',
  version: 1,
  data: { layout: 3 },
  columns: columns.map((children) => ({ classes: '', children })),
})
const page = (...children: ContentNode[]) => ({ columns: [{ classes: '', children }] }) as unknown as ContainerDocument

const DOCUMENT = page(head('a', 'Oben'), section('s', [head('b', 'Links')], []), head('c', ''))

describe('the outline of a page', () => {
  it('names modules by their words, sections by their columns, and says which column is empty', () => {
    const rows = outlineItems([{ id: 1 }], { 1: DOCUMENT }).map(({ id, parent, label }) => [id, parent, label])
    expect(rows).toEqual([
      ['a', null, 'Oben'],
      ['s', null, expect.stringContaining('50 – 50')],
      ['b', 's', 'Links'],
      ['s:1', 's', expect.stringContaining('2')],
      ['c', null, 'Überschrift'],
    ])
  })

  it('has the modules of all containers, one after the other', () => {
    const rows = outlineItems([{ id: 1 }, { id: 2 }], { 1: page(head('a', 'Eins')), 2: page(head('b', 'Zwei')) })
    expect(rows.map(({ id, containerId }) => [id, containerId])).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })
})

describe('what is dropped on a row', () => {
  it('comes to stand where the line is drawn', () => {
    expect(placeAtRow(DOCUMENT, 's', 'above', true)).toEqual({ parent: 'root', column: 0, before: 's' })
    expect(placeAtRow(DOCUMENT, 'a', 'below', false)).toEqual({ parent: 'root', column: 0, before: 's' })
    expect(placeAtRow(DOCUMENT, 's', 'below', false)).toEqual({ parent: 'root', column: 0, before: 'c' })
    expect(placeAtRow(DOCUMENT, 's', 'below', true)).toEqual({ parent: 's', column: 0, before: 'b' })
    expect(placeAtRow(DOCUMENT, 'c', 'below', false)).toEqual({ parent: 'root', column: 0, before: null })
  })

  it('into a section goes to its empty column, else to the end of its last', () => {
    expect(placeAtRow(DOCUMENT, 's', 'into', true)).toEqual({ parent: 's', column: 1, before: null })
    const full = page(section('s', [head('a', 'Links')], [head('b', 'Rechts')]))
    expect(placeAtRow(full, 's', 'into', true)).toEqual({ parent: 's', column: 1, before: null })
  })
})
