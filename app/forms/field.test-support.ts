import type { FormField } from './schema.ts'

/** A field for a test: nothing but a slug and a type unless the test says more. */
export function field(slug: string, field_type: number, more: Partial<FormField> = {}): FormField {
  const texts = { label: slug, default: '', placeholder_text: '', help_text: '' }
  return { id: 1, ...texts, slug, field_type, required: false, visible: true, choices: [], ...more }
}
