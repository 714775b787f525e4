import type { ZweiklangName } from '../../../app/platform/theme/color-pair.ts'
import { slugOf } from '../slug.ts'
import type { DemoPerson } from '../types.ts'

/** A person as the file of their category writes them. */
export type WrittenPerson = [firstName: string, lastName: string, position: string, zweiklang: ZweiklangName, biography: string]

/** The people of one category in the shape that the demo house is filled from. */
export function toPersons(category: string, written: WrittenPerson[]): DemoPerson[] {
  return written.map(([firstName, lastName, position, zweiklang, biography]) => ({
    slug: slugOf(`${firstName} ${lastName}`),
    firstName,
    lastName,
    category,
    position,
    biography,
    zweiklang,
  }))
}
