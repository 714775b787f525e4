import { z } from 'zod'
import { isoDate, isoDateTime } from '../platform/clock/date-schemas.ts'
import { recordId } from '../platform/database/record-id.ts'
import { isBlank } from '../platform/format/blank.ts'
import { MAX_SLUG_LENGTH } from '../platform/format/slug.ts'
import { t } from '../platform/i18n/i18n.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import { linkAddress, richTextSchema } from '../platform/rich-text/rich-text.ts'
import { initialValue } from './initial-values.ts'
import { passagesSchema } from './passages.ts'
import type { ColumnField, RecordField, RecordType } from './record-type.ts'

const DEFAULT_LINE = 300
const DEFAULT_LINES = 5000
const MAX_LIST = 300
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const missing = { error: () => t('This field is required!') }
const tooLong = { error: () => t('This text is too long.') }

// Zod compiles a schema when it first parses, which costs more than a thousand records: once for each type.
const schemas = new WeakMap<RecordType['fields'], z.ZodObject>()

/**
 * The schema of all values of a record; unknown fields are rejected. Messages for values of a wrong type come from the
 * application's Zod error map (`platform/i18n/issue-text.ts`).
 */
export function recordSchema({ fields }: Pick<RecordType, 'fields'>): z.ZodObject {
  const known = schemas.get(fields)
  if (known) return known
  const schema = z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])))
  schemas.set(fields, schema)
  return schema
}

function fieldSchema(field: RecordField): z.ZodType {
  switch (field.kind) {
    case 'relations':
    case 'mediaList':
      return z.array(recordId).max(MAX_LIST)
    case 'rows':
    case 'items':
      return z
        .array(z.strictObject(Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, cellSchema(inner)]))))
        .max(MAX_LIST)
    case 'passages':
      return passagesSchema
    default:
      return columnSchema(field)
  }
}

/** A field of a row. An optional field has a default, so that rows stored before the field existed stay valid. */
function cellSchema(field: ColumnField): z.ZodType {
  return field.required || field.kind === 'select' ? columnSchema(field) : columnSchema(field).default(initialValue(field))
}

function columnSchema(field: ColumnField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.holds === 'address' ? optionalAddress(field.max ?? DEFAULT_LINE) : text(field.max ?? DEFAULT_LINE, field.required)
    case 'textarea':
      return text(field.max ?? DEFAULT_LINES, field.required)
    case 'textList':
      return z
        .array(
          z
            .string()
            .trim()
            .max(field.max ?? DEFAULT_LINE, tooLong),
        )
        .max(MAX_LIST)
        .transform((texts) => texts.filter(Boolean))
    case 'slug':
      return z.union([
        z.literal(''),
        z
          .string()
          .max(MAX_SLUG_LENGTH, tooLong)
          .regex(SLUG, { error: () => t('Use only lowercase letters, digits and hyphens.') }),
      ])
    case 'richText':
      return richTextSchema.nullable().transform((text) => (isBlank(plainTextOf(text)) ? null : text))
    case 'url':
      return field.required ? linkAddress : z.union([z.literal(''), linkAddress])
    case 'boolean':
      return z.boolean()
    case 'number':
      return optional(field, bounded(field))
    case 'date':
      return optional(field, isoDate)
    case 'time':
      return z.union([z.literal(''), z.iso.time({ precision: -1 })])
    case 'datetime':
      return optional(field, isoDateTime)
    case 'select':
      return choice(field)
    case 'multiselect':
      return z.array(z.literal(field.options.map(({ value }) => value))).max(field.options.length)
    case 'media':
    case 'relation':
      return optional(field, recordId)
  }
}

function optionalAddress(max: number): z.ZodType {
  return z.union([z.literal(''), linkAddress.max(max, tooLong)])
}

function choice({ options, none }: Extract<ColumnField, { kind: 'select' }>): z.ZodType {
  const schema = z.literal(options.map(({ value }) => value))
  return none ? schema.nullable() : schema
}

function text(max: number, required: boolean | undefined): z.ZodType {
  const line = z
    .string()
    .trim()
    .max(max, tooLong)
    .transform((value) => (isBlank(value) ? '' : value))
  return required ? line.refine((value) => value !== '', missing) : line
}

function bounded({ min, max, decimals }: Extract<ColumnField, { kind: 'number' }>): z.ZodType {
  const number = decimals ? z.number() : z.int()
  const range = { error: () => t('Enter a number from {min} to {max}.', { min: String(min ?? 0), max: String(max ?? 1_000_000) }) }
  return number.min(min ?? 0, range).max(max ?? 1_000_000, range)
}

/** Allows null unless the field is required. */
function optional({ required }: ColumnField, schema: z.ZodType): z.ZodType {
  const nullable = schema.nullable()
  return required ? nullable.refine((value) => value !== null, missing) : nullable
}
