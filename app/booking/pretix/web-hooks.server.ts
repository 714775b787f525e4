import { z } from 'zod'
import { ShopRejected } from '../ticket-shop.ts'
import { type Performance, performanceOf } from './performance.ts'
import { NOT_FOUND, type PretixApi } from './pretix-api.server.ts'
import type { CatalogueReader } from './pretix-catalogue.server.ts'

/** More orders of an event at a time are not looked up one by one: all its performances are concerned. */
const MAX_ORDERS = 3

/** What pretix sends: an action, and ids of what it is about. Of the ids those that booking needs. */
const webHookSchema = z.object({
  action: z.string(),
  event: z.string(),
  subevent: z.int().optional(),
  code: z
    .string()
    .regex(/^\w{1,20}$/)
    .optional(),
})
type WebHook = z.infer<typeof webHookSchema>

const OF_ORDER = /^pretix\.event\.order\./
/** An order may have been moved to another date, and no longer tells the one it had. */
const OF_CHANGED_ORDER = /^pretix\.event\.order\.changed/
const OF_DATE = /^pretix\.subevent\./
const OF_EVENT = /^pretix\.event\.(changed|deleted|live|testmode|item|quota)\b/

/**
 * Reads web hooks. They are not signed, so nothing is taken from them but ids, and what these stand for is asked of pretix.
 * Set-up that has changed is read anew.
 * @returns of the known performances those that may have changed
 */
export type WebHookReader = (webHooks: unknown[], known: string[]) => Promise<string[]>

export function createWebHookReader(api: PretixApi, catalogue: Pick<CatalogueReader, 'forget'>): WebHookReader {
  /** The dates of an order; undefined when it is gone. */
  async function datesOf(event: string, code: string): Promise<(number | null)[] | undefined> {
    try {
      return await api.readOrderDates(event, code)
    } catch (error) {
      if (error instanceof ShopRejected && error.responseCode === NOT_FOUND) return undefined
      throw error
    }
  }

  async function concernedIn(event: string, webHooks: WebHook[], known: Performance[]): Promise<Performance[]> {
    const isOfSetUp = ({ action }: WebHook) => OF_EVENT.test(action) || OF_DATE.test(action)
    if (webHooks.some(isOfSetUp)) catalogue.forget(event)
    const codes = new Set(webHooks.flatMap(({ action, code }) => (OF_ORDER.test(action) && code ? [code] : [])))
    const isOfAll = ({ action }: WebHook) => OF_EVENT.test(action) || OF_CHANGED_ORDER.test(action)
    if (codes.size > MAX_ORDERS || webHooks.some(isOfAll)) return known
    const ordered = await Promise.all([...codes].map((code) => datesOf(event, code)))
    if (ordered.includes(undefined)) return known
    const ofDates = webHooks.flatMap(({ action, subevent }) => (OF_DATE.test(action) && subevent !== undefined ? [subevent] : []))
    const dates = new Set([...ordered.flatMap((of) => of ?? []), ...ofDates])
    return known.filter(({ subevent }) => dates.has(subevent))
  }

  return async (webHooks, known) => {
    const read = webHooks.flatMap((sent) => webHookSchema.safeParse(sent).data ?? [])
    const performances = known.map(performanceOf)
    const concerned = await Promise.all(
      [...Map.groupBy(read, ({ event }) => event)].map(([event, ofEvent]) => {
        const knownOfEvent = performances.filter((performance) => performance.event === event)
        return knownOfEvent.length > 0 ? concernedIn(event, ofEvent, knownOfEvent) : []
      }),
    )
    return concerned.flat().map(({ id }) => id)
  }
}
