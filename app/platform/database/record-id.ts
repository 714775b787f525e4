import { z } from 'zod'

/** The largest id that the database can store (a 32-bit integer). */
export const MAX_ID = 2_147_483_647

/** The id of a record in a request. An id that no record can have is rejected before the database is queried. */
export const recordId = z.int().positive().max(MAX_ID)

/** `recordId` with a message of its own for every invalid value. */
export const recordIdWithMessage = (words: { error: () => string }) => z.int(words).positive(words).max(MAX_ID, words)
