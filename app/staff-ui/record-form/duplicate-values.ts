import { t } from '../../platform/i18n/i18n.ts'
import { initialValue } from '../../records/initial-values.ts'
import type { RecordType, Values } from '../../records/record-type.ts'

/** Fields that name a record, of which the duplicate says that it is one. */
const NAMES = ['title', 'name']

/** What a duplicate begins with: all of the original, offline, without what belongs to the original alone. */
export function duplicateValues(type: Pick<RecordType, 'fields'>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      const isOwn = field.kind === 'slug' || ('isOwn' in field && field.isOwn)
      if (isOwn) return [name, initialValue(field)]
      if (name === 'isOnline') return [name, false]
      return [name, NAMES.includes(name) && field.kind === 'text' ? t('{name} (copy)', { name: String(values[name]) }) : values[name]]
    }),
  )
}
