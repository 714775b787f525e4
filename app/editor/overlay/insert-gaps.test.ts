import { describe, expect, it } from 'vitest'
import type { ContainerDocument, ContentNode } from '../../content/index.ts'
import { gapAt, gapsOf } from './insert-gaps.ts'

const module = (id: string, columns?: ContentNode['columns']): ContentNode => ({ id, type: 'text', version: 1, data: {}, columns })
const column = (...children: ContentNode[]) => ({ classes: '', children })
const page = (...children: ContentNode[]): ContainerDocument => ({ layout: 0, extraClass: '', image: null, columns: [column(...children)] })
const rects: Record<string, { top: number; left: number; width: number; height: number }> = {
  a: { top: 100, left: 200, width: 600, height: 100 },
  b: { top: 260, left: 200, width: 600, height: 200 },
  inner: { top: 280, left: 520, width: 280, height: 160 },
}
const gaps = (document: ContainerDocument) => gapsOf(1, document, (id) => rects[id])

describe('the gaps between modules', () => {
  it('are at the top, between any two and at the end, also in the columns of a section', () => {
    const places = gaps(page(module('a'), module('b', [column(), column(module('inner'))]))).map(({ place }) => place)
    expect(places).toEqual([
      { parent: 'root', column: 0, before: 'a' },
      { parent: 'root', column: 0, before: 'b' },
      { parent: 'root', column: 0, before: null },
      { parent: 'b', column: 1, before: 'inner' },
      { parent: 'b', column: 1, before: null },
    ])
  })
  it('are found by the pointer, the nearest of several, and none in the middle of a module', () => {
    const all = gaps(page(module('a'), module('b')))
    expect(gapAt(all, { x: 500, y: 230 })?.place.before).toBe('b')
    expect(gapAt(all, { x: 500, y: 90 })?.place.before).toBe('a')
    expect(gapAt(all, { x: 500, y: 360 })).toBeUndefined()
    expect(gapAt(all, { x: 1000, y: 230 })).toBeUndefined()
  })
})
