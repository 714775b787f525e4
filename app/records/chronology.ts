import { parseInstant } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type ColumnField, type Issue, isColumnField, type RecordType } from './record-type.ts'

/** An issue for each field whose value lies before that of the field in its `notBefore`, such as an end before its beginning. */
export function issuesOfOrder({ fields }: Pick<RecordType, 'fields'>, values: Record<string, unknown>): Issue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const first = isColumnField(field) && field.kind !== 'items' ? field.notBefore : undefined
    const label = first && fields[first]?.label
    if (!first || !label || !isEarlier(field as ColumnField, values[name], values[first])) return []
    return { path: [name], message: t('This is before “{name}”.', { name: t(label) }) }
  })
}

function isEarlier({ kind }: ColumnField, value: unknown, than: unknown): boolean {
  if (typeof value !== 'string' || typeof than !== 'string') return false
  return kind === 'datetime' ? Temporal.Instant.compare(parseInstant(value), parseInstant(than)) < 0 : value < than
}
