import { z } from 'zod'

/** The status of a performance. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

/** Marks of a performance. */
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

/** How somebody can stand in for a role: in turn with who usually plays it, or when that person cannot. */
export const UNDERSTUDY_KINDS = ['alternate', 'cover'] as const
export type UnderstudyKind = (typeof UNDERSTUDY_KINDS)[number]

/** One work of a performance's programme, and the address of its recording in the media library. */
export const pieceOfProgrammeSchema = z.strictObject({
  composer: z.string().max(200),
  work: z.string().max(300),
  audio: z.string().max(2000).optional(),
  /** transcript or description of the recording, for those who cannot hear it */
  words: z.string().max(5000).optional(),
})
export type PieceOfProgramme = z.infer<typeof pieceOfProgrammeSchema>
