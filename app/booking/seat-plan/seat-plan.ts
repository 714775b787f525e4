import { z } from 'zod'

/** Of a plan with more than this nothing is shown. */
const MAX_SEATS = 6000
/** Neighbours in a row are 1 apart; beyond this there is an aisle or another gap. */
const GAP = 1.5

/**
 * A numbered seat. `x` and `y` are measured in the usual distance of two neighbours in a row, with the stage at the top.
 * `seat_group` is the name of a seat group of the offer, which has the prices.
 */
export const planSeatSchema = z.object({
  id: z.string().min(1).max(190),
  number: z.string().max(40),
  x: z.number(),
  y: z.number(),
  seat_group: z.string(),
  status: z.enum(['free', 'held', 'sold']),
  /** a place for a wheelchair, or the seat beside it for who comes along */
  access: z.enum(['wheelchair', 'companion']).optional(),
})
export type PlanSeat = z.infer<typeof planSeatSchema>

/** A row, with its seats from left to right as the audience sees the stage. */
export const planRowSchema = z.object({ name: z.string().max(80), seats: z.array(planSeatSchema) })
export type PlanRow = z.infer<typeof planRowSchema>

/** The seats of a performance, zone by zone (stalls, balcony) and row by row. */
export const seatPlanSchema = z
  .object({ zones: z.array(z.object({ name: z.string().max(190), rows: z.array(planRowSchema) })) })
  .refine(({ zones }) => zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats)).length <= MAX_SEATS)
export type SeatPlan = z.infer<typeof seatPlanSchema>

/** The rows of all zones. */
export function rowsIn({ zones }: SeatPlan): PlanRow[] {
  return zones.flatMap(({ rows }) => rows)
}

/** Whether two seats that follow each other in their row are beside each other, without an aisle between them. */
export function areNeighbours(a: PlanSeat, b: PlanSeat): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < GAP
}
