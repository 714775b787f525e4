import { type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../platform/database/like-pattern.ts'
import type { EntryState } from './entry-schema.ts'
import { formAnswers, formEntries, formUploads } from './tables.ts'

const MAX_WORDS = 8

/** What narrows the list of entries and their table. */
export type EntryFilters = { formId: number | undefined; state: EntryState | undefined; q: string }

/**
 * Conditions that each word stands in an entry: in what was answered, the name of a file, the note or an answer to it. Case
 * and accents are ignored.
 */
export function holdsWords(q: string): SQL[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => {
    const contains = (text: SQL) => sql`plain_letters(${text}) LIKE plain_letters(${likePattern(word)}::text)`
    return sql`(
      ${contains(sql`${formEntries.note}`)}
      OR EXISTS (SELECT FROM jsonb_path_query(${formEntries.fieldValues}, 'strict $.**') AS value
        WHERE jsonb_typeof(value) IN ('string', 'number') AND ${contains(sql`value #>> '{}'`)})
      OR EXISTS (SELECT FROM ${formUploads} WHERE ${formUploads.entryId} = ${formEntries.id} AND ${contains(sql`${formUploads.filename}`)})
      OR EXISTS (SELECT FROM ${formAnswers} WHERE ${formAnswers.entryId} = ${formEntries.id} AND ${contains(sql`${formAnswers.text}`)})
    )`
  })
}
