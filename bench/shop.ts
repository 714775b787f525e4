// What a booking in a real pretix costs through the adapter (calls, and bookings a minute), and what reading all offers
// costs while the dates that are over grow from 300 to 3,000. Needs what `npm run pretix` needs; everything is thrown away.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPretixShop } from '../app/booking/pretix/pretix-shop.server.ts'
import { rowsIn } from '../app/booking/seat-plan/seat-plan.ts'
import type { Cart, CartRequest, TicketShop } from '../app/booking/ticket-shop.ts'
import { fillDates, type Performance } from '../scripts/pretix/fill-dates.ts'
import { fillShop, SERIES } from '../scripts/pretix/fill-shop.ts'
import { ORGANISER, type Pretix, startPretix } from '../scripts/pretix/pretix.ts'
import { createSetupApi } from '../scripts/pretix/pretix-api.ts'
import { freePort } from '../tests/support/free-port.ts'
import { type CountingProxy, openCountingProxy } from './counting-proxy.ts'
import { printTable } from './table.ts'

/** Evenings in each of two halls: one with seats, one without. */
const EVENINGS = 15
/** A studio has places for so many pairs. */
const BOOKINGS = 40
/** Visitors who book at the same time. */
const AT_ONCE = 4
const READINGS = 7
const PAST_DATES = [300, 3000]
/** Calls that filling a cart may take; it took 5 to 40. */
const GOAL_CALLS = 3
/** After it pretix is asked anew for whatever may have changed. */
const FRESH_SECONDS = 6

type Kind = { name: string; hall: 'grosses-haus' | 'studio'; seatGroup: string; code?: string; isOwnChoice?: boolean }
const KINDS: Kind[] = [
  { name: 'two places', hall: 'studio', seatGroup: 'Freie Platzwahl' },
  { name: 'two places, with a code', hall: 'studio', seatGroup: 'Freie Platzwahl', code: 'FREUNDE20' },
  { name: 'two seats, chosen by the shop', hall: 'grosses-haus', seatGroup: 'Kategorie 2' },
  { name: 'two seats of one’s own choice', hall: 'grosses-haus', seatGroup: 'Kategorie 3', isOwnChoice: true },
]

