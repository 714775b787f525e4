import { sharedReads } from '../connection/shared-reads.ts'
import { ShopRejected } from '../ticket-shop.ts'
import type { Performance } from './performance.ts'
import { INVALID, type PretixApi } from './pretix-api.server.ts'
import type { PretixEvent, PretixItem, PretixQuota, PretixSettings } from './pretix-resources.ts'
import type { PretixCatalogue, PretixSale } from './pretix-sale.ts'

/** How old may be what offers are made of: the parts of one sync run share what is read. */
const FRESH_MS = 5000
/** How old it may be when a cart is filled: the widget has just shown the offer, and pretix checks the order itself. */
const KNOWN_MS = 60_000
/** Settings, tax rules and categories change hardly ever. */
const SETTLED_MS = 5 * 60_000

/** What is sold, read from pretix and shared for a short while. Each call throws ShopUnavailable or ShopRejected. */
export type CatalogueReader = {
  /** The performances of one event with their quotas; dates that pretix does not have are missing. */
  readSales(event: string, performances: Performance[]): Promise<{ sales: [string, PretixSale][]; quotas: PretixQuota[] }>
  /** One performance, in order to fill a cart. */
  readSale(performance: Performance): Promise<PretixSale>
  readEvent(event: string): Promise<PretixEvent>
  /** The products of an event, as they were in the last minute. */
  readItems(event: string): Promise<PretixItem[]>
  readSettings(event: string): Promise<PretixSettings>
  /** Has everything of an event read anew, as something of it was changed in pretix. */
  forget(event: string): void
  /** Has the list of an event's dates read anew, as it may have got further ones. */
  forgetDates(event: string): void
}

type Sales = Awaited<ReturnType<CatalogueReader['readSales']>>

/** @param now a clock in milliseconds */
export function createCatalogueReader(api: PretixApi, now: () => number): CatalogueReader {
  const events = sharedReads(now, api.readEvent)
  const settings = sharedReads(now, api.readSettings)
  const taxRules = sharedReads(now, api.listTaxRules)
  const categories = sharedReads(now, api.listCategories)
  const vouchers = sharedReads(now, async (event) => {
    const hasVouchers = await api.hasVouchers(event)
    return { hasVouchers, reservesByVoucher: hasVouchers && (await api.hasReservingVouchers(event)) }
  })
  const items = sharedReads(now, api.listItems)
  const comingDates = sharedReads(now, api.listComingSubevents)
  const dates = sharedReads(now, async (key) => {
    const [event = '', date] = key.split('/')
    const read = await api.readSubevent(event, Number(date))
    // Else a sync run with an older list would take back what the widget has just told.
    comingDates.forget(event)
    return read
  })

  async function readCatalogue(event: string, maxAgeMs: number): Promise<PretixCatalogue> {
    const [ofEvent, ofSettings, ofCategories, ofVouchers, ofItems] = await Promise.all([
      events.read(event, maxAgeMs),
      settings.read(event, SETTLED_MS),
      categories.read(event, SETTLED_MS),
      vouchers.read(event, SETTLED_MS),
      items.read(event, maxAgeMs),
    ])
    // Most houses sell without.
    const ofTax = ofItems.some(({ tax_rule }) => tax_rule) ? await taxRules.read(event, SETTLED_MS) : []
    const isKnown = ({ category }: PretixItem) => !category || ofCategories.some(({ id }) => id === category)
    const isComplete = ofItems.every(isKnown)
    // One was made since.
    if (!isComplete) categories.forget(event)
    const allCategories = isComplete ? ofCategories : await categories.read(event, SETTLED_MS)
    return { event: ofEvent, settings: ofSettings, categories: allCategories, taxRules: ofTax, ...ofVouchers, items: ofItems }
  }

  async function readSales(event: string, performances: Performance[]): Promise<Sales> {
    const asked = performances.flatMap(({ subevent }) => (subevent === null ? [] : [subevent]))
    const [catalogue, subevents] = await Promise.all([
      readCatalogue(event, FRESH_MS),
      asked.length > 1 ? comingDates.read(event, FRESH_MS) : Promise.all(asked.map((date) => dates.read(`${event}/${date}`, FRESH_MS))),
    ])
    const byId = new Map(subevents.map((subevent) => [subevent.id, subevent]))
    // pretix rejects a question that names a date which it does not have.
    const known = asked.filter((date) => byId.has(date))
    if (asked.length > 0 && known.length === 0) return { sales: [], quotas: [] }
    const quotas = await api.listQuotas(event, known)
    const sales = performances.flatMap(({ id, subevent: date }): [string, PretixSale][] => {
      if (date === null) return [[id, { ...catalogue, subevent: undefined }]]
      const subevent = byId.get(date)
      return subevent ? [[id, { ...catalogue, subevent }]] : []
    })
    return { sales, quotas }
  }

  function forget(event: string): void {
    for (const source of [events, settings, taxRules, categories, vouchers, items, comingDates]) source.forget(event)
    dates.forgetAll((key) => key.startsWith(`${event}/`))
    api.forget(event)
  }

  return {
    readEvent: (event) => events.read(event, KNOWN_MS),
    readItems: (event) => items.read(event, KNOWN_MS),
    readSettings: (event) => settings.read(event, SETTLED_MS),
    forget,
    forgetDates: comingDates.forget,
    async readSales(event, performances) {
      try {
        return await readSales(event, performances)
      } catch (error) {
        // A date that was deleted in pretix is still among the known ones.
        if (!(error instanceof ShopRejected && error.responseCode === INVALID)) throw error
        forget(event)
        return readSales(event, performances)
      }
    },
    async readSale({ event, subevent }) {
      const [catalogue, date] = await Promise.all([
        readCatalogue(event, KNOWN_MS),
        subevent === null ? undefined : dates.read(`${event}/${subevent}`, KNOWN_MS),
      ])
      return { ...catalogue, subevent: date }
    },
  }
}
