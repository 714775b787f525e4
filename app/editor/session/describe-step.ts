import { ROOT_ID } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { NodeChange } from './node-snapshot.ts'
import type { Step } from './step.ts'

/** A short label of a step for the user: „Zitat entfernt“. Names the first module and counts the others. */
export function describeStep({ changes }: Pick<Step, 'changes'>): string {
  const entries = Object.entries(changes)
  const [first] = entries
  if (!first) return ''
  const what = describeChange(...first)
  return entries.length > 1 ? t('{what} and {n} more', { what, n: entries.length - 1 }) : what
}

function describeChange(id: string, { before, after }: NodeChange): string {
  const type = after?.type ?? before?.type ?? ''
  const label = definitionOf(type)?.label
  const name = id === ROOT_ID ? t('Page layout') : label ? t(label) : type
  if (!before) return t('{name} added', { name })
  if (!after) return t('{names} removed', { names: name })
  const hasMoved = before.parent !== after.parent || before.column !== after.column || before.next !== after.next
  const hasSameData = JSON.stringify(before.data) === JSON.stringify(after.data)
  return hasMoved && hasSameData ? t('{name} moved', { name }) : t('{name} changed', { name })
}
