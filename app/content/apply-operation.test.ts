import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyOperation, applyOperations, OperationError } from './apply-operation.ts'
import { COLUMN_LAYOUTS, type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import type { Operation } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
import { nodesOf } from './tree.ts'

/** Turns random numbers into operations that mostly fit the document they meet. */
function operationFrom(document: ContainerDocument, [kind, a, b, c]: [number, number, number, number]): Operation {
  const nodes = [...nodesOf(document)]
  const holders = [ROOT_ID, ...nodes.filter((node) => node.columns).map((node) => node.id)]
  const pick = <T>(list: T[], number: number) => list[number % Math.max(1, list.length)]
  const id = pick(nodes, a)?.id ?? 'nobody'
  const parent = pick(holders, b) ?? ROOT_ID
  const place = { parent, column: c % 3, before: c % 2 ? (pick(nodes, c)?.id ?? null) : null }
  switch (kind % 6) {
    case 0:
      return { type: 'insert', node: newNode(`n${a}-${b}-${c}`, c % 3 === 0), place }
    case 1:
      return { type: 'update', id: a % 5 === 0 ? ROOT_ID : id, data: a % 5 === 0 ? { extraClass: `x${b}` } : { [`field${b % 3}`]: c } }
    case 2:
      return { type: 'move', id, place }
    case 3:
      return { type: 'remove', id }
    case 4:
      return { type: 'setLayout', id: parent, layout: c % COLUMN_LAYOUTS.length }
    default:
      return { type: 'duplicate', id, newIds: Object.fromEntries(nodes.map((node) => [node.id, `d${a}-${node.id}`.slice(0, 40)])) }
  }
}

function newNode(id: string, section: boolean): ContentNode {
  const node: ContentNode = { id: id.padEnd(6, '_'), type: section ? 'section' : 'text', version: 1, data: section ? { layout: 3 } : {} }
  return section ? { ...node, columns: emptyDocument(3).columns } : node
}

/** Plays a random sequence; what cannot be applied is refused and left out. */
function play(document: ContainerDocument, choices: [number, number, number, number][]) {
  let current = document
  const inverses: Operation[][] = []
  const operations: Operation[] = []
  for (const choice of choices) {
    const operation = operationFrom(current, choice)
    try {
      const applied = applyOperation(current, operation)
      inverses.push(applied.inverse)
      operations.push(operation)
      current = applied.document
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
    }
  }
  return { document: current, inverses, operations }
}

const choices = fc.array(fc.tuple(fc.nat(60), fc.nat(999), fc.nat(999), fc.nat(999)), { maxLength: 40 })

describe('operations on a document', () => {
  it('EDIT-03 EDIT-04 undo, step by step, restores every earlier document exactly', () => {
    fc.assert(
      fc.property(choices, (sequence) => {
        const start = emptyDocument()
        const { document, inverses } = play(start, sequence)
        let current = document
        for (const inverse of inverses.reverse()) current = applyOperations(current, inverse).document
        expect(current).toEqual(start)
      }),
      { numRuns: 300 },
    )
  })

  it('redoing what was undone gives the same document', () => {
    fc.assert(
      fc.property(choices, (sequence) => {
        const { document, operations } = play(emptyDocument(), sequence)
        expect(applyOperations(emptyDocument(), operations).document).toEqual(document)
      }),
      { numRuns: 200 },
    )
  })

  it('browser and server agree: what went over the wire as JSON gives the same document', () => {
    fc.assert(
      fc.property(choices, (sequence) => {
        const { document, operations } = play(emptyDocument(), sequence)
        const received = JSON.parse(JSON.stringify(operations)) as Operation[]
        expect(applyOperations(JSON.parse(JSON.stringify(emptyDocument())), received).document).toEqual(document)
      }),
      { numRuns: 200 },
    )
  })

  it('never changes the document it was given', () => {
    fc.assert(
      fc.property(choices, choices, (first, second) => {
        const { document } = play(emptyDocument(), first)
        const before = JSON.stringify(document)
        play(document, second)
        expect(JSON.stringify(document)).toBe(before)
      }),
      { numRuns: 100 },
    )
  })

  it('names as touched every node whose own data changed', () => {
    fc.assert(
      fc.property(choices, fc.tuple(fc.nat(60), fc.nat(999), fc.nat(999), fc.nat(999)), (sequence, choice) => {
        const { document } = play(emptyDocument(), sequence)
        const after = play(document, [choice])
        if (after.operations.length === 0) return
        const touched = new Set(applyOperation(document, after.operations[0] as Operation).touched)
        const before = new Map([...nodesOf(document)].map((node) => [node.id, JSON.stringify(node.data)]))
        for (const node of nodesOf(after.document)) {
          if (before.get(node.id) !== JSON.stringify(node.data)) expect(touched).toContain(node.id)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('refuses to move a section into itself', () => {
    const { document } = applyOperation(emptyDocument(), {
      type: 'insert',
      node: newNode('section', true),
      place: { parent: ROOT_ID, column: 0, before: null },
    })
    const into = { type: 'move', id: 'section', place: { parent: 'section', column: 0, before: null } } as const
    expect(() => applyOperation(document, into)).toThrow(expect.objectContaining({ code: 'into_itself' }))
  })
})
