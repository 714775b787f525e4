import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'

/** Proof of consent, without personal data (consent-log.server.ts). */
export const consentLog = pgTable(
  'consent_log',
  {
    id: idColumn(),
    /** the random id in the visitor's cookie */
    consentId: text('consent_id').notNull(),
    /** `CONSENT_VERSION` of the question */
    version: integer().notNull(),
    services: text().array().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('consent_log_consent_id').on(table.consentId), index('consent_log_given_at').on(table.givenAt)],
)
