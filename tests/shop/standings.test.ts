import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxShop } from '../../app/booking/sandbox/sandbox-shop.server.ts'
import { ShopRejected } from '../../app/booking/ticket-shop.ts'
import { DATABASES } from '../support/test-app.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from './shop.ts'

describe.each(DATABASES)('how performances stand in the sandbox shop on %s', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(database)
  })
  afterAll(() => shop.close())

  it('counts what is sold and what is held, and forgets a hold when its time is up', async () => {
    await shop.offer('gezaehlt', 'studio', { soldShare: 0.25 })
    await shop.offer('gezaehlt-abgesagt', 'studio', { isCancelled: true })
    const standing = async () =>
      await createSandboxShop(shop.url, { token: SHOP_TOKEN }).performanceStatuses(['gezaehlt', 'gezaehlt-abgesagt', 'fremd'])
    const before = (await standing()).get('gezaehlt')
    expect(before?.startsAt?.equals(shop.clock.now().add({ hours: 32 }))).toBe(true)
    expect(before).toMatchObject({ isCancelled: false, taken: Math.round((before?.places ?? 0) / 4) })
    await shop.hold({ performance: 'gezaehlt', quantity: 3 })
    expect((await standing()).get('gezaehlt')?.taken).toBe((before?.taken ?? 0) + 3)
    shop.clock.advance({ minutes: 16 })
    expect((await standing()).get('gezaehlt')?.taken).toBe(before?.taken)
    expect((await standing()).get('gezaehlt-abgesagt')).toMatchObject({ isCancelled: true, taken: 0 })
    expect((await standing()).has('fremd')).toBe(false)
  })

  it('lists the dates of a range in parts, each once and in order', async () => {
    const startsAt = (index: number) => shop.clock.now().add({ hours: 24 * 365 + Math.floor(index / 2) })
    const ids = Array.from({ length: 130 }, (_, index) => `liste-${String(index).padStart(3, '0')}`)
    for (const [index, id] of ids.entries()) await shop.offer(id, 'studio', { startsAt: startsAt(index).toString() })
    const adapter = createSandboxShop(shop.url, { token: SHOP_TOKEN })
    const range = { from: startsAt(2), until: startsAt(128) }
    const first = await adapter.dates(range)
    expect(first.dates).toHaveLength(100)
    const second = await adapter.dates(range, first.next ?? '')
    expect([...first.dates, ...second.dates].map(({ id }) => id)).toEqual(ids.slice(2, 128))
    expect(second.next).toBeNull()
    expect(first.dates[0]).toMatchObject({ title: 'Probe', room: 'studio', isCancelled: false, sold: 0, held: 0, taken: 0 })
    expect(first.dates[0]?.url).toBe(`${shop.url}/performances/liste-002`)
    await expect(createSandboxShop(shop.url).dates(range)).rejects.toBeInstanceOf(ShopRejected)
    await expect(adapter.dates(range, 'irgendwo')).rejects.toBeInstanceOf(ShopRejected)
  })

  it('stops a sale and resumes it, and keeps what is sold', async () => {
    await shop.offer('angehalten', 'studio', { soldShare: 0.5 })
    const adapter = createSandboxShop(shop.url, { token: SHOP_TOKEN })
    const status = async () => (await adapter.performanceStatuses(['angehalten'])).get('angehalten')
    const before = await status()
    for (const _ of ['once', 'again']) await adapter.setOnSale('angehalten', false)
    expect(await status()).toEqual({ ...before, isCancelled: true })
    expect((await shop.hold({ performance: 'angehalten', quantity: 1 })).status).toBe(409)
    await adapter.setOnSale('angehalten', true)
    expect(await status()).toEqual(before)
    await expect(adapter.setOnSale('fremd', false)).rejects.toMatchObject({ responseCode: -101 })
    await expect(createSandboxShop(shop.url).setOnSale('angehalten', false)).rejects.toBeInstanceOf(ShopRejected)
  })

  it('requires the site’s token', async () => {
    await expect(createSandboxShop(shop.url).performanceStatuses(['gezaehlt'])).rejects.toBeInstanceOf(ShopRejected)
  })
})
