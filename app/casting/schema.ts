import { z } from 'zod'
import { isoDate } from '../platform/clock/date-schemas.ts'
import { recordId } from '../platform/database/record-id.ts'
import { t } from '../platform/i18n/i18n.ts'

const MAX_CELLS = 1000
const MAX_ROLES = 300
const MAX_PASTED = 60_000

/** The cell as it was seen: where it is neither that nor what it is to be, somebody else has changed it. Missing: whatever it is. */
const was = z.strictObject({ mode: z.enum(['plays', 'reads', 'omitted', 'usual']), personId: recordId.nullable() }).optional()
const cell = { eventId: recordId, roleId: recordId, was }

/** Changes of cells, of one or several productions. */
export const cellChanges = z
  .array(
    z.discriminatedUnion('mode', [
      z.strictObject({ ...cell, mode: z.enum(['plays', 'reads']), personId: recordId }),
      z.strictObject({ ...cell, mode: z.enum(['omitted', 'usual']), personId: z.null() }),
    ]),
  )
  .max(MAX_CELLS)

/** Changes of cells; `removesAbsence` is the absence that is taken back with them. */
export const changeCellsSchema = z.strictObject({ cells: cellChanges, removesAbsence: recordId.nullable().default(null) })

/** Who is away from when until when, both days included. */
export const absencePeriod = z
  .object({ personId: recordId, startsOn: isoDate, endsOn: isoDate })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    error: () => t('The last day must not be before the first.'),
  })

/** An absence with what follows from it on each evening. */
export const absenceSchema = z.strictObject({
  personId: recordId,
  startsOn: isoDate,
  endsOn: isoDate,
  reason: z.string().trim().max(200).default(''),
  cells: cellChanges,
})

/** A pasted text to be read as a cast. */
export const pasteSchema = z.strictObject({ text: z.string().max(MAX_PASTED) })

const person = z.union([z.strictObject({ personId: recordId }), z.strictObject({ name: z.string().trim().min(1).max(200) })])

/** Lines of a pasted cast as somebody has decided them: roles with who has them, and who plays them on single evenings. */
export const insertCastSchema = z.strictObject({
  base: z.string().max(60),
  roles: z
    .array(
      z.strictObject({
        /** the row of the production that it changes; null for a new role */
        roleId: recordId.nullable(),
        role: z.string().trim().min(1).max(300),
        kind: z.enum(['cast', 'team']),
        /** null: only on the evenings below */
        usual: person.nullable(),
        evenings: z.array(z.strictObject({ eventId: recordId, who: person })).max(MAX_CELLS),
      }),
    )
    .min(1)
    .max(MAX_ROLES),
})
export type InsertCast = z.infer<typeof insertCastSchema>
