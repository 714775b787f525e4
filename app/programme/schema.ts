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

/** One work of an evening's programme, and where a recording of it lies in the media library. */
export const pieceOfProgrammeSchema = z.strictObject({
  composer: z.string().max(200),
  work: z.string().max(300),
  audio: z.string().max(2000).optional(),
  /** what is said or sung in it, or what there is to hear, for those who do not hear it */
  words: z.string().max(5000).optional(),
})
export type PieceOfProgramme = z.infer<typeof pieceOfProgrammeSchema>
