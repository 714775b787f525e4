import { t } from '../../platform/i18n/i18n.ts'
import { initialValue } from '../../records/initial-values.ts'
import { isTextPassage, newPassageId, type Passage } from '../../records/passages.ts'
import type { RecordType, Values } from '../../records/record-type.ts'

/** Fields that name a record; in a duplicate they are marked as a copy. */
const NAMES = ['title', 'name']

/** The initial values of a duplicate: those of the original, offline, without fields that are unique to it (`isOwn`). */
export function duplicateValues(type: Pick<RecordType, 'fields'>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      const isOwn = field.kind === 'slug' || ('isOwn' in field && field.isOwn)
      if (isOwn) return [name, initialValue(field)]
      if (name === 'isOnline') return [name, false]
      if (field.kind === 'passages') return [name, copiedTexts(values[name] as Passage[])]
      return [name, NAMES.includes(name) && field.kind === 'text' ? t('{name} (copy)', { name: String(values[name]) }) : values[name]]
    }),
  )
}

/** The texts of a page under names of their own; other modules are copied on the page, not by its form. */
function copiedTexts(passages: readonly Passage[] | null): Passage[] {
  return (passages ?? []).filter(isTextPassage).map(({ text }) => ({ id: newPassageId(), text }))
}
