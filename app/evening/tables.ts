import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, moment } from '../platform/database/columns.ts'
import { events } from '../programme/tables.ts'
import type { EveningActionKind } from './schema.ts'

/** How far the ticket shop has followed an action or its undo. */
export type SaleState = 'waiting' | 'done' | 'failed'

/** What was done at the evening desk, each with all that its undo takes back. */
export const eveningActions = pgTable(
  'evening_actions',
  {
    id: idColumn(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text().$type<EveningActionKind>().notNull(),
    /** what visitors read */
    sentence: text().notNull(),
    /** the changed fields of the performance, as they were and as they are since */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** the alert that was published with it, and its fingerprint then; null without one */
    alertId: integer('alert_id'),
    alertRevision: text('alert_revision'),
    /** the shop's number whose sale it stops; null where the sale goes on */
    shopNumber: text('shop_number'),
    saleState: text('sale_state').$type<SaleState>(),
    /** whether the shop still sold when it was to stop; null until it was asked */
    stoppedSale: boolean('stopped_sale'),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by'),
  },
  (table) => [
    index('evening_actions_event').on(table.eventId, table.id),
    index('evening_actions_shop_number').on(table.shopNumber, table.id),
  ],
)
