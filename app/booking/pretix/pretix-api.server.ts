import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type ConnectionLimits, createShopConnection, type ShopRequest, type ShopResponse } from '../connection/shop-connection.server.ts'
import { ShopDenied, ShopRejected, ShopUnavailable } from '../ticket-shop.ts'
import {
  type BulkResult,
  bulkAnswerSchema,
  cartPositionSchema,
  categorySchema,
  eventSchema,
  itemSchema,
  type PretixCartPosition,
  type PretixCategory,
  type PretixEvent,
  type PretixItem,
  type PretixQuota,
  type PretixSeat,
  type PretixSettings,
  type PretixSubevent,
  quotaSchema,
  seatSchema,
  settingsSchema,
  subeventSchema,
} from './pretix-resources.ts'

/** Of fifty entries each: enough for a season of quotas where pretix does not yet filter them by dates. */
const MAX_PAGES = 200
/** pretix's time for an answer to a change, as a multiple of that to a question: whoever waits for seats waits longer. */
const PATIENCE = 2
const NOT_MODIFIED = 304
export const NOT_FOUND = -404
/** pretix's answer for an event that does not exist as well as for one that the key may not see. */
export const FORBIDDEN = -403
/** How long a list is asked for by its changes alone, in milliseconds; then it is read as a whole. */
const CONDITIONAL_MS = 10 * 60_000

/** A cart position in the form in which pretix's API takes it. */
export type NewCartPosition = {
  cart_id: string
  item: number
  variation: number | null
  price: string
  subevent: number | null
  seat?: string
  expires: string
  /** to the product's questions; where they are missing, older versions of pretix answer with an internal error */
  answers: []
}

/**
 * The calls of pretix's API that booking needs. Each throws ShopUnavailable or ShopRejected: `NOT_FOUND`,
 * `FORBIDDEN`, or the negative status.
 */
export type PretixApi = {
  readEvent(event: string): Promise<PretixEvent>
  readSettings(event: string): Promise<PretixSettings>
  readSubevent(event: string, subevent: number): Promise<PretixSubevent>
  listComingSubevents(event: string): Promise<PretixSubevent[]>
  listCategories(event: string): Promise<PretixCategory[]>
  listItems(event: string): Promise<PretixItem[]>
  /** @param subevents the dates whose quotas are read; older versions of pretix answer with those of all dates */
  listQuotas(event: string, subevents: number[]): Promise<PretixQuota[]>
  listSeats(event: string, subevent: number | null): Promise<PretixSeat[]>
  /** Creates positions; each succeeds or fails by itself. A repeated key changes nothing. */
  createPositions(event: string, positions: NewCartPosition[], idempotencyKey: string): Promise<BulkResult[]>
  deletePosition(event: string, id: number): Promise<void>
  /** undefined for one that is gone */
  readPosition(event: string, id: number): Promise<PretixCartPosition | undefined>
  /** The positions created since an instant, newest first. */
  listPositionsSince(event: string, since: Temporal.Instant): Promise<PretixCartPosition[]>
}

/**
 * A client of pretix's REST API.
 * @param url the organiser's address in it, `https://pretix.eu/api/v1/organizers/haus`
 */
