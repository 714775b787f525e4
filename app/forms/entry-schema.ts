import { z } from 'zod'

/** Characters of a note about an entry, and of an answer to it, at most. */
export const MAX_NOTE_LENGTH = 4000
export const MAX_ANSWER_LENGTH = 8000

/** What staff change about an entry: whether they are done with it, and their note, with the version of it that was read. */
export const entryChangeSchema = z
  .strictObject({
    isDone: z.boolean(),
    note: z.strictObject({ text: z.string().trim().max(MAX_NOTE_LENGTH), base: z.int().min(0) }),
  })
  .partial()
export type EntryChange = z.infer<typeof entryChangeSchema>

/** An answer; `key` makes the request idempotent, `seen` is how many answers its author has read, `isDone` closes the entry. */
export const answerSchema = z.strictObject({
  key: z.uuid(),
  text: z.string().trim().min(1).max(MAX_ANSWER_LENGTH),
  seen: z.int().min(0),
  isDone: z.boolean(),
})
export type NewAnswer = z.infer<typeof answerSchema>

/** Where an entry stands: to be dealt with, dealt with, or not confirmed by who sent it. */
export const ENTRY_STATES = ['open', 'done', 'unconfirmed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]
