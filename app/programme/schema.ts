import { z } from 'zod'

/** What can become of a performance. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

/** Marks beside a performance; their German labels stand in the catalogue. */
export const EVENT_MARKS = [
  'premiere',
  'world-premiere',
  'last-time',
  'surtitles',
  'audio-description',
  'sign-language',
  'relaxed',
  'talk',
] as const
export type EventMark = (typeof EVENT_MARKS)[number]

/** How well a performance sells, as far as a visitor needs to know. */
export const AVAILABILITIES = ['available', 'few', 'sold-out', 'not-yet', 'none'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** One work of an evening's programme, and where a recording of it lies in the media library. */
export const pieceOfProgrammeSchema = z.strictObject({
  composer: z.string().max(200),
  work: z.string().max(300),
  audio: z.string().max(2000).optional(),
})
export type PieceOfProgramme = z.infer<typeof pieceOfProgrammeSchema>

/** A price of a seat group (B §3). `price` is a decimal text such as `12.50`. */
export const priceSchema = z.object({
  id: z.number().int(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  sale_type_id: z.number().int(),
  seat_group: z.string(),
  text: z.string(),
  name: z.string(),
  has_discounts: z.boolean(),
})
export type Price = z.infer<typeof priceSchema>

/** A start time with a capacity of its own (B §3). Status 0 means it cannot be booked. */
export const timeslotSchema = z.object({
  id: z.number().int(),
  status: z.number().int(),
  time_start: z.string(),
  block_id: z.number().int(),
})
export type Timeslot = z.infer<typeof timeslotSchema>

/** Seats that are sold under one set of prices (B §3). Status 0 sold out, 1 available, 2 few left. */
export const seatGroupSchema = z.object({
  id: z.number().int(),
  seat_group: z.string(),
  status: z.number().int(),
  text: z.string(),
  prices: z.array(priceSchema),
  timeslots: z.array(timeslotSchema),
})
export type SeatGroup = z.infer<typeof seatGroupSchema>
