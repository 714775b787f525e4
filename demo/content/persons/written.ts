import type { ZweiklangName } from '../../../app/platform/theme/color-pair.ts'
import { slugOf } from '../slug.ts'
import type { DemoPerson } from '../types.ts'

/** A person as the files of this folder write them. */
export type WrittenPerson = [firstName: string, lastName: string, position: string, zweiklang: ZweiklangName, biography: string]

/** Converts the people of one category into the shape that the fill takes. */
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
