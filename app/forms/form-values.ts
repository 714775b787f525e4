import { CONFIRM_FIELD_SLUG, FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'
import type { FieldValues } from './validate.ts'

/** Reads `FormData` into values by field slug. For a file field the value is the id of its upload. */
export function valuesOf(data: FormData, fields: FormField[]): FieldValues {
  const values: FieldValues = { [CONFIRM_FIELD_SLUG]: textIn(data, CONFIRM_FIELD_SLUG) }
  for (const { slug, field_type, visible } of fields) {
    const type = FIELD_TYPES[field_type]
    if (!visible || !type) continue
    if (type.isMulti) values[slug] = data.getAll(slug).map(String)
    else if (type.control === 'checkbox') values[slug] = data.has(slug)
    else if (type.control === 'file') values[slug] = textIn(data, slug) || null
    else values[slug] = textIn(data, slug)
  }
  return values
}

function textIn(data: FormData, slug: string): string {
  return (
    data
      .getAll(slug)
      .find((value): value is string => typeof value === 'string')
      ?.trim() ?? ''
  )
}
