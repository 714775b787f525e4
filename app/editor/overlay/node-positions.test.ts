import { describe, expect, it } from 'vitest'
import { applyOperations, type ContainerDocument, type ContentNode, emptyDocument, locate } from '../../content/index.ts'
import { isTooDeep, neighbourPosition, positionsFor } from './node-positions.ts'

const text = (id: string): ContentNode => ({ id, type: 'text', version: 1, data: {} })
const section: ContentNode = { id: 'section', type: 'section', version: 1, data: { layout: 3 }, columns: emptyDocument(3).columns }
const start: ContainerDocument = { ...emptyDocument(), columns: [{ classes: '', children: [text('first-'), section, text('last--')] }] }

function move(document: ContainerDocument, id: string, step: -1 | 1): ContainerDocument {
  const place = neighbourPosition(document, id, step)
  return place ? applyOperations(document, [{ type: 'move', id, place }]).document : document
}

describe('moving a module by keyboard', () => {
  it('goes down through the columns of a section and out at its end', () => {
    const stops: string[] = []
    let document = start
    for (let step = 0; step < 4; step++) {
      document = move(document, 'first-', 1)
      const { parent, column } = locate(document, 'first-') ?? { parent: '', column: -1 }
      stops.push(`${parent}:${column}`)
    }
    expect(stops).toEqual(['section:0', 'section:1', 'root:0', 'root:0'])
  })
  it('comes back the same way', () => {
    let document = start
    for (const step of [1, 1, 1, -1, -1, -1] as const) document = move(document, 'first-', step)
    expect(document).toEqual(start)
  })
  it('stays where it is at the ends', () => {
    expect(move(start, 'first-', -1)).toEqual(start)
    expect(move(start, 'last--', 1)).toEqual(start)
  })
})

describe('sections in sections', () => {
  const nested = (id: string, ...children: ContentNode[]): ContentNode => ({
    ...{ id, type: 'section', version: 1, data: { layout: 0 } },
    columns: [{ classes: '', children }],
  })
  const document: ContainerDocument = {
    ...emptyDocument(),
    columns: [{ classes: '', children: [nested('outer-', nested('inner-', text('words-')))] }],
  }

  it('go two deep and no deeper, and everything else goes anywhere', () => {
    expect(isTooDeep(document, nested('third-'), 'inner-')).toBe(true)
    expect(isTooDeep(document, nested('third-'), 'outer-')).toBe(false)
    expect(isTooDeep(document, nested('third-', nested('fourth')), 'outer-')).toBe(true)
    expect(isTooDeep(document, text('other-'), 'inner-')).toBe(false)
  })
  it('are not offered a place that is too deep', () => {
    const beside = { ...document, columns: [{ classes: '', children: [...(document.columns[0]?.children ?? []), nested('third-')] }] }
    expect(positionsFor(beside, 'third-').map(({ parent }) => parent)).not.toContain('inner-')
    expect(positionsFor(beside, 'words-').map(({ parent }) => parent)).toContain('third-')
  })
})
