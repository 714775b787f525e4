import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopLinks } from '../../app/operations/ticket-shop/links.ts'
import { events } from '../../app/programme/tables.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { freePort } from '../support/free-port.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const LINKS = '/api/admin/shop/links'
const days = { from: '2026-12-01', until: '2026-12-31' }
const at = (time: string) => `2026-12-${time}:00+01:00`

describe('linking performances with the ticket shop', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  let ids: number[] = []
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    await shop.offer('abend', 'studio', { title: 'PROBE – Premiere', startsAt: at('04T20:00'), soldShare: 0.25 })
    await shop.offer('spaeter', 'studio', { startsAt: at('05T20:30') })
    for (const id of ['doppelt-1', 'doppelt-2']) await shop.offer(id, 'studio', { startsAt: at('06T20:00') })
    await shop.offer('fremd', 'studio', { title: 'Gastspiel', startsAt: at('07T20:00') })
    await shop.offer('verknuepft', 'studio', { startsAt: at('08T20:00') })
    await shop.offer('januar', 'studio', { startsAt: '2027-01-04T20:00:00+01:00' })
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    ids = await createEvents(app, [
      { startsAt: at('04T20:00') },
      { startsAt: at('05T20:00') },
      { startsAt: at('06T20:00') },
      { startsAt: at('08T20:00'), idJet: 'verknuepft' },
      { startsAt: at('09T20:00'), status: 'cancelled' },
    ])
    editor = await app.editor('programme')
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const read = async (by = editor, query = new URLSearchParams(days)) =>
    (await by.getJson<ShopLinks & { status?: number; code?: string }>(`${LINKS}?${query}`)).body
  const link = (links: { performance: number | undefined; date: string }[], by = editor) => by.send('POST', LINKS, { ...days, links })
  const stored = async (of: number[]) =>
    app.foyer.platform.db.select({ idJet: events.idJet, url: events.ticketUrl }).from(events).where(inArray(events.id, of))

  it('proposes what belongs together, leaves open what is ambiguous, and counts what is sold', async () => {
    await shop.hold({ performance: 'abend', quantity: 3 })
    const { performances, dates, proposals, linked, isComplete } = await read()
    expect(performances.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect(dates.map(({ id }) => id)).toEqual(['abend', 'spaeter', 'doppelt-1', 'doppelt-2', 'fremd'])
    expect(proposals).toEqual([
      { performance: ids[0], date: 'abend', isSameTime: true, isSameRoom: true },
      { performance: ids[1], date: 'spaeter', isSameTime: false, isSameRoom: true },
    ])
    expect(performances[2]?.candidates.slice(0, 2)).toEqual(['doppelt-1', 'doppelt-2'])
    expect(linked).toMatchObject([{ id: ids[3], date: { id: 'verknuepft', sold: 0, held: 0, taken: 0 } }])
    const [evening] = dates
    expect(evening?.held).toBe(3)
    expect(evening?.sold).toBeGreaterThan(0)
    expect([evening?.taken, (evening?.taken ?? 0) + (evening?.free ?? 0)]).toEqual([(evening?.sold ?? 0) + 3, 99])
    expect(isComplete).toBe(true)
  })

  it('links nothing where one of them has been linked meanwhile, and says which', async () => {
    const wanted = [
      { performance: ids[1], date: 'spaeter' },
      { performance: ids[0], date: 'verknuepft' },
      { performance: ids[3], date: 'abend' },
      { performance: ids[2], date: 'gibt-es-nicht' },
      { performance: 2_000_000_000, date: 'fremd' },
    ]
    const { status, body } = await link(wanted)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      conflicts: [
        { performance: ids[0], reason: 'date-linked' },
        { performance: ids[2], reason: 'date-gone' },
        { performance: ids[3], reason: 'linked' },
        { performance: 2_000_000_000, reason: 'gone' },
      ],
    })
    expect((await stored(ids.slice(0, 3))).map(({ idJet }) => idJet)).toEqual(['', '', ''])
    expect((await link([])).status).toBe(400)
    expect((await link(['abend', 'fremd'].map((date) => ({ performance: ids[0], date })))).status).toBe(400)
    expect((await link(ids.slice(0, 2).map((performance) => ({ performance, date: 'abend' })))).status).toBe(400)
  })

  it('links many at once, with the page in the shop, in the history of each, and offers them at once', async () => {
    const { proposals } = await read()
    const both = proposals.map(({ performance, date }) => ({ performance, date }))
    // Two people at the same time: one of them links, the other is told.
    const answers = await Promise.all([link(both), link(both)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ linked: 2 })
    expect(await stored(ids.slice(0, 2))).toEqual([
      { idJet: 'abend', url: `${shop.url}/performances/abend` },
      { idJet: 'spaeter', url: `${shop.url}/performances/spaeter` },
    ])
    const { body: changes } = await editor.getJson<{ userName: string }[]>(`/api/admin/event/${ids[0]}/changes`)
    expect(JSON.stringify(changes)).toContain('abend')
    const { performances, linked } = await read()
    expect(performances.map(({ id }) => id)).toEqual([ids[2]])
    expect(linked.map(({ date }) => date.id)).toEqual(['abend', 'spaeter', 'verknuepft'])
    const { body: offer } = await app.visitor().getJson<{ seat_groups?: unknown[] }>(`/api/events/${ids[0]}/offer/`)
    expect(JSON.stringify(offer)).toContain('price')
  })

  it('is read by whoever reads the programme, changed by whoever writes it, and bounded to a season', async () => {
    const reader = await app.editor('reader')
    expect((await read(reader)).performances).toHaveLength(1)
    expect((await link([{ performance: ids[2], date: 'doppelt-1' }], reader)).status).toBe(403)
    expect((await app.visitor().getJson(LINKS)).status).toBe(401)
    expect((await read(editor, new URLSearchParams({ from: '2026-12-01', until: '2028-12-01' }))).code).toBe('validation_failed')
    expect((await read(editor, new URLSearchParams({ from: '2026-12-31', until: '2026-12-01' }))).code).toBe('validation_failed')
    expect((await read(editor, new URLSearchParams())).dates.map(({ id }) => id)).toContain('januar')
  })

  it('says that the shop does not answer, and changes nothing', async () => {
    const cutOff = await createTestApp({ environment: { SHOP_URL: `http://127.0.0.1:${await freePort()}`, SHOP_TOKEN } })
    const staff = await cutOff.editor('programme')
    expect((await staff.getJson(LINKS)).body).toMatchObject({ status: 502, code: 'shop_unreachable' })
    expect((await staff.send('POST', LINKS, { ...days, links: [{ performance: 1, date: 'abend' }] })).status).toBe(502)
    await cutOff.close()
  })
})
