// Breaks of what people read and what assistive technology is told.
import type { ESTree } from 'vite'
import type { Change } from '../break.ts'
import { calledName, type Place } from './syntax.ts'

/** An `aria-*` attribute left out. `aria-hidden` is not among them: what it hides mostly says nothing. */
export function ariaAttributes({ node }: Place): Change[] {
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || !/^aria-(?!hidden)/.test(node.name.name)) return []
  return [{ kind: 'aria', start: node.start, end: node.end, text: '' }]
}

/** @param others the ids of the texts that the file shows and that take no values; a text is exchanged for the next of them */
export function textKeys({ node }: Place, others: string[]): Change[] {
  const id = textId(node)
  if (!id) return []
  const other = others[(others.indexOf(id.raw ?? '') + 1) % others.length]
  return other && other !== id.raw ? [{ kind: 'text', start: id.start, end: id.end, text: other }] : []
}

/** @returns the literal of `t('…')` without values */
export function textId(node: Place['node']): ESTree.StringLiteral | undefined {
  if (node.type !== 'CallExpression' || calledName(node) !== 't' || node.arguments.length !== 1) return undefined
  const [id] = node.arguments
  return id?.type === 'Literal' && typeof id.value === 'string' ? (id as ESTree.StringLiteral) : undefined
}
