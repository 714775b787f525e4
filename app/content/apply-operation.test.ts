import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { applyOperation, applyOperations } from './apply-operation.ts'
import { type ContainerDocument, type ContentColumn, emptyDocument, MAX_DEPTH, MAX_NODES_PER_DOCUMENT } from './document.ts'
import type { Operation } from './operations.ts'
import { choices, newNode, play } from './random-operations.test-support.ts'
import { ROOT_ID } from './root-id.ts'
import { nodesOf } from './tree.ts'

const atEnd = (parent = ROOT_ID) => ({ parent, column: 0, before: null })
const viaJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Where every node stands (parent, column, the node before it) and what it holds, by id. */
function factsOf(document: ContainerDocument, without: ReadonlySet<string> = new Set()): Map<string, string> {
  const facts = new Map<string, string>()
  function visit(parent: string, columns: ContentColumn[]): void {
    for (const [number, column] of columns.entries()) {
      const children = column.children.filter((node) => !without.has(node.id))
      for (const [index, node] of children.entries()) {
        facts.set(node.id, JSON.stringify([parent, number, children[index - 1]?.id, children[index + 1]?.id, node.data]))
        if (node.columns) visit(node.id, node.columns)
      }
    }
  }
  visit(ROOT_ID, document.columns)
  return facts
}

