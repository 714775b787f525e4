import { z } from 'zod'
import { type RichText, richTextSchema } from '../platform/rich-text/rich-text.ts'

const MAX_PASSAGES = 300

/** A text of a record's page, which its form writes; null once it is emptied. */
export type TextPassage = { id: string; text: RichText | null }
/** Another module of the page, which stays where it is: its type by name, and its first words. */
export type KeptPassage = { id: string; module: string; words: string }
/** A module of a record's page as its form shows it. */
export type Passage = TextPassage | KeptPassage

const id = z.string().regex(/^[a-zA-Z0-9_-]{6,40}$/)

/** Validates the passages of a record, in the order of the page. Null leaves the page as it is. */
export const passagesSchema: z.ZodType<Passage[] | null> = z
  .array(
    z.union([
      z.strictObject({ id, text: richTextSchema.nullable() }),
      z.strictObject({ id, module: z.string().max(60), words: z.string().max(300) }),
    ]),
  )
  .max(MAX_PASSAGES)
  .nullable()

/** Whether a passage is a text. */
export function isTextPassage(passage: Passage): passage is TextPassage {
  return 'text' in passage
}

/** The id of a new passage, as modules have them. */
export function newPassageId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20)
}
