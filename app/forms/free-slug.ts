import { slugOf } from '../platform/format/slug.ts'

export const MAX_FIELD_SLUG_LENGTH = 60

/**
 * A short name for a question, made from its label, that none of the others has.
 * @param index the place of the question, from 0; part of the name where the label alone is taken
 */
export function freeSlug(label: string, index: number, taken: ReadonlySet<string>): string {
  const number = `_${index + 1}`
  const candidate = slugOf(label, MAX_FIELD_SLUG_LENGTH - number.length).replaceAll('-', '_') || `field${number}`
  return taken.has(candidate) ? candidate + number : candidate
}
