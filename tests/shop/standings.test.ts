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

  it('requires the site’s token', async () => {
    await expect(createSandboxShop(shop.url).performanceStatuses(['gezaehlt'])).rejects.toBeInstanceOf(ShopRejected)
  })
})
