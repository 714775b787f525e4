import { z } from 'zod'
import { money } from '../schema.ts'

const MAX_ROOM_LENGTH = 300

/** What a visitor was shown of a performance when ordering. Each member is optional: only what is named is compared. */
export const seenSchema = z.strictObject({
  starts_at: z.iso.datetime({ offset: true }).optional(),
  room: z.string().max(MAX_ROOM_LENGTH).optional(),
  /** the full prices, in the order of the order's `sale_type_ids`; null for one that was not shown */
  prices: z.array(money.nullable()).max(20).optional(),
})
export type SeenTerms = z.infer<typeof seenSchema>
