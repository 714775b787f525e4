import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { FieldDescription } from '../../records/type-description.ts'

/** Titles of records by record type and id. */
export type Titles = Record<string, Record<number, string>>

/** A value as a table shows it. */
export function formatFieldValue(
  field: FieldDescription | undefined,
  value: unknown,
  { titles, format }: { titles: Titles; format: DateFormat },
): string {
  if (value === null || value === undefined || value === '') return '–'
  switch (field?.kind) {
    case 'boolean':
      return value ? t('Yes') : t('No')
    case 'relation':
      return titles[field.of]?.[value as number] ?? `#${value}`
    case 'select': {
      const selected = field.options.find((option) => option.value === value)
      return selected ? t(selected.label as Label) : String(value)
    }
    case 'date':
      return format.date(String(value))
    case 'datetime':
      return format.dateTime(String(value))
    default:
      return String(value)
  }
}
