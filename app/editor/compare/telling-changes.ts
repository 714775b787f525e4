import type { ChangedNode } from '../../content/index.ts'
import type { FieldChange } from './field-changes.ts'

const WORDS: ReadonlySet<string | undefined> = new Set(['text', 'richText', 'code'])
const SHOWN: ReadonlySet<string | undefined> = new Set(['media', 'items', 'relation', 'relations'])

/** Whether a field is read as words, whose difference is shown word by word. */
export function isWordy({ form }: FieldChange): boolean {
  return WORDS.has(form?.kind)
}

/**
 * Those of a module's changed fields that say what happened: of a new or a removed module, which differ in every field, what it
 * says and shows.
 */
export function tellingChanges(kind: ChangedNode['kind'], changes: FieldChange[]): FieldChange[] {
  if (kind !== 'new' && kind !== 'removed') return changes
  return changes.filter((change) => isWordy(change) || SHOWN.has(change.form?.kind))
}
