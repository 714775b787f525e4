import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refreshOffers } from '../../app/booking/offers.server.ts'
import { offers } from '../../app/booking/tables.ts'
import { events } from '../../app/programme/tables.ts'
import { writeSettings } from '../../app/site/settings.server.ts'
import { openTestShop, SHOP_TOKEN, type TestShop } from '../shop/shop.ts'
import { createEvents } from '../support/create-events.ts'
import { freePort } from '../support/free-port.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Comparison = { compared: number; differing: { id: number; shopStartsAt: string | null; aspects: string[] }[] }

describe('the ticket shop in the admin area', () => {
  let app: TestApp
  let shop: TestShop
  let editor: Visitor
  let [evening, gone, called]: number[] = []
  beforeAll(async () => {
    shop = await openTestShop('pglite')
    const startsAt = '2026-11-22T20:00:00+01:00'
    for (const id of ['abend', 'abgesagt']) await shop.offer(id, 'studio', { startsAt })
    app = await createTestApp({ environment: { SHOP_URL: shop.url, SHOP_TOKEN } })
    ;[evening, gone, called] = await createEvents(app, [
      { startsAt, idJet: 'abend' },
      { startsAt: '2026-11-23T20:00:00+01:00', idJet: 'fremd' },
      { startsAt: '2026-11-22T20:00:01+01:00', idJet: 'abgesagt', status: 'cancelled' },
      { startsAt: '2026-12-24T20:00:00+01:00' },
    ])
    editor = await app.editor('programme')
  })
  afterAll(async () => {
    await app.close()
    await shop.close()
  })

  const compare = async (by = editor) => (await by.getJson<Comparison & { code?: string }>('/api/admin/shop/differences')).body

  const round = async () => (await editor.send('POST', '/api/admin/shop/round')).body
  /** Deletes the stored offer of an evening. A sync run each full minute may store it again, so this repeats until it is gone. */
  const forgetting = (then: () => Promise<void>) =>
    vi.waitFor(
      async () => {
        await app.foyer.platform.db.delete(offers).where(eq(offers.performance, 'abend'))
        await then()
      },
      { timeout: 20_000 },
    )

  it('names what the shop says otherwise, and takes over what it sells when it is asked', async () => {
    await forgetting(async () => {
      const { compared, differing } = await compare()
      expect(compared).toBe(3)
      expect(differing.map(({ id, aspects }) => [id, aspects])).toEqual([
        [evening, ['availability', 'prices']],
        [called, ['cancelled', 'time']],
        [gone, ['unknown']],
      ])
      expect(differing[1]?.shopStartsAt).toBe('2026-11-22T20:00:00+01:00')
    })
    await forgetting(async () => expect(await round()).toEqual({ changed: 1 }))
    expect((await compare()).differing.map(({ id }) => id)).toEqual([called, gone])
    await app.foyer.platform.db
      .update(events)
      .set({ startsAt: new Date('2026-11-22T18:00:00Z') })
      .where(eq(events.id, evening ?? 0))
    expect((await compare()).differing[0]).toMatchObject({ id: evening, aspects: ['time'] })
  })

  it('keeps what was read last, though a shop answers an earlier question after it', async () => {
    const { platform } = app.foyer
    const saleOf = async () => (await platform.db.select().from(offers).where(eq(offers.performance, 'spaet')))[0]?.sale
    const answers = (what: 'shop' | 'performance', before = async () => {}) => ({
      offers: async () => {
        await before()
        return new Map([['spaet', { seatGroups: [], sale: { kind: 'off' as const, what }, holdMinutes: null }]])
      },
    })
    const read = (shop: ReturnType<typeof answers>) => refreshOffers(platform, shop, ['spaet'])
    const newer = async () => void (await read(answers('shop')))
    expect(await read(answers('performance', newer))).toBe(0)
    expect(await saleOf()).toEqual({ kind: 'off', what: 'shop' })
    expect(await read(answers('performance'))).toBe(1)
  })

  it('keeps how the rounds went, those that went alike as one, and says so when the shop does not answer', async () => {
    const cutOff = await createTestApp({ environment: { SHOP_URL: `http://127.0.0.1:${await freePort()}`, SHOP_TOKEN } })
    await createEvents(cutOff, [{ startsAt: '2026-11-22T20:00:00+01:00', idJet: 'abend' }])
    const staff = await cutOff.editor('programme')
    expect(await compare(staff)).toMatchObject({ status: 502, code: 'shop_unreachable', detail: 'Der Ticketshop antwortet nicht.' })
    for (let round = 0; round < 2; round++) await cutOff.foyer.refreshOffers()
    const page = await (await staff.fetch('/cms-hub/shop')).text()
    expect(page.match(/Der Ticketshop antwortet nicht\./g)).toHaveLength(1)
    expect(page).toContain('Jetzt abgleichen')
    const hub = async () => (await (await staff.fetch('/cms-hub')).text()).split('<main')[1] ?? ''
    expect(await hub(), 'a short outage').not.toContain('Niemand kann Karten kaufen')
    await cutOff.foyer.refreshOffers()
    expect(await hub()).toMatch(/Zu tun.*?Niemand kann Karten kaufen: Eine Vorstellung ist betroffen.*?Sobald er es wieder tut/s)
    await cutOff.close()
  })

  it('says first on the overview that the webshop is switched off, and leads whoever may switch it on to the settings', async () => {
    const { platform } = app.foyer
    await writeSettings(platform, { site: { is_shop_online: false } })
    const hubOf = async (who: Visitor) => (await (await who.fetch('/cms-hub')).text()).split('<main')[1] ?? ''
    expect(await hubOf(editor)).toMatch(
      /Zu tun.*?Niemand kann Karten kaufen.*?in den Einstellungen ausgeschaltet.*?href="\/cms-hub\/shop"/s,
    )
    expect(await hubOf(await app.editor('admin'))).toMatch(/Niemand kann Karten kaufen.*?href="\/cms-hub\/settings"/s)
    await writeSettings(platform, { site: { is_shop_online: true } })
    expect(await hubOf(editor)).not.toContain('Niemand kann Karten kaufen')
  })

  it('lists on the overview the visible performances that cannot be booked, and leads to where they are linked', async () => {
    const overview = await (await editor.fetch('/cms-hub')).text()
    expect(overview).toMatch(
      /<a (?=[^>]*href="\/cms-hub\/shop-links\?from=2026-12-24")[^>]*aria-label="Verknüpfen: (Eine|\d+) Vorstellung(en)? ohne Nummer im Ticketshop/,
    )
    expect((await editor.fetch('/cms-hub/shop-links?from=2026-12-24')).status).toBe(200)
  })

  it('lets users who may only read see the status, but not start a sync run', async () => {
    const reader = await app.editor('reader')
    expect(await compare(reader)).toMatchObject({ compared: 3 })
    expect(await (await reader.fetch('/cms-hub/shop')).text()).not.toContain('Jetzt abgleichen')
    expect((await reader.send('POST', '/api/admin/shop/round')).status).toBe(403)
    expect((await app.visitor().getJson('/api/admin/shop/differences')).status).toBe(401)
    expect((await editor.fetch('/api/admin/shop/round', { method: 'POST', headers: { origin: 'https://anderswo.example' } })).status).toBe(
      403,
    )
  })
})
