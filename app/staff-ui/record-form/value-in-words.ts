import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { isTextPassage, type Passage } from '../../records/passages.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import { formatFieldValue, type Titles } from '../table/format-field-value.ts'

type Context = { titles: Titles; format: DateFormat }
type Row = Record<string, unknown>

/**
 * A value of a record as a text to compare: rows in lines, several values with commas, what is empty as nothing.
 * @param titles of referenced records; one without a title is told by its number
 */
export function valueInWords(field: FieldDescription, value: unknown, context: Context): string {
  switch (field.kind) {
    case 'richText':
      return plainTextOf(value as RichText | null)
    case 'rows':
    case 'items':
      return ((value as Row[] | null) ?? []).map((row) => rowInWords(field.fields, row, context)).join('\n')
    case 'passages':
      return ((value as Passage[] | null) ?? []).map(passageInWords).filter(Boolean).join('\n')
    case 'textList':
      return ((value as string[] | null) ?? []).join('\n')
    case 'multiselect':
    case 'order':
      return ((value as (string | number)[] | null) ?? [])
        .map((one) => t((field.options.find((option) => option.value === one)?.label ?? String(one)) as Label))
        .join(', ')
    case 'relations':
      return ((value as number[] | null) ?? []).map((id) => context.titles[field.of]?.[id] ?? `#${id}`).join(', ')
    case 'mediaList':
      return ((value as number[] | null) ?? []).map((id) => t('File {id}', { id: String(id) })).join(', ')
    case 'media':
      return typeof value === 'number' ? t('File {id}', { id: String(value) }) : ''
    default:
      return value === null || value === undefined || value === '' ? '' : formatFieldValue(field, value, context)
  }
}

function passageInWords(passage: Passage): string {
  return isTextPassage(passage) ? plainTextOf(passage.text) : `[${passage.module}]`
}

/** What a row says, without its empty columns and those that are off. */
function rowInWords(fields: Record<string, FieldDescription>, row: Row, context: Context): string {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      if (field.kind === 'boolean') return row[name] ? t(field.label) : []
      return valueInWords(field, row[name], context) || []
    })
    .join(' · ')
}
