import { describe, expect } from 'vitest'
import { requirement } from '../support/requirement.ts'
import { date, FULL, LATER, override, PARKETT, RANG, REDUCED, TOMORROW } from './pretix-season.ts'
import { it } from './pretix-test.ts'

describe('what pretix offers', () => {
  it(
    'offers products as seat groups and their variations as prices, page after page',
    requirement('BOOK-50', 'BOOK-56', 'BOOK-62', 'BOOK-63'),
    async ({ shop }) => {
      const offers = await shop.offers([`saison/${TOMORROW}`, `saison/${LATER}`, 'saison/999', 'unbekannt'])
      expect([...offers.keys()]).toEqual([`saison/${TOMORROW}`, `saison/${LATER}`])
      const [parkett, rang, ...others] = offers.get(`saison/${TOMORROW}`)?.seatGroups ?? []
      expect(others).toEqual([])
      expect(parkett).toEqual({
        ...{ id: PARKETT, seat_group: 'Parkett', status: 1, text: 'Parkett, erster Stock', timeslots: [], max_tickets: 10 },
        prices: [
          { id: FULL, sale_type_id: FULL, seat_group: 'Parkett', name: 'Vollpreis', text: '', price: '24.00', has_discounts: true },
          {
            id: REDUCED,
            sale_type_id: REDUCED,
            seat_group: 'Parkett',
            name: 'Ermäßigt',
            text: 'Schule und Studium',
            price: '12.00',
            has_discounts: false,
          },
        ],
      })
      expect(rang).toMatchObject({ seat_group: 'Rang', prices: [{ name: 'Rang', price: '20.00', has_discounts: false }] })
      expect(offers.get(`saison/${LATER}`)?.seatGroups[1]).toMatchObject({ status: 1, prices: [{ price: '9.50' }] })
    },
  )

  it('says how a seat group stands by its quotas, and sells nothing outside its time', async ({
    clock,
    setup,
    pretix,
    shop,
    request,
    refusalOf,
    saleNow,
  }) => {
    const statusOf = async () =>
      (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups.map(({ status }) => status)
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 2 }] }))
    expect(await statusOf()).toEqual([1, 2])
    await shop.addToCart(request({ seatGroup: 'Rang', items: [{ saleType: RANG, quantity: 1 }] }))
    expect(await statusOf()).toEqual([1, 0])
    clock.advance({ minutes: 15 })
    expect(await statusOf()).toEqual([1, 1])
    setup.subevents[0] = date(TOMORROW, { presale_start: '2026-11-21T18:00:00+01:00' })
    clock.advance({ minutes: 1 })
    expect([await saleNow(), await statusOf()]).toEqual(['not-yet', [1, 1]])
    expect(await refusalOf({})).toBe(-404)
    setup.subevents[0] = date(TOMORROW)
    setup.live = false
    clock.advance({ minutes: 1 })
    expect(await saleNow()).toBe('switched-off')
    expect(await refusalOf({})).toBe(-404)
    expect(pretix.positions).toHaveLength(3)
  })

  it('takes the price as pretix does: variation on the date, variation, product on the date, product', async ({ setup, shop, later5s }) => {
    const [parkett] = setup.items
    const [, reduced] = parkett?.variations ?? []
    const [first] = setup.subevents
    if (reduced) reduced.default_price = null
    const pricesOf = async () => {
      later5s()
      return (await shop.offers([`saison/${TOMORROW}`])).get(`saison/${TOMORROW}`)?.seatGroups[0]?.prices.map(({ price }) => price)
    }
    expect(await pricesOf()).toEqual(['24.00', '20.00'])
    first?.item_price_overrides.push({ item: PARKETT, ...override({ price: '9.50' }) })
    expect(await pricesOf()).toEqual(['24.00', '9.50'])
    first?.variation_price_overrides.push({ variation: FULL, ...override({ price: '11.00' }) })
    expect(await pricesOf()).toEqual(['11.00', '9.50'])
  })

  it('offers only what the web shop of pretix would sell', async ({ clock, setup, shop, later5s, saleNow }) => {
    const namesOf = async () => {
      later5s()
      return (await shop.offers([`saison/${TOMORROW}`]))
        .get(`saison/${TOMORROW}`)
        ?.seatGroups.map(({ seat_group: name, prices }) => [name, prices.length])
    }
    const [parkett, rang] = setup.items
    const [full, reduced] = parkett?.variations ?? []
    if (!parkett || !rang || !full || !reduced) throw new Error('the season has changed')
    const all = [
      ['Parkett', 2],
      ['Rang', 1],
    ]
    const boxOffice = { all_sales_channels: false, limit_sales_channels: ['pretixpos'] }
    const both = { all_sales_channels: true, limit_sales_channels: [] }
    expect(await namesOf()).toEqual(all)
    const hidden = [
      [rang, boxOffice, both],
      [rang, { require_bundling: true }, { require_bundling: false }],
      [reduced, boxOffice, both],
      [reduced, { hide_without_voucher: true }, { hide_without_voucher: false }],
    ] as const
    for (const [resource, change, back] of hidden) {
      Object.assign(resource, change)
      expect(await namesOf(), JSON.stringify(change)).toEqual(resource === rang ? [['Parkett', 2]] : [['Parkett', 1], all[1]])
      Object.assign(resource, back)
    }
    setup.subevents[0] = date(TOMORROW, { item_price_overrides: [{ item: RANG, ...override({ available_from: '2027-01-01T00:00:00Z' }) }] })
    expect(await namesOf()).toEqual([['Parkett', 2]])
    setup.subevents[0] = date(TOMORROW)
    setup.categories.push({ id: 5, is_addon: true })
    rang.category = 5
    clock.advance({ minutes: 5 })
    expect(await namesOf()).toEqual([['Parkett', 2]])
    rang.category = null
    Object.assign(setup, boxOffice)
    later5s()
    expect(await saleNow()).toBe('box-office')
  })

  it('offers a product that takes the place of another once that one is sold out', async ({ setup, shop }) => {
    const [, rang] = setup.items
    if (rang) rang.hidden_if_item_available = PARKETT
    const namesOf = async () =>
      (await shop.offers([`saison/${TOMORROW}`]))
        .get(`saison/${TOMORROW}`)
        ?.seatGroups.map(({ seat_group: name, status }) => [name, status])
    expect(await namesOf()).toEqual([['Parkett', 1]])
    for (const quota of setup.quotas) if (quota.items.includes(PARKETT)) quota.size = 0
    expect(await namesOf()).toEqual([
      ['Parkett', 0],
      ['Rang', 1],
    ])
  })

  it('sells until the end that pretix keeps: of the presale, of the performance, else of its day', async ({
    clock,
    setup,
    later5s,
    saleNow,
  }) => {
    const isSold = async () => {
      later5s()
      return (await saleNow()) !== 'online-over'
    }
    clock.advance({ hours: 24 + 5 })
    expect(await isSold()).toBe(true)
    setup.subevents[0] = date(TOMORROW, { date_from: '2026-11-20T23:30:00+01:00' })
    expect(await isSold()).toBe(false)
    setup.subevents[0] = date(TOMORROW, { date_from: '2026-11-20T23:30:00+01:00', date_to: '2026-12-01T12:00:00+01:00' })
    expect(await isSold()).toBe(true)
  })
})
