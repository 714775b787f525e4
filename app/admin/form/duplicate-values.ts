import type { ContentType } from '../../platform/content-type/content-type.ts'
import { initialValue } from '../../platform/content-type/initial-values.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Values } from './three-way.ts'

/** Fields that name a record, of which the duplicate says that it is one. */
const NAMES = ['title', 'name']

/** What a duplicate begins with: all of the original, offline, without what belongs to the original alone. */
export function duplicateValues(type: Pick<ContentType, 'fields'>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      const isOwn = field.kind === 'slug' || ('isOwn' in field && field.isOwn)
      if (isOwn) return [name, initialValue(field)]
      if (name === 'isOnline') return [name, false]
      return [name, NAMES.includes(name) && field.kind === 'line' ? t('{name} (copy)', { name: String(values[name]) }) : values[name]]
    }),
  )
}
