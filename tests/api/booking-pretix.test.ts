import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offers } from '../../app/booking/tables.ts'
import { writeSettings } from '../../app/site/settings.server.ts'
import { RANG, season, TOMORROW } from '../shop/pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixServer } from '../shop/pretix-server.ts'
import { createEvents } from '../support/create-events.ts'
import { freePort } from '../support/free-port.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, TEST_NOW, type TestApp, TestClock } from '../support/test-app.ts'

const setup = season()
/** Another event of the same shop: a cart of pretix belongs to one of them. */
const guest = { ...season(), slug: 'gast' }
let pretix: PretixServer
let app: TestApp
const SHOP_ACCOUNT_URL = 'https://karten.example/haus/account/'
let shopUrl = ''

beforeAll(async () => {
  pretix = await openPretixServer([setup, guest], new TestClock(TEST_NOW), await freePort())
  // On the host of the site, as only there it is framed.
  shopUrl = `http://localhost:${new URL(pretix.apiUrl).port}/haus`
  const environment = { SHOP_KIND: 'pretix', SHOP_URL: shopUrl, SHOP_API_URL: pretix.apiUrl, SHOP_TOKEN: PRETIX_TOKEN, SHOP_ACCOUNT_URL }
  app = await createTestApp({ environment })
  await createEvents(app, [
    { startsAt: '2026-11-22T19:30:00+01:00', idJet: `saison/${TOMORROW}` },
    { startsAt: '2026-11-22T21:30:00+01:00', idJet: `gast/${TOMORROW}` },
  ])
  await app.foyer.refreshOffers()
})
afterAll(async () => {
  await app.close()
  await pretix.close()
})

it(
  'the header links to the customer account of the shop, unless the settings name another',
  requirement('HEADER-41', 'HEADER-42', 'AMB-50'),
  async () => {
    const htmlOf = async () => (await app.visitor().fetch('/de/spielplan')).text()
    expect(await htmlOf()).toContain(`<a href="${SHOP_ACCOUNT_URL}">Mein Konto</a>`)
    await writeSettings(app.foyer.platform, { design: { accountLink: 'https://haus.example/konto' } })
    await expect.poll(htmlOf).toContain('<a href="https://haus.example/konto">Mein Konto</a>')
  },
)

it(
  'a site with pretix shows its offers, fills its cart and leads to its checkout',
  requirement('GEN-14', 'CART-07', 'LAYOUT-30'),
  async () => {
    const visitor = app.visitor()
    const { body: offer } = await visitor.getJson<{ seat_groups: { seat_group: string }[] }>('/api/events/1/offer/')
    expect(offer.seat_groups.map((group) => group.seat_group)).toEqual(['Parkett', 'Rang'])
    const request = { event_jet_id: `saison/${TOMORROW}`, seat_group: 'Rang', sale_type_ids: [RANG], quantities: [2] }
    const { body: cart } = await visitor.send<{ tickets_quantity: number; cart_url: string }>('POST', '/api/shop-cart/', request)
    expect(cart.tickets_quantity).toBe(2)
    expect((await visitor.getJson('/api/shop-cart/')).body).toMatchObject({ tickets_quantity: 2, seconds_left: 900, can_extend: true })
    expect(await visitor.send('POST', '/api/shop-cart/extension/', {})).toMatchObject({ status: 200, body: { seconds_left: 900 } })
    const { pathname, search } = new URL(cart.cart_url)
    const response = await visitor.fetch(pathname + search)
    const frame = /<iframe[^>]+src="([^"]+)"[^>]*>/.exec(await response.text())
    expect(frame?.[1]?.replaceAll('&amp;', '&')).toBe(`${shopUrl}${pathname.replace('/webshop', '')}${search}&iframe=1`)
    expect(frame?.[0]).toContain('allow="payment"')
    // The router asks for the data of a page without the slash at its end, and with the routes that it needs.
    const asData = await visitor.fetch(`${pathname.replace(/\/$/, '')}.data${search}&_routes=webshop%3Awebshop`)
    expect(await asData.text()).toContain(`"${shopUrl}${pathname.replace('/webshop', '')}${search}&iframe=1"`)
    // Codes and discounts apply to a cart that pretix has renewed.
    expect(pretix.calls.at(-1)).toMatch(/^POST \/haus\/saison\/w\/[0-9a-f]{16}\/cart\/extend$/)
    // Payment in the frame: wallets ask the browser, PayPal and banks open a window that answers to its opener.
    const policyOf = ({ headers }: Response) => [headers.get('permissions-policy'), headers.get('cross-origin-opener-policy')]
    const others = 'camera=(), microphone=(), geolocation=()'
    expect(policyOf(response)).toEqual([`${others}, payment=(self "${new URL(shopUrl).origin}")`, 'same-origin-allow-popups'])
    expect(policyOf(await visitor.fetch('/de/spielplan'))).toEqual([`${others}, payment=()`, 'same-origin'])
    // Only a named cart may be framed; the shop itself is opened as a page.
    const visit = await visitor.fetch('/webshop/saison/')
    expect([visit.status, visit.headers.get('location')]).toEqual([302, `${shopUrl}/saison/`])
  },
)

