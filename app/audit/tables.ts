import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { ExternalLinkProblem } from './external-link-checker.server.ts'
import type { FindingKind } from './finding.ts'

/** What is wrong with what is published; gone when it is mended. */
export const findings = pgTable(
  'findings',
  {
    id: idColumn(),
    /** the page, record or other thing that it is found in */
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** tells it from the other findings of that thing */
    key: text().notNull(),
    kind: text().$type<FindingKind>().notNull(),
    /** what the thing was called when it was looked at */
    title: text().notNull(),
    /** where staff mend it */
    href: text().notNull(),
    /** the words concerned, as those of a link */
    text: text().notNull().default(''),
    /** the address or the number concerned */
    target: text().notNull().default(''),
    /** what more there is to say */
    detail: text().notNull().default(''),
    since: moment('since').notNull(),
  },
  (table) => [
    uniqueIndex('findings_place').on(table.contentType, table.objectId, table.key),
    index('findings_kind').on(table.kind, table.id),
  ],
)

/** Addresses of other sites that content links to, and the result of the latest request. */
export const externalLinks = pgTable('outside_links', {
  address: text().primaryKey(),
  askedOn: date('asked_on').notNull(),
  /** why it is no good; null when it is good */
  problem: text().$type<ExternalLinkProblem>(),
  failedOn: date('failed_on'),
  /** in how many nights it has failed one after the other */
  failedNights: integer('failed_nights').notNull().default(0),
})

/** Runs of the audit; only the latest is kept. */
export const auditRuns = pgTable('check_runs', {
  id: idColumn(),
  state: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
  done: integer().notNull().default(0),
  all: integer('of_all').notNull().default(0),
  /** when it was asked for, began or ended, by the clock of the site */
  at: moment('at').notNull(),
  /** last heartbeat, in real time */
  heartbeatAt: moment('told_at').notNull().default(sql`now()`),
})
