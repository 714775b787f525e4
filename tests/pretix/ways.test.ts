import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachAtOnce } from '../../scripts/pretix/at-once.ts'
import type { Way } from '../../scripts/pretix/ways/way.ts'
import { WAYS, type WayName } from '../../scripts/pretix/ways/ways.ts'
import { readShopPage } from './shop-page.ts'
import { buy, newBuyer, order, redeem } from './way-bought.ts'
import { readSaid } from './way-said.ts'
import { putOnSale, type WayPerformance } from './ways-on-sale.ts'
import { type BothSaid, waysTable } from './ways-table.ts'

// A performance of the house for each way in which houses set up pretix: what the site says of it, what its code does, and that it
// can be bought to the paid order.

/** A busy machine takes minutes for some six hundred things in pretix. */
const SET_UP_MS = 600_000
const ways = Object.entries(WAYS) as [WayName, Way][]
const said = new Map<WayName, BothSaid & { performance: WayPerformance }>()
const saidOf = (name: WayName) => {
  const found = said.get(name)
  if (!found) throw new Error(`${name} was not read`)
  return found
}

const takingBack: (() => Promise<void>)[] = []
beforeAll(async () => {
  const onSale = await putOnSale(ways, (takeBack) => takingBack.push(takeBack))
  // Before anything is bought.
  await eachAtOnce(onSale, async ([name, performance]) => {
    said.set(name, { performance, site: await readSaid(performance), shop: await readShopPage(performance) })
  })
}, SET_UP_MS)
// Others ask whether all that the house sells is of one event. What `beforeAll` returns would not be called where it fails.
afterAll(async () => {
  for (const takeBack of takingBack) await takeBack()
})

describe('the site says what is true of each way', () => {
  for (const [name, { title, expected }] of ways) {
    it(`${name}: ${title}`, () => {
      const { site } = saidOf(name)
      expect([site.sale, site.groups, site.jsonLd]).toEqual([expected.sale, expected.groups, expected.jsonLd])
      expect(site.row).toContain(expected.row)
      expect(site.panel).toContain(expected.page ?? '')
      if (expected.notInRow) expect(site.row).not.toContain(expected.notInRow)
      // Before a sale opens other programs are told of it, the widget is not.
      if (site.sale !== 'not-yet') expect(site.call).toEqual(site.offer.seat_groups.map(({ seat_group }) => seat_group))
    })
  }
})

describe('a code does what it says', () => {
  for (const [name, { title, redeemed }] of ways)
    if (redeemed !== undefined) it(`${name}: ${title}`, async () => expect((await redeem(saidOf(name).performance)).words).toBe(redeemed))
})

describe('what the shop would not take is answered with a sentence', () => {
  for (const [name, { title, refused }] of ways)
    if (refused)
      it(`${name}: ${title}`, async () => {
        const { performance, site } = saidOf(name)
        const { status, body } = await order(newBuyer(performance), performance, refused.ticket, site.offer.seat_groups)
        expect([status, body]).toMatchObject([409, { detail: refused.answer }])
      })
})

describe.concurrent('what can be bought is bought to the paid order', () => {
  for (const [name, { title, bought }] of ways)
    if (bought)
      it(`${name}: ${title}`, async () => {
        const { performance, site } = saidOf(name)
        const { status, total, positions } = await buy(performance, bought, site.offer.seat_groups)
        expect([status, total, positions.map(({ price }) => price).toSorted()]).toEqual(['p', bought.total, bought.positions])
      })
})

it('docs/pretix-ways.md has what both say of each way', async () => {
  await expect(waysTable(saidOf)).toMatchFileSnapshot('../../docs/pretix-ways.md')
})
