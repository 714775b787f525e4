import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'

/** Proof of who consented to what, kept without any hint at who that is (consent-log.server.ts). */
export const consentLog = pgTable(
  'consent_log',
  {
    id: idColumn(),
    /** the random number in the visitor's cookie */
    consentId: text('consent_id').notNull(),
    /** which question was answered */
    version: integer().notNull(),
    services: text().array().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('consent_log_consent_id').on(table.consentId), index('consent_log_given_at').on(table.givenAt)],
)
