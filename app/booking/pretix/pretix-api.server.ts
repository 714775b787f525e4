import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type ConnectionLimits, createShopConnection, type ShopRequest, type ShopResponse } from '../connection/shop-connection.server.ts'
import { type ShopDateRange, ShopDenied, ShopForbidden, ShopRejected, ShopUnavailable } from '../ticket-shop.ts'
import {
  type BulkResult,
  bulkAnswerSchema,
  cartPositionSchema,
  categorySchema,
  countedSchema,
  eventSchema,
  itemSchema,
  type ListedDate,
  type ListedEvent,
  listedDateSchema,
  listedEventSchema,
  orderSchema,
  type PretixCartPosition,
  type PretixCategory,
  type PretixEvent,
  type PretixItem,
  type PretixLayout,
  type PretixQuota,
  type PretixSeat,
  type PretixSettings,
  type PretixSubevent,
  type PretixTaxRule,
  type PretixVoucher,
  quotaSchema,
  seatingPlanSchema,
  seatSchema,
  settingsSchema,
  subeventSchema,
  taxRuleSchema,
  voucherSchema,
} from './pretix-resources.ts'

/** Of fifty entries each: enough for a season of quotas where pretix does not yet filter them by dates. */
const MAX_PAGES = 200
/** pretix's time for an answer to a change, as a multiple of that to a question: whoever waits for seats waits longer. */
const PATIENCE = 2
const NOT_MODIFIED = 304
const UNAUTHORIZED = 401
/** pretix's answer for an event that does not exist as well as for one that the key may not see. */
const FORBIDDEN = 403
export const NOT_FOUND = -404
/** What pretix cannot do: it names what there is not, or does not fit the set-up. */
export const INVALID = -400
/** How long a list is asked for by its changes alone, in milliseconds; then it is read as a whole. */
const WHOLE_MS = 10 * 60_000
/** A change may be stored later than it says. */
const OVERLAP_SECONDS = 60
const MAX_EVENTS = 100

/** Older versions of pretix may answer with other seats too. */
type SeatFilter = Pick<PretixSeat, 'zone_name' | 'row_name'> | { is_available: boolean } | { blocked: boolean }

/** A position that lies in a cart as a part of another. */
type BundledPosition = Pick<NewCartPosition, 'item' | 'variation' | 'price' | 'subevent' | 'answers'>

/** A cart position in the form in which pretix's API takes it. */
export type NewCartPosition = {
  cart_id: string
  item: number
  variation: number | null
  price: string
  subevent: number | null
  seat?: string
  /** what comes with the product; its price is a part of the product's */
  bundled?: BundledPosition[]
  /** a code; older versions leave it aside */
  voucher?: string
  /** to the product's questions; where they are missing, older versions of pretix answer with an internal error */
  answers: []
}

/**
 * The calls of pretix's API that booking needs. Each throws ShopUnavailable, where the key lacks a right ShopForbidden, or
 * ShopRejected: `NOT_FOUND`, or the negative status.
 */
