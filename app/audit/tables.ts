import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import type { ExternalLinkProblem } from './external-link-checker.server.ts'
import type { FindingKind } from './finding.ts'

/** Problems in published content; deleted when they are fixed. */
export const findings = pgTable(
  'findings',
  {
    id: idColumn(),
    /** type of the audited page, record or other object */
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** unique among the findings of the object */
    key: text().notNull(),
    kind: text().$type<FindingKind>().notNull(),
    /** title of the object at the time of the audit */
    title: text().notNull(),
    /** address at which staff can fix it */
    href: text().notNull(),
    /** the text concerned, such as a link text */
    text: text().notNull().default(''),
    /** the address or id concerned */
    target: text().notNull().default(''),
    /** a parameter of the message */
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
  /** why it is broken; null when it is not */
  problem: text().$type<ExternalLinkProblem>(),
  failedOn: date('failed_on'),
  /** consecutive nights in which it has failed */
  failedNights: integer('failed_nights').notNull().default(0),
})

/** Runs of the audit; only the latest is kept. */
export const auditRuns = pgTable('check_runs', {
  id: idColumn(),
  state: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
  done: integer().notNull().default(0),
  all: integer('of_all').notNull().default(0),
  /** when it was requested, began or ended, by the site's clock */
  at: moment('at').notNull(),
  /** last heartbeat, in real time */
  heartbeatAt: moment('told_at').notNull().default(sql`now()`),
})
