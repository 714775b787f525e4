// Breaks of what the code decides: comparisons, bounds, guards and the branches of a ternary.
import type { ESTree } from 'vite'
import type { Change } from '../break.ts'
import { calledName, isInComparator, isOfList, type Node, type Place, REFUSES } from './syntax.ts'

const OPPOSITE: Record<string, string> = { '===': '!==', '!==': '===', '<': '>=', '>': '<=', '<=': '>', '>=': '<' }
const NEIGHBOUR: Record<string, string> = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' }
/** A guard by which something is only faster, and comes out the same without it. */
const FASTER = /cache|cached|memo|known|warm|seen|\.(length|size) === 0/i

/** A guard that gives back what needs no work. */
const AS_IT_IS = /\.test\((\w+)\)\) return \1$/

/** The comparison turned into its opposite. */
export function comparisons({ node }: Place, source: string): Change[] {
  if (node.type !== 'BinaryExpression' || !(node.operator in OPPOSITE) || decidesTypes(node)) return []
  return [{ kind: 'comparison', ...operatorOf(node, source), text: OPPOSITE[node.operator] ?? '' }]
}

/** A bound that takes in one more, or one less. */
export function boundaries(place: Place, source: string): Change[] {
  const { node } = place
  if (node.type !== 'BinaryExpression') return []
  if (node.operator in NEIGHBOUR && !isInComparator(place)) {
    return [{ kind: 'off-by-one', ...operatorOf(node, source), text: NEIGHBOUR[node.operator] ?? '' }]
  }
  const isOne = node.right.type === 'Literal' && node.right.value === 1
  return isOne && /^[+-]$/.test(node.operator) ? [{ kind: 'off-by-one', start: node.left.end, end: node.end, text: '' }] : []
}

/** A guard left out: an early end, or a call that refuses. */
export function guards(place: Place, source: string): Change[] {
  const { node } = place
  if (!isOfList(place)) return []
  const isGuard = node.type === 'IfStatement' ? isEarlyEnd(node) && !decidesTypes(node.test) : isRefusal(node)
  const test = source.slice(node.start, node.type === 'IfStatement' ? node.test.end : node.end)
  return isGuard && !FASTER.test(test) && !AS_IT_IS.test(source.slice(node.start, node.end))
    ? [{ kind: 'guard', start: node.start, end: node.end, text: '' }]
    : []
}

/** The branches of a ternary swapped. */
export function ternaries({ node }: Place, source: string): Change[] {
  if (node.type !== 'ConditionalExpression' || decidesTypes(node.test)) return []
  const [yes, no] = [node.consequent, node.alternate].map(({ start, end }) => source.slice(start, end))
  if (yes === no || [node.consequent, node.alternate].some(({ type }) => type === 'ConditionalExpression')) return []
  const between = source.slice(node.consequent.end, node.alternate.start)
  return [{ kind: 'ternary', start: node.consequent.start, end: node.alternate.end, text: `${no}${between}${yes}` }]
}

function operatorOf(
  { left, right, operator }: ESTree.BinaryExpression | ESTree.PrivateInExpression,
  source: string,
): { start: number; end: number } {
  const start = left.end + source.slice(left.end, right.start).indexOf(operator)
  return { start, end: start + operator.length }
}

function isEarlyEnd({ consequent, alternate }: ESTree.IfStatement): boolean {
  const [only, ...more] = consequent.type === 'BlockStatement' ? consequent.body : [consequent]
  return !alternate && more.length === 0 && /^(Return|Throw|Continue)Statement$/.test(only?.type ?? '')
}

function isRefusal(node: Node): boolean {
  if (node.type !== 'ExpressionStatement') return false
  const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression
  return call.type === 'CallExpression' && REFUSES.test(calledName(call))
}

/** Whether the compiler learns a type from a test, so that it, and no test, would find the break. By the look of it. */
function decidesTypes(test: Node): boolean {
  switch (test.type) {
    case 'BinaryExpression':
      return (
        /^(in|instanceof)$/.test(test.operator) || [test.left, test.right].some((side) => isNothingOrType(side) || isDiscriminant(side))
      )
    case 'LogicalExpression':
      return decidesTypes(test.left) || decidesTypes(test.right)
    case 'UnaryExpression':
      return decidesTypes(test.argument)
    case 'CallExpression':
      return calledName(test) === 'isArray'
    case 'Identifier':
      return !IS_BOOLEAN.test(test.name)
    case 'MemberExpression':
      return (
        test.optional || test.property.type !== 'Identifier' || !(test.property.name === 'length' || IS_BOOLEAN.test(test.property.name))
      )
    default:
      return true
  }
}

const IS_BOOLEAN = /^(is|has|can|may|was|should|shows)[A-Z]/

/** What tells the members of a union apart. */
function isDiscriminant(node: Node): boolean {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && /^(kind|type|state)$/.test(node.property.name)
}

function isNothingOrType(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'undefined'
  if (node.type === 'Literal') return node.value === null
  return node.type === 'UnaryExpression' || node.type === 'ChainExpression'
}