export type PretixApi = {
  readEvent(event: string): Promise<PretixEvent>
  readSettings(event: string): Promise<PretixSettings>
  listTaxRules(event: string): Promise<PretixTaxRule[]>
  readSubevent(event: string, subevent: number): Promise<PretixSubevent>
  /** Opens a date for sale or closes it, as the tick in pretix does. */
  setActive(event: string, subevent: number, isActive: boolean): Promise<void>
  listComingSubevents(event: string): Promise<PretixSubevent[]>
  /** The events in a range that are no series. */
  listSingleEvents(range: ShopDateRange): Promise<ListedEvent[]>
  /** The dates of all series in a range, by date; older versions of pretix answer with further ones. @param page from 1 */
  listDatesPage(range: ShopDateRange, page: number): Promise<{ dates: ListedDate[]; hasMore: boolean }>
  listCategories(event: string): Promise<PretixCategory[]>
  listItems(event: string): Promise<PretixItem[]>
  /** Has items and dates read as a whole, not by their changes. */
  forget(event: string): void
  /** @param subevents the dates whose quotas are read; older versions of pretix answer with those of all dates */
  listQuotas(event: string, subevents: number[]): Promise<PretixQuota[]>
  /** What a quota counts. */
  readCounted(event: string, quota: number): Promise<Pick<PretixQuota, 'items' | 'variations'>>
  /** The voucher of a code; undefined where there is none, or the key may not see them. */
  findVoucher(event: string, code: string): Promise<PretixVoucher | undefined>
  /** Whether there are vouchers that can be redeemed; false where the key may not see them, or pretix does not say. */
  hasVouchers(event: string): Promise<boolean>
  /** Whether some of them are for tickets though none are left without one. */
  hasReservingVouchers(event: string): Promise<boolean>
  /** The layout of a seating plan, which all events of the organiser may share. */
  readLayout(seatingPlan: number): Promise<PretixLayout>
  /** @param filter limits the result to the row of a seat, or to seats that nobody has or somebody has */
  listSeats(event: string, subevent: number | null, filter?: SeatFilter): Promise<PretixSeat[]>
  /** Creates positions; each succeeds or fails by itself. A repeated key changes nothing. */
  createPositions(event: string, positions: NewCartPosition[], idempotencyKey: string): Promise<BulkResult[]>
  /** Whether the key may create positions; none is created. */
  mayCreatePositions(event: string): Promise<boolean>
  deletePosition(event: string, id: number): Promise<void>
  /** undefined for one that is gone */
  readPosition(event: string, id: number): Promise<PretixCartPosition | undefined>
  /** The dates that an order is for, also those that were cancelled in it; null for an event without dates. */
  readOrderDates(event: string, code: string): Promise<(number | null)[]>
  /** The positions created since an instant, newest first. */
  listPositionsSince(event: string, since: Temporal.Instant): Promise<PretixCartPosition[]>
}

type Options = {
  limits?: Partial<ConnectionLimits> | undefined
  /** called with the headers of each answer */
  hear?: (headers: Headers) => void
}

/**
 * A client of pretix's REST API.
 * @param url the organiser's address in it, `https://pretix.eu/api/v1/organizers/haus`
 */