describe('operations on a document', () => {
  it('undo, step by step, restores every earlier document exactly', requirement('EDIT-03', 'EDIT-04'), () => {
    fc.assert(
      fc.property(choices(0, 40), (sequence) => {
        const { document, steps } = play(emptyDocument(), sequence)
        let current = document
        for (const { before, inverse } of steps.reverse()) {
          current = applyOperations(current, inverse).document
          expect(current).toStrictEqual(before)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('undoing several operations at once restores the document exactly', () => {
    fc.assert(
      fc.property(choices(0, 12), choices(0, 12), (before, sequence) => {
        const start = play(emptyDocument(), before).document
        const { operations } = play(start, sequence)
        const applied = applyOperations(start, operations)
        expect(applyOperations(applied.document, applied.inverse).document).toStrictEqual(start)
      }),
      { numRuns: 200 },
    )
  })

  it('redoing what was undone gives the same document', () => {
    fc.assert(
      fc.property(choices(5, 20), choices(0, 12), (before, sequence) => {
        const start = play(emptyDocument(), before).document
        const { document, operations } = play(start, sequence)
        const undone = applyOperations(document, applyOperations(start, operations).inverse).document
        expect(applyOperations(undone, operations).document).toStrictEqual(document)
      }),
      { numRuns: 200 },
    )
  })

  it('browser and server agree: what went over the wire as JSON gives the same document and touches the same nodes', () => {
    fc.assert(
      fc.property(choices(10, 40), (sequence) => {
        const { document, operations, touched } = play(emptyDocument(), sequence)
        const received = applyOperations(viaJson(emptyDocument()), viaJson(operations))
        expect(received.document).toStrictEqual(document)
        expect(new Set(received.touched)).toStrictEqual(touched)
      }),
      { numRuns: 200 },
    )
  })

  it('never changes the document it was given, and shares what stays the same', () => {
    fc.assert(
      fc.property(choices(10, 40), choices(1, 1), (first, second) => {
        const { document } = play(emptyDocument(), first)
        const before = JSON.stringify(document)
        const after = play(document, second)
        expect(JSON.stringify(document)).toBe(before)
        const old = new Map([...nodesOf(document)].map((node) => [node.id, node]))
        for (const node of nodesOf(after.document)) {
          const was = old.get(node.id)
          if (was && JSON.stringify(was) === JSON.stringify(node) && !after.touched.has(node.id)) expect(node).toBe(was)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('names as touched exactly the nodes whose own data or place changed', () => {
    fc.assert(
      fc.property(choices(10, 40), choices(1, 1), (sequence, [choice]) => {
        const { document } = play(emptyDocument(), sequence)
        const after = play(document, choice ? [choice] : [])
        // Without them nothing has changed …
        const untouched = factsOf(after.document, after.touched)
        expect([...untouched]).toStrictEqual([...factsOf(document, after.touched)])
        // … and each of them has changed itself.
        const [was, is] = [factsOf(document), factsOf(after.document)]
        for (const id of after.touched) if (id !== ROOT_ID) expect(is.get(id)).not.toBe(was.get(id))
        if (after.document !== document) expect(after.touched.size).toBeGreaterThan(0)
      }),
      { numRuns: 800 },
    )
  })

  it('keeps to the bounds: nodes, depth, no id twice', () => {
    const full = applyOperations(
      emptyDocument(),
      Array.from({ length: MAX_NODES_PER_DOCUMENT }, (_, index) => ({
        type: 'insert',
        node: newNode(`node-${index}`, false),
        place: atEnd(),
      })),
    ).document
    expect(() => applyOperation(full, { type: 'insert', node: newNode('one-more', false), place: atEnd() })).toThrow('too_much')
    let deep = emptyDocument()
    const nest = (depth: number) => ({
      type: 'insert' as const,
      node: newNode(`depth-${depth}`, true),
      place: atEnd(depth === 1 ? ROOT_ID : `depth-${depth - 1}`),
    })
    for (let depth = 1; depth <= MAX_DEPTH; depth++) deep = applyOperation(deep, nest(depth)).document
    expect(() => applyOperation(deep, nest(MAX_DEPTH + 1))).toThrow('too_much')
    expect(() => applyOperation(deep, nest(1))).toThrow('id_taken')
  })

  const refused: [code: string, operation: Operation][] = [
    ['node_missing', { type: 'remove', id: 'nobody' }],
    ['node_missing', { type: 'update', id: 'nobody', data: {} }],
    ['place_missing', { type: 'insert', node: newNode('fresh-', false), place: { parent: 'a-text', column: 0, before: null } }],
    ['place_missing', { type: 'move', id: 'a-text', place: { parent: ROOT_ID, column: 1, before: null } }],
    ['into_itself', { type: 'move', id: 'holder', place: { parent: 'holder', column: 0, before: null } }],
    ['wrong_columns', { type: 'insert', node: { ...newNode('fresh-', false), columns: emptyDocument().columns }, place: atEnd() }],
    ['wrong_columns', { type: 'insert', node: { ...newNode('fresh1', false), type: 'section' }, place: atEnd() }],
    ['wrong_columns', { type: 'setLayout', id: 'a-text', layout: 1 }],
    ['wrong_columns', { type: 'setLayout', id: 'holder', layout: 99 }],
    ['wrong_columns', { type: 'update', id: 'holder', data: { layout: 4 } }],
    ['id_taken', { type: 'insert', node: newNode('a-text', false), place: atEnd() }],
    ['id_taken', { type: 'insert', node: { ...newNode('fresh-', false), id: ROOT_ID }, place: atEnd() }],
    ['id_taken', { type: 'duplicate', id: 'a-text', newIds: { 'a-text': 'holder' } }],
    ['ids_incomplete', { type: 'duplicate', id: 'a-text', newIds: {} }],
    ['wrong_value', { type: 'update', id: ROOT_ID, data: { columns: [] } }],
    ['wrong_value', { type: 'update', id: ROOT_ID, data: { image: 'a.png' } }],
  ]
  it.each(refused)('refuses with %s: %j', (code, operation) => {
    const start = applyOperations(emptyDocument(), [
      { type: 'insert', node: newNode('a-text', false), place: atEnd() },
      { type: 'insert', node: newNode('holder', true), place: atEnd() },
    ]).document
    expect(() => applyOperation(start, operation)).toThrow(expect.objectContaining({ code }))
  })

  it('applies none of several when one is refused', () => {
    const insert: Operation = { type: 'insert', node: newNode('a-text', false), place: atEnd() }
    expect(() => applyOperations(emptyDocument(), [insert, { type: 'remove', id: 'nobody' }])).toThrow('node_missing')
  })
})
