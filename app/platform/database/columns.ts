import { sql } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** The primary key, which URLs and other tables refer to. */
export const idColumn = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** An instant: `timestamptz`, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When the row was last written. */
export const updatedAtColumn = () => moment('updated_at').notNull().default(sql`now()`)
