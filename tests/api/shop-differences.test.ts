import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxShop } from '../../app/booking/sandbox/sandbox-shop.server.ts'
import { readShopDifferences, type ShopDiffering } from '../../app/operations/ticket-shop/read-shop-differences.server.ts'
import { events } from '../../app/programme/tables.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Stored = { id: number; revision: string; values: Record<string, unknown> }

const DAY = '2026-11-24'

describe('where shop and programme differ', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  let place = { productionId: 0, roomId: 0 }
  let count = 0
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    await app.foyer.platform.jobs.stop()
    editor = await app.editor('editor')
    const venue = await make('venue', { name: 'Haus' })
    const room = await make('room', { name: 'Studio', venueId: venue.id, seats: 99 })
    const production = await make('production', { title: 'Glasgesang', durationMinutes: 90, isOnline: true })
    place = { productionId: production.id, roomId: room.id }
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const make = async (type: string, values: Record<string, unknown>) =>
    (await editor.send<Stored>('POST', `/api/admin/${type}`, values)).body
  const read = async (id: number) => (await editor.getJson<Stored>(`/api/admin/event/${id}`)).body.values
  /** A performance at a time of its own, which the shop has as told. */
  async function makeEvent(inShop: Record<string, unknown> = {}, values: Record<string, unknown> = {}) {
    const minute = String(++count).padStart(2, '0')
    const idJet = `anders-${minute}`
    await shop.offer(idJet, 'studio', { title: 'Glasgesang', startsAt: `${DAY}T19:${minute}:00+01:00`, ...inShop })
    return make('event', { ...place, startsAt: `${DAY}T19:${minute}`, isOnline: true, idJet, ...values })
  }
  async function readShop(): Promise<void> {
    await app.foyer.refreshOffers()
    await app.foyer.refreshSales()
  }
  /** At an instant of its own, so that it is read from the database: the cache belongs to the build, not to this file. */
  const differing = async (id: number): Promise<ShopDiffering | undefined> => {
    const { platform } = app.foyer
    const clock = { now: () => platform.clock.now() }
    return (await readShopDifferences({ ...platform, clock })).first.find((one) => one.id === id)
  }
  const settle = (id: number, how: 'adopt' | 'leave', seen = '', by = editor) =>
    by.send<{ code?: string }>('POST', `/api/admin/shop/differences/${id}/${how}`, { seen })
  const today = async (who = editor) => (await (await who.fetch('/cms-hub')).text()).split('<main')[1] ?? ''

  it('is told from what was last read, without asking the shop, and by what', async () => {
    const late = await makeEvent({ startsAt: `${DAY}T20:30:00+01:00` })
    const same = await makeEvent()
    await readShop()
    await shop.provoke('failed')
    const [found, start] = [await differing(late.id), await today()]
    await shop.provoke('none')
    expect(found?.aspects).toEqual(['time'])
    expect(await differing(same.id)).toBeUndefined()
    expect(start).toMatch(/Haus: 19:01.Uhr, Shop: 20:30.Uhr\./)
  })

  it('is gone once the house follows the shop, with the duration as it was', async () => {
    const event = await makeEvent({ startsAt: `${DAY}T21:00:00+01:00` }, { endsAt: `${DAY}T21:00` })
    await readShop()
    const { seen = '' } = (await differing(event.id)) ?? {}
    expect((await settle(event.id, 'adopt', 'time 1 2')).status, 'what nobody has seen').toBe(409)
    expect((await settle(event.id, 'adopt', seen)).status).toBe(204)
    const begins = Temporal.Instant.from(String((await read(event.id)).startsAt))
    expect(begins.toString()).toBe('2026-11-24T20:00:00Z')
    expect(begins.until(String((await read(event.id)).endsAt)).total('minutes')).toBe(120 - count)
    expect(await differing(event.id)).toBeUndefined()
  })

  it('stays quiet where staff leave it, until it is another difference', async () => {
    const event = await makeEvent()
    await createSandboxShop(shop.url, { token: SHOP_TOKEN }).setOnSale(String(event.values.idJet), false)
    await readShop()
    const difference = await differing(event.id)
    expect(difference?.aspects).toEqual(['cancelled'])
    expect((await settle(event.id, 'leave', difference?.seen)).status).toBe(204)
    expect(await differing(event.id)).toBeUndefined()
    await readShop()
    expect(await differing(event.id), 'the next reading keeps it').toBeUndefined()
    const { revision } = (await editor.getJson<Stored>(`/api/admin/event/${event.id}`)).body
    await editor.send('PATCH', `/api/admin/event/${event.id}`, { base: revision, values: { startsAt: `${DAY}T17:00` } })
    expect((await differing(event.id))?.aspects).toEqual(['cancelled', 'time'])
  })

  it('is also a room that is too small; a price list that the shop shows before the sale begins is none', async () => {
    const small = await make('room', { name: 'Kammer', venueId: (await make('venue', { name: 'Hof' })).id, seats: 40 })
    const crowded = await makeEvent({}, { roomId: small.id })
    const early = await makeEvent({}, { ticketSaleFrom: '2026-11-23T10:00' })
    await readShop()
    expect((await differing(crowded.id))?.aspects).toEqual(['places'])
    expect(await differing(early.id)).toBeUndefined()
  })

  it('is a number that the shop does not know, before all others, until somebody decides', async () => {
    const event = await make('event', { ...place, startsAt: `${DAY}T23:30`, isOnline: true, idJet: 'gab-es-nie' })
    await readShop()
    const found = await differing(event.id)
    expect([found?.aspects, found?.shop, found?.url]).toEqual([['unknown'], undefined, ''])
    expect(await today()).toMatch(/im Ticketshop anders.*?<li[^>]*>.*?23:30.*?unter dieser Nummer keinen kommenden Termin/s)
    expect((await settle(event.id, 'adopt', found?.seen)).status).toBe(409)
    await readShop()
    expect((await differing(event.id))?.aspects, 'the next reading keeps it').toEqual(['unknown'])
    expect((await settle(event.id, 'leave', found?.seen)).status).toBe(204)
    await readShop()
    expect(await differing(event.id)).toBeUndefined()
  })

  it('is a title of another play, unless it is that of all dates', async () => {
    const salt = await makeEvent({ title: 'Salz' })
    await readShop()
    expect((await differing(salt.id))?.aspects).toEqual(['title'])
    expect(await today()).toContain('Im Shop heißt sie „Salz“.')
    const other = await make('production', { title: 'Kassensturz', durationMinutes: 90, isOnline: true })
    const first = await makeEvent({ title: 'Spielzeit 2026/27' })
    const second = await makeEvent({ title: 'Spielzeit 2026/27' }, { productionId: other.id })
    await readShop()
    expect([await differing(first.id), await differing(second.id)]).toEqual([undefined, undefined])
  })

  it('is a number that two performances have; it is refused to the second wherever it is entered', async () => {
    const first = await makeEvent()
    const second = await makeEvent()
    const taken = { idJet: String(first.values.idJet) }
    const saved = await editor.send<{ errors?: { path: string[]; message: string }[] }>('PATCH', `/api/admin/event/${second.id}`, {
      base: second.revision,
      values: taken,
    })
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([
      400,
      expect.stringMatching(/Diese Shopnummer hat schon „Glasgesang“, .*? Nehmen Sie sie dort heraus/),
    ])
    expect((await editor.send('POST', '/api/admin/event', { ...place, startsAt: `${DAY}T23:45`, ...taken })).status).toBe(400)
    // From before this rule.
    await app.foyer.platform.db.update(events).set(taken).where(eq(events.id, second.id))
    await readShop()
    expect((await differing(first.id))?.aspects).toEqual(['shared'])
    expect((await differing(second.id))?.aspects).toEqual(['shared', 'time'])
    expect(await today()).toMatch(/Dieselbe Shopnummer hat „Glasgesang, /)
    const { body } = await editor.getJson<{ differing: { id: number; aspects: string[] }[] }>('/api/admin/shop/differences')
    expect(body.differing.find(({ id }) => id === first.id)?.aspects).toEqual(['shared'])
  })

  it('is nobody’s to settle who may not', async () => {
    const event = await makeEvent({ startsAt: `${DAY}T22:00:00+01:00` })
    await readShop()
    const { seen = '' } = (await differing(event.id)) ?? {}
    for (const role of ['reader', 'box-office']) {
      const who = await app.editor(role)
      expect([role, (await settle(event.id, 'adopt', seen, who)).status]).toEqual([role, 403])
      expect([role, (await settle(event.id, 'leave', seen, who)).status]).toEqual([role, 403])
    }
    const start = await today(await app.editor('box-office'))
    expect(start).not.toContain('im Ticketshop anders')
  })
})