/** Pairs that were chosen here, which visitors who choose at the same time leave to each other. */
const chosen = new Set<string>()

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-shop-'))
// PostgreSQL may run as another user, who has to pass through.
chmodSync(folder, 0o711)
const pretix = await startPretix(join(folder, 'pretix'), await freePort())
const proxy = await openCountingProxy(pretix.url)
try {
  const numbers = await putOnSale(pretix)
  await measureBookings(numbers)
  await measureReadings(Object.values(numbers).flat())
  console.log(
    `\nload of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
} finally {
  proxy.close()
  await pretix.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Numbers = Record<Kind['hall'], string[]>

async function putOnSale({ apiUrl, access }: Pretix): Promise<Numbers> {
  const api = createSetupApi(apiUrl, access.setupToken)
  const tomorrow = Temporal.Now.instant().add({ hours: 24 })
  const performanceAt =
    (hall: string) =>
    (_: unknown, index: number): Performance => ({
      ...{
        key: `${hall} ${index}`,
        title: 'Probe',
        hall,
        room: hall,
        startsAt: tomorrow.add({ hours: 24 * index }).toString(),
        endsAt: null,
      },
      ...{ saleFrom: null, priceTable: 'standard', isCancelled: false, soldOut: [] },
    })
  const halls = ['grosses-haus', 'studio'] as const
  const performances = halls.flatMap((hall) => Array.from({ length: EVENINGS }, performanceAt(hall)))
  const dates = await fillDates(api, await fillShop(api), performances)
  const numbersIn = (hall: string) => performances.filter((of) => of.hall === hall).map(({ key }) => `${SERIES}/${dates.get(key)}`)
  return { 'grosses-haus': numbersIn('grosses-haus'), studio: numbersIn('studio') }
}

/** An adapter that knows nothing yet. @param now a clock */
function newShop(through: CountingProxy, now = () => Temporal.Now.instant()): TicketShop {
  const apiUrl = pretix.apiUrl.replace(pretix.url, through.url)
  return createPretixShop({ apiUrl, token: pretix.access.siteToken, publicUrl: 'http://localhost:3000', clock: { now } })
}

async function measureBookings(numbers: Numbers): Promise<void> {
  const rows: (string | number)[][] = []
  for (const [index, kind] of KINDS.entries()) {
    const evening = numbers[kind.hall][index] ?? ''
    proxy.take()
    await book(newShop(proxy), evening, kind)
    const alone = proxy.take().calls
    const shop = newShop(proxy)
    await shop.offers(Object.values(numbers).flat())
    proxy.take()
    const startedAt = performance.now()
    const filling = await bookMany(shop, evening, kind)
    const minutes = (performance.now() - startedAt) / 60_000
    const { calls } = proxy.take()
    const each = calls / filling.length
    const toFill = await callsToFill(shop, evening, kind)
    const median = filling.toSorted((a, b) => a - b)[Math.floor(filling.length / 2)] ?? 0
    rows.push([
      kind.name,
      toFill,
      toFill <= GOAL_CALLS ? 'yes' : 'NO',
      each.toFixed(1),
      alone,
      Math.round(filling.length / minutes),
      Math.round(median),
    ])
  }
  console.log(`\nBookings, ${AT_ONCE} at a time: the offer, the cart, the offer again`)
  printTable(
    [
      'booking',
      'calls to fill the cart',
      `≤ ${GOAL_CALLS}`,
      'calls with the offers',
      'nothing known',
      'bookings a minute',
      'ms to fill the cart',
    ],
    rows,
  )
}

/** @returns the milliseconds that filling each cart took */
async function bookMany(shop: TicketShop, number: string, kind: Kind): Promise<number[]> {
  const queue = Array.from({ length: BOOKINGS }, () => number).values()
  const times: number[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const next of queue) times.push(await book(shop, next, kind))
    }),
  )
  return times
}

/** One booking as the site makes it for a visitor. @returns how long filling the cart took, in milliseconds */
async function book(shop: TicketShop, number: string, kind: Kind): Promise<number> {
  const request = await requestFor(shop, number, kind)
  const startedAt = performance.now()
  const cart: Cart = await shop.addToCart(request)
  const took = performance.now() - startedAt
  if (cart.ticketsQuantity !== 2) throw new Error(`the cart holds ${cart.ticketsQuantity} tickets`)
  await shop.offers([number])
  return took
}

/** How many calls filling one cart takes, after the widget has shown the offer. */
async function callsToFill(shop: TicketShop, number: string, kind: Kind): Promise<number> {
  const request = await requestFor(shop, number, kind)
  proxy.take()
  await shop.addToCart(request)
  return proxy.take().calls
}

/** What a visitor sends who has seen the offer, and whatever else the widget has asked for. */
async function requestFor(shop: TicketShop, number: string, kind: Kind): Promise<CartRequest> {
  const offer = (await shop.offers([number])).get(number)?.seatGroups.find(({ seat_group }) => seat_group === kind.seatGroup)
  const [price] = offer?.prices ?? []
  if (!price) throw new Error(`${kind.seatGroup} is not on sale`)
  if (kind.code) await shop.checkCode?.(number, kind.code)
  const seats = kind.isOwnChoice ? await freePair(shop, number, kind.seatGroup) : undefined
  return {
    ...{ performance: number, seatGroup: kind.seatGroup },
    items: [{ saleType: price.sale_type_id, quantity: 2, ...(kind.code ? { withCode: 2 } : {}) }],
    ...{ seats, code: kind.code, block: undefined, cartUrl: undefined, idempotencyKey: randomUUID() },
  }
}

/** Two free seats beside each other at the left of what is free in a row, so that no single one is left over. */
async function freePair(shop: TicketShop, number: string, seatGroup: string): Promise<string[]> {
  const plan = await shop.seats(number)
  for (const { seats } of plan ? rowsIn(plan) : []) {
    const free = seats.filter(
      ({ id, status, seat_group, access }) => status === 'free' && seat_group === seatGroup && !access && !chosen.has(id),
    )
    const [left, right] = free
    if (!left || !right) continue
    for (const { id } of [left, right]) chosen.add(id)
    return [left.id, right.id]
  }
  throw new Error('no seats are left')
}

async function measureReadings(numbers: string[]): Promise<void> {
  const rows: (string | number)[][] = []
  for (const count of PAST_DATES) {
    pretix.run('past_dates.py', [ORGANISER, SERIES, String(count)])
    let ahead = 0
    const shop = newShop(proxy, () => Temporal.Now.instant().add({ seconds: ahead }))
    proxy.take()
    const first = await reading(shop, numbers)
    const later: (typeof first)[] = []
    for (let round = 0; round < READINGS; round++) {
      ahead += FRESH_SECONDS
      later.push(await reading(shop, numbers))
    }
    const usual = later.toSorted((a, b) => a.ms - b.ms)[Math.floor(READINGS / 2)] ?? first
    for (const [name, { calls, bytes, ms }] of [
      ['first', first],
      ['each minute', usual],
    ] as const)
      rows.push([`${numbers.length} coming, ${count} past`, name, calls, bytes, Math.round(ms)])
  }
  console.log('\nReading all offers')
  printTable(['dates', 'reading', 'calls', 'bytes', 'ms'], rows)
}

async function reading(shop: TicketShop, numbers: string[]): Promise<{ calls: number; bytes: number; ms: number }> {
  const startedAt = performance.now()
  const offers = await shop.offers(numbers)
  if (offers.size !== numbers.length) throw new Error(`only ${offers.size} offers were read`)
  return { ...proxy.take(), ms: performance.now() - startedAt }
}
