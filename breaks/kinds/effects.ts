// Breaks of what the code does: a call that is left out, and a condition that a statement of SQL no longer has.
import type { ESTree } from 'vite'
import type { Change } from '../break.ts'
import { calledName, isOfList, type Place, REFUSES } from './syntax.ts'

/** The calls by which a write ends what is cached (app/platform/cache/README.md), and by which a screen reads anew. */
const INVALIDATES = /^(invalidate|refresh|revalidate|purge)$/
/** What is waited for, or only makes something faster. */
const NO_EFFECT = /^(sleep|delay|wait|until|setTimeout|warm|prefetch|preload|next|tick)/i

/** A call left out that ends what is cached. */
export function invalidations(place: Place): Change[] {
  const call = callOf(place)
  return call && INVALIDATES.test(calledName(call)) ? [leftOut('invalidation', place)] : []
}

/** An awaited call left out of whose result nothing is used. */
export function effects(place: Place): Change[] {
  const call = callOf(place)
  if (!call || place.node.type !== 'ExpressionStatement' || place.node.expression.type !== 'AwaitExpression') return []
  const name = calledName(call)
  return [INVALIDATES, NO_EFFECT, REFUSES].some((other) => other.test(name)) ? [] : [leftOut('effect', place)]
}

/** One condition less of those that `and(…)` or a template of SQL joins. */
export function conditions({ node }: Place, source: string): Change[] {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'and') {
    return node.arguments.length < 2 ? [] : node.arguments.map((_, at) => ({ kind: 'condition', ...rangeOf(node.arguments, at), text: '' }))
  }
  if (node.type !== 'TaggedTemplateExpression' || node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return []
  const text = source.slice(node.start, node.end)
  return [...text.matchAll(JOINED)].filter(isWhole).map(({ 0: condition, index }) => {
    const start = node.start + index
    return { kind: 'condition', start, end: start + condition.length, text: '' }
  })
}

/** A further condition of a template, up to the next one, the next clause or the end of the line. */
const JOINED = /\s+AND\s+[^\n`]+?(?=\s+(?:AND|OR|ORDER|GROUP|LIMIT)\b|\s*\n|\s*`)/g

/** Whether as many brackets close in it as open. `BETWEEN … AND …` is no condition of its own. */
function isWhole({ 0: condition, index, input }: RegExpExecArray): boolean {
  const count = (bracket: string) => condition.split(bracket).length
  const isBetween = /\bBETWEEN\s+\S+$/i.test(input.slice(0, index)) || /\bBETWEEN\b/i.test(condition)
  return !isBetween && count('(') === count(')') && count('{') === count('}')
}

/** An argument with the comma that parts it from its neighbour. */
function rangeOf(list: readonly { start: number; end: number }[], at: number): { start: number; end: number } {
  const [before, own, next] = [list[at - 1], list[at], list[at + 1]]
  if (!own) throw new RangeError('There is no such argument.')
  return next ? { start: own.start, end: next.start } : { start: before?.end ?? own.start, end: own.end }
}

function callOf(place: Place): ESTree.CallExpression | undefined {
  const { node } = place
  if (node.type !== 'ExpressionStatement' || !isOfList(place)) return undefined
  const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression
  return call.type === 'CallExpression' ? call : undefined
}

function leftOut(kind: Change['kind'], { node }: Place): Change {
  return { kind, start: node.start, end: node.end, text: '' }
}