it('a cart of another event of the shop is given up only when the visitor says so, and then released', async () => {
  type Cart = { code?: string; detail?: string; tickets_quantity: number; cart_url: string }
  const visitor = app.visitor()
  const order = (event: string, of = {}) =>
    visitor.send<Cart>('POST', '/api/shop-cart/', {
      ...{ event_jet_id: `${event}/${TOMORROW}`, seat_group: 'Rang', sale_type_ids: [RANG], quantities: [2] },
      ...of,
    })
  for (const quota of [...setup.quotas, ...guest.quotas]) quota.size = 20
  const { body: first } = await order('saison')
  const refused = await order('gast')
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    ...[409, 'other_cart'],
    'In Ihrem Warenkorb liegen noch 2 Karten, die getrennt von diesen bezahlt werden.',
  ])
  expect((await visitor.getJson<Cart>('/api/shop-cart/')).body).toMatchObject({ tickets_quantity: 2, cart_url: first.cart_url })
  const { body: second } = await order('gast', { replaces_cart: true })
  expect([second.tickets_quantity, new URL(second.cart_url).pathname]).toEqual([2, expect.stringContaining('/webshop/gast/')])
  visitor.cookies.set('cartUrl', encodeURIComponent(first.cart_url))
  expect((await visitor.getJson<Cart>('/api/shop-cart/')).body.tickets_quantity).toBe(0)
})

it('keeps the last offers of an event that its key no longer sees, sells all others, and says so until it is mended', async () => {
  type Offer = { sale: { kind: string }; detail?: string }
  const saleOf = async (id: number) => (await app.visitor().getJson<Offer>(`/api/events/${id}/offer/`)).body.sale.kind
  const editor = await app.editor('programme')
  const hub = async () => (await (await editor.fetch('/cms-hub')).text()).split('<main')[1] ?? ''
  const storedGroups = async () => {
    const [row] = await app.foyer.platform.db
      .select()
      .from(offers)
      .where(eq(offers.performance, `gast/${TOMORROW}`))
    return row?.seatGroups.map(({ seat_group }) => seat_group)
  }
  for (const quota of [...setup.quotas, ...guest.quotas]) quota.size = 20
  await app.foyer.refreshOffers()
  expect([await saleOf(1), await saleOf(2)]).toEqual(['on-sale', 'on-sale'])

  pretix.hidden.add('gast')
  await app.foyer.refreshOffers()
  expect(await storedGroups()).toEqual(['Parkett', 'Rang'])
  expect([await saleOf(1), await saleOf(2)]).toEqual(['on-sale', 'key-refused'])
  expect(await hub()).toMatch(/Eine Vorstellung kann nicht gebucht werden: .*?nicht vorhanden: gast \(1\)\. Wer den Shop betreut/s)
  const { body } = await editor.getJson<{ differing: object[] }>('/api/admin/shop/differences')
  expect(body.differing).toEqual([expect.objectContaining({ id: 2, event: 'gast', aspects: [], ofEvent: ['hidden'] })])
  const order = { event_jet_id: `gast/${TOMORROW}`, seat_group: 'Rang', sale_type_ids: [RANG], quantities: [1] }
  const refused = await app.visitor().send<Offer>('POST', '/api/shop-cart/', order)
  expect([refused.status, refused.body.detail]).toEqual([
    503,
    'Karten können hier gerade nicht gebucht werden. Bitte kaufen Sie Ihre Karten in unserem Webshop.',
  ])

  pretix.hidden.delete('gast')
  pretix.fillsCarts = false
  await app.foyer.refreshOffers()
  expect([await saleOf(1), await saleOf(2)]).toEqual(['key-refused', 'key-refused'])
  expect(await hub()).toMatch(/2 Vorstellungen können nicht gebucht werden: .*?in den Warenkorb legen: gast \(1\), saison \(1\)\./s)

  pretix.fillsCarts = true
  await app.foyer.refreshOffers()
  expect([await saleOf(1), await saleOf(2)]).toEqual(['on-sale', 'on-sale'])
  expect(await hub()).not.toContain('nicht gebucht werden')
})

