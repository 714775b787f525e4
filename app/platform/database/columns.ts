import { sql } from 'drizzle-orm'
import { integer, timestamp } from 'drizzle-orm/pg-core'

/** The number by which addresses and other tables name a row. */
export const idColumn = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** A moment; stored with its zone, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When the row was last written. */
export const updatedAtColumn = () => moment('updated_at').notNull().default(sql`now()`)
