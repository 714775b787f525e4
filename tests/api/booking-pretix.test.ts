import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSettings } from '../../app/site/settings.server.ts'
import { RANG, season, TOMORROW } from '../shop/pretix-season.ts'
import { openPretixServer, PRETIX_TOKEN, type PretixServer } from '../shop/pretix-server.ts'
import { createEvents } from '../support/create-events.ts'
import { freePort } from '../support/free-port.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, TEST_NOW, type TestApp, TestClock } from '../support/test-app.ts'

let pretix: PretixServer
let app: TestApp
const SHOP_ACCOUNT_URL = 'https://karten.example/haus/account/'
const shopUrl = 'http://localhost:4'

beforeAll(async () => {
  pretix = await openPretixServer([season()], new TestClock(TEST_NOW), await freePort())
  const environment = { SHOP_KIND: 'pretix', SHOP_URL: shopUrl, SHOP_API_URL: pretix.apiUrl, SHOP_TOKEN: PRETIX_TOKEN, SHOP_ACCOUNT_URL }
  app = await createTestApp({ environment })
  await createEvents(app, [{ startsAt: '2026-11-22T19:30:00+01:00', idJet: `saison/${TOMORROW}` }])
  await app.foyer.refreshOffers()
}, 180_000)
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
    expect((await visitor.getJson('/api/shop-cart/')).body).toMatchObject({ tickets_quantity: 2, seconds_left: 900, can_extend: false })
    // pretix holds the positions of a cart until the cart expires.
    expect(await visitor.send('POST', '/api/shop-cart/extension/', {})).toMatchObject({ status: 409, body: { code: 'not_longer' } })
    const { pathname, search } = new URL(cart.cart_url)
    const response = await visitor.fetch(pathname + search)
    const frame = /<iframe[^>]+src="([^"]+)"[^>]*>/.exec(await response.text())
    expect(frame?.[1]?.replaceAll('&amp;', '&')).toBe(`${shopUrl}${pathname.replace('/webshop', '')}${search}&iframe=1`)
    expect(frame?.[0]).toContain('allow="payment"')
    // Payment in the frame: wallets ask the browser, PayPal and banks open a window that answers to its opener.
    const policyOf = ({ headers }: Response) => [headers.get('permissions-policy'), headers.get('cross-origin-opener-policy')]
    const others = 'camera=(), microphone=(), geolocation=()'
    expect(policyOf(response)).toEqual([`${others}, payment=(self "${shopUrl}")`, 'same-origin-allow-popups'])
    expect(policyOf(await visitor.fetch('/de/spielplan'))).toEqual([`${others}, payment=()`, 'same-origin'])
    // Only a named cart may be framed; the shop itself is opened as a page.
    const visit = await visitor.fetch('/webshop/saison/')
    expect([visit.status, visit.headers.get('location')]).toEqual([302, `${shopUrl}/saison/`])
  },
)
