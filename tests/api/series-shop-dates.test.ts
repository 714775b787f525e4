import { asc, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../../app/programme/tables.ts'
import type { SeriesPreview } from '../../app/scheduling/bulk-create.server.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { freePort } from '../support/free-port.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const SERIES = '/api/admin/event/several'
const at = (time: string) => `2026-12-${time}:00+01:00`

/** A rule for the four Fridays of December, in the room and for the production of performances that exist. */
async function fridays(app: TestApp) {
  const [event] = await app.foyer.platform.db.select({ productionId: events.productionId, roomId: events.roomId }).from(events).limit(1)
  return { ...event, time: '20:00', from: '2026-12-01', until: '2026-12-31', weekdays: [5] }
}

describe('a series and the dates of the ticket shop', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    await shop.offer('f04', 'studio', { title: 'PROBE – Premiere', startsAt: at('04T20:00') })
    await shop.offer('vergeben', 'studio', { startsAt: at('05T20:00') })
    await shop.offer('f11', 'studio', { startsAt: at('11T20:30') })
    for (const id of ['f18-1', 'f18-2']) await shop.offer(id, 'studio', { startsAt: at('18T20:00') })
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    await createEvents(app, [{ startsAt: at('05T20:00'), idJet: 'vergeben' }])
    editor = await app.editor('programme')
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const countEvents = () => app.foyer.platform.db.$count(events)

  it('proposes to each performance the date that can only be its own', async () => {
    const { body } = await editor.send<SeriesPreview>('POST', SERIES, { ...(await fridays(app)), dry_run: true })
    expect(body.planned.map(({ startsAt, shopDate }) => [startsAt, shopDate?.id, shopDate?.isSameTime])).toEqual([
      [at('04T20:00'), 'f04', true],
      [at('11T20:00'), 'f11', false],
      [at('18T20:00'), undefined, undefined],
      [at('25T20:00'), undefined, undefined],
    ])
    expect(body.planned[0]?.shopDate).toMatchObject({ isSameRoom: true, sold: 0, held: 0 })
    expect(body.isShopAway).toBe(false)
  })

  it('creates nothing where a date is gone or has been linked meanwhile, and says which', async () => {
    const before = await countEvents()
    const links = [
      { startsAt: at('04T20:00'), date: 'vergeben' },
      { startsAt: at('11T20:00'), date: 'gibt-es-nicht' },
    ]
    const { status, body } = await editor.send('POST', SERIES, { ...(await fridays(app)), links })
    expect([status, body]).toMatchObject([
      409,
      {
        conflicts: [
          { startsAt: at('04T20:00'), reason: 'date-linked' },
          { startsAt: at('11T20:00'), reason: 'date-gone' },
        ],
      },
    ])
    const twice = ['04', '11'].map((day) => ({ startsAt: at(`${day}T20:00`), date: 'f04' }))
    expect((await editor.send('POST', SERIES, { ...(await fridays(app)), links: twice })).status).toBe(400)
    expect(await countEvents()).toBe(before)
  })

  it('creates the performances with number and page, and offers them at once', async () => {
    const links = [
      { startsAt: at('04T20:00'), date: 'f04' },
      { startsAt: at('11T20:00'), date: 'f11' },
    ]
    const { status, body } = await editor.send<{ ids: number[] }>('POST', SERIES, { ...(await fridays(app)), isOnline: true, links })
    expect([status, body]).toMatchObject([201, { created: 4, linked: 2 }])
    const { db } = app.foyer.platform
    const stored = await db
      .select({ idJet: events.idJet, url: events.ticketUrl })
      .from(events)
      .where(inArray(events.id, body.ids))
      .orderBy(asc(events.startsAt))
    expect(stored).toEqual([
      { idJet: 'f04', url: `${shop.url}/performances/f04` },
      { idJet: 'f11', url: `${shop.url}/performances/f11` },
      { idJet: '', url: '' },
      { idJet: '', url: '' },
    ])
    const { body: offer } = await app.visitor().getJson(`/api/events/${body.ids[0]}/offer/`)
    expect(JSON.stringify(offer)).toContain('price')
  })

  it('is previewed and created without dates while the shop does not answer, but not with them', async () => {
    const cutOff = await createTestApp({ environment: { SHOP_URL: `http://127.0.0.1:${await freePort()}`, SHOP_TOKEN } })
    await createEvents(cutOff, [{ startsAt: at('05T20:00') }])
    const staff = await cutOff.editor('programme')
    const series = await fridays(cutOff)
    const { body } = await staff.send<SeriesPreview>('POST', SERIES, { ...series, dry_run: true })
    expect(body.isShopAway).toBe(true)
    expect(body.planned.map(({ shopDate }) => shopDate)).toEqual([undefined, undefined, undefined, undefined])
    const links = [{ startsAt: at('04T20:00'), date: 'f04' }]
    expect(await staff.send('POST', SERIES, { ...series, links })).toMatchObject({ status: 502, body: { code: 'shop_unreachable' } })
    expect((await staff.send('POST', SERIES, series)).body).toMatchObject({ created: 4, linked: 0 })
    await cutOff.close()
  })
})
