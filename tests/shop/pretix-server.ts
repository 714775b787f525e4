import { type HttpBindings, serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { TestClock } from '../support/test-app.ts'

// A fake of pretix, corrected to what pretix itself answers. It rejects whatever pretix does not take, so that it checks
// the adapter's requests.

export const PRETIX_TOKEN = 'nur-fuer-diesen-Test'

type Channels = { all_sales_channels: boolean; limit_sales_channels: string[] }
type Window = { available_from: string | null; available_until: string | null }
type Variation = Channels &
  Window & {
    id: number
    value: Text
    description: Text | null
    position: number
    /** its own; null where it costs what the product costs */
    default_price: string | null
    active: boolean
    hide_without_voucher: boolean
    require_membership: boolean
  }
type Text = Record<string, string>
type Item = Channels &
  Window & {
    id: number
    name: Text
    category: number | null
    description: Text | null
    position: number
    default_price: string
    active: boolean
    require_voucher: boolean
    hide_without_voucher: boolean
    require_bundling: boolean
    require_membership: boolean
    min_per_order: number | null
    max_per_order: number | null
    variations: Variation[]
  }
type Seat = {
  zone_name: string
  row_name: string
  seat_number: string
  seat_guid: string
  product: number
  blocked: boolean
  ordered?: boolean
}
type Quota = {
  id: number
  name: string
  size: number | null
  items: number[]
  variations: number[]
  subevent: number | null
  sold?: number
}
type Override = Window & { disabled: boolean; price: string | null }
type Subevent = {
  id: number
  active: boolean
  date_from: string
  date_to: string | null
  presale_start: string | null
  presale_end: string | null
  item_price_overrides: ({ item: number } & Override)[]
  variation_price_overrides: ({ variation: number } & Override)[]
  seating_plan: number | null
  seat_category_mapping: Record<string, number>
}
type Position = z.infer<typeof newPosition> & { id: number; cart_id: string; datetime: string; expires: string }

/** The configuration of an organiser. */
export type PretixEventSetup = Channels & {
  slug: string
  live: boolean
  testmode: boolean
  timezone: string
  date_from: string
  date_to: string | null
  presale_start: string | null
  presale_end: string | null
  seating_plan: number | null
  seat_category_mapping: Record<string, number>
  settings: { max_items_per_order: number }
  categories: { id: number; is_addon: boolean }[]
  subevents: Subevent[]
  items: Item[]
  quotas: Quota[]
  seats: Seat[]
}

/** The fields that pretix takes in a request. */
const newPosition = z.strictObject({
  cart_id: z.string().endsWith('@api').optional(),
  item: z.int(),
  variation: z.int().nullable().optional(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  seat: z.string().nullable().optional(),
  subevent: z.int().nullable().optional(),
  expires: z.iso.datetime({ offset: true }).optional(),
  sales_channel: z.string().optional(),
  includes_tax: z.boolean().nullable().optional(),
  voucher: z.string().nullable().optional(),
  answers: z.array(z.never()),
})

type Answer = { status: number; body: unknown }

export type PretixServer = {
  /** address of the organiser in the API */
  apiUrl: string
  positions: Position[]
  /** requests received, as `GET /events/…` */
  calls: string[]
  /** responses to send instead of its own, once each, to a request whose path ends like this */
  provoked: { path: RegExp; status: number; headers?: Record<string, string> }[]
  /** called between reading seats and taking them */
  beforeTaking: (() => void) | undefined
  /** drops the connection instead of the next answer to a filling; it has been carried out */
  losesAnswer: boolean
  /** rows of a list in one answer */
  perPage: number
  /** when staff last changed something, as in the log of each list */
  lastModified: string | undefined
  close(): Promise<void>
}

/** Starts a server with the events of one organiser. */
export async function openPretixServer(events: PretixEventSetup[], clock: TestClock, port: number): Promise<PretixServer> {
  const remembered = new Map<string, Answer>()
  const server: Omit<PretixServer, 'close' | 'apiUrl'> = {
    positions: [],
    calls: [],
    provoked: [],
    beforeTaking: undefined,
    losesAnswer: false,
    perPage: 2,
    lastModified: undefined,
  }
  let nextId = 1
  const app = new Hono<{ Bindings: HttpBindings; Variables: { event: PretixEventSetup } }>().basePath('/api/v1/organizers/haus')

  app.use(async (context, next) => {
    const path = context.req.path.replace('/api/v1/organizers/haus', '')
    server.calls.push(`${context.req.method} ${path}`)
    if (context.req.header('authorization') !== `Token ${PRETIX_TOKEN}`) return context.json({ detail: 'Invalid token.' }, 401)
    if (!path.endsWith('/')) return context.json({ detail: 'Not found.' }, 404)
    const fault = server.provoked.findIndex((candidate) => candidate.path.test(path))
    const [input] = fault >= 0 ? server.provoked.splice(fault, 1) : []
    if (input) return context.json({ detail: 'Provoked.' }, input.status as 503, input.headers)
    return next()
  })
  app.use('/events/:event/*', async (context, next) => {
    const event = events.find(({ slug }) => slug === context.req.param('event'))
    // As for one that the key may not see.
    if (!event) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
    context.set('event', event)
    return next()
  })

  function page(context: Context, rows: unknown[]) {
    const number = Number(context.req.query('page') ?? 1)
    const isLast = number * server.perPage >= rows.length
    if (number > 1 && (number - 1) * server.perPage >= rows.length) return context.json({ detail: 'Invalid page.' }, 404)
    const next = isLast ? null : `${context.req.url}&page=${number + 1}`
    const results = rows.slice((number - 1) * server.perPage, number * server.perPage)
    return context.json({ count: rows.length, next, previous: null, results })
  }
  /** A list that says when it was last changed, and nothing but that when nothing has changed since. */
  function conditionalPage(context: Context, rows: unknown[]) {
    const { lastModified } = server
    if (!lastModified) return page(context, rows)
    const since = context.req.header('if-modified-since')
    if (since && Date.parse(lastModified) <= Date.parse(since)) return context.body(null, 304)
    context.header('last-modified', lastModified)
    return page(context, rows)
  }
  const isLive = ({ expires }: Position) => Temporal.Instant.compare(Temporal.Instant.from(expires), clock.now()) > 0

  function leftOf(quota: Quota): number | null {
    if (quota.size === null) return null
    const blocking = server.positions.filter((position) => isLive(position) && countsFor(quota, position)).length
    return Math.max(0, quota.size - (quota.sold ?? 0) - blocking)
  }
  const countsFor = (quota: Quota, position: z.infer<typeof newPosition>) =>
    quota.items.includes(position.item) &&
    quota.subevent === (position.subevent ?? null) &&
    (!position.variation || quota.variations.includes(position.variation))

  app.get('/events/:event/', (context) => {
    const { items, quotas, seats, subevents, settings, categories, ...event } = context.var.event
    return context.json({ ...event, has_subevents: subevents.length > 0, name: { de: event.slug } })
  })
  app.get('/events/:event/settings/', (context) => context.json(context.var.event.settings))
  app.get('/events/:event/categories/', (context) => conditionalPage(context, context.var.event.categories))
  app.get('/events/:event/subevents/', (context) => {
    const isComing = ({ date_from, date_to }: Subevent) =>
      Temporal.Instant.compare(Temporal.Instant.from(date_to ?? date_from), clock.now()) >= 0
    return conditionalPage(context, context.var.event.subevents.filter(isComing))
  })
  app.get('/events/:event/subevents/:id/', (context) => {
    const subevent = context.var.event.subevents.find(({ id }) => String(id) === context.req.param('id'))
    return subevent ? context.json(subevent) : context.json({ detail: 'Not found.' }, 404)
  })
  app.get('/events/:event/items/', (context) => {
    const withPrices = (item: Item) =>
      item.variations.map((variation) => ({ ...variation, price: variation.default_price ?? item.default_price }))
    return conditionalPage(
      context,
      context.var.event.items.map((item) => ({ ...item, variations: withPrices(item) })),
    )
  })
  app.get('/events/:event/quotas/', (context) => {
    const subevents = context.req.query('subevent__in')?.split(',')
    const unknown = subevents?.find((asked) => !context.var.event.subevents.some(({ id }) => String(id) === asked))
    if (unknown) return context.json({ subevent__in: [`Select a valid choice. ${unknown} is not one of the available choices.`] }, 400)
    const own = context.var.event.quotas.filter((quota) => !subevents || subevents.includes(String(quota.subevent)))
    if (context.req.query('with_availability') !== 'true') return conditionalPage(context, own)
    const rows = own.map((quota) => ({ ...quota, available_number: leftOf(quota), available: leftOf(quota) !== 0 }))
    // Last modified when staff changed a quota, however many tickets were sold since.
    return conditionalPage(context, rows)
  })
  for (const path of ['/events/:event/seats/', '/events/:event/subevents/:subevent/seats/']) {
    app.get(path, (context) => {
      const isSeries = context.var.event.subevents.length > 0
      if (isSeries !== path.includes('subevents')) return context.json({ detail: 'Not found.' }, 404)
      const rows = context.var.event.seats.map(({ ordered, ...seat }, id) => ({
        ...{ id, row_label: null, seat_label: null, voucher: null, ...seat },
        orderposition: ordered ? 1 : null,
        cartposition: server.positions.find((position) => isLive(position) && position.seat === seat.seat_guid)?.id ?? null,
      }))
      return page(context, rows)
    })
  }

  app.get('/events/:event/cartpositions/', (context) => {
    const rows = server.positions.toReversed()
    return page(context, context.req.query('ordering') === '-datetime' ? rows : rows.toReversed())
  })
  app.get('/events/:event/cartpositions/:id/', (context) => {
    const position = server.positions.find(({ id }) => String(id) === context.req.param('id'))
    return position ? context.json(position) : context.json({ detail: 'No CartPosition matches the given query.' }, 404)
  })
  app.delete('/events/:event/cartpositions/:id/', (context) => {
    const index = server.positions.findIndex(({ id }) => String(id) === context.req.param('id'))
    if (index < 0) return context.json({ detail: 'Not found.' }, 404)
    server.positions.splice(index, 1)
    return context.body(null, 204)
  })
  app.post('/events/:event/cartpositions/bulk_create/', async (context) => {
    const key = context.req.header('x-idempotency-key')
    const known = key && remembered.get(key)
    if (known) return context.json(known.body as object, known.status as 200)
    const body = await context.req.json()
    if (!Array.isArray(body)) return context.json({ error: 'Please supply a list' }, 400)
    // Older versions of pretix fail without it.
    if (body.some((input) => !('answers' in input))) return context.text('Server Error', 500)
    server.beforeTaking?.()
    server.beforeTaking = undefined
    const answer = { status: 200, body: { results: body.map((input) => create(context.var.event, input)) } }
    if (key) remembered.set(key, answer)
    if (server.losesAnswer) {
      server.losesAnswer = false
      context.env.incoming.destroy()
    }
    return context.json(answer.body)
  })

  /** Each position succeeds or fails by itself. */
  function create(event: PretixEventSetup, input: unknown) {
    const parsed = newPosition.safeParse(input)
    if (!parsed.success) {
      const errors = Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), [issue.message]]))
      return { success: false, data: null, errors }
    }
    const quotas = event.quotas.filter((quota) => countsFor(quota, parsed.data))
    const refuse = (words: string) => ({ success: false, data: null, errors: { non_field_errors: [words] } })
    if (quotas.length === 0) return refuse(`The product "${parsed.data.item}" is not assigned to a quota.`)
    const exhausted = quotas.find((quota) => leftOf(quota) === 0)
    if (exhausted) return refuse(`There is not enough quota available on quota "${exhausted.name}" to perform the operation.`)
    const { seat } = parsed.data
    const place = event.seats.find(({ seat_guid }) => seat_guid === seat)
    const isTaken = server.positions.some((position) => isLive(position) && position.seat === seat)
    if (seat && (!place || place.blocked || place.ordered || isTaken))
      return { success: false, data: null, errors: { seat: [`The selected seat "${seat}" is not available.`] } }
    const position = {
      ...{ cart_id: `${crypto.randomUUID()}@api`, expires: clock.now().add({ minutes: 30 }).toString(), ...parsed.data },
      ...{ id: nextId++, datetime: clock.now().toString() },
    }
    server.positions.push(position)
    return { success: true, data: { ...position, attendee_name: null, answers: [], addons: [], bundled: [] }, errors: null }
  }

  const listening = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const opened = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  return Object.assign(server, {
    apiUrl: `http://127.0.0.1:${port}/api/v1/organizers/haus`,
    async close() {
      const closed = new Promise((resolve) => listening.close(resolve))
      if ('closeAllConnections' in listening) listening.closeAllConnections()
      await closed
    },
  })
}