export function createPretixApi(url: string, token: string, { limits, hear }: Options = {}): PretixApi {
  const connection = createShopConnection(url, limits, {
    // Reasons are told apart by pretix's words.
    headers: { authorization: `Token ${token}`, 'accept-language': 'en' },
    // Another request with the same key is under way, or a lock was not to be had.
    repeatsConflicts: true,
  })

  async function send(call: ShopRequest): Promise<ShopResponse> {
    const response = await connection.send(call)
    hear?.(response.headers)
    if (response.status === UNAUTHORIZED) throw new ShopDenied(`pretix refuses the token for ${withoutQuery(call.path)}`)
    if (response.status === FORBIDDEN) throw new ShopForbidden(`pretix refuses the token ${withoutQuery(call.path)}`)
    if (response.status >= 400) throw new ShopRejected(-response.status, { reason: withoutQuery(call.path) })
    return response
  }
  const get = async <T>(schema: z.ZodType<T>, path: string) => parse(schema, path, (await send({ method: 'GET', path })).body)
  const pageOf = <T>(schema: z.ZodType<T>) => z.object({ next: z.string().nullable(), results: z.array(schema) })

  /**
   * Reads a paginated list until it ends or `isEnough` returns true.
   * @param since leaves the list out when pretix says that it has not been changed after this
   * @returns the rows, and the headers of their first page: what changes while the others are read counts as changed
   */
  async function readList<T>(
    schema: z.ZodType<T>,
    path: string,
    { since, isEnough = () => false }: { since?: string | undefined; isEnough?: (page: T[]) => boolean } = {},
  ): Promise<{ rows: T[]; headers: Headers } | undefined> {
    const page = pageOf(schema)
    const rows: T[] = []
    let headers: Headers | undefined
    for (let number = 1; number <= MAX_PAGES; number++) {
      const condition = !headers && since ? { headers: { 'if-modified-since': since } } : {}
      const response = await send({ method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}page=${number}`, ...condition })
      if (response.status === NOT_MODIFIED) return undefined
      headers ??= response.headers
      const { next, results } = parse(page, path, response.body)
      rows.push(...results)
      if (!next || isEnough(results)) return { rows, headers }
    }
    throw new ShopUnavailable(`pretix has more than ${MAX_PAGES} pages for ${path}`)
  }
  const of = (event: string) => `/events/${encodeURIComponent(event)}`
  const list = async <T>(schema: z.ZodType<T>, path: string) => (await readList(schema, path))?.rows ?? []

  const knownItems = new LRUCache<string, { rows: PretixItem[]; since: string | undefined }>({ max: MAX_EVENTS, ttl: WHOLE_MS })
  /** Items are asked for on the condition that staff have changed one. Quotas and dates know no such condition. */
  async function listItems(event: string): Promise<PretixItem[]> {
    const known = knownItems.get(event)
    const read = await readList(itemSchema, `${of(event)}/items/?active=true`, { since: known?.since })
    if (!read) return known?.rows ?? []
    const since = read.headers.get('last-modified') ?? undefined
    knownItems.set(event, { rows: read.rows, since })
    return read.rows
  }

  const knownDates = new LRUCache<string, { byId: Map<number, PretixSubevent>; since: string }>({ max: MAX_EVENTS, ttl: WHOLE_MS })
  /** Of dates those are read that have changed. One that was deleted stays until the next reading of all. */
  async function listDates(event: string): Promise<PretixSubevent[]> {
    const known = knownDates.get(event)
    const path = `${of(event)}/subevents/?is_future=true`
    const read = await readList(subeventSchema, known ? `${path}&modified_since=${encodeURIComponent(known.since)}` : path)
    const byId = known?.byId ?? new Map<number, PretixSubevent>()
    for (const date of read?.rows ?? []) byId.set(date.id, date)
    const generatedAt = read?.headers.get('x-page-generated')
    if (generatedAt) {
      const since = Temporal.Instant.from(generatedAt).subtract({ seconds: OVERLAP_SECONDS }).toString()
      knownDates.set(event, { byId, since }, { noUpdateTTL: true })
    }
    return [...byId.values()]
  }

  /** Whether a list has an entry; false where pretix refuses it. */
  async function hasAny(path: string): Promise<boolean> {
    const found = await get(pageOf(z.unknown()), path).catch(unlessRejected)
    return (found?.results.length ?? 0) > 0
  }

  return {
    readEvent: (event) => get(eventSchema, `${of(event)}/`),
    readSettings: (event) => get(settingsSchema, `${of(event)}/settings/`),
    readSubevent: (event, subevent) => get(subeventSchema, `${of(event)}/subevents/${subevent}/`),
    async setActive(event, subevent, isActive) {
      await send({ method: 'PATCH', path: `${of(event)}/subevents/${subevent}/`, body: { active: isActive } })
    },
    listComingSubevents: listDates,
    listSingleEvents: (range) => list(listedEventSchema, `/events/?has_subevents=false&${rangeQuery(range)}`),
    async listDatesPage(range, number) {
      const path = `/subevents/?is_future=true&ordering=date_from&${rangeQuery(range)}&page=${number}`
      const { next, results } = await get(pageOf(listedDateSchema), path)
      return { dates: results, hasMore: next !== null && number < MAX_PAGES }
    },
    listTaxRules: (event) => list(taxRuleSchema, `${of(event)}/taxrules/`),
    listCategories: (event) => list(categorySchema, `${of(event)}/categories/`),
    listItems,
    forget(event) {
      knownItems.delete(event)
      knownDates.delete(event)
    },
    listQuotas: (event, subevents) =>
      list(quotaSchema, `${of(event)}/quotas/?with_availability=true${subevents.length > 0 ? `&subevent__in=${subevents.join()}` : ''}`),
    readCounted: (event, quota) => get(countedSchema, `${of(event)}/quotas/${quota}/`),
    async findVoucher(event, code) {
      const path = `${of(event)}/vouchers/?${new URLSearchParams({ code })}`
      const found = await get(pageOf(voucherSchema), path).catch(unlessForbidden)
      return found?.results.find((voucher) => voucher.code.toUpperCase() === code.toUpperCase())
    },
    hasVouchers: (event) => hasAny(`${of(event)}/vouchers/?active=true&page_size=1`),
    async hasReservingVouchers(event) {
      for (const filter of ['block_quota', 'allow_ignore_quota'])
        if (await hasAny(`${of(event)}/vouchers/?active=true&${filter}=true&page_size=1`)) return true
      return false
    },
    readLayout: async (seatingPlan) => (await get(seatingPlanSchema, `/seatingplans/${seatingPlan}/`)).layout,
    listSeats(event, subevent, filter = { zone_name: null, row_name: null }) {
      const given = Object.entries(filter).filter(([, value]) => value !== null && value !== '')
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      return list(seatSchema, `${of(event)}${subevent === null ? '' : `/subevents/${subevent}`}/seats/${query.size > 0 ? `?${query}` : ''}`)
    },
    async createPositions(event, positions, idempotencyKey) {
      const path = `${of(event)}/cartpositions/bulk_create/`
      const headers = { 'x-idempotency-key': idempotencyKey }
      const { body } = await send({ method: 'POST', path, headers, body: positions, patience: PATIENCE })
      return parse(bulkAnswerSchema, path, body).results
    },
    async mayCreatePositions(event) {
      try {
        // pretix checks the right before the body, and takes nothing but a list.
        await send({ method: 'POST', path: `${of(event)}/cartpositions/bulk_create/`, body: {} })
        return true
      } catch (error) {
        if (error instanceof ShopForbidden) return false
        if (error instanceof ShopRejected && error.responseCode === INVALID) return true
        throw error
      }
    },
    async deletePosition(event, id) {
      await send({ method: 'DELETE', path: `${of(event)}/cartpositions/${id}/` }).catch(unlessGone)
    },
    async readPosition(event, id) {
      return get(cartPositionSchema, `${of(event)}/cartpositions/${id}/`).catch(unlessGone)
    },
    async readOrderDates(event, code) {
      // Of a buyer nothing is read.
      const query = 'include=positions.subevent&include_canceled_positions=true'
      const { positions } = await get(orderSchema, `${of(event)}/orders/${encodeURIComponent(code)}/?${query}`)
      return positions.map(({ subevent }) => subevent)
    },
    async listPositionsSince(event, since) {
      const isOlder = ({ datetime }: PretixCartPosition) => Temporal.Instant.compare(Temporal.Instant.from(datetime), since) < 0
      const newestFirst = `${of(event)}/cartpositions/?ordering=-datetime`
      const read = await readList(cartPositionSchema, newestFirst, { isEnough: (page) => page.some(isOlder) })
      return read?.rows.filter((position) => !isOlder(position)) ?? []
    },
  }
}

function rangeQuery({ from, until }: ShopDateRange): URLSearchParams {
  return new URLSearchParams({ date_from_after: from.toString(), date_from_before: until.toString() })
}

function parse<T>(schema: z.ZodType<T>, path: string, body: unknown): T {
  const answer = schema.safeParse(body)
  if (!answer.success) throw new ShopUnavailable(`pretix answered something else to ${withoutQuery(path)}`, { cause: answer.error })
  return answer.data
}

/** For logs, in which no visitor's code stands. */
function withoutQuery(path: string): string {
  return path.split('?')[0] ?? ''
}

/** What is only an extra stops nothing else. */
function unlessRejected(error: unknown): undefined {
  if (!(error instanceof ShopRejected)) unlessForbidden(error)
}

function unlessForbidden(error: unknown): undefined {
  if (!(error instanceof ShopForbidden)) throw error
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof ShopRejected && error.responseCode === NOT_FOUND)) throw error
}
