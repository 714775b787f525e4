import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { ColumnField, RecordField } from '../records/record-type.ts'
import type { ContentFragment } from './content-fragment.ts'
import { htmlFragments } from './html-fragments.ts'
import { richTextFragments } from './rich-text-fragments.ts'

type Values = Record<string, unknown>
type Fields = Record<string, { kind: string }>

/** The fragments of a record, by its field descriptions. Lists in tables of their own contain none. */
export function recordFragments(fields: Fields, values: Values, prefix = ''): ContentFragment[] {
  return Object.entries(fields as Record<string, RecordField>).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind !== 'items') return fieldFragments(prefix + name, field as ColumnField, value, values)
    if (!Array.isArray(value)) return []
    return value.flatMap((row: Values, index) => recordFragments(field.fields, row, `${prefix}${name}.${index}.`))
  })
}

function fieldFragments(name: string, field: ColumnField, value: unknown, values: Values): ContentFragment[] {
  if ('describes' in field && field.describes && !values[field.describes] && !value) return [{ kind: 'undescribed picture', field: name }]
  if (!value) return []
  if (field.kind === 'richText') return richTextFragments(name, value as RichText)
  if (field.kind === 'url') return field.isOrigin ? [] : [addressFragment(name, String(value), field.words && values[field.words])]
  if (field.kind !== 'text' && field.kind !== 'textarea') return []
  if (field.holds === 'html') return htmlFragments(name, String(value))
  if (field.holds === 'code') return []
  if (field.holds === 'address') return [addressFragment(name, String(value), undefined)]
  return [{ kind: 'text', field: name, text: String(value) }]
}

function addressFragment(field: string, address: string, words: unknown): ContentFragment {
  const text = typeof words === 'string' && words.trim() ? words.trim() : null
  return { kind: 'link', field, address, text, shown: text ?? '' }
}
