import { z } from 'zod'
import { t } from '../platform/i18n/i18n.ts'
import { FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'

/** The honeypot that is appended to every form (A §3.6, AMB-31). */
export const CONFIRM_FIELD_SLUG = 'email2'
const MAX_VALUE_LENGTH = 5000
const MULTI_VALUE_TYPES: number[] = [FIELD_TYPES.checkboxes, FIELD_TYPES.multiSelect]

/** What a field holds before anybody has touched it (A §3.6). */
export function initialValue(field: Pick<FormField, 'field_type' | 'default'>): string | string[] | null {
  if (MULTI_VALUE_TYPES.includes(field.field_type)) return field.default ? [field.default] : []
  return field.field_type === FIELD_TYPES.file ? null : field.default
}

/**
 * Checks what somebody has filled in, in the browser and on the server alike.
 * @returns one message per field that is not right; empty when all are
 */
export function validateEntry(fields: FormField[], values: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const message = messageFor(field, values[field.slug])
    if (message) errors[field.slug] = message
  }
  const known = new Set([...fields.map((field) => field.slug), CONFIRM_FIELD_SLUG])
  for (const slug of Object.keys(values)) if (!known.has(slug)) errors[slug] = t('This value is not allowed.')
  return errors
}

function messageFor(field: FormField, value: unknown): string | undefined {
  const isEmpty = value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return field.required ? t('This field is required!') : undefined
  if (MULTI_VALUE_TYPES.includes(field.field_type)) {
    return Array.isArray(value) && value.every((one) => field.choices.includes(String(one))) ? undefined : t('This value is not allowed.')
  }
  const text = String(value)
  if (text.length > MAX_VALUE_LENGTH) return t('This text is too long.')
  if (field.field_type === FIELD_TYPES.email && !z.email().safeParse(text).success) return t('Invalid e-mail address!')
  if (field.field_type === FIELD_TYPES.number && !/^-?\d+([.,]\d+)?$/.test(text)) return t('This value is not allowed.')
  const chooses = field.field_type === FIELD_TYPES.select || field.field_type === FIELD_TYPES.radio
  return chooses && !field.choices.includes(text) ? t('This value is not allowed.') : undefined
}
