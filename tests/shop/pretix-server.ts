import { type HttpBindings, serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { SeatingPlan } from '../../scripts/pretix/seating-plan.ts'
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
    require_approval?: boolean
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
    free_price?: boolean
    free_price_suggestion?: string
    admission?: boolean
    hidden_if_item_available?: number
    hidden_if_available?: number
    require_approval?: boolean
    issue_giftcard?: boolean
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
/** As pretix lists it, among it what lies in carts. */
export type PretixVoucherSetup = {
  id: number
  code: string
  max_usages: number
  redeemed: number
  min_usages: number
  valid_until: string | null
  block_quota: boolean
  allow_ignore_quota: boolean
  show_hidden_items: boolean
  price_mode: 'none' | 'set' | 'subtract' | 'percent'
  value: string | null
  item: number | null
  variation: number | null
  quota: number | null
  subevent: number | null
  seat: string | null
  budget: string | null
}
type Override = Window & { disabled: boolean; price: string | null }
type Subevent = {
  id: number
  active: boolean
  name?: Text
  location?: Text | null
  date_from: string
  date_to: string | null
  presale_start: string | null
  presale_end: string | null
  item_price_overrides: ({ item: number } & Override)[]
  variation_price_overrides: ({ variation: number } & Override)[]
  seating_plan: number | null
  seat_category_mapping: Record<string, number>
  last_modified: string
}
type Position = z.infer<typeof newPosition> & { voucherId?: number; id: number; cart_id: string; datetime: string; expires: string }

/** The configuration of an organiser. */
export type PretixEventSetup = Channels & {
  slug: string
  live: boolean
  testmode: boolean
  timezone: string
  /** missing, it is the euro */
  currency?: string
  date_from: string
  date_to: string | null
  presale_start: string | null
  presale_end: string | null
  seating_plan: number | null
  seat_category_mapping: Record<string, number>
  settings: { max_items_per_order: number; reservation_time: number; payment_term_last?: string | null }
  categories: { id: number; name?: Text; position?: number; is_addon: boolean }[]
  subevents: Subevent[]
  items: Item[]
  quotas: Quota[]
  vouchers: PretixVoucherSetup[]
  seats: Seat[]
  /** of the organiser, by their numbers */
  seatingPlans: Record<number, SeatingPlan>
  /** the dates of its orders, by their codes */
  orders: Record<string, (number | null)[]>
}

/** The fields that pretix takes in a request. */
const newPosition = z.strictObject({
  cart_id: z.string().endsWith('@api', 'Cart ID should end in @api or be empty.').optional(),
  item: z.int(),
  variation: z.int().nullable().optional(),
  price: z.string('This field is required.').regex(/^\d+\.\d{2}$/, 'A valid number is required.'),
  seat: z.string().nullable().optional(),
  subevent: z.int().nullable().optional(),
  expires: z.iso.datetime({ offset: true }).optional(),
  sales_channel: z.string().optional(),
  includes_tax: z.boolean().nullable().optional(),
  voucher: z.string().nullable().optional(),
  answers: z.array(z.never()),
})

const noKey = (id: number) => `Invalid pk "${id}" - object does not exist.`
const nameOf = ({ zone_name, row_name, seat_number }: Seat) => `${zone_name}, Row ${row_name}, Seat ${seat_number}`

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
  /** events that the key may not see */
  hidden: Set<string>
  /** whether the key may put tickets into carts */
  fillsCarts: boolean
  /** whether the key may see vouchers */
  showsVouchers: boolean
  /** whether a position takes the field `voucher`, as older versions do not */
  knowsVouchers: boolean
  /** rows of a list in one answer */
  perPage: number
  /** when staff last changed a product */
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
    hidden: new Set(),
    fillsCarts: true,
    showsVouchers: true,
    knowsVouchers: true,
    perPage: 2,
    lastModified: undefined,
  }
  let nextId = 1
  const site = new Hono<{ Bindings: HttpBindings; Variables: { event: PretixEventSetup } }>()
  const app = site.basePath('/api/v1/organizers/haus')

  app.use(async (context, next) => {
    context.header('date', new Date(clock.now().epochMilliseconds).toUTCString())
    const path = context.req.path.replace('/api/v1/organizers/haus', '')
    server.calls.push(`${context.req.method} ${path}`)
    if (context.req.header('authorization') !== `Token ${PRETIX_TOKEN}`) return context.json({ detail: 'Invalid token.' }, 401)
    if (!path.endsWith('/')) return context.redirect(`${context.req.path}/`, 301)
    const fault = server.provoked.findIndex((candidate) => candidate.path.test(path))
    const [input] = fault >= 0 ? server.provoked.splice(fault, 1) : []
    if (input) return context.json({ detail: 'Provoked.' }, input.status as 503, input.headers)
    return next()
  })
  app.use('/events/:event/*', async (context, next) => {
    const event = events.find(({ slug }) => slug === context.req.param('event'))
    // As for one that the key may not see.
    if (!event || server.hidden.has(event.slug)) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
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
  const untilOf = ({ settings }: PretixEventSetup) => clock.now().add({ minutes: settings.reservation_time }).toString()
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

  const visible = () => events.filter(({ slug }) => !server.hidden.has(slug))
  const isInRange = (context: Context, date: string) => {
    const { date_from_after: from, date_from_before: until } = context.req.query()
    const at = Date.parse(date)
    return (!from || at >= Date.parse(from)) && (!until || at <= Date.parse(until))
  }
  app.get('/events/', (context) => {
    const isAsked = ({ subevents, date_from }: PretixEventSetup) =>
      isInRange(context, date_from) && String(subevents.length > 0) === context.req.query('has_subevents')
    const rows = visible()
      .filter(isAsked)
      .map(({ slug, date_from }) => ({ slug, date_from }))
    return page(context, rows)
  })
  app.get('/subevents/', (context) => {
    const dates = visible().flatMap(({ slug, subevents }) => subevents.map((subevent) => ({ ...subevent, event: slug })))
    const asked = dates.filter(({ date_from }) => isInRange(context, date_from))
    return page(
      context,
      asked.toSorted((a, b) => Date.parse(a.date_from) - Date.parse(b.date_from)),
    )
  })
  app.get('/events/:event/', (context) => {
    const { items, quotas, vouchers, seats, seatingPlans, subevents, settings, categories, orders, ...event } = context.var.event
    const public_url = `http://127.0.0.1:${port}/haus/${event.slug}/`
    return context.json({ ...event, public_url, has_subevents: subevents.length > 0, name: { de: event.slug } })
  })
  app.get('/seatingplans/:id/', (context) => {
    const id = Number(context.req.param('id'))
    const layout = events.map(({ seatingPlans }) => seatingPlans[id]).find(Boolean)
    return layout ? context.json({ id, name: layout.name, layout }) : context.json(noSuch('SeatingPlan'), 404)
  })
  app.get('/events/:event/orders/:code/', (context) => {
    const dates = context.var.event.orders[context.req.param('code')]
    if (!dates) return context.json({ detail: 'Not found.' }, 404)
    const positions = dates.map((subevent) => ({ subevent }))
    return context.json(context.req.query('include') === 'positions.subevent' ? { positions } : { email: 'gast@example.org', positions })
  })
  app.get('/events/:event/settings/', (context) => context.json(context.var.event.settings))
  app.get('/events/:event/categories/', (context) => page(context, context.var.event.categories))
  app.get('/events/:event/subevents/', (context) => {
    const isComing = ({ date_from, date_to }: Subevent) =>
      Temporal.Instant.compare(Temporal.Instant.from(date_to ?? date_from), clock.now()) >= 0
    const since = context.req.query('modified_since')
    const isChanged = ({ last_modified }: Subevent) =>
      !since || Temporal.Instant.compare(Temporal.Instant.from(last_modified), Temporal.Instant.from(since)) >= 0
    // Dates know no `If-Modified-Since`.
    const answer = page(
      context,
      context.var.event.subevents.filter((subevent) => isComing(subevent) && isChanged(subevent)),
    )
    if (answer.ok) answer.headers.set('x-page-generated', clock.now().toString())
    return answer
  })
  app.get('/events/:event/subevents/:id/', (context) => {
    const subevent = context.var.event.subevents.find(({ id }) => String(id) === context.req.param('id'))
    return subevent ? context.json(subevent) : context.json(noSuch('SubEvent'), 404)
  })
  app.patch('/events/:event/subevents/:id/', async (context) => {
    const subevent = context.var.event.subevents.find(({ id }) => String(id) === context.req.param('id'))
    if (!subevent) return context.json(noSuch('SubEvent'), 404)
    const { active } = z.strictObject({ active: z.boolean() }).parse(await context.req.json())
    Object.assign(subevent, { active, last_modified: clock.now().toString() })
    return context.json(subevent)
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
    if (subevents?.some((asked) => !context.var.event.subevents.some(({ id }) => String(id) === asked)))
      return context.json({ subevent__in: ['Select a valid choice. That choice is not one of the available choices.'] }, 400)
    const own = context.var.event.quotas.filter((quota) => !subevents || subevents.includes(String(quota.subevent)))
    if (context.req.query('with_availability') !== 'true') return page(context, own)
    const rows = own.map((quota) => ({ ...quota, available_number: leftOf(quota), available: leftOf(quota) !== 0 }))
    return page(context, rows)
  })
  app.get('/events/:event/quotas/:id/', (context) => {
    const quota = context.var.event.quotas.find(({ id }) => String(id) === context.req.param('id'))
    return quota ? context.json(quota) : context.json(noSuch('Quota'), 404)
  })
  app.get('/events/:event/vouchers/', (context) => {
    if (!server.showsVouchers) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
    const { code, active, block_quota, allow_ignore_quota } = context.req.query()
    const isAsked = (voucher: PretixVoucherSetup) =>
      (!block_quota || String(voucher.block_quota) === block_quota) &&
      (!allow_ignore_quota || String(voucher.allow_ignore_quota) === allow_ignore_quota)
    const isActive = ({ redeemed, max_usages, valid_until }: PretixVoucherSetup) =>
      redeemed < max_usages && (!valid_until || Date.parse(valid_until) > clock.now().epochMilliseconds)
    const asked = context.var.event.vouchers.filter(
      (voucher) =>
        isAsked(voucher) && (!code || voucher.code.toUpperCase() === code.toUpperCase()) && (active !== 'true' || isActive(voucher)),
    )
    return page(context, asked)
  })
  for (const path of ['/events/:event/seats/', '/events/:event/subevents/:subevent/seats/']) {
    app.get(path, (context) => {
      const isSeries = context.var.event.subevents.length > 0
      const elsewhere = isSeries ? 'Please use the subevent-specific endpoint' : 'This event has no subevents'
      if (isSeries !== path.includes('subevents')) return context.json({ detail: elsewhere }, 404)
      const { zone_name, row_name, is_available, blocked } = context.req.query()
      const isAsked = (seat: Seat) => (!zone_name || seat.zone_name === zone_name) && (!row_name || seat.row_name === row_name)
      const isOpenAs = (seat: Seat) => blocked === undefined || String(seat.blocked) === blocked
      const rows = context.var.event.seats
        .filter((seat) => isAsked(seat) && isOpenAs(seat))
        .map(({ ordered, ...seat }, id) => ({
          ...{ id, row_label: null, seat_label: null, voucher: null, ...seat },
          orderposition: ordered ? 1 : null,
          cartposition: server.positions.find((position) => isLive(position) && position.seat === seat.seat_guid)?.id ?? null,
        }))
      if (!is_available) return page(context, rows)
      const isFree = (seat: (typeof rows)[number]) => seat.orderposition === null && seat.cartposition === null
      return page(
        context,
        rows.filter((seat) => String(isFree(seat)) === is_available),
      )
    })
  }

  app.get('/events/:event/cartpositions/', (context) => {
    const rows = server.positions.toReversed().map((position) => shown(context.var.event, position))
    return page(context, context.req.query('ordering') === '-datetime' ? rows : rows.toReversed())
  })
  app.get('/events/:event/cartpositions/:id/', (context) => {
    const position = server.positions.find(({ id }) => String(id) === context.req.param('id'))
    return position ? context.json(shown(context.var.event, position)) : context.json(noSuch('CartPosition'), 404)
  })
  app.delete('/events/:event/cartpositions/:id/', (context) => {
    const index = server.positions.findIndex(({ id }) => String(id) === context.req.param('id'))
    if (index < 0) return context.json(noSuch('CartPosition'), 404)
    server.positions.splice(index, 1)
    return context.body(null, 204)
  })
  app.post('/events/:event/cartpositions/bulk_create/', async (context) => {
    if (!server.fillsCarts) return context.json({ detail: 'You do not have permission to perform this action.' }, 403)
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

  const noSuch = (resource: string) => ({ detail: `No ${resource} matches the given query.` })
  /** A position as pretix shows it: with its seat, not with the seat's guid. */
  function shown({ seats }: PretixEventSetup, { seat, ...position }: Position) {
    const place = seats.find(({ seat_guid }) => seat_guid === seat)
    return {
      ...position,
      voucher: position.voucherId ?? null,
      voucherId: undefined,
      attendee_name: null,
      answers: [],
      seat: place ? { name: nameOf(place), seat_guid: place.seat_guid } : null,
    }
  }

  /** The voucher of a position; why it is refused, in pretix's words; undefined without one. */
  function voucherIn(event: PretixEventSetup, { voucher: code, item, variation, subevent }: z.infer<typeof newPosition>) {
    if (!code || !server.knowsVouchers) return undefined
    const voucher = event.vouchers.find((candidate) => candidate.code.toUpperCase() === code.toUpperCase())
    if (!voucher) return 'The specified voucher does not exist.'
    const isFor = (voucher.item ?? item) === item && (voucher.variation ?? variation) === variation
    if (!isFor) return 'The specified voucher is not valid for the given item and variation.'
    if (voucher.subevent && voucher.subevent !== subevent) return 'The specified voucher is not valid for this subevent.'
    if (voucher.valid_until && Date.parse(voucher.valid_until) < clock.now().epochMilliseconds) return 'The specified voucher is expired.'
    const inCarts = server.positions.filter((position) => isLive(position) && position.voucherId === voucher.id).length
    const isUsedUp = voucher.redeemed + inCarts >= voucher.max_usages
    return isUsedUp ? 'The specified voucher has already been used the maximum number of times.' : voucher
  }

  /** Each position succeeds or fails by itself. */
  function create(event: PretixEventSetup, input: unknown) {
    const refuse = (errors: Record<string, string[]>) => ({ success: false, data: null, errors })
    const parsed = newPosition.safeParse(input)
    if (!parsed.success) return refuse(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]])))
    const { item, variation, subevent, seat } = parsed.data
    const product = event.items.find(({ id }) => id === item)
    if (!product) return refuse({ item: [noKey(item)] })
    if (variation && !product.variations.some(({ id }) => id === variation)) return refuse({ variation: [noKey(variation)] })
    const date = event.subevents.find(({ id }) => id === subevent)
    if (subevent && !date) return refuse({ subevent: [noKey(subevent)] })
    if (!variation && product.variations.length > 0) return refuse({ non_field_errors: ['You should specify a variation for this item.'] })
    const hasSeats = Object.values((date ?? event).seat_category_mapping).includes(item)
    const place = event.seats.find(({ seat_guid }) => seat_guid === seat)
    if (seat && !hasSeats) return refuse({ seat: ['The specified product does not allow to choose a seat.'] })
    if (seat && !place) return refuse({ seat: ['The specified seat does not exist.'] })
    if (!seat && hasSeats) return refuse({ seat: ['The specified product requires to choose a seat.'] })
    const redeemed = voucherIn(event, parsed.data)
    if (typeof redeemed === 'string') return refuse({ voucher: [redeemed] })
    const passesQuotas = redeemed?.allow_ignore_quota || redeemed?.block_quota
    const quotas = event.quotas.filter((quota) => countsFor(quota, parsed.data))
    if (quotas.length === 0) return refuse({ non_field_errors: [`The product "${item}" is not assigned to a quota.`] })
    const exhausted = quotas.find((quota) => leftOf(quota) === 0)
    if (exhausted && !passesQuotas)
      return refuse({
        non_field_errors: [`There is not enough quota available on quota "${exhausted.name}" to perform the operation.`],
      })
    const isTaken = server.positions.some((position) => isLive(position) && position.seat === seat)
    if (place && (place.blocked || place.ordered || isTaken))
      return refuse({ seat: [`The selected seat "${nameOf(place)}" is not available.`] })
    const position = {
      ...{ cart_id: `${crypto.randomUUID()}@api`, expires: untilOf(event), ...parsed.data },
      ...{ id: nextId++, datetime: clock.now().toString(), ...(redeemed ? { voucherId: redeemed.id } : {}) },
    }
    server.positions.push(position)
    return { success: true, data: { ...shown(event, position), addons: [], bundled: [] }, errors: null }
  }

  // A page of the shop: renews what a cart holds, for as long as its event says.
  site.post('/haus/:event/w/:namespace/cart/extend', async (context) => {
    server.calls.push(`POST ${context.req.path}`)
    const event = events.find(({ slug }) => slug === context.req.param('event'))
    const { csrfmiddlewaretoken: token } = await context.req.parseBody()
    if (!event || !token || getCookie(context, 'pretix_csrftoken') !== token) return context.text('CSRF-Token fehlt', 403)
    const id = context.req.query('take_cart_id') ?? ''
    if (!id.startsWith(context.req.param('namespace')) || !context.req.query('ajax')) return context.text('Seite', 400)
    const expiry = clock.now().add({ minutes: event.settings.reservation_time })
    for (const position of server.positions) {
      const isEarlier = Temporal.Instant.compare(Temporal.Instant.from(position.expires), expiry) < 0
      if (position.cart_id === id && isLive(position) && isEarlier) position.expires = expiry.toString()
    }
    return context.json({ success: true, expiry: expiry.toString(), price_changed: false, ready: true, started: false })
  })

  const listening = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const opened = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' }, () => resolve(opened))
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
