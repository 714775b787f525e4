import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node

/** A node and what it stands in, the nearest first. */
export type Place = { node: Node; above: Node[] }

/** @returns the program of a source, or nothing if it is none */
export function parsed(file: string, source: string): ESTree.Program | undefined {
  const { program, errors } = parseSync(file, source)
  return errors.length > 0 ? undefined : program
}

/** All nodes that run, in the order of the source. Types do not run. */
export function* places(node: Node, above: Node[] = []): Generator<Place> {
  yield { node, above }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child) && runs(child)) yield* places(child, [node, ...above])
  }
}

/** What is called: `b` for `b()` and `a.b()`. */
export function calledName({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

/** Whether the statement is one of a list, so that it can be left out. */
export function isOfList({ above: [parent] }: Place): boolean {
  return parent?.type === 'BlockStatement' || parent?.type === 'Program' || parent?.type === 'SwitchCase'
}

/** A call that refuses by throwing. */
export const REFUSES = /^(authorize|require|assert|refuse|ensure|check|verify|validate)([A-Z]|$)/

const DIAGNOSIS = /^(log|logger|console)$/

/** Whether the place is part of a line of the log. */
export function isDiagnosis({ node, above }: Place): boolean {
  return [node, ...above].some(
    (one) =>
      one.type === 'CallExpression' &&
      one.callee.type === 'MemberExpression' &&
      [one.callee.object, 'property' in one.callee.object ? one.callee.object.property : null].some(
        (object) => object?.type === 'Identifier' && DIAGNOSIS.test(object.name),
      ),
  )
}

/** Whether the place decides an order, where a neighbouring comparison mostly comes out the same. */
export function isInComparator({ above }: Place): boolean {
  return above.some((one) => one.type === 'CallExpression' && /^(sort|toSorted)$/.test(calledName(one)))
}

const TYPE_ERASED = /^TS(As|Satisfies|NonNull)/

function runs({ type }: Node): boolean {
  return !type.startsWith('TS') || TYPE_ERASED.test(type)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
