import { FIELD_TYPES, freeSlug } from '../../forms/index.ts'

/** A question of a form as its form edits it (`app/forms/record-types.server.ts`). */
export type Question = {
  label: string
  slug: string
  field_type: number
  choices: string[]
  visible_if_slug: string
  visible_if_values: string[]
}

/** What a ticked box sends. */
const TICKED = 'true'

/** The inputs that a question of a type has on its card, and those that are rarely needed. */
export function inputsOf(type: number): { shown: string[]; further: string[] } {
  const { control, name } = FIELD_TYPES[type] ?? {}
  if (control === 'hidden') return { shown: ['label', 'default'], further: ['slug'] }
  const isTyped = control === 'input' || control === 'textarea'
  return {
    shown: ['label', ...(control === 'choices' || control === 'select' ? ['choices'] : []), 'help_text', 'required'],
    further: [
      ...(name === 'text' ? ['autocomplete'] : []),
      ...(isTyped ? ['placeholder_text'] : []),
      ...(control === 'file' || control === 'checkbox' ? [] : ['default']),
      ...['visible', 'slug'],
    ],
  }
}

/** The values that a question on which another depends may have; undefined where they are typed. */
export function possibleValues({ field_type, choices }: Question): string[] | undefined {
  const { control } = FIELD_TYPES[field_type] ?? {}
  if (control === 'checkbox') return [TICKED]
  return control === 'choices' || control === 'select' ? choices : undefined
}

/**
 * All questions with one that depends on an earlier one, which gets a short name if it has none.
 * @param on the place of the earlier question; null to ask always
 */
export function dependingOn<Row extends Question>(rows: Row[], index: number, on: number | null): Row[] {
  const earlier = on === null ? undefined : rows[on]
  if (!earlier || on === null)
    return rows.map((row, place) => (place === index ? { ...row, visible_if_slug: '', visible_if_values: [] } : row))
  const slug = earlier.slug || freeSlug(earlier.label, on, new Set(rows.map((row) => row.slug)))
  const values = possibleValues(earlier)
  return rows.map((row, place) => {
    if (place === on) return { ...row, slug }
    return place === index ? { ...row, visible_if_slug: slug, visible_if_values: values?.length === 1 ? values : [] } : row
  })
}

/** All questions with one moved to another place. */
export function movedTo<Row>(rows: Row[], from: number, to: number): Row[] {
  const row = rows[from]
  return row === undefined || to < 0 || to >= rows.length ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
