import { z } from 'zod'

/** The largest number that the database keeps as an id. */
export const MAX_ID = 2_147_483_647

/** The id of a record in what somebody sends: one that no record can have is refused before the database is asked. */
export const recordId = z.int().positive().max(MAX_ID)

/** The same, with words of its own for whatever is no such number. */
export const recordIdSaying = (words: { error: () => string }) => z.int(words).positive(words).max(MAX_ID, words)
