import { FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'
import type { FieldValues } from './validate.ts'

/**
 * What has been typed into forms and not been sent, by form, for whoever follows a link and comes back. In the memory of the page:
 * the next person at this computer finds nothing. It is written by events alone, so the server has none.
 */
const typed = new Map<number, FieldValues>()

/** The values typed into a form before and not sent; none at the first visit, and none of files. */
export function typedValues(form: number): FieldValues {
  return typed.get(form) ?? {}
}

/** Keeps what is typed until the form is sent. */
export function keepTyped(form: number, fields: FormField[], values: FieldValues): void {
  const isFile = (slug: string) => fields.some((field) => field.slug === slug && FIELD_TYPES[field.field_type]?.control === 'file')
  typed.set(form, Object.fromEntries(Object.entries(values).filter(([slug]) => !isFile(slug))))
}

/** Forgets them once they are sent. */
export function forgetTyped(form: number): void {
  typed.delete(form)
}
