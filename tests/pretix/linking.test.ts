import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import type { ShopLinks } from '../../app/operations/ticket-shop/links.ts'
import { fillDates } from '../../scripts/pretix/fill-dates.ts'
import { fillShop, SERIES } from '../../scripts/pretix/fill-shop.ts'
import { type HousePerformance, linkPerformance, logInToDemo, performancesAhead } from '../../scripts/pretix/house.ts'
import type { Visitor } from '../support/visitor.ts'
import { readStage, SITE } from './stage.ts'
import { setupApi } from './staged-shop.ts'

const LINKS = '/api/admin/shop/links'
/** Later than all performances of the other stories. */
const [FIRST_DAY, LAST_DAY] = [50, 75]
const { apiUrl, siteToken, siteFolder } = readStage()
const shop = createPretixShop({ apiUrl, token: siteToken, publicUrl: SITE, clock: { now: () => Temporal.Now.instant() } })
const dayIn = (days: number) => Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString()
const days = { from: dayIn(FIRST_DAY), until: dayIn(LAST_DAY) }

let editor: Visitor
/** Of one production in the large hall: one that is linked, two to be linked, and one of which pretix has no date. */
let own: HousePerformance[]
let dates: string[]
let lone: string

beforeAll(async () => {
  editor = await logInToDemo(SITE, siteFolder)
  const seated = (await performancesAhead(editor, LAST_DAY)).filter(({ performance: { startsAt, hall, isCancelled } }) => {
    const day = Temporal.Instant.from(startsAt).toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
    return hall === 'grosses-haus' && !isCancelled && day >= days.from
  })
  own = seated.slice(0, 4)
  expect(own).toHaveLength(4)
  const parts = await fillShop(setupApi())
  const sold = own.slice(0, 3).map(({ performance }) => ({ ...performance, saleFrom: null, soldOut: [], priceTable: 'standard' as const }))
  const foreign = sold.slice(0, 1).map((performance) => ({ ...performance, key: 'gastspiel', title: 'Gastspiel aus Übersee' }))
  const ids = await fillDates(setupApi(), parts, [...sold, ...foreign])
  dates = sold.map(({ key }) => `${SERIES}/${ids.get(key)}`)
  lone = `${SERIES}/${ids.get('gastspiel')}`
  for (const { id } of own) await linkPerformance(editor, id, '')
  await linkPerformance(editor, own[0]?.id ?? 0, dates[0] ?? '')
})

const read = async () => (await editor.getJson<ShopLinks>(`${LINKS}?${new URLSearchParams(days)}`)).body
const idsOf = (performances: (HousePerformance | undefined)[]) => performances.map((performance) => performance?.id)

it('lists what only one side has, proposes pairs, tells what pretix holds, and links many at once', async () => {
  const saleType = (await shop.offers(dates)).get(dates[0] ?? '')?.seatGroups[0]?.prices.at(-1)?.sale_type_id ?? 0
  const before = (await read()).linked.find(({ id }) => id === own[0]?.id)?.date
  await shop.addToCart({
    ...{ performance: dates[0] ?? '', seatGroup: 'Kategorie 1', items: [{ saleType, quantity: 2 }] },
    ...{ block: undefined, cartUrl: undefined, idempotencyKey: randomUUID() },
  })
  const { performances, dates: open, proposals, linked } = await read()
  expect(performances.map(({ id }) => id)).toEqual(expect.arrayContaining(idsOf(own.slice(1))))
  expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining([dates[1], dates[2], lone]))
  expect(open.map(({ id }) => id)).not.toContain(dates[0])
  const wanted = [1, 2].map((index) => ({ performance: own[index]?.id ?? 0, date: dates[index] ?? '' }))
  for (const pair of wanted) expect(proposals).toContainEqual({ ...pair, isSameTime: true, isSameRoom: true })
  expect(proposals.map(({ date }) => date)).not.toContain(lone)
  const date = linked.find(({ id }) => id === own[0]?.id)?.date
  // pretix counts sold and held together; the hall has 620 seats, whatever the quotas of single prices.
  expect(date).toMatchObject({ id: dates[0], sold: null, held: null, taken: (before?.taken ?? 0) + 2 })
  expect((date?.taken ?? 0) + (date?.free ?? 0)).toBe(620)

  const { status, body } = await editor.send('POST', LINKS, { ...days, links: wanted })
  expect([status, body]).toEqual([200, { linked: 2 }])
  const after = await read()
  expect(after.linked.map(({ id }) => id)).toEqual(expect.arrayContaining(idsOf(own.slice(0, 3))))
  expect(after.performances.map(({ id }) => id)).toContain(own[3]?.id)
  const again = await editor.send('POST', LINKS, { ...days, links: wanted })
  expect(again.status).toBe(409)
})
