import { z } from 'zod'
import { AREAS, type Area, LEVELS, type Level, mayWriteWithin, SCOPES, type Scope, writes } from './areas.ts'

const MAX_TYPES = 40
const MAX_FIELDS = 200
const name = z.string().min(1).max(60)

/** What a role may do. */
export type Permissions = {
  areas: Record<Area, Level>
  /** areas in which only these fields of these record types may be changed, and nothing created or deleted */
  fields: Partial<Record<Area, Record<string, string[]>>>
  /**
   * `productions`: of the programme only the productions named for each user, with what belongs to them; `published`: nothing
   * that visitors do not see, and nothing that is for staff, such as plans, sales, the log and drafts
   */
  scope: Scope
}

/** The permissions of a role that an administrator has made: never more than the built-in roles below the administrators have. */
export const permissionsSchema: z.ZodType<Permissions> = z
  .strictObject({
    areas: z.record(z.enum(AREAS), z.enum(LEVELS)),
    fields: z.partialRecord(
      z.enum(AREAS),
      z.record(name, z.array(name).max(MAX_FIELDS)).refine((types) => Object.keys(types).length <= MAX_TYPES),
    ),
    scope: z.enum(SCOPES),
  })
  .refine(({ areas }) => areas.people === 'none', { path: ['areas', 'people'] })
  .refine(({ areas, scope }) => AREAS.every((area) => !writes(areas[area]) || mayWriteWithin(scope, area)), { path: ['scope'] })
