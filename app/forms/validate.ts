import { t } from '../platform/i18n/i18n.ts'
import { asMeant } from './as-meant.ts'
import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'

// The validation rules of forms, run by the browser before submitting and by the server before storing. Written without
// the schema library, which would weigh more than all other code of forms.

const MAX_VALUE_LENGTH = 10_000

/** The values of a form, by field slug. */
export type FieldValues = Record<string, unknown>

/** An error message per field; false for a valid one (A §3.6). */
export type FieldErrors = Record<string, string | false>

/** The initial value of a field (A §3.6). */
export function initialValue(field: Pick<FormField, 'field_type' | 'default'>): string | string[] | null {
  const type = FIELD_TYPES[field.field_type]
  if (type?.isMulti) return field.default ? [field.default] : []
  return type?.control === 'file' ? null : field.default
}

/** The errors of a form that was not submitted yet: `false` for each field. */
export function initialErrors(fields: FormField[]): FieldErrors {
  return Object.fromEntries(fields.map(({ slug }) => [slug, false]))
}

/** Whether a field is shown, given the values of the others (`visible_if`). A field that depends on a hidden one is hidden too. */
export function isFieldShown(field: FormField, fields: FormField[], values: FieldValues): boolean {
  if (!field.visible) return false
  const { visible_if: condition } = field
  if (!condition) return true
  const controlling = fields.find(({ slug }) => slug === condition.slug)
  if (!controlling || !isFieldShown(controlling, fields, values)) return false
  return textsOf(values[condition.slug]).some((text) => condition.values.includes(text))
}

/**
 * Validates the values of a form. Hidden fields are not validated, since they are not stored.
 * @returns an error message per invalid field; empty when all are valid
 */
export function validateEntry(fields: FormField[], values: FieldValues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const message = isFieldShown(field, fields, values) && messageFor(field, values[field.slug])
    if (message) errors[field.slug] = message
  }
  const known = new Set([...fields.map((field) => field.slug), CONFIRM_FIELD_SLUG])
  for (const slug of Object.keys(values)) if (!known.has(slug)) errors[slug] = t('This value is not allowed.')
  return errors
}

/** The values to store: those of shown fields, and the defaults of fields that are never visible. */
export function valuesToStore(fields: FormField[], values: FieldValues): FieldValues {
  const stored: FieldValues = {}
  for (const field of fields) {
    if (!field.visible) stored[field.slug] = initialValue(field)
    else if (isFieldShown(field, fields, values)) stored[field.slug] = values[field.slug] ?? initialValue({ ...field, default: '' })
  }
  return stored
}

function messageFor(field: FormField, value: unknown): string | undefined {
  const type = FIELD_TYPES[field.field_type]
  const texts = textsOf(value)
  if (texts.length === 0) return field.required ? t('This field is required!') : undefined
  if (Array.isArray(value) !== Boolean(type?.isMulti)) return t('This value is not allowed.')
  if (type?.isChosen) return texts.every((text) => field.choices.includes(text)) ? undefined : t('This value is not allowed.')
  if (texts.some((text) => text.length > MAX_VALUE_LENGTH)) return t('This text is too long.')
  const text = asMeant(field.field_type, texts[0] ?? '')
  const message = type?.check?.(text)
  if (!message) return undefined
  return type?.hint ? `${t(message)} ${t(type.hint(text))}` : t(message)
}

/** A value as a list of texts; empty when the value counts as empty. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (value === undefined || value === null || value === false) return []
  const text = String(value).trim()
  return text ? [text] : []
}
