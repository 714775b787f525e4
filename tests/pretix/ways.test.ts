import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { offerSchema } from '../../app/booking/offer-schema.ts'
import { type FilledWay, fillWay, WAYS_SERIES } from '../../scripts/pretix/fill-ways.ts'
import { linkPerformance, logInToDemo, readOffers } from '../../scripts/pretix/house.ts'
import { WAYS, type WayName } from '../../scripts/pretix/ways.ts'
import { structuredDataIn } from '../support/structured-data.ts'
import { Visitor } from '../support/visitor.ts'
import { readStage, SITE } from './stage.ts'
import { setupApi } from './staged-shop.ts'

// One performance sells in one way after the other, as houses set them up; what the site says of each, and what lies in the cart.

const { performances, siteFolder } = readStage()
const { id, path, startsAt, number } = performances.ways
const filled = new Map<WayName, FilledWay>()
let editor: Visitor
beforeAll(async () => {
  editor = await logInToDemo(SITE, siteFolder)
  for (const way of Object.keys(WAYS) as WayName[]) filled.set(way, await fillWay(setupApi(), WAYS[way], startsAt))
  // Products are read every few seconds: once the last of them is known, all are.
  await vi.waitFor(async () => expect(groupsOf(await sell('solidarity'))).toHaveLength(1), { timeout: 60_000, interval: 1000 })
  // Others ask whether all that the house sells is of one event.
  return async () => {
    await linkPerformance(editor, id, number)
    await readOffers(editor)
  }
})

const read = async (address: string) => (await fetch(SITE + address)).text()
const offersIn = (html: string) => {
  const event = structuredDataIn(html).find((data) => String(data['@type']).endsWith('Event'))
  const offers = (event?.offers ?? []) as { price: string; availability: string }[]
  return offers.map(({ price, availability }) => `${price} ${availability.replace('https://schema.org/', '')}`)
}

/** Sells the performance in a way, and reads the row of the list, the widget's offer and the structured data. */
async function sell(way: WayName) {
  const { date, code } = filled.get(way) ?? { date: 0, code: '' }
  await linkPerformance(editor, id, `${WAYS_SERIES}/${date}`)
  await readOffers(editor)
  const offer = offerSchema.parse(JSON.parse(await read(`/api/events/${id}/offer/`)))
  const [year, month, day] = startsAt.slice(0, 10).split('-')
  const list = await read(`/de/spielplan?date=${day}-${month}-${year}`)
  const row = list.split('<li').find((piece) => piece.includes(`href="${path}"`)) ?? ''
  return { date, code, offer, row: row.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' '), jsonLd: offersIn(await read(path)) }
}

const groupsOf = ({ offer }: Awaited<ReturnType<typeof sell>>) =>
  offer.seat_groups.map(({ seat_group, prices }) => [seat_group, ...prices.map(({ name, price }) => `${name} ${price}`)].join(' · '))

describe('what houses set up in pretix beside plain tickets', () => {
  it('a booklet stands after the tickets, and the evening stays sold out', async () => {
    const sold = await sell('booklet')
    expect(groupsOf(sold)).toEqual(['Saalkarte · Saalkarte 24.00', 'Programmheft · Programmheft 4.00'])
    expect([sold.offer.sale.kind, sold.jsonLd]).toEqual(['sold-out', ['24.00 SoldOut']])
    expect(sold.row).toContain('Ausverkauft')
    expect(sold.row).not.toContain('4 €')
  })

  it('categories are the first half of the names, and both halves lie in one cart', async () => {
    const sold = await sell('categories')
    expect(groupsOf(sold).map((words) => words.split(' · ')[0])).toEqual([
      ...['Parkett, Normalpreis', 'Parkett, Ermäßigt', 'Rang, Normalpreis', 'Rang, Ermäßigt'],
    ])
    expect(sold.row).toContain('ab 9 €')
    const visitor = new Visitor(SITE)
    for (const name of ['Parkett, Normalpreis', 'Rang, Normalpreis']) await order(visitor, sold, name)
    expect((await heldOn(sold.date)).map(({ price }) => price).toSorted()).toEqual(['18.00', '30.00'])
  })

  it('areas are groups of their own, and the cheapest is what tickets cost from', async () => {
    const sold = await sell('areas')
    expect(groupsOf(sold)).toEqual(['Loge · Loge 45.00', 'Parkett · Parkett 30.00', 'Galerie · Galerie 12.00'])
    expect(sold.row).toContain('ab 12 €')
    expect(sold.jsonLd).toEqual(['45.00 InStock', '30.00 InStock', '12.00 InStock'])
    await order(new Visitor(SITE), sold, 'Galerie')
    expect((await heldOn(sold.date)).map(({ price }) => price)).toEqual(['12.00'])
  })

  it('a price that is used up gives its name to no other', async () => {
    expect(groupsOf(await sell('usedUp'))).toEqual(['Saalplatz · Ermäßigt 19.00'])
  })

  it('a performance for those with a code says so, and a code opens it', async () => {
    const sold = await sell('school')
    expect([sold.offer.sale.kind, sold.offer.seat_groups, sold.jsonLd]).toEqual(['code-only', [], []])
    expect(sold.row).toContain('Karten nur mit Code')
    const { status, body } = await new Visitor(SITE).send('POST', `/api/events/${id}/code/`, { code: sold.code })
    expect([status, body]).toMatchObject([200, { seat_groups: [{ seat_group: 'Schulkarte', prices: [{ price: '6.00' }] }] }])
  })

  it('a free ticket that is needed can be taken, and the list says that it is needed', async () => {
    const sold = await sell('free')
    expect([sold.offer.sale.kind, sold.jsonLd]).toEqual(['on-sale', ['0.00 InStock']])
    expect(sold.row).toContain('Eintritt frei, Karte nötig')
    await order(new Visitor(SITE), sold, 'Zählkarte')
    expect((await heldOn(sold.date)).map(({ price }) => price)).toEqual(['0.00'])
  })

  it('a bundle lies in the cart with what is in it, as pretix’s own page puts it there', async () => {
    const sold = await sell('menu')
    expect(groupsOf(sold)).toEqual(['Theater und Menü · Theater und Menü 59.00'])
    await order(new Visitor(SITE), sold, 'Theater und Menü')
    expect((await heldOn(sold.date)).map(({ is_bundled }) => is_bundled)).toEqual([false, true])
  })

  it('a bundle of which a part is sold out is sold out', async () => {
    const sold = await sell('noMenuLeft')
    expect([sold.offer.sale.kind, sold.jsonLd]).toEqual(['sold-out', ['59.00 SoldOut']])
  })
})

/** Puts one ticket of a group at its first price into the visitor's cart. */
async function order(visitor: Visitor, { date, offer }: Awaited<ReturnType<typeof sell>>, seat_group: string): Promise<void> {
  const price = offer.seat_groups.find((group) => group.seat_group === seat_group)?.prices[0]
  const body = { event_jet_id: `${WAYS_SERIES}/${date}`, seat_group, sale_type_ids: [price?.sale_type_id], quantities: [1] }
  expect(await visitor.send('POST', '/api/shop-cart/', body)).toMatchObject({ status: 200, body: { tickets_quantity: expect.any(Number) } })
}

const positionSchema = z.object({ subevent: z.int().nullable(), price: z.string(), is_bundled: z.boolean() })

/** What lies in carts for a date, as pretix has it. */
async function heldOn(date: number) {
  const positions = await setupApi().list(positionSchema, `/events/${WAYS_SERIES}/cartpositions/`)
  return positions.filter(({ subevent }) => subevent === date)
}
