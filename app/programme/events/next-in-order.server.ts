import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import type { ReadContext } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { firstFrom, knowsWholeOrder, readEventOrder } from '../event-order.server.ts'
import { selectionConditions } from '../event-order-select.server.ts'
import { events, productions } from '../tables.ts'

type Next = { id: number; productionId: number }

const selectNext = defineSelect<Next>((db, parameter) =>
  db
    .select({ id: events.id, productionId: events.productionId })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(
      and(...selectionConditions({ db }, {}), ne(events.status, 'cancelled'), gte(events.startsAt, sql`${parameter('now')}::timestamptz`)),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(1),
)

/**
 * Which performance takes place next, as far as visitors see it. From memory where the order of everything is known, else one
 * statement, together with what else the page asks for: the frame of every page needs it, and few need the order.
 */
export async function readNextInOrder(context: ReadContext): Promise<Next | undefined> {
  const now = context.clock.now()
  if (!knowsWholeOrder(context)) {
    addCacheTags('events')
    return (await selectNext(context, { now: now.toString() }))[0]
  }
  const { ids, productionIds, cancelled, ...order } = await readEventOrder(context, {})
  const index = cancelled.indexOf(0, firstFrom(order, now))
  const [id, productionId] = index < 0 ? [] : [ids[index], productionIds[index]]
  return id === undefined || productionId === undefined ? undefined : { id, productionId }
}
