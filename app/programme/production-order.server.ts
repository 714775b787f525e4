import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { defineSelect } from '../platform/cache/define-select.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { type EventOrder, selectionConditions, selectOrder } from './event-order-select.server.ts'
import { events } from './tables.ts'

const TAGS = ['events']
const of = alias(events, 'of')

const selectOfProduction = defineSelect<EventOrder>((db, parameter) =>
  selectOrder(db, [...selectionConditions({ db }, {}), eq(events.productionId, parameter('production'))]),
)

const selectAround = defineSelect<EventOrder>((db, parameter) => {
  const production = db
    .select({ id: of.productionId })
    .from(of)
    .where(eq(of.id, parameter('event')))
  return selectOrder(db, [...selectionConditions({ db }, {}), sql`${events.productionId} = (${production})`])
})

/** The order of a production's performances, without that of all others. One statement, none for a known one. */
export function readOrderOfProduction(context: ReadContext, production: number): Promise<EventOrder> {
  return keptOrder(context, production, async () => (await selectOfProduction(context, { production }))[0] as EventOrder)
}

/** The order of the performances of the production that one is of. One statement, none for a known one. */
export const readOrderAround = defineCachedRead('event-order-around', async (context, event: number): Promise<EventOrder> => {
  addCacheTags(...TAGS)
  const order = (await selectAround(context, { event }))[0] as EventOrder
  const [production] = order.productionIds
  // Whoever asks for the production next has it.
  return production === undefined ? order : keptOrder(context, production, async () => order)
})

async function keptOrder(context: ReadContext, production: number, read: () => Promise<EventOrder>): Promise<EventOrder> {
  if (!context.readCache.isOf(context)) return read()
  return context.readCache.getOrLoad(
    `event-order-of-production:${production}`,
    () => {
      addCacheTags(...TAGS)
      return read()
    },
    { isOfAllLanguages: true },
  )
}
