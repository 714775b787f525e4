import { t } from '../platform/i18n/i18n.ts'
import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'

// The one set of rules, run by the browser before it sends and by the server before it keeps. It is written
// without the schema library, which would weigh more than all forms together.

const MAX_VALUE_LENGTH = 10_000

/** What somebody has filled in, by field slug. */
export type FieldValues = Record<string, unknown>

/** One message per field that is not right; false where there is nothing to say (A §3.6). */
export type FieldErrors = Record<string, string | false>

/** What a field holds before anybody has touched it (A §3.6). */
export function initialValue(field: Pick<FormField, 'field_type' | 'default'>): string | string[] | null {
  const type = FIELD_TYPES[field.field_type]
  if (type?.isMulti) return field.default ? [field.default] : []
  return type?.control === 'file' ? null : field.default
}

/** The errors of a form that nobody has sent yet: none, for each field. */
export function initialErrors(fields: FormField[]): FieldErrors {
  return Object.fromEntries(fields.map(({ slug }) => [slug, false]))
}

/** Whether a field is asked at all, given what the others hold. A field behind one that is not asked is not asked either. */
export function isAsked(field: FormField, fields: FormField[], values: FieldValues): boolean {
  if (!field.visible) return false
  const { visible_if: condition } = field
  if (!condition) return true
  const other = fields.find(({ slug }) => slug === condition.slug)
  if (!other || !isAsked(other, fields, values)) return false
  return textsOf(values[condition.slug]).some((text) => condition.values.includes(text))
}

/**
 * Checks what somebody has filled in. Fields that are not asked may hold anything: it is not kept.
 * @returns an error per field that is not right; empty when all are
 */
export function validateEntry(fields: FormField[], values: FieldValues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const message = isAsked(field, fields, values) && messageFor(field, values[field.slug])
    if (message) errors[field.slug] = message
  }
  const known = new Set([...fields.map((field) => field.slug), CONFIRM_FIELD_SLUG])
  for (const slug of Object.keys(values)) if (!known.has(slug)) errors[slug] = t('This value is not allowed.')
  return errors
}

/** What is kept of an entry: the fields that were asked, and the defaults of those that are never shown. */
export function keptValues(fields: FormField[], values: FieldValues): FieldValues {
  const kept: FieldValues = {}
  for (const field of fields) {
    if (!field.visible) kept[field.slug] = initialValue(field)
    else if (isAsked(field, fields, values)) kept[field.slug] = values[field.slug] ?? initialValue({ ...field, default: '' })
  }
  return kept
}

function messageFor(field: FormField, value: unknown): string | undefined {
  const type = FIELD_TYPES[field.field_type]
  const texts = textsOf(value)
  if (texts.length === 0) return field.required ? t('This field is required.') : undefined
  if (Array.isArray(value) !== Boolean(type?.isMulti)) return t('This value is not allowed.')
  if (type?.isChosen) return texts.every((text) => field.choices.includes(text)) ? undefined : t('This value is not allowed.')
  if (texts.some((text) => text.length > MAX_VALUE_LENGTH)) return t('This text is too long.')
  const text = texts[0] ?? ''
  const message = type?.check?.(text)
  if (!message) return undefined
  return type?.hint ? `${t(message)} ${t(type.hint(text))}` : t(message)
}

/** The texts that a value holds; none when it counts as empty. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (value === undefined || value === null || value === false) return []
  const text = String(value).trim()
  return text ? [text] : []
}
