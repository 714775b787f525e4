import { z } from 'zod'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { recordId } from '../platform/database/record-id.ts'
import { MAX_SENTENCE } from './limits.ts'

const common = {
  /** revision of the performance that the user has seen */
  base: z.string().max(60),
  /** what visitors read */
  sentence: z.string().trim().min(1).max(MAX_SENTENCE),
  /** also as an alert at the top of every page, until the end of the evening */
  showsAlert: z.boolean(),
}

/** A part of a performance: somebody on stage or of the team, and as what. */
export const partSchema = z.object({ kind: z.enum(['cast', 'team']), role: z.string().min(1).max(300) })

/** What can be done with a performance at the evening desk, each in one step with all that belongs to it. */
export const eveningActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cancel'), ...common, stopsSale: z.boolean() }),
  z.strictObject({ kind: z.literal('delay'), ...common, startsAt: isoDateTime }),
  z.strictObject({
    ...{ kind: z.literal('relocate'), ...common, startsAt: isoDateTime, roomId: recordId },
    /** although it conflicts with other performances */
    isSure: z.boolean().default(false),
  }),
  z.strictObject({
    ...{ kind: z.literal('recast'), ...common, personId: recordId },
    /** a row of the production's contributors, which is replaced this evening */
    part: z.strictObject({ id: recordId, ...partSchema.shape }),
    isReading: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('notice'), ...common }),
])
export type EveningAction = z.output<typeof eveningActionSchema>
export type EveningActionKind = EveningAction['kind']
