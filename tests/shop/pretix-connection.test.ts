import { describe, expect } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import { ShopBusy, ShopDenied } from '../../app/booking/ticket-shop.ts'
import { date, FULL, LATER, RANG, TOMORROW } from './pretix-season.ts'
import { IMPATIENT, it } from './pretix-test.ts'

describe('calls to pretix', () => {
  it('waits for a shop that is busy as long as it says, or not at all, and others are not cut off by it', async ({
    pretix,
    options,
    request,
  }) => {
    const careful = createPretixShop({ ...options(), limits: { ...IMPATIENT, failureThreshold: 1 } })
    const offersOf = () => careful.offers([`saison/${TOMORROW}`])
    pretix.provoked.push({ path: /bulk_create/, status: 409, headers: { 'retry-after': '60' } })
    await expect(careful.addToCart(request())).rejects.toBeInstanceOf(ShopBusy)
    expect((await offersOf()).size).toBe(1)
    pretix.provoked.push({ path: /quotas/, status: 429, headers: { 'retry-after': '60' } })
    await expect(offersOf()).rejects.toBeInstanceOf(ShopBusy)
    const calls = pretix.calls.length
    await expect(offersOf()).rejects.toBeInstanceOf(ShopBusy)
    expect(pretix.calls).toHaveLength(calls)
  })

  it('tries again what pretix asks to be tried again, and gives up on a shop that refuses the key', async ({ pretix, shop, options }) => {
    pretix.provoked.push({ path: /items/, status: 429, headers: { 'retry-after': '0' } }, { path: /quotas/, status: 503 })
    expect((await shop.offers([`saison/${TOMORROW}`])).size).toBe(1)
    const stranger = createPretixShop({ ...options(), token: 'ein-anderer-Schluessel' })
    await expect(stranger.offers(['saison'])).rejects.toBeInstanceOf(ShopDenied)
  })

  it('asks for coming dates alone, and once for what several parts of a sync run need', async ({ clock, setup, pretix, shop }) => {
    pretix.perPage = 50
    const past = Array.from({ length: 500 }, (_, index) => date(1000 + index, { date_from: '2025-11-20T19:30:00+01:00' }))
    const coming = Array.from({ length: 60 }, (_, index) => date(2000 + index))
    setup.subevents = [...past, ...coming]
    setup.quotas = setup.subevents.map(({ id }) => ({ id, name: `q${id}`, size: 10, items: [RANG], variations: [], subevent: id }))
    const numbers = coming.map(({ id }) => `saison/${id}`)
    const calls = async () => {
      pretix.calls.length = 0
      for (const part of [numbers.slice(0, 30), numbers.slice(30)]) expect((await shop.offers(part)).size).toBe(30)
      return pretix.calls.map((call) => call.replace('GET /events/saison/', '') || 'event').toSorted()
    }
    const lists = ['event', 'items/', 'quotas/', 'quotas/', 'subevents/']
    expect(await calls()).toEqual([...lists, 'categories/', 'settings/', 'vouchers/', 'subevents/'].toSorted())
    clock.advance({ minutes: 1 })
    // Of dates only the changed ones are read, however many there are.
    expect(await calls()).toEqual(lists)
    setup.subevents.push(date(TOMORROW, { last_modified: clock.now().toString() }))
    clock.advance({ minutes: 1 })
    expect((await shop.offers([`saison/${TOMORROW}`, ...numbers])).size).toBe(61)
    expect(await calls()).toEqual(lists.filter((call) => call === 'quotas/'))
    // A date that was deleted is no change of a date: pretix then rejects the question for its quotas.
    setup.subevents = setup.subevents.filter(({ id }) => id !== TOMORROW)
    clock.advance({ minutes: 1 })
    expect([...(await shop.offers([`saison/${TOMORROW}`, ...numbers])).keys()]).toEqual(numbers)
  })

  it('knows a category that was made in pretix a moment ago', async ({ setup, shop, later5s }) => {
    const namesNow = async () => (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups.map((g) => g.seat_group)
    expect(await namesNow()).toEqual(['Parkett', 'Rang'])
    setup.categories.push({ id: 5, name: { de: 'Oben' }, position: 1, is_addon: false })
    setup.items = setup.items.map((item) => (item.id === RANG ? { ...item, category: 5 } : item))
    later5s()
    expect(await namesNow()).toEqual(['Parkett', 'Oben, Rang'])
  })

  it('tells with all dates what it has just told of one', async ({ clock, setup, shop }) => {
    const [tomorrow, later] = [`saison/${TOMORROW}`, `saison/${LATER}`]
    await shop.offers([tomorrow, later])
    const [first] = setup.subevents
    if (first) Object.assign(first, { active: false, last_modified: clock.now().toString() })
    const alone = (await shop.offers([tomorrow])).get(tomorrow)?.sale
    expect(alone).toEqual({ kind: 'off', what: 'performance' })
    expect((await shop.offers([tomorrow, later])).get(tomorrow)?.sale).toEqual(alone)
  })

  it('takes products as they were while pretix says that none has changed', async ({ setup, pretix, shop, later5s }) => {
    pretix.lastModified = 'Sat, 21 Nov 2026 10:00:00 GMT'
    const [parkett, rang] = setup.items
    if (!parkett || !rang) throw new Error('the season has changed')
    const priceOf = async () => (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups[1]?.prices[0]?.price
    expect(await priceOf()).toBe('20.00')
    rang.default_price = '21.00'
    later5s()
    expect(await priceOf()).toBe('20.00')
    pretix.lastModified = 'Sat, 21 Nov 2026 10:00:01 GMT'
    later5s()
    expect(await priceOf()).toBe('21.00')
  })

  it('fills a cart with one call once the offer was shown, and with one more per ticket that is in it', async ({
    pretix,
    shop,
    request,
  }) => {
    await shop.offers([`saison/${TOMORROW}`])
    pretix.calls.length = 0
    const { url: cartUrl } = await shop.addToCart(request())
    expect(pretix.calls).toEqual(['POST /events/saison/cartpositions/bulk_create/'])
    await shop.addToCart(request({ cartUrl, items: [{ saleType: FULL, quantity: 1 }] }))
    expect(pretix.calls).toHaveLength(4)
  })
})
