import { describe, expect } from 'vitest'
import { IN_SHOP_ONLY, ShopForbidden } from '../../app/booking/ticket-shop.ts'
import { date, FULL, LATER, PARKETT, RANG, REDUCED, season, TOMORROW } from './pretix-season.ts'
import { it } from './pretix-test.ts'

describe('what pretix tells staff', () => {
  it('lists the dates of all series and single events of a range, page after page, with their names and rooms', async ({
    clock,
    setup,
    events,
    shop,
  }) => {
    setup.subevents.push(
      date(9, { date_from: '2026-12-04T20:00:00+01:00', name: { de: 'Salz' }, location: { de: 'Studio\nAm Hafen 2' } }),
      date(10, { date_from: '2027-02-01T20:00:00+01:00' }),
    )
    events.push({ ...season(), slug: 'konzert', subevents: [], quotas: [], date_from: '2026-12-01T20:00:00+01:00' })
    const range = { from: clock.now(), until: Temporal.Instant.from('2027-01-01T00:00:00Z') }
    const first = await shop.dates(range)
    const second = await shop.dates(range, first.next ?? '')
    expect(first.dates.map(({ id }) => id)).toEqual([`saison/${TOMORROW}`, `saison/${LATER}`, 'konzert'])
    expect(second).toMatchObject({
      dates: [{ id: 'saison/9', title: 'Salz', room: 'Studio\nAm Hafen 2', sold: null, held: null }],
      next: null,
    })
    expect(first.dates[0]).toMatchObject({ title: 'saison', taken: 0, isCancelled: false })
    expect(second.dates[0]?.url).toMatch(/\/haus\/saison\/9\/$/)
    expect(second.dates[0]?.startsAt.toString()).toBe('2026-12-04T19:00:00Z')
  })

  it('tells staff when a date begins, whether it takes place, and how much of its quotas is taken', async ({
    setup,
    shop,
    later5s,
    request,
  }) => {
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 2 }] }))
    const [tomorrow, later, none] = [`saison/${TOMORROW}`, `saison/${LATER}`, 'saison/999']
    const standings = await shop.performanceStatuses([tomorrow, later, none, 'unbekannt'])
    expect([...standings.keys()]).toEqual([tomorrow, later])
    const startsAt = Temporal.Instant.from('2026-11-22T19:30:00+01:00')
    expect(standings.get(tomorrow)).toEqual({ startsAt, isCancelled: false, taken: 2, places: 43, event: 'saison', mistakes: [] })
    expect(standings.get(later)).toMatchObject({ taken: null, places: null })
    const [first] = setup.subevents
    if (first) first.active = false
    later5s()
    expect((await shop.performanceStatuses([tomorrow])).get(tomorrow)?.isCancelled).toBe(true)
    await expect(shop.performanceStatuses([none])).resolves.toEqual(new Map())
  })

  it('counts the places of a quota once, though another limits one of its prices', async ({ setup, shop, request }) => {
    const placesOf = async () => {
      const status = (await shop.performanceStatuses([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)
      return [status?.taken, status?.places]
    }
    expect(await placesOf()).toEqual([0, 43])
    const part = { name: 'Junge Karten', items: [PARKETT], variations: [REDUCED], subevent: TOMORROW }
    setup.quotas.unshift({ ...part, id: 9, size: 4 })
    await shop.addToCart(request({ items: [{ saleType: REDUCED, quantity: 2 }] }))
    expect(await placesOf()).toEqual([2, 43])
    setup.quotas.push({ ...part, id: 10, size: 5, variations: [FULL, REDUCED] })
    expect(await placesOf()).toEqual([2, 43])
  })

  it('tells a performance of an event that pretix does not show from a date that it does not have', async ({ shop, request }) => {
    const offers = await shop.offers(['unbekannt/1', 'saison/999', `saison/${TOMORROW}`])
    expect([...offers.keys()]).toEqual([`saison/${TOMORROW}`])
    expect(offers.refused).toEqual(new Map([['unbekannt/1', 'unbekannt']]))
    expect(await shop.offers(['saison/999'])).toEqual(new Map())
    expect((await shop.performanceStatuses(['unbekannt/1'])).refused?.get('unbekannt/1')).toBe('unbekannt')
    await expect(shop.addToCart(request({ performance: 'unbekannt/1' }))).rejects.toBeInstanceOf(ShopForbidden)
  })

  it('finds out whether the key may fill carts without filling one, and whether orders are real', async ({
    clock,
    setup,
    pretix,
    shop,
  }) => {
    const of = [`saison/${TOMORROW}`]
    expect(await shop.flags?.(of)).toEqual([])
    pretix.fillsCarts = false
    expect(await shop.flags?.(of)).toEqual([{ performance: of[0], event: 'saison', flag: 'no-carts' }])
    Object.assign(pretix, { fillsCarts: true })
    setup.testmode = true
    clock.advance({ minutes: 1 })
    expect(await shop.flags?.(of)).toEqual([{ performance: of[0], event: 'saison', flag: 'test-mode' }])
    expect(pretix.positions).toEqual([])
  })

  it('tells a mistake in the set-up from a full house, to visitors and to staff', async ({ setup, shop, later5s, refusalOf }) => {
    setup.testmode = true
    setup.quotas = setup.quotas.filter(({ items, subevent }) => !items.includes(subevent === LATER ? PARKETT : RANG))
    expect(await refusalOf({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }] })).toBe(-400)
    const [tomorrow, later] = [`saison/${TOMORROW}`, `saison/${LATER}`]
    const mistakesOf = async (id: string) => (await shop.performanceStatuses([tomorrow, later])).get(id)?.mistakes
    // A product that no date of this hall counts is one of another hall. One with seats in this hall is a mistake.
    expect((await shop.offers([tomorrow])).get(tomorrow)?.seatGroups.map(({ seat_group: name }) => name)).toEqual(['Parkett'])
    expect(await mistakesOf(tomorrow)).toEqual([{ kind: 'test-mode' }])
    expect(await mistakesOf(later)).toEqual([{ kind: 'test-mode' }, { kind: 'no-quota', product: 'Parkett' }])
    Object.assign(setup, { live: false, testmode: false, all_sales_channels: false, items: [] })
    later5s()
    expect(await mistakesOf(tomorrow)).toEqual([{ kind: 'not-live' }, { kind: 'not-for-web' }, { kind: 'no-product' }])
  })

  it('closes a date for sale and opens it again, but no event that is no series', async ({ shop, request, refusalOf }) => {
    const tomorrow = `saison/${TOMORROW}`
    const status = async () => (await shop.performanceStatuses([tomorrow])).get(tomorrow)
    await status()
    await shop.setOnSale(tomorrow, false)
    expect((await status())?.isCancelled).toBe(true)
    expect(await refusalOf({})).toBe(-404)
    await shop.setOnSale(tomorrow, true)
    expect((await status())?.isCancelled).toBe(false)
    expect((await shop.addToCart(request())).ticketsQuantity).toBe(2)
    await expect(shop.setOnSale('wiese', false)).rejects.toMatchObject({ responseCode: IN_SHOP_ONLY })
    await expect(shop.setOnSale('saison/999', false)).rejects.toMatchObject({ responseCode: -404 })
  })
})
