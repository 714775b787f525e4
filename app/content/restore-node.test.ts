import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyOperations, OperationError } from './apply-operation.ts'
import { changedNodes, ownState } from './changed-nodes.ts'
import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import { operationsBetween } from './operations-between.ts'
import { choices, play } from './random-operations.test-support.ts'
import { restoreNode } from './restore-node.ts'
import { ROOT_ID } from './root-id.ts'
import { locateAll } from './tree.ts'

const node = (id: string, content = id): ContentNode => ({ id, type: 'headline', version: 1, data: { content } })
const section = (id: string, ...children: ContentNode[]): ContentNode => ({
  ...{ id, type: 'section', version: 1, data: {} },
  columns: [{ classes: '', children }],
})
const page = (...children: ContentNode[]): ContainerDocument => ({ ...emptyDocument(), columns: [{ classes: '', children }] })
const restored = (older: ContainerDocument, current: ContainerDocument, id: string) =>
  applyOperations(current, restoreNode(older, current, id).operations).document

describe('restoring one module', () => {
  it('gives it its content, its place or its existence back and leaves all others', () => {
    const [older, current] = [page(node('a'), node('b'), node('c'), node('d')), page(node('n'), node('d'), node('a', 'A'), node('c', 'C'))]
    expect(restored(older, current, 'a')).toEqual(page(node('n'), node('d'), node('a'), node('c', 'C')))
    expect(restored(older, current, 'b')).toEqual(page(node('n'), node('d'), node('a', 'A'), node('b'), node('c', 'C')))
    expect(restored(older, current, 'd')).toEqual(page(node('n'), node('a', 'A'), node('c', 'C'), node('d')))
    expect(restored(older, current, 'n')).toEqual(page(node('d'), node('a', 'A'), node('c', 'C')))
  })

  it('brings a removed section back with what was removed with it, and leaves what was moved out of it', () => {
    const older = page(section('s', node('x'), node('y')), node('a'))
    expect(restored(older, page(node('a'), node('y', 'Y')), 's')).toEqual(page(section('s', node('x')), node('a'), node('y', 'Y')))
  })

  it('removes a new section without taking what was moved into it', () => {
    const older = page(node('a'), node('b'))
    expect(restored(older, page(section('s', node('a'), node('n')), node('b')), 's')).toEqual(older)
  })

  it('brings back the layout with what was in its columns', () => {
    const older = {
      ...emptyDocument(3),
      columns: [
        { classes: '', children: [node('a')] },
        { classes: 'x', children: [node('b')] },
      ],
    }
    expect(restored(older, page(node('a', 'A'), node('b')), ROOT_ID)).toMatchObject({ layout: 3, columns: [{}, { classes: 'x' }] })
  })

  it('makes a module again what it was before it became one of another type', () => {
    const text: ContentNode = { id: 'a', type: 'text', version: 1, data: { content: null } }
    expect(restored(page(text, node('b')), page(node('a'), node('b', 'B')), 'a')).toEqual(page(text, node('b', 'B')))
  })

  it('does nothing to a module that is as it was', () => {
    expect(restoreNode(page(node('a'), node('b')), page(node('a'), node('b', 'B')), 'a')).toEqual({ operations: [], restored: [] })
  })
})

const pairs = fc
  .record({ start: choices(0, 25), mine: choices(0, 14), theirs: choices(0, 14), pick: fc.nat(99) })
  .map(({ start, mine, theirs, pick }) => {
    const base = play(emptyDocument(), start).document
    return { older: play(base, mine, 'm').document, newer: play(base, theirs, 't').document, pick }
  })

/** The result of an attempt; undefined where it exceeds the bounds of a document. */
function withinBounds<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof OperationError && error.code === 'too_much') return undefined
    throw error
  }
}

describe('for any two states of a page', () => {
  it('the operations between them turn one into the other', () => {
    let done = 0
    fc.assert(
      fc.property(pairs, ({ older, newer }) => {
        const operations = withinBounds(() => operationsBetween(older, newer))
        if (!operations) return
        done++
        expect(applyOperations(older, operations).document).toEqual(newer)
      }),
      { numRuns: 600 },
    )
    expect(done).toBeGreaterThan(550)
  })

  it('a restored module is as it was, and whatever it was possible without is as it is', () => {
    let done = 0
    fc.assert(
      fc.property(pairs, ({ older, newer, pick }) => {
        const changes = changedNodes(older, newer)
        const id = changes[pick % Math.max(1, changes.length)]?.id
        if (!id) return
        const result = withinBounds(() => restoreNode(older, newer, id))
        if (!result) return
        done++
        const after = applyOperations(newer, result.operations).document
        expect(ownState(after, id)).toEqual(ownState(older, id))
        const all = new Set([ROOT_ID, ...locateAll(older).keys(), ...locateAll(newer).keys()])
        for (const other of all)
          expect([other, ownState(after, other)]).toEqual([other, ownState(result.restored.includes(other) ? older : newer, other)])
      }),
      { numRuns: 600 },
    )
    expect(done).toBeGreaterThan(400)
  })
})
