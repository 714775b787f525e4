import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, updatedAtColumn } from '../platform/database/columns.ts'
import { persons } from '../programme/tables.ts'

/** When somebody cannot play: whole days, both included. */
export const absences = pgTable(
  'absences',
  {
    id: idColumn(),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'restrict' }),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** for the staff alone */
    reason: text().notNull().default(''),
    updatedAt: updatedAtColumn(),
  },
  (table) => [index('absences_days').on(table.endsOn, table.startsOn), index('absences_person').on(table.personId)],
)
