import fc from 'fast-check'
import { applyOperation, OperationError } from './apply-operation.ts'
import { COLUMN_LAYOUTS, type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import type { Operation } from './operations.ts'
import { ROOT_ID } from './root-id.ts'
import { nodesOf } from './tree.ts'

/** Random numbers from which one operation is made: its kind and three choices. */
export type Choice = [kind: number, a: number, b: number, c: number]

/** Random sequences of choices, for property tests. */
export const choices = (minLength: number, maxLength: number): fc.Arbitrary<Choice[]> =>
  fc.array(fc.tuple(fc.nat(59), fc.nat(999), fc.nat(999), fc.nat(999)), { minLength, maxLength })

/** Field names, among them those that every JavaScript object inherits. */
const FIELDS = ['content', 'anchor', 'toString', 'constructor']

/** Turns random numbers into an operation that fits the document most of the time. @param author prefix that keeps the ids of two authors apart */
export function operationFrom(document: ContainerDocument, [kind, a, b, c]: Choice, author = 'n'): Operation {
  const nodes = [...nodesOf(document)]
  const holders = [{ id: ROOT_ID, columns: document.columns }, ...nodes.filter((node) => node.columns)]
  const pick = <T>(list: T[], number: number): T | undefined => list[number % Math.max(1, list.length)]
  const id = pick(nodes, a)?.id ?? 'nobody'
  const holder = pick(holders, b)
  const parent = holder?.id ?? ROOT_ID
  const column = c % Math.max(1, holder?.columns?.length ?? 1)
  const neighbours = holder?.columns?.[column]?.children ?? []
  const before = c % 3 === 0 ? null : c % 7 === 0 ? id : (pick(neighbours, a)?.id ?? null)
  const place = { parent, column, before }
  switch (kind % 10) {
    case 1:
      if (a % 9 === 0) return { type: 'update', id: ROOT_ID, data: { extraClass: `x${b}` } }
      return { type: 'update', id, data: { [FIELDS[b % 4] ?? '']: c % 4 }, ...(c % 5 ? {} : { unset: ['content'] }) }
    case 2:
      return { type: 'move', id, place }
    case 3:
      return { type: 'remove', id }
    case 4:
      return { type: 'setLayout', id: parent, layout: c % COLUMN_LAYOUTS.length }
    case 5:
      return { type: 'duplicate', id, newIds: Object.fromEntries(nodes.map((node) => [node.id, `${author}${a}d${node.id}`.slice(0, 40)])) }
    default:
      return { type: 'insert', node: newNode(`${author}${a}-${b}-${c}`, c % 3 === 0), place }
  }
}

/** A text, or a section; every second section has no `layout`, so the default applies. */
export function newNode(id: string, isSection: boolean): ContentNode {
  if (!isSection) return { id: id.padEnd(6, '_'), type: 'text', version: 1, data: {} }
  const layout = id.length % 2 ? { layout: 3 } : {}
  return { id: id.padEnd(6, '_'), type: 'section', version: 1, data: layout, columns: emptyDocument(layout.layout ?? 0).columns }
}

/** The result of a random sequence: the document, the operations that were applied, and the state before and inverse of each. */
export type PlayResult = {
  document: ContainerDocument
  operations: Operation[]
  steps: { before: ContainerDocument; inverse: Operation[] }[]
  touched: Set<string>
}

/** Applies a random sequence; operations that do not fit the document are skipped. */
export function play(start: ContainerDocument, sequence: Choice[], author = 'n'): PlayResult {
  const played: PlayResult = { document: start, operations: [], steps: [], touched: new Set() }
  for (const choice of sequence) {
    const operation = operationFrom(played.document, choice, author)
    try {
      const { document, inverse, touched } = applyOperation(played.document, operation)
      played.steps.push({ before: played.document, inverse })
      played.operations.push(operation)
      played.document = document
      for (const id of touched) played.touched.add(id)
    } catch (error) {
      if (!(error instanceof OperationError)) throw error
    }
  }
  return played
}
