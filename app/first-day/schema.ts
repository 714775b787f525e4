import { z } from 'zod'
import { recordId } from '../platform/database/record-id.ts'
import { STARTER_NAMES } from '../platform/starter-names.ts'
import { CARDS } from './card.ts'

const MAX_ROOMS = 20
const MAX_DATES = 30
const line = z.string().trim().max(300)

export const putOffSchema = z.strictObject({ putOff: z.array(z.enum(CARDS)).max(CARDS.length) })
export const starterSchema = z.strictObject({ starter: z.enum(STARTER_NAMES) })

/** A place with its rooms. The rules of their fields are those of the records. */
export const placesSchema = z.strictObject({
  name: line,
  street: line,
  postalCode: line,
  city: line,
  rooms: z.array(line).min(1).max(MAX_ROOMS),
})
export type NewPlaces = z.output<typeof placesSchema>

/** A production with its first dates, each a time of the house's clock or an instant. */
export const productionSchema = z.strictObject({
  title: line,
  subline: line,
  teaser: z.string().trim().max(500),
  roomId: recordId.nullable(),
  dates: z.array(z.string().max(40)).min(1).max(MAX_DATES),
})
export type NewProduction = z.output<typeof productionSchema>
