import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPretixShop } from '../../app/booking/pretix/pretix-shop.server.ts'
import type { TicketShop } from '../../app/booking/ticket-shop.ts'
import { freePort } from '../support/free-port.ts'
import { TEST_NOW, TestClock } from '../support/test-app.ts'
import { date, LATER, RANG, season, TOMORROW } from './pretix-season.ts'
import type { PretixEventSetup } from './pretix-server/setup.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixServer } from './pretix-server.ts'

const [TONIGHT, NEXT] = [`saison/${TOMORROW}`, `saison/${LATER}`]
const KNOWN = [TONIGHT, NEXT, 'anderes/1', 'konzert']
const OF_SEASON = [TONIGHT, NEXT]

describe('web hooks of pretix', () => {
  let setup: PretixEventSetup
  let events: PretixEventSetup[]
  let pretix: PretixServer
  let shop: TicketShop
  beforeEach(async () => {
    setup = season()
    const clock = new TestClock(TEST_NOW)
    events = [setup]
    pretix = await openPretixServer(events, clock, await freePort())
    shop = createPretixShop({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: 'https://www.haus.example', clock })
  })
  afterEach(() => pretix.close())

  const changedBy = (...webHooks: Record<string, unknown>[]) =>
    shop.performancesChanged?.(
      webHooks.map((fields) => ({ notification_id: 1, organizer: 'haus', event: 'saison', ...fields })),
      KNOWN,
    )
  const placed = (code: string) => ({ action: 'pretix.event.order.placed', code })

  it('concern the dates of an order, which pretix is asked for once, whatever else they say', async () => {
    setup.orders.ABC23 = [TOMORROW, TOMORROW]
    const paid = { action: 'pretix.event.order.paid', code: 'ABC23', subevent: LATER, email: 'gast@example.org' }
    expect(await changedBy(placed('ABC23'), paid)).toEqual([TONIGHT])
    expect(pretix.calls).toEqual(['GET /events/saison/orders/ABC23/'])
  })

  it('concern all dates where an order is gone or was changed, or there are many', async () => {
    expect(await changedBy(placed('WEG11'))).toEqual(OF_SEASON)
    pretix.calls.length = 0
    expect(await changedBy({ action: 'pretix.event.order.changed.subevent', code: 'ABC23' })).toEqual(OF_SEASON)
    expect(await changedBy(...['A1', 'A2', 'A3', 'A4'].map(placed))).toEqual(OF_SEASON)
    expect(pretix.calls).toEqual([])
  })

  it('concern a date, or all of an event whose products, quotas or state have changed', async () => {
    expect(await changedBy({ action: 'pretix.subevent.changed', subevent: LATER })).toEqual([NEXT])
    expect(await changedBy({ action: 'pretix.event.item.changed', item: RANG })).toEqual(OF_SEASON)
    expect(await changedBy({ action: 'pretix.event.quota.changed', item: 3 })).toEqual(OF_SEASON)
    expect(await changedBy({ action: 'pretix.event.live.deactivated' })).toEqual(OF_SEASON)
    expect(pretix.calls).toEqual([])
  })

  it('concern nothing that the site does not know, and nothing that is no web hook', async () => {
    const foreign = { ...placed('ABC23'), event: 'fremd' }
    const others = [
      { action: 'pretix.giftcards.created' },
      { action: 'pretix.voucher.added', voucher: 1 },
      { action: 'pretix.event.checkin' },
    ]
    expect(await changedBy(foreign, ...others, { action: 7 }, { ...placed('../../items'), event: 'saison' })).toEqual([])
    expect(await shop.performancesChanged?.(['Unsinn', null], KNOWN)).toEqual([])
    expect(pretix.calls).toEqual([])
  })

  it('have what was changed read anew, though it was read a moment ago', async () => {
    const priceOf = async () => (await shop.offers(OF_SEASON)).get(TONIGHT)?.seatGroups.at(-1)?.prices[0]?.price
    const [, rang] = setup.items
    pretix.lastModified = 'Sat, 21 Nov 2026 10:00:00 GMT'
    expect(await priceOf()).toBe('20.00')
    if (rang) rang.default_price = '21.00'
    expect(await priceOf()).toBe('20.00')
    await changedBy({ action: 'pretix.event.item.changed', item: RANG })
    expect(await priceOf()).toBe('21.00')
    setup.subevents = [date(TOMORROW)]
    await changedBy({ action: 'pretix.subevent.deleted', subevent: LATER })
    pretix.calls.length = 0
    expect([...(await shop.offers(OF_SEASON)).keys()]).toEqual([TONIGHT])
    expect(pretix.calls.filter((call) => call.includes('quotas'))).toHaveLength(1)
  })
  it('have nothing read anew of another event', async () => {
    events.push({ ...season(), slug: 'konzert' })
    const known = [`konzert/${TOMORROW}`, TONIGHT]
    await shop.offers(known)
    for (const id of known) await shop.seats(id)
    pretix.calls.length = 0
    await changedBy({ action: 'pretix.event.changed' })
    await shop.offers(known)
    for (const id of known) await shop.seats(id)
    const readAnew = pretix.calls.filter((call) => !call.endsWith('/quotas/'))
    expect(readAnew).toContain('GET /events/saison/items/')
    expect(readAnew.filter((call) => !call.startsWith('GET /events/saison/'))).toEqual([])
  })
})