it('says once in Heute, and beside its tickets, that an event of the shop is in test mode', async () => {
  const editor = await app.editor('programme')
  const hub = async () => (await (await editor.fetch('/cms-hub')).text()).split('<main')[1] ?? ''
  guest.testmode = true
  app.clock.advance({ minutes: 1 })
  await app.foyer.refreshOffers()
  expect(await hub()).toMatch(/Eine Vorstellung wird im Testbetrieb verkauft.*?Testbetrieb: gast \(1\)\. Bestellungen sind nicht echt\./s)
  const pageOf = async (id: number) => (await app.visitor().fetch(`/de/spielplan/probe/${id}`)).text()
  expect(await pageOf(2)).toContain('Testbetrieb: Bestellungen sind hier nicht echt')
  expect(await pageOf(1)).not.toContain('Testbetrieb')
  // Orders are not real, so search engines read of no tickets.
  expect([await pageOf(1), await pageOf(2)].map((page) => page.includes('schema.org/InStock'))).toEqual([true, false])
  const { body } = await editor.getJson<{ differing: { ofEvent: string[]; mistakes: object[] }[] }>('/api/admin/shop/differences')
  expect(body.differing.map(({ ofEvent, mistakes }) => [ofEvent, mistakes])).toEqual([[['test-mode'], []]])
  guest.testmode = false
  app.clock.advance({ minutes: 1 })
  await app.foyer.refreshOffers()
  expect(await hub()).not.toContain('Testbetrieb')
})

it('says once in Heute that an event of the shop takes another currency than the house', async () => {
  const editor = await app.editor('programme')
  const hub = async () => (await (await editor.fetch('/cms-hub')).text()).split('<main')[1] ?? ''
  guest.currency = 'CHF'
  app.clock.advance({ minutes: 1 })
  await app.foyer.refreshOffers()
  expect(await hub()).toMatch(/Andere Währung im Ticketshop als in den Einstellungen: gast \(1\)/)
  guest.currency = 'EUR'
  app.clock.advance({ minutes: 1 })
  await app.foyer.refreshOffers()
  expect(await hub()).not.toContain('Andere Währung')
})

it('reads and tells a date that pretix has moved beyond everything it lists', async () => {
  const editor = await app.editor('programme')
  const moved = setup.subevents.find(({ id }) => id === TOMORROW)
  if (!moved) throw new Error('the season has changed')
  const before = { date_from: moved.date_from, last_modified: moved.last_modified }
  Object.assign(moved, { date_from: '2028-11-22T19:30:00+01:00', last_modified: '2028-01-01T00:00:00+01:00' })
  app.clock.advance({ minutes: 6 })
  await app.foyer.refreshSales()
  expect((await (await editor.fetch('/cms-hub')).text()).split('<main')[1]).toMatch(/im Ticketshop anders|Shop: .*2028/)
  const { body } = await editor.getJson<{ differing: { id: number; shopStartsAt: string; aspects: string[] }[] }>(
    '/api/admin/shop/differences',
  )
  const found = body.differing.find(({ id }) => id === 1)
  expect(found).toMatchObject({ aspects: ['time'], shopStartsAt: '2028-11-22T19:30:00+01:00' })
  Object.assign(moved, { ...before, last_modified: '2028-01-02T00:00:00+01:00' })
  app.clock.advance({ minutes: 6 })
  await app.foyer.refreshSales()
})

it('learns from pretix’s web hooks what has changed, at an address that staff are told', async () => {
  const editor = await app.editor('programme')
  const page = async (by = editor) => (await by.fetch('/cms-hub/shop')).text()
  const address = /<code>([^<]+)<\/code>/.exec(await page())?.[1] ?? ''
  expect(address).toMatch(/^http:\/\/localhost(:\d+)?\/api\/shop-web-hooks\/[\w-]{32}\/$/)
  expect(await page(await app.editor('reader'))).not.toContain('/shop-web-hooks/')
  const { pathname } = new URL(address)
  const post = async (path: string, body: string) =>
    (await app.visitor().fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status
  const changed = JSON.stringify({
    notification_id: 1,
    organizer: 'haus',
    event: 'saison',
    item: RANG,
    action: 'pretix.event.quota.changed',
  })
  expect(await post(`${pathname.slice(0, -3)}x/`, changed)).toBe(404)
  expect(await post(pathname, '[1]')).toBe(400)
  expect(await post(pathname, JSON.stringify({ action: 'x'.repeat(17_000) }))).toBe(413)
  const statusOf = async () => {
    const [row] = await app.foyer.platform.db
      .select()
      .from(offers)
      .where(eq(offers.performance, `saison/${TOMORROW}`))
    return row?.seatGroups.map(({ status }) => status)
  }
  expect((await statusOf())?.[0]).toBe(1)
  for (const quota of setup.quotas) quota.size = 0
  expect(await post(pathname, changed)).toBe(204)
  await expect.poll(statusOf, { timeout: 20_000 }).toEqual([0, 0])
})

it('keeps a date that was deleted in the shop among what differs until somebody decides', async () => {
  const editor = await app.editor('programme')
  const hub = async () => (await (await editor.fetch('/cms-hub')).text()).split('<main')[1] ?? ''
  const gone = /im Ticketshop anders.*?unter dieser Nummer keinen kommenden Termin/s
  await app.foyer.refreshSales()
  expect(await hub()).not.toMatch(gone)
  guest.subevents = []
  app.clock.advance({ seconds: 10 })
  for (const _ of ['told', 'and told again']) {
    await app.foyer.refreshOffers()
    await app.foyer.refreshSales()
    expect(await hub()).toMatch(gone)
  }
})
