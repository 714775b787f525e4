import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from '../../app/booking/cart-cookies.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { setShopFault } from './shop-faults.ts'
import { changeSettings, logIn } from './staff.ts'
import { ADD_TICKET, openWidget } from './widget.ts'

const UNTIL = /Ihre Karten sind bis \d\d:\d\d\sUhr reserviert/

test(
  'every tab tells the same time that is left, and it is the shop that knows it',
  requirement('CART-08', 'CART-12'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Salz')
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
    await page.context().route('**/api/shop-cart/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), seconds_left: 95 } })
    })
    const tab = await page.context().newPage()
    await tab.goto('/de')
    await expect(tab.getByRole('banner').getByText(/^1 · 1:\d\d$/)).toBeAttached()
    await expect(tab.getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
    await expectAccessible(tab)
    // On every page: where the cart is paid, and in a modal overlay.
    await tab.goto('/webshop')
    await expect(tab.getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
    const layer = await openWidget(tab, 'Salz')
    await expect(layer.getByRole('alert').getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
    // Without a network the last known expiry counts down.
    await tab.context().setOffline(true)
    await expect(tab.getByRole('banner').getByText(/^1 · 1:\d\d$/)).toBeAttached()
    await tab.context().setOffline(false)
    // The page keeps polling; a request pending at the end of this test would fail the next one.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test('wherever the expiry is announced the hold can be extended, and after it the tickets can be reserved again', async ({ page }) => {
  const widget = await openWidget(page, 'Salz')
  await widget.getByRole('button', { name: ADD_TICKET }).click()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(widget.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
  let cartStatus: object = { seconds_left: 58, can_extend: true }
  await page.route('**/api/shop-cart/', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...cartStatus } })
  })
  const notice = page.getByRole('status').filter({ hasText: 'Ihre Karten' })
  const longer = page.getByRole('button', { name: 'Länger reservieren' })
  await page.goto('/webshop')
  await expect(notice.getByText('Ihre Karten sind noch 1 Minute reserviert.')).toBeVisible()
  await expect(longer).toBeVisible()
  const layer = await openWidget(page, 'Salz')
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('1 Karte, noch 1 Minute reserviert')).toBeAttached()
  await expect(layer.getByRole('button', { name: 'Länger reservieren' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  // The shop's expiry has tests of its own; here its clock is fixed.
  await page.route('**/api/shop-cart/extension/', async (route) => {
    await route.fulfill({ json: { tickets_quantity: 1, cart_url: '/webshop', seconds_left: 900, can_extend: false } })
  })
  await longer.focus()
  await longer.press('Enter')
  await expect(notice.getByText(UNTIL)).toBeVisible()
  await expect(notice).toBeFocused()
  await expect(longer).toBeHidden()
  await expectAccessible(page)
  cartStatus = { seconds_left: 2, can_extend: false }
  await page.goto('/de/ihr-besuch')
  const again = page.getByRole('button', { name: 'Dieselben Karten noch einmal reservieren' })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await again.focus()
  await again.press('Enter')
  await expect(notice.getByText(UNTIL)).toBeVisible()
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test(
  'the booking panel says how long the tickets are held as it is, and when it is over reserves them once more',
  requirement('BOOK-34', 'CART-12'),
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/de/spielplan')
    await page.getByRole('link', { name: 'Salz', exact: true }).first().click()
    const panel = page.getByRole('region', { name: 'Karten', exact: true })
    await panel.getByRole('button', { name: ADD_TICKET }).first().click()
    await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
    const inCart = panel.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')
    await expect(inCart).toBeVisible()
    await expect(panel.getByText('für die nächsten 15 Minuten')).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(panel.getByText(UNTIL)).toBeVisible()
    await expect(panel.getByText('15 Minuten')).toBeHidden()
    // The warning is announced but covers nothing: the panel itself has the countdown and the button.
    await page.clock.fastForward('11:30')
    const notice = page.getByRole('status').filter({ hasText: 'Ihre Karten sind noch 2 Minuten reserviert.' })
    await expect(notice).toBeAttached()
    expect((await notice.boundingBox())?.width).toBeLessThanOrEqual(1)
    await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toHaveCount(1)
    await panel.getByRole('link', { name: 'Zum Warenkorb' }).focus()
    await page.clock.fastForward('03:00')
    await expect(panel.getByText('Die Reservierung ist abgelaufen.')).toBeVisible()
    // The focused link was removed; the focus moves to the message of the expiry.
    expect(await panel.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await expect(inCart).toBeHidden()
    await expect(panel.getByRole('timer')).toHaveCount(0)
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Dieselben Karten noch einmal reservieren' }).click()
    await expect(inCart).toBeVisible()
    await expect(panel.getByText('für die nächsten 15 Minuten')).toBeVisible()
    await page.clock.fastForward('16:00')
    await panel.getByRole('button', { name: 'Karten neu auswählen' }).click()
    await expect(panel.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
    await expect(page.getByText('Die Reservierung ist abgelaufen.')).toBeHidden()
  },
)

test('a tab that was asleep while its cart was paid in another one announces no expiry', requirement('CART-12'), async ({ page }) => {
  await page.clock.install()
  const widget = await openWidget(page, 'Salz')
  const cart = widget.getByRole('link', { name: 'Zum Warenkorb' })
  async function fillCart() {
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(cart).toBeVisible()
  }
  // The shop deletes the cookies when a cart is paid.
  async function pay() {
    for (const name of [CART_AMOUNT_COOKIE, CART_URL_COOKIE]) await page.context().clearCookies({ name })
  }
  const storedHold = () => page.evaluate(() => localStorage.getItem('cart-held') ?? '')
  await fillCart()
  await pay()
  // An active tab notifies the others.
  await expect.poll(storedHold).toBe('{"cookies":""}')
  const paid = await storedHold()
  await fillCart()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await pay()
  await page.evaluate((value) => localStorage.setItem('cart-held', value), paid)
  await page.clock.fastForward('20:00')
  await page.clock.runFor(5000)
  await expect(widget.getByRole('button', { name: ADD_TICKET }).first()).toBeVisible()
  await expect(page.getByText('Die Reservierung ist abgelaufen.')).toHaveCount(0)
})

test(
  'the expiry is written in the site’s time format, and left out when the shop does not tell it',
  requirement('CART-12', 'SET-13'),
  async ({ page, browser }) => {
    const office = await (await browser.newContext()).newPage()
    await logIn(office)
    await changeSettings(office, { timeStyle: 'dot' })
    try {
      const widget = await openWidget(page, 'Salz')
      await widget.getByRole('button', { name: ADD_TICKET }).click()
      await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(widget.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
      let [left, requests] = [58, 0]
      await page.route('**/api/shop-cart/', async (route) => {
        const answer = await route.fetch()
        requests++
        await route.fulfill({ response: answer, json: { ...(await answer.json()), seconds_left: left, can_extend: true } })
      })
      const extended = (seconds_left: number) => ({ tickets_quantity: 1, cart_url: '/webshop', seconds_left, can_extend: true })
      await page.route('**/api/shop-cart/extension/', (route) => route.fulfill({ json: extended(left) }))
      await page.goto('/webshop')
      const longer = page.getByRole('button', { name: 'Länger reservieren' })
      await expect(longer).toBeVisible()
      left = 600
      await longer.click()
      await expect(page.getByText(/Ihre Karten sind bis \d\d\.\d\d\sUhr reserviert/)).toBeVisible()
      left = 58
      await page.reload()
      await expect(longer).toBeVisible()
      left = requests = 0
      await longer.click()
      await expect(page.getByText('Ihre Karten sind reserviert.')).toBeVisible()
      // Nor is such a shop polled every second.
      await expect.poll(() => requests).toBe(1)
      await page.waitForFunction((since) => performance.now() - since > 3000, await page.evaluate(() => performance.now()))
      expect(requests).toBe(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    } finally {
      await changeSettings(office, { timeStyle: 'colon' })
    }
  },
)

test('beside the framed shop the time left follows what the shop holds', requirement('CART-12'), async ({ page }) => {
  const widget = await openWidget(page, 'Salz')
  await widget.getByRole('button', { name: ADD_TICKET }).click()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(widget.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
  // The shop lengthens a hold of seven minutes while the visitor pays in it.
  let left = 7 * 60
  await page.route('**/api/shop-cart/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), seconds_left: left } })
  })
  await page.clock.install()
  await page.goto('/webshop')
  const countdown = page.getByRole('banner').getByText(/^1 · \d+:\d\d$/)
  await expect(countdown).toHaveText(/^1 · [67]:/)
  left = 20 * 60
  await page.clock.fastForward('02:00')
  await expect(countdown).toHaveText(/^1 · (19|20):/)
  await expect(page.getByText('Ihre Karten sind noch 5 Minuten reserviert.')).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the expiry of a reservation is announced', requirement('CART-12'), async ({ page }) => {
  const widget = await openWidget(page, 'Salz')
  await widget.getByRole('button', { name: ADD_TICKET }).click()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(widget.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
  await page.route('**/api/shop-cart/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), seconds_left: 2 } })
  })
  await page.goto('/de/ihr-besuch')
  const notice = page.getByText('Die Reservierung ist abgelaufen.')
  await expect(notice).toBeVisible()
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Schließen' }).click()
  await expect(notice).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('when the shop fails', () => {
  test.afterEach(() => setShopFault('none'))

  for (const [id, fault, code, reason] of [
    ['BOOK-45', 'noSeats', -214, 'Es sind nicht genügend (zusammenhängende) Plätze frei.'],
    ['BOOK-46', 'noReservation', -204, 'Es besteht keine aktuelle Reservierung.'],
  ] as const) {
    test(
      `${id} ${code} is said with its reason and the way to the webshop`,
      requirement('BOOK-41', 'BOOK-42', 'BOOK-43', 'BOOK-44', 'BOOK-47'),
      async ({ page }) => {
        const widget = await openWidget(page, 'Salz')
        await setShopFault(fault)
        await widget.getByRole('button', { name: ADD_TICKET }).click()
        await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
        const message = widget.getByRole('group', { name: reason })
        await expect(message).toContainText('Das hat leider nicht geklappt.')
        await expect(message).toBeFocused()
        for (const text of [reason, `Fehler ${code}`, 'Bitte kaufen Sie Ihre Karten über den Webshop'])
          await expect(message).toContainText(text)
        await expect(message.getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute('href', /\/performances\//)
        await expectAccessible(page)
        await setShopFault('none')
        await message.getByRole('button', { name: 'Auswahl ändern' }).click()
        await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
        await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
      },
    )
  }

  test(
    'a failure without a code of the shop is told in the server’s own sentence, and a token that is gone is fetched anew',
    requirement('BOOK-41'),
    async ({ page }) => {
      const widget = await openWidget(page, 'Salz')
      const detail = 'Heute nimmt das Haus keine Bestellungen an.'
      await page.route('**/api/shop-cart/', (route) =>
        route.fulfill({ status: 403, contentType: 'application/problem+json', json: { code: 'not_today', detail } }),
      )
      await widget.getByRole('button', { name: ADD_TICKET }).click()
      await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
      const message = widget.getByRole('group', { name: detail })
      await expect(message).toBeFocused()
      await expect(message.getByText(/^Fehler/)).toHaveCount(0)
      await page.unroute('**/api/shop-cart/')
      await page.context().clearCookies({ name: 'csrftoken' })
      await message.getByRole('button', { name: 'Auswahl ändern' }).click()
      await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
    },
  )

  test('a performance that was cancelled meanwhile is called that, before the choice and after it, and nobody is sent to a shop', async ({
    page,
  }) => {
    const detail = 'Diese Vorstellung ist abgesagt. Gekaufte Karten werden erstattet.'
    const closed = { status: 404, contentType: 'application/problem+json', json: { code: 'not_bookable', detail, response_code: 404 } }
    const widget = await openWidget(page, 'Salz')
    await page.route('**/api/shop-cart/', (route) => route.fulfill(closed))
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    const message = widget.getByRole('group', { name: detail })
    await expect(message).toBeFocused()
    await expect(message.getByText(/Webshop|Fehler|Auswahl/)).toHaveCount(0)
    await expect(message.getByRole('link', { name: 'Zum Spielplan' })).toHaveAttribute('href', '/de/spielplan')
    await expectAccessible(page)
    await page.reload()
    await page.route('**/api/events/*/offer/', (route) => route.fulfill(closed))
    await page.getByRole('link', { name: 'Karten für Salz,' }).first().click()
    await expect(widget.getByRole('status').getByText(detail)).toBeVisible()
    await expect(widget.getByRole('link')).toHaveText('Zum Spielplan')
    await expect(widget.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0)
  })

  test('a performance that was moved while its page was open is booked under its new date', async ({ page }) => {
    await page.route('**/api/events/*/offer/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), short_date: 'Mo 23.11.', time: '18:00\u00a0Uhr' } })
    })
    const widget = await openWidget(page, 'Salz')
    await expect(widget.getByRole('status').getByText('Verlegt auf Mo 23.11., 18:00 Uhr')).toBeVisible()
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByRole('group', { name: '1 Karte liegt jetzt in Ihrem Warenkorb' })).toContainText('Mo 23.11., 18:00 Uhr')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/de/spielplan')
    await page.getByRole('link', { name: 'Karten für Salz,' }).first().click()
    await expect(widget.getByRole('button', { name: ADD_TICKET }).first()).toBeVisible()
    await expect(widget.getByText('Verlegt auf')).toHaveCount(0)
  })

  test('a lost connection is announced, the selection is kept, and booking continues by itself', async ({ page, context }) => {
    const widget = await openWidget(page, 'Salz')
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page
      .getByRole('link', { name: /^Karten für (?!Salz)/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('status').getByText('Keine Verbindung')).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('dialog:modal').getByRole('button', { name: ADD_TICKET }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await page.getByRole('link', { name: 'Karten für Salz,' }).first().click()
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await context.setOffline(true)
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    const message = widget.getByRole('group', { name: 'Keine Verbindung' })
    await expect(message).toBeFocused()
    await expect(message.getByText('Ihre Auswahl bleibt stehen.')).toBeVisible()
    await context.setOffline(false)
    await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
  })

  test('waiting for a slow shop is announced, and nothing else is slow meanwhile', requirement('BOOK-24', 'BOOK-25'), async ({ page }) => {
    const widget = await openWidget(page, 'Salz')
    await setShopFault('timeout')
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByText('Karten werden reserviert')).toBeVisible()
    expect((await page.request.get('/de/spielplan')).status()).toBe(200)
    await expect(widget.getByText('Karten werden reserviert')).toBeVisible()
    // The site retries a request that the shop has not answered.
    await setShopFault('none')
    await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible({ timeout: 20_000 })
  })
})
