import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { ShopUnavailable, type TicketShop } from '../../app/booking/ticket-shop.ts'
import { logInToDemo } from '../../scripts/pretix/house.ts'
import { ordersTo } from './gate.ts'
import { PORTS, readStage, SITE } from './stage.ts'
import { freeAll, heldFor, setupApi } from './staged-shop.ts'

const { apiUrl, gateApiUrl, siteToken, siteFolder, performances } = readStage()
const { number, path } = performances.ownSeats
const gate = ordersTo(`http://localhost:${PORTS.gate}`)
const shopAt = (url: string, maxAttempts: number): TicketShop =>
  createPretixShop({
    ...{ apiUrl: url, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } },
    limits: { maxAttempts, failureThreshold: 1000, attemptTimeoutMs: 30_000, requestTimeoutMs: 30_000 },
  })
/** Nothing of what an earlier shop has read is known to it, and it asks once. */
const newShop = () => shopAt(gateApiUrl, 1)
/** It asks pretix itself, and again where pretix has closed a connection that was idle for a second or two. */
const patientShop = () => shopAt(apiUrl, 3)
const GARBLED = ['<html>Wartung</html>', '{}', '[]', 'null', '{"next":null,"results":[{"id":"eins"}]}']

it.for([
  ['subevents', 'offers'],
  ['items', 'offers'],
  ['quotas', 'offers'],
  ['settings', 'performanceStatuses'],
  ['seatingplans', 'seats'],
  ['/seats/', 'seats'],
] as const)('what comes in place of %s is named, and the next answer is taken', async ([part, call]) => {
  for (const garbledAs of GARBLED) {
    // An object without fields is one of settings.
    if (part === 'settings' && garbledAs.startsWith('{')) continue
    const shop = newShop()
    const ask = () => (call === 'seats' ? shop.seats(number) : shop[call]([number]))
    await gate.refuse({ path: part, garbledAs, times: 1 })
    await expect(ask(), `${part}: ${garbledAs}`).rejects.toBeInstanceOf(ShopUnavailable)
    expect(await ask(), `${part} after ${garbledAs}`).toBeTruthy()
  }
})

it.for(GARBLED)('what pretix has held is found where its answer comes as %s', async (garbledAs) => {
  await freeAll('ownSeats')
  const shop = newShop()
  const saleType = (await shop.offers([number])).get(number)?.seatGroups[0]?.prices[0]?.sale_type_id ?? 0
  await gate.refuse({ path: 'bulk_create', garbledAs, times: 1 })
  const cart = await shop.addToCart({
    ...{ performance: number, seatGroup: 'Kategorie 1', items: [{ saleType, quantity: 2 }] },
    ...{ block: undefined, cartUrl: undefined, idempotencyKey: randomUUID() },
  })
  expect(cart.ticketsQuantity).toBe(2)
  expect(await heldFor('ownSeats')).toHaveLength(2)
})

it('the site keeps its pages and offers while answers are garbled', async () => {
  const editor = await logInToDemo(SITE, siteFolder)
  await gate.refuse({ path: '/quotas/', garbledAs: '<html>Wartung</html>', times: 3 })
  expect((await editor.send('POST', '/api/admin/shop/round')).body).toEqual({ changed: 0 })
  const page = await fetch(SITE + path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Karten')
  const offer = await (await fetch(`${SITE}/api/events/${performances.ownSeats.id}/offer/`)).json()
  expect(z.object({ seat_groups: z.array(z.unknown()) }).parse(offer).seat_groups).toHaveLength(3)
})

/** A series of dates that sells nothing. @returns its slug, and what makes a date of it, so many days from now */
async function emptySeries(name: string) {
  const event = `${name}-${Date.now()}`
  const api = setupApi()
  await api.post(z.unknown(), '/events/', {
    ...{ name: { de: name }, slug: event, has_subevents: true, currency: 'EUR', timezone: 'Europe/Berlin' },
    ...{ date_from: new Date().toISOString(), is_public: false, plugins: [] },
  })
  const makeDate = async (inDays: number): Promise<number> => {
    const starts = Temporal.Now.instant()
      .add({ hours: 24 * inDays })
      .toString()
    const fields = { name: { de: `Termin ${inDays}` }, active: true, date_from: starts, seat_category_mapping: {}, meta_data: {} }
    const empty = { item_price_overrides: [], variation_price_overrides: [], seating_plan: null }
    return (await api.post(z.object({ id: z.int() }), `/events/${event}/subevents/`, { ...fields, ...empty })).id
  }
  return { event, makeDate }
}

it('an unknown date among a hundred is left out, and so is one that was deleted since they were read', async () => {
  const { event, makeDate } = await emptySeries('hundert')
  const ids: number[] = []
  for (let index = 2; index < 101; index += 3) ids.push(...(await Promise.all([0, 1, 2].map((offset) => makeDate(index + offset)))))
  const numbers = ids.map((id) => `${event}/${id}`)
  const asked = [...numbers.slice(0, 50), `${event}/987654`, ...numbers.slice(50)]
  const shop = patientShop()
  expect([...(await shop.offers(asked)).keys()]).toEqual(numbers)
  const [deleted, ...others] = numbers
  await setupApi().remove(`/events/${event}/subevents/${ids[0]}/`)
  expect([...(await shop.offers(asked)).keys()]).toEqual(others)
  expect(await shop.performanceStatuses([deleted ?? ''])).toEqual(new Map())
})

it('a date that was made in pretix since its series was read is listed at once', async () => {
  const { event, makeDate } = await emptySeries('nachschub')
  const inDays = (days: number) => Temporal.Now.instant().add({ hours: 24 * days })
  const range = { from: inDays(119), until: inDays(124) }
  const shop = patientShop()
  const listed = async () => (await shop.dates(range)).dates.map(({ id }) => id).filter((id) => id.startsWith(`${event}/`))
  const first = [await makeDate(120), await makeDate(121)].map((id) => `${event}/${id}`)
  expect(await listed()).toEqual(first)
  const added = [await makeDate(122), await makeDate(123)].map((id) => `${event}/${id}`)
  expect(await listed()).toEqual([...first, ...added])
})
