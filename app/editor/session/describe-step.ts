import { ROOT_ID } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { NodeChange } from './node-snapshot.ts'
import type { Step } from './step.ts'

/** What a step did, in a few words: „Zitat entfernt“. Of several modules the first is named. */
export function describeStep({ changes }: Pick<Step, 'changes'>): string {
  const all = Object.entries(changes)
  const [first] = all
  if (!first) return ''
  const words = describeChange(...first)
  return all.length > 1 ? t('{what} and {n} more', { what: words, n: all.length - 1 }) : words
}

function describeChange(id: string, { before, after }: NodeChange): string {
  const type = after?.type ?? before?.type ?? ''
  const label = definitionOf(type)?.label
  const name = id === ROOT_ID ? t('Page layout') : label ? t(label) : type
  if (!before) return t('{name} added', { name })
  if (!after) return t('{names} removed', { names: name })
  const isElsewhere = before.parent !== after.parent || before.column !== after.column || before.next !== after.next
  const isSame = JSON.stringify(before.data) === JSON.stringify(after.data)
  return isElsewhere && isSame ? t('{name} moved', { name }) : t('{name} changed', { name })
}
