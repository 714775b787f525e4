import { z } from 'zod'
import { saleStateSchema } from './sale-state-schema.ts'
import { seatGroupSchema } from './schema.ts'

/** What is sold of a performance, and when and where it is by now: a page may have been open for long. */
export const offerSchema = z.object({
  sale: saleStateSchema,
  sale_from: z.string().nullable().meta({ description: 'When the sale opens, in words; null once it has.' }),
  seat_groups: z.array(seatGroupSchema).meta({ description: 'Empty where the site sells nothing.' }),
  hold_minutes: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'For how long the shop holds tickets in a cart; null where it does not say.' }),
  starts_at: z.string().meta({ description: 'Local time with its UTC offset.' }),
  short_date: z.string().meta({ description: 'The day, as the site writes it.' }),
  time: z.string(),
  room: z.string(),
})
export type OfferAnswer = z.infer<typeof offerSchema>
