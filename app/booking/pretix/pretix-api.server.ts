import { z } from 'zod'
import { type ConnectionLimits, createShopConnection, type ShopRequest } from '../connection/shop-connection.server.ts'
import { ShopRejected, ShopUnavailable } from '../ticket-shop.ts'
import {
  type BulkResult,
  bulkAnswerSchema,
  cartPositionSchema,
  eventSchema,
  itemSchema,
  type PretixCartPosition,
  type PretixEvent,
  type PretixItem,
  type PretixQuota,
  type PretixSeat,
  type PretixSubevent,
  quotaSchema,
  seatSchema,
  subeventSchema,
} from './pretix-resources.ts'

/** Of fifty entries each: enough for a hall of two thousand seats and for a season of performances. */
const MAX_PAGES = 40
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429

/** A cart position in the form in which pretix's API takes it. */
export type NewCartPosition = {
  cart_id: string
  item: number
  variation: number | null
  price: string
  subevent: number | null
  seat?: string
  expires: string
}

/** The calls of pretix's API that booking needs. Each throws ShopUnavailable or ShopRejected. */
export type PretixApi = {
  readEvent(event: string): Promise<PretixEvent>
  readSubevent(event: string, subevent: number): Promise<PretixSubevent>
  listComingSubevents(event: string): Promise<PretixSubevent[]>
  listItems(event: string): Promise<PretixItem[]>
  /** @param subevent limits the result to this date; all dates when missing */
  listQuotas(event: string, subevent?: number): Promise<PretixQuota[]>
  listSeats(event: string, subevent: number | null): Promise<PretixSeat[]>
  /** Creates positions; each succeeds or fails by itself. A repeated key changes nothing. */
  createPositions(event: string, positions: NewCartPosition[], idempotencyKey: string): Promise<BulkResult[]>
  deletePosition(event: string, id: number): Promise<void>
  /** The positions created since an instant, newest first. */
  listPositionsSince(event: string, since: Temporal.Instant): Promise<PretixCartPosition[]>
}

/**
 * A client of pretix's REST API.
 * @param url the organiser's address in it, `https://pretix.eu/api/v1/organizers/haus`
 */
export function createPretixApi(url: string, token: string, limits?: Partial<ConnectionLimits>): PretixApi {
  const connection = createShopConnection(url, limits, {
    headers: { authorization: `Token ${token}` },
    // pretix documents that a conflict with a request under way with the same key, and too many requests, are to be
    // retried.
    isFailure: (status) => status >= 500 || status === CONFLICT || status === TOO_MANY_REQUESTS,
  })

  async function ask<T>(schema: z.ZodType<T>, call: ShopRequest): Promise<T> {
    const { status, body } = await connection.send(call)
    if (status === 401 || status === 403) throw new ShopUnavailable(`pretix refuses the token: ${status} for ${call.path}`)
    if (status >= 300) throw new ShopRejected(-status)
    const answer = schema.safeParse(body)
    if (!answer.success) throw new ShopUnavailable('pretix answered something else', { cause: answer.error })
    return answer.data
  }

  const get = <T>(schema: z.ZodType<T>, path: string) => ask(schema, { method: 'GET', path })

  /** Reads a paginated list until it ends or `isEnough` returns true. */
  async function list<T>(schema: z.ZodType<T>, path: string, isEnough: (page: T[]) => boolean = () => false): Promise<T[]> {
    const page = z.object({ next: z.string().nullable(), results: z.array(schema) })
    const all: T[] = []
    for (let number = 1; number <= MAX_PAGES; number++) {
      const { next, results } = await get(page, `${path}${path.includes('?') ? '&' : '?'}page=${number}`)
      all.push(...results)
      if (!next || isEnough(results)) return all
    }
    throw new ShopUnavailable(`pretix has more than ${MAX_PAGES} pages for ${path}`)
  }

  const of = (event: string) => `/events/${encodeURIComponent(event)}`
  return {
    readEvent: (event) => get(eventSchema, `${of(event)}/`),
    readSubevent: (event, subevent) => get(subeventSchema, `${of(event)}/subevents/${subevent}/`),
    listComingSubevents: (event) => list(subeventSchema, `${of(event)}/subevents/?is_future=true`),
    listItems: (event) => list(itemSchema, `${of(event)}/items/?active=true`),
    listQuotas: (event, subevent) =>
      list(quotaSchema, `${of(event)}/quotas/?with_availability=true${subevent === undefined ? '' : `&subevent=${subevent}`}`),
    listSeats: (event, subevent) => list(seatSchema, `${of(event)}${subevent === null ? '' : `/subevents/${subevent}`}/seats/`),
    async createPositions(event, positions, idempotencyKey) {
      const path = `${of(event)}/cartpositions/bulk_create/`
      const headers = { 'x-idempotency-key': idempotencyKey }
      return (await ask(bulkAnswerSchema, { method: 'POST', path, headers, body: positions })).results
    },
    async deletePosition(event, id) {
      const { status } = await connection.send({ method: 'DELETE', path: `${of(event)}/cartpositions/${id}/` })
      if (status >= 300 && status !== 404) throw new ShopRejected(-status)
    },
    async listPositionsSince(event, since) {
      const isOlder = ({ datetime }: PretixCartPosition) => Temporal.Instant.compare(Temporal.Instant.from(datetime), since) < 0
      const all = await list(cartPositionSchema, `${of(event)}/cartpositions/?ordering=-datetime`, (page) => page.some(isOlder))
      return all.filter((position) => !isOlder(position))
    },
  }
}
