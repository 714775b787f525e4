import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSales } from '../../app/booking/index.server.ts'
import { salesByDay } from '../../app/booking/tables.ts'
import { toInstant } from '../../app/platform/clock/clock.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

const CLOCK = '2026-12-01T18:00:00+01:00'

describe('what is sold', () => {
  let app: TestApp
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    await shop.offer('heute', 'studio', { startsAt: '2026-12-01T20:00:00+01:00', soldShare: 0.25 })
    await shop.offer('spaeter', 'studio', { startsAt: '2027-05-04T20:00:00+02:00' })
    app = await createTestApp({ now: CLOCK, environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  it('is known of every coming date once the shop was read, without asking it again', async () => {
    await shop.hold({ performance: 'heute', quantity: 3 })
    await app.foyer.refreshSales()
    const sales = await readSales(app.foyer.platform, ['heute', 'spaeter', 'gibt-es-nicht'])
    expect([...sales.keys()].sort()).toEqual(['heute', 'spaeter'])
    const tonight = sales.get('heute')
    expect(tonight?.held).toBe(3)
    expect(tonight?.sold).toBeGreaterThan(0)
    expect(tonight?.taken).toBe((tonight?.sold ?? 0) + 3)
    expect(tonight?.places).toBe(99)
    expect(tonight?.readAt).toBe(CLOCK)
    expect(sales.get('spaeter')).toMatchObject({ sold: 0, held: 0, taken: 0 })
  })

  it('keeps one state for each day, the last, and answers with the latest', async () => {
    await app.foyer.refreshSales()
    app.clock.set('2026-12-02T18:00:00+01:00')
    await shop.hold({ performance: 'spaeter', quantity: 2 })
    await app.foyer.refreshSales()
    const days = await app.foyer.platform.db.select().from(salesByDay).where(eq(salesByDay.performance, 'spaeter')).orderBy(salesByDay.day)
    expect(days.map(({ day, taken }) => [day, taken])).toEqual([
      ['2026-12-01', 0],
      ['2026-12-02', 2],
    ])
    expect((await readSales(app.foyer.platform, ['spaeter'])).get('spaeter')?.held).toBe(2)
  })

  it('stays as last read, with its age, while the shop does not answer', async () => {
    await shop.provoke('failed')
    await app.foyer.refreshSales()
    await shop.provoke('none')
    const stale = (await readSales(app.foyer.platform, ['heute'])).get('heute')
    expect(stale?.held).toBe(3)
    expect(stale && toInstant(new Date(stale.readAt)).toString()).toBe('2026-12-01T17:00:00Z')
  })
})
