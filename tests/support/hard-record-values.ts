import type { ColumnField, RecordField, RecordType } from '../../app/records/record-type.ts'
import { type HardTextKind, hardText } from './hard-texts.ts'

type Values = Record<string, unknown>
type Fields = Record<string, RecordField>

const LINE = 300
const LINES = 5000
/** Texts that must match a pattern, e.g. names in URLs. */
const OF_A_FORM: Record<string, unknown> = {
  slug: '',
  visible_if_slug: '',
  visible_if_values: [],
  default: '',
  recipients: [],
  currency: 'EUR',
}
/** Texts that must be one of the other texts of their record, and which. */
const CHOSEN: Record<string, string> = { 'production understudies.0.role': 'production contributors.0.role' }

/** The values of a record with every text replaced by a hard one; texts that must match a pattern are emptied. */
export function hardValues(type: RecordType, values: Values, kind: HardTextKind): Values {
  return replaced(type.fields, values, (field, path) => hardValue(field, `${type.name} ${path}`, kind))
}

/** The values of a record with every free text one character too long. */
export function tooLongValues(type: RecordType, values: Values): Values {
  return replaced(type.fields, values, (field) => {
    return field.kind === 'text' || field.kind === 'textarea' ? 'x'.repeat(longestOf(field) + 1) : undefined
  })
}

/** The values of a record with its required texts emptied, and with its optional ones emptied. */
export function emptyValues(type: RecordType, nothing: string): { required: Values; optional: Values } {
  const required: Values = {}
  const optional: Values = {}
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind === 'richText')
      optional[name] = {
        type: 'doc',
        content: [nothing ? { type: 'paragraph', content: [{ type: 'text', text: nothing }] } : { type: 'paragraph' }],
      }
    if (field.kind !== 'text' && field.kind !== 'textarea') continue
    if (field.required) required[name] = nothing
    else optional[name] = nothing
  }
  return { required, optional }
}

/** Valid values of a new record's required fields. */
export function sampleValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('required' in field && field.required ? [[name, sampleOf(field, name)]] : [])),
  )
}

function sampleOf(field: ColumnField, name: string): unknown {
  if (field.kind === 'url') return `/de/${name.toLowerCase()}`
  return field.kind === 'number' ? (field.initially ?? 1) : 'x'
}

/** Every text among the values of a record, with its path: `title`, `cast.2.role`. */
export function* textsIn(fields: Fields, values: Values, isBounded = false, before = ''): Generator<[path: string, text: string]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    const path = before + name
    if (field.kind === 'text' || field.kind === 'textarea') yield [path, String(value)]
    if (field.kind === 'richText' && !isBounded)
      yield [path, (value as { content: { content: { text: string }[] }[] })?.content[0]?.content[0]?.text ?? '']
    if (field.kind === 'rows' || field.kind === 'items')
      for (const [index, row] of (value as Values[]).entries()) yield* textsIn(field.fields, row, isBounded, `${path}.${index}.`)
  }
}

type Replacement = (field: RecordField, path: string) => unknown

function replaced(fields: Fields, values: Values, by: Replacement, before = ''): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const path = before + name
      if (field.kind === 'rows' || field.kind === 'items') {
        const rows = (values[name] as Values[]).map((row, index) => ({ ...row, ...replaced(field.fields, row, by, `${path}.${index}.`) }))
        return [[name, rows]]
      }
      const value = by(field, path)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function hardValue(field: RecordField, path: string, kind: HardTextKind): unknown {
  const name = path.split(/[ .]/).at(-1) ?? ''
  if (name in OF_A_FORM) return OF_A_FORM[name]
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return hardText(kind, CHOSEN[path] ?? path, longestOf(field))
    case 'textList':
      return [hardText(kind, path, field.max ?? LINE)]
    case 'richText':
      return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: hardText(kind, path, LINES) }] }] }
    default:
      return undefined
  }
}

function longestOf(field: Extract<RecordField, { kind: 'text' | 'textarea' }>): number {
  return field.max ?? (field.kind === 'text' ? LINE : LINES)
}
