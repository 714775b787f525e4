import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { type PlanSeat, rowsIn } from '../../app/booking/seat-plan/seat-plan.ts'
import {
  type CartRequest,
  COMPANION_ALONE,
  SEATS_LEFT_SINGLE,
  SEATS_TAKEN,
  ShopRejected,
  type TicketShop,
} from '../../app/booking/ticket-shop.ts'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { FULL, LATER, PARKETT, RANG, REDUCED, season, TOMORROW } from './pretix-season.ts'
import type { PretixEventSetup } from './pretix-server/setup.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixServer } from './pretix-server.ts'

const IMPATIENT = { attemptTimeoutMs: 500, requestTimeoutMs: 2000, maxAttempts: 2, backoffMs: 5, failureThreshold: 50 }
const EVENING = `saison/${LATER}`
const INVALID = -400

describe('seats of one’s own choice in pretix', () => {
  let clock: TestClock
  let setup: PretixEventSetup
  let pretix: PretixServer
  let shop: TicketShop
  beforeEach(async () => {
    clock = new TestClock(TEST_NOW)
    setup = season()
    pretix = await openPretixServer([setup], clock, await freePort())
    shop = createPretixShop(options())
  })
  afterEach(() => pretix.close())

  const options = () => ({
    ...{ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: 'https://www.haus.example' },
    ...{ clock, limits: IMPATIENT },
  })
  const request = (seats: string[] | undefined, fields: Partial<CartRequest> = {}): CartRequest => ({
    ...{ performance: EVENING, seatGroup: 'Parkett', items: [{ saleType: FULL, quantity: seats?.length ?? 1 }], seats, block: undefined },
    ...{ cartUrl: undefined, idempotencyKey: randomUUID(), ...fields },
  })
  async function rejectionOf(wanted: CartRequest) {
    const error = await shop.addToCart(wanted).catch((caught) => caught)
    expect(error).toBeInstanceOf(ShopRejected)
    return { code: (error as ShopRejected).responseCode, seats: (error as ShopRejected).seats }
  }
  async function seatsOf(performance = EVENING): Promise<Map<string, PlanSeat>> {
    const plan = await shop.seats(performance)
    return new Map((plan ? rowsIn(plan) : []).flatMap(({ seats }) => seats.map((seat) => [seat.id, seat] as const)))
  }
  const seatNamed = (guid: string) => {
    const seat = setup.seats.find(({ seat_guid }) => seat_guid === guid)
    if (!seat) throw new Error('the season has changed')
    return seat
  }

  it('offers a plan for the seat groups that have seats on a date', async () => {
    setup.subevents = setup.subevents.map((date) => ({ ...date, seat_category_mapping: { Saal: PARKETT } }))
    const offers = await shop.offers([`saison/${TOMORROW}`, EVENING])
    const shown = [...offers.values()].map(({ seatGroups }) =>
      seatGroups.map(({ seat_group, has_seat_plan }) => [seat_group, has_seat_plan]),
    )
    expect(shown).toEqual([
      [
        ['Parkett', undefined],
        ['Rang', undefined],
      ],
      [
        ['Parkett', true],
        ['Rang', undefined],
      ],
    ])
  })

  it('names seats as the offer names what they are sold under', async () => {
    setup.categories = ['Unten', 'Oben'].map((de, index) => ({ id: index + 5, name: { de }, position: index, is_addon: false }))
    setup.items = setup.items.map((item) => ({ ...item, category: item.id === PARKETT ? 5 : 6 }))
    const [offered] = (await shop.offers([EVENING])).get(EVENING)?.seatGroups ?? []
    expect(offered).toMatchObject({ seat_group: 'Unten, Parkett', has_seat_plan: true })
    expect(new Set([...(await seatsOf()).values()].map(({ seat_group }) => seat_group))).toEqual(new Set(['Unten, Parkett']))
  })

  it('shows every seat where it stands, with its seat group and its state', async () => {
    seatNamed('B-4').blocked = true
    await shop.addToCart(request(['B-1']))
    const plan = await shop.seats(EVENING)
    expect(plan?.zones.map(({ name, rows }) => [name, ...rows.map((row) => row.name)])).toEqual([['Saal', 'A', 'B']])
    const seats = await seatsOf()
    expect(seats.get('A-1')).toEqual({ id: 'A-1', number: '1', x: 3, y: 2.5, seat_group: 'Parkett', status: 'free' })
    expect(seats.get('B-10')).toEqual({ id: 'B-10', number: '10', x: 8, y: 3.75, seat_group: 'Parkett', status: 'free' })
    expect([...seats.values()].filter(({ status }) => status !== 'free').map(({ id, status }) => [id, status])).toEqual([
      ['A-3', 'sold'],
      ['B-1', 'held'],
      ['B-4', 'sold'],
    ])
    setup.live = false
    clock.advance({ minutes: 1 })
    expect([...(await seatsOf()).values()].filter(({ status }) => status === 'free')).toEqual([])
  })

  it('has no plan of a performance without one, nor of one that it does not know', async () => {
    for (const id of [`saison/${TOMORROW}`, 'saison/999', 'unbekannt/1']) expect(await shop.seats(id)).toBeUndefined()
  })

  it('reads a layout once, and of the seats those that are taken or those that are free, whichever are fewer', async () => {
    const freeNow = async () => {
      const seats = [...(await seatsOf()).values()]
      return seats.flatMap(({ id, status }) => (status === 'free' ? [id] : [])).join(' ')
    }
    const calls = async () => {
      pretix.calls.length = 0
      await seatsOf()
      return pretix.calls
    }
    const page = `GET /events/saison/subevents/${LATER}/seats/`
    const quotas = 'GET /events/saison/quotas/'
    expect(await freeNow()).toBe('A-1 A-2 A-4 A-10 B-1 B-2 B-3 B-4 B-10')
    expect(await calls()).toEqual([quotas, page])
    seatNamed('A-1').ordered = true
    expect(await freeNow()).toBe('A-2 A-4 A-10 B-1 B-2 B-3 B-4 B-10')
    seatNamed('A-1').ordered = false
    // What is blocked is told when all of them are read again.
    seatNamed('B-4').blocked = true
    expect(await freeNow()).toBe('A-1 A-2 A-4 A-10 B-1 B-2 B-3 B-4 B-10')
    clock.advance({ minutes: 10 })
    expect(await freeNow()).toBe('A-1 A-2 A-4 A-10 B-1 B-2 B-3 B-10')
    for (const guid of ['A-1', 'A-2', 'A-4', 'A-10', 'B-1', 'B-2']) seatNamed(guid).ordered = true
    expect(await freeNow()).toBe('B-3 B-10')
    expect(await calls()).toEqual([quotas, page, page])
    seatNamed('B-3').ordered = true
    seatNamed('A-3').ordered = false
    expect(await freeNow()).toBe('A-3 B-10')
    expect((await seatsOf()).get('B-3')?.status).toBe('held')
  })

  it('holds the seats that are named at their prices, and frees them when the hold ends', async () => {
    const items = [
      { saleType: FULL, quantity: 1 },
      { saleType: REDUCED, quantity: 2 },
    ]
    expect(await shop.addToCart(request(['B-3', 'B-2', 'B-1'], { items }))).toMatchObject({ ticketsQuantity: 3, secondsLeft: 900 })
    expect(pretix.positions.map(({ seat, variation }) => [seat, variation])).toEqual([
      ['B-3', FULL],
      ['B-2', REDUCED],
      ['B-1', REDUCED],
    ])
    expect((await seatsOf()).get('B-2')?.status).toBe('held')
    clock.advance({ minutes: 15 })
    expect((await seatsOf()).get('B-2')?.status).toBe('free')
  })

  it('asks for the row of the seats before it holds them, and for nothing else', async () => {
    pretix.perPage = 50
    await shop.offers([EVENING])
    await seatsOf()
    pretix.calls.length = 0
    await shop.addToCart(request(['B-1', 'B-2']))
    expect(pretix.calls).toEqual([`GET /events/saison/subevents/${LATER}/seats/`, 'POST /events/saison/cartpositions/bulk_create/'])
  })

  it('gives all of the named seats or none, and says which are taken', async () => {
    await shop.addToCart(request(['B-1', 'B-2']))
    expect(await rejectionOf(request(['B-2', 'B-3']))).toEqual({ code: SEATS_TAKEN, seats: ['B-2'] })
    pretix.beforeTaking = () => {
      seatNamed('B-4').ordered = true
    }
    expect(await rejectionOf(request(['B-3', 'B-4']))).toEqual({ code: SEATS_TAKEN, seats: ['B-4'] })
    expect(await rejectionOf(request(['A-1', 'Z-9']))).toEqual({ code: SEATS_TAKEN, seats: ['Z-9'] })
    expect(pretix.positions.map(({ seat }) => seat)).toEqual(['B-1', 'B-2'])
  })

  it('leaves no single seat where the row can be had without', async () => {
    expect((await rejectionOf(request(['B-2']))).code).toBe(SEATS_LEFT_SINGLE)
    expect((await rejectionOf(request(['B-2', 'B-3']))).code).toBe(SEATS_LEFT_SINGLE)
    await shop.addToCart(request(['B-1', 'B-2', 'B-3']))
    await shop.addToCart(request(['A-1']))
    expect(pretix.positions).toHaveLength(4)
  })

  it('takes a choice across two seat groups of a row, request by request', async () => {
    for (const guid of ['B-3', 'B-4']) seatNamed(guid).product = RANG
    setup.subevents = setup.subevents.map((date) => ({ ...date, seat_category_mapping: { Saal: PARKETT, Rang: RANG } }))
    // Together they leave the first seat alone of all, as any two of three would.
    seatNamed('B-4').ordered = true
    const { url: cartUrl } = await shop.addToCart(request(['B-2']))
    await shop.addToCart(request(['B-3'], { seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }], cartUrl }))
    expect(pretix.positions.map(({ seat, item }) => [seat, item])).toEqual([
      ['B-2', PARKETT],
      ['B-3', RANG],
    ])
  })

  it('takes no seat at the price of another product, which pretix would do', async () => {
    seatNamed('B-1').product = RANG
    setup.subevents = setup.subevents.map((date) => ({ ...date, seat_category_mapping: { Saal: PARKETT, Rang: RANG } }))
    expect((await rejectionOf(request(['B-1']))).code).toBe(INVALID)
    expect(pretix.positions).toEqual([])
  })

  /** The first two seats of row B are a wheelchair place and the seat beside it, and so are the last two of row A. */
  function withWheelchairPlaces(): void {
    const categories: Record<string, string> = { 'B-1': 'Rollstuhl', 'B-2': 'Begleitplatz', 'A-10': 'Rollstuhl', 'A-4': 'Begleitplatz' }
    for (const { rows } of setup.seatingPlans[1]?.zones ?? [])
      for (const seat of rows.flatMap(({ seats }) => seats)) seat.category = categories[seat.seat_guid] ?? seat.category
  }

  it('sells a companion seat with the wheelchair place beside it alone, in one request or in the same cart', async () => {
    withWheelchairPlaces()
    expect((await rejectionOf(request(['B-2']))).code).toBe(COMPANION_ALONE)
    const { url: cartUrl } = await shop.addToCart(request(['B-1']))
    expect((await rejectionOf(request(['B-2']))).code).toBe(COMPANION_ALONE)
    await shop.addToCart(request(['B-2'], { cartUrl }))
    expect(pretix.positions.map(({ seat }) => seat)).toEqual(['B-1', 'B-2'])
    // The wheelchair place is beyond an aisle.
    expect((await rejectionOf(request(['A-4', 'A-10']))).code).toBe(COMPANION_ALONE)
  })

  it('gives wheelchair places and the seats beside them when no others are left', async () => {
    withWheelchairPlaces()
    for (let ticket = 0; ticket < 9; ticket++) await shop.addToCart(request(undefined))
    const given = pretix.positions.map(({ seat }) => seat)
    expect(given.slice(0, 5).toSorted()).toEqual(['A-1', 'A-2', 'B-10', 'B-3', 'B-4'])
    expect(given.slice(5).toSorted()).toEqual(['A-4', 'A-10', 'B-1', 'B-2'].toSorted())
  })

  it('gives seats though the layout cannot be read', async () => {
    pretix.provoked.push({ path: /seatingplans/, status: 404 })
    expect(await shop.addToCart(request(undefined))).toMatchObject({ ticketsQuantity: 1 })
  })

  it('takes no seat twice, none too few or too many, and none where there are no seats', async () => {
    expect((await rejectionOf(request(['B-1', 'B-1']))).code).toBe(INVALID)
    expect((await rejectionOf(request(['B-1'], { items: [{ saleType: FULL, quantity: 2 }] }))).code).toBe(INVALID)
    expect((await rejectionOf(request(['B-1', 'B-2'], { items: [{ saleType: FULL, quantity: 1 }] }))).code).toBe(INVALID)
    expect((await rejectionOf(request(['B-1'], { performance: `saison/${TOMORROW}` }))).code).toBe(INVALID)
    expect((await rejectionOf(request(['B-1'], { seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }] }))).code).toBe(INVALID)
    expect(pretix.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('holds once what is asked twice under one key, though the seats are held by then', async () => {
    const sent = request(['B-1', 'B-2'])
    const [first, again] = [await shop.addToCart(sent), await shop.addToCart(sent)]
    expect(again).toEqual(first)
    expect(pretix.positions).toHaveLength(2)
    pretix.losesAnswer = true
    const once = createPretixShop({ ...options(), limits: { ...IMPATIENT, maxAttempts: 1 } })
    expect(await once.addToCart(request(['A-1', 'A-2']))).toMatchObject({ ticketsQuantity: 2 })
    expect(pretix.positions).toHaveLength(4)
  })

  it('gives nobody seats that somebody else has just named', async () => {
    for (const seat of setup.seats) if (seat.row_name === 'A') seat.ordered = true
    // The row is known from the first choice, for a moment.
    for (const seats of [undefined, ['B-3'], undefined]) await shop.addToCart(request(seats))
    expect(pretix.positions.map(({ seat }) => seat)).toEqual(['B-4', 'B-3', 'B-10'])
    expect(pretix.calls.filter((call) => call.startsWith('POST'))).toHaveLength(3)
  })

  it('sells a seat once, however many want it at the same time, and the others hear so', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => shop.addToCart(request(['B-1', 'B-2']))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ responseCode: SEATS_TAKEN, seats: ['B-1', 'B-2'] })
    expect(pretix.positions).toHaveLength(2)
  })
})