export function createPretixApi(url: string, token: string, limits?: Partial<ConnectionLimits>): PretixApi {
  const connection = createShopConnection(url, limits, {
    // Reasons are told apart by pretix's words.
    headers: { authorization: `Token ${token}`, 'accept-language': 'en' },
    // Another request with the same key is under way, or a lock was not to be had.
    repeatsConflicts: true,
  })

  async function send(call: ShopRequest): Promise<ShopResponse> {
    const response = await connection.send(call)
    if (response.status === 401) throw new ShopDenied(`pretix refuses the token for ${call.path}`)
    if (response.status >= 400) throw new ShopRejected(-response.status, { reason: call.path })
    return response
  }
  const get = async <T>(schema: z.ZodType<T>, path: string) => parse(schema, path, (await send({ method: 'GET', path })).body)

  /** Reads a paginated list until it ends or `isEnough` returns true. */
  async function list<T>(schema: z.ZodType<T>, path: string, isEnough: (page: T[]) => boolean = () => false): Promise<T[]> {
    return (await listUnlessSame(schema, path, undefined, isEnough)).rows ?? []
  }

  /** @returns no rows when pretix says that nothing has changed since then */
  async function listUnlessSame<T>(
    schema: z.ZodType<T>,
    path: string,
    since: string | undefined,
    isEnough: (page: T[]) => boolean = () => false,
  ): Promise<{ rows?: T[]; lastModified: string | undefined }> {
    const page = z.object({ next: z.string().nullable(), results: z.array(schema) })
    const rows: T[] = []
    let lastModified: string | undefined
    for (let number = 1; number <= MAX_PAGES; number++) {
      const pagePath = `${path}${path.includes('?') ? '&' : '?'}page=${number}`
      const condition = number === 1 && since ? { 'if-modified-since': since } : undefined
      const response = await send({ method: 'GET', path: pagePath, ...(condition ? { headers: condition } : {}) })
      if (response.status === NOT_MODIFIED) return { lastModified: since }
      // Of the first page: what changes while the others are read counts as changed.
      if (number === 1) lastModified = response.lastModified
      const { next, results } = parse(page, path, response.body)
      rows.push(...results)
      if (!next || isEnough(results)) return { rows, lastModified }
    }
    throw new ShopUnavailable(`pretix has more than ${MAX_PAGES} pages for ${path}`)
  }

  const known = new LRUCache<string, { rows: unknown[]; lastModified: string | undefined }>({ max: 100, ttl: CONDITIONAL_MS })
  /**
   * A list of what staff set up, read again only when it has changed. Not for quotas: their answer counts as unchanged
   * however many tickets are sold.
   */
  async function listChanged<T>(schema: z.ZodType<T>, path: string): Promise<T[]> {
    const before = known.get(path) as { rows: T[]; lastModified: string | undefined } | undefined
    const { rows, lastModified } = await listUnlessSame(schema, path, before?.lastModified)
    if (!rows) return before?.rows ?? []
    known.set(path, { rows, lastModified })
    return rows
  }

  const of = (event: string) => `/events/${encodeURIComponent(event)}`
  return {
    readEvent: (event) => get(eventSchema, `${of(event)}/`),
    readSettings: (event) => get(settingsSchema, `${of(event)}/settings/`),
    readSubevent: (event, subevent) => get(subeventSchema, `${of(event)}/subevents/${subevent}/`),
    listComingSubevents: (event) => listChanged(subeventSchema, `${of(event)}/subevents/?is_future=true`),
    listCategories: (event) => listChanged(categorySchema, `${of(event)}/categories/`),
    listItems: (event) => listChanged(itemSchema, `${of(event)}/items/?active=true`),
    listQuotas: (event, subevents) =>
      list(quotaSchema, `${of(event)}/quotas/?with_availability=true${subevents.length > 0 ? `&subevent__in=${subevents.join()}` : ''}`),
    listSeats: (event, subevent) => list(seatSchema, `${of(event)}${subevent === null ? '' : `/subevents/${subevent}`}/seats/`),
    async createPositions(event, positions, idempotencyKey) {
      const path = `${of(event)}/cartpositions/bulk_create/`
      const headers = { 'x-idempotency-key': idempotencyKey }
      const { body } = await send({ method: 'POST', path, headers, body: positions, patience: PATIENCE })
      return parse(bulkAnswerSchema, path, body).results
    },
    async deletePosition(event, id) {
      await send({ method: 'DELETE', path: `${of(event)}/cartpositions/${id}/` }).catch(unlessGone)
    },
    async readPosition(event, id) {
      return get(cartPositionSchema, `${of(event)}/cartpositions/${id}/`).catch(unlessGone)
    },
    async listPositionsSince(event, since) {
      const isOlder = ({ datetime }: PretixCartPosition) => Temporal.Instant.compare(Temporal.Instant.from(datetime), since) < 0
      const all = await list(cartPositionSchema, `${of(event)}/cartpositions/?ordering=-datetime`, (page) => page.some(isOlder))
      return all.filter((position) => !isOlder(position))
    },
  }
}

function parse<T>(schema: z.ZodType<T>, path: string, body: unknown): T {
  const answer = schema.safeParse(body)
  if (!answer.success) throw new ShopUnavailable(`pretix answered something else to ${path}`, { cause: answer.error })
  return answer.data
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof ShopRejected && error.responseCode === NOT_FOUND)) throw error
}
