import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyOperations, OperationError } from './apply-operation.ts'
import { type AppliedBatch, conflictsWith } from './conflicts.ts'
import { type ContainerDocument, type ContentColumn, type ContentNode, emptyDocument } from './document.ts'
import type { Operation } from './operations.ts'
import { choices, newNode, type PlayResult, play } from './random-operations.test-support.ts'
import { locate } from './tree.ts'

/** The second batch on top of the first, as the server merges it; undefined when it is refused. */
function merge(start: ContainerDocument, first: AppliedBatch, second: Operation[]): ContainerDocument | undefined {
  try {
    const applied = applyOperations(applyOperations(start, first.operations).document, second)
    return conflictsWith({ operations: second, touched: applied.touched }, first) ? undefined : applied.document
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    return undefined
  }
}

/**
 * The gaps into which a batch puts nodes: column and next sibling that the batch has not placed itself. What it moves away
 * and uses as `before` afterwards marks no gap in the document that both batches know.
 */
function gapsOf({ document, operations }: PlayResult): Set<string> {
  const placed = new Set(operations.flatMap(placedIds))
  const gaps = new Set<string>()
  for (const id of placed) {
    const located = locate(document, id)
    if (!located) continue
    let { next } = located
    while (next !== null && placed.has(next)) next = locate(document, next)?.next ?? null
    gaps.add(`${located.parent}:${located.column}:${next}`)
  }
  return gaps
}

function placedIds(operation: Operation): string[] {
  if (operation.type === 'insert') return [operation.node.id]
  if (operation.type === 'duplicate') return Object.values(operation.newIds)
  return operation.type === 'move' ? [operation.id] : []
}

/** The same document with the modules of every column in the order of their ids. */
function sorted<T extends { columns?: ContentColumn[] }>(holder: T): T {
  if (!holder.columns) return holder
  const columns = holder.columns.map((column) => ({
    ...column,
    children: column.children.map(sorted<ContentNode>).sort((left, right) => left.id.localeCompare(right.id)),
  }))
  return { ...holder, columns }
}

const place = { parent: 'root', column: 0, before: null }
const start = applyOperations(
  emptyDocument(),
  ['first-', 'second', 'third-'].map((id) => ({ type: 'insert', node: newNode(id, false), place })),
).document
const batch = (operations: Operation[]): AppliedBatch => ({ operations, touched: applyOperations(start, operations).touched })

describe('two batches made without knowledge of each other', () => {
  it('give the same document in either order, or are refused', () => {
    let merged = 0
    fc.assert(
      fc.property(choices(5, 25), choices(1, 3), choices(1, 3), (before, mine, yours) => {
        const base = play(emptyDocument(), before).document
        const [a, b] = [play(base, mine, 'a'), play(base, yours, 'b')]
        if (a.operations.length === 0 || b.operations.length === 0) return
        const [ab, ba] = [
          merge(base, { ...a, touched: [...a.touched] }, b.operations),
          merge(base, { ...b, touched: [...b.touched] }, a.operations),
        ]
        if (!ab || !ba) return
        merged++
        const sameGap = !gapsOf(a).isDisjointFrom(gapsOf(b))
        if (sameGap) expect(sorted(ab)).toStrictEqual(sorted(ba))
        else expect(ab).toStrictEqual(ba)
      }),
      {
        numRuns: 3000,
        examples: [
          // One adds at the end, the other moves a node there and puts another before it.
          [
            [
              [0, 0, 0, 1],
              [44, 0, 0, 529],
              [0, 0, 0, 2],
              [0, 0, 0, 751],
              [0, 0, 0, 0],
              [3, 0, 0, 0],
              [0, 0, 0, 200],
              [0, 0, 0, 49],
              [0, 0, 0, 379],
            ],
            [[0, 0, 0, 0]],
            [
              [12, 133, 0, 349],
              [0, 633, 0, 14],
            ],
          ],
        ],
      },
    )
    expect(merged).toBeGreaterThan(1000)
  })

  it('collide when both change the same module', () => {
    expect(
      conflictsWith(
        batch([{ type: 'update', id: 'first-', data: { content: 1 } }]),
        batch([{ type: 'update', id: 'first-', data: { anchor: 'x' } }]),
      ),
    ).toBe(true)
  })

  it('collide when one puts something before a module that the other moves', () => {
    const insert = batch([{ type: 'insert', node: newNode('fresh-', false), place: { ...place, before: 'second' } }])
    expect(conflictsWith(insert, batch([{ type: 'move', id: 'second', place: { ...place, before: 'first-' } }]))).toBe(true)
  })

  it('do not collide when one rewrites the module before which the other puts something', () => {
    const insert = batch([{ type: 'insert', node: newNode('fresh-', false), place: { ...place, before: 'second' } }])
    expect(conflictsWith(insert, batch([{ type: 'update', id: 'second', data: { content: 1 } }]))).toBe(false)
  })

  it('do not collide when both add at the end', () => {
    const add = (id: string) => batch([{ type: 'insert', node: newNode(id, false), place }])
    expect(conflictsWith(add('mine--'), add('theirs'))).toBe(false)
  })
})
