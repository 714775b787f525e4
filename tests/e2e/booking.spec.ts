import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { provoke, shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'

const LESS = 'Eine Karte weniger'
const MORE = 'Eine Karte mehr'

/** Opens a page and waits for its scripts; before them a link to tickets leads to the shop itself. */
async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Opens the widget of the first performance of a production in the Spielplan. */
async function openWidget(page: Page, title: string): Promise<Locator> {
  await openAwake(page, '/de/spielplan')
  await page
    .getByRole('link', { name: `Karten für ${title},` })
    .first()
    .click()
  const widget = page.getByRole('dialog', { name: title })
  await expect(widget.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  return widget
}

test('BOOK-33 BOOK-34 BOOK-35 BOOK-37 BOOK-38 CART-13 GEN-13 GEN-27 LAYOUT-25 LAYOUT-30 a visitor puts two tickets for tonight into the cart and buys them', async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Salz', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salz' })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  const addToCart = panel.getByRole('button', { name: 'In den Warenkorb' })
  await expect(addToCart).toBeDisabled()
  await panel.getByRole('button', { name: MORE }).first().click()
  await panel.getByRole('button', { name: MORE }).first().click()
  await expectAccessible(page)
  await addToCart.click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  await expect(panel.getByText('Ihre Karten sind für die nächsten 15 Minuten reserviert')).toBeVisible()
  await expect(panel.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(panel.getByRole('button', { name: 'Weitere hinzufügen' })).toBeHidden()
  await expectAccessible(page)
  const cookies = new Map((await page.context().cookies()).map((cookie) => [cookie.name, decodeURIComponent(cookie.value)]))
  expect(cookies.get('cartAmount')).toBe('2')
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page).toHaveURL(cookies.get('cartUrl') ?? '')
  const shop = page.frameLocator('iframe')
  await expect(shop.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await expect(shop.getByText('2 Karten', { exact: true })).toBeVisible()
  await shop.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Danke!' })).toBeVisible()
  await expect(page.getByRole('banner').getByText(/· 1\d:\d\d/)).toBeHidden()
})

test('BOOK-08 BOOK-09 BOOK-10 BOOK-12 BOOK-13 BOOK-71 the widget shows two seat groups, and all of them when asked', async ({ page }) => {
  const widget = await openWidget(page, 'Der letzte Fahrplan')
  const list = widget.getByRole('list')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect((await list.boundingBox())?.height).toBeCloseTo(180, 2)
  await expect(list.getByText('38\u00a0€')).toBeVisible()
  const toggle = widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(400)
  await expectAccessible(page)
  await toggle.click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
})

test('BOOK-11 BOOK-15 BOOK-16 BOOK-20 BOOK-23 amounts go up and down but never below none, and the sum follows', async ({ page }) => {
  const widget = await openWidget(page, 'Salz')
  await expect(widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' })).toBeHidden()
  const addToCart = widget.getByRole('button', { name: 'In den Warenkorb' })
  await expect(addToCart).toBeDisabled()
  for (let count = 0; count < 3; count++) await widget.getByRole('button', { name: MORE }).click()
  await expect(widget.getByText('24\u00a0€', { exact: true })).toBeVisible()
  for (let count = 0; count < 3; count++) await widget.getByRole('button', { name: LESS }).click()
  await expect(addToCart).toBeDisabled()
  await expect(widget.getByRole('button', { name: LESS })).toHaveAttribute('aria-disabled', 'true')
  await widget.getByRole('button', { name: LESS }).click({ force: true })
  await expect(widget.getByText('0 Karten')).toBeVisible()
})

test('BOOK-14 BOOK-61 BOOK-62 discounts lie over the main step; the way back keeps the choice and returns the focus', async ({ page }) => {
  const widget = await openWidget(page, 'Der letzte Fahrplan')
  await widget.getByRole('button', { name: 'Ermäßigte Karten, Kategorie 2' }).click()
  const step = widget.getByRole('region', { name: 'Kategorie 2: Ermäßigte Karten' })
  await expect(step.getByRole('button', { name: 'Zurück' })).toBeFocused()
  await expect(step.getByText('Vollpreis')).toBeVisible()
  await step.getByRole('group', { name: 'Kategorie 2, Ermäßigt' }).getByRole('button', { name: MORE }).click()
  await expect(widget.getByText('13\u00a0€', { exact: true }).last()).toBeVisible()
  await expectAccessible(page)
  await step.getByRole('button', { name: 'Zurück' }).click()
  await expect(widget.getByRole('button', { name: '1 ermäßigte Karte, Kategorie 2' })).toBeFocused()
})

test('BOOK-21 BOOK-22 BOOK-72 a seat group with timeslots is booked for the first open one, or for the one chosen', async ({ page }) => {
  await page.goto('/de/spielplan?date=02-01-2027')
  await page.getByRole('link', { name: /^Karten für .* Sa 02\.01\., 19:00/ }).click()
  const widget = page.getByRole('dialog')
  await widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' }).click()
  await widget.getByRole('button', { name: /^Einlass 17:30/ }).click()
  await widget.getByRole('radio', { name: /18:15/ }).check()
  await expectAccessible(page)
  await widget.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(widget.getByRole('button', { name: /^Einlass 18:15/ })).toBeFocused()
  await widget.getByRole('group', { name: 'Kategorie 3, Vollpreis' }).getByRole('button', { name: MORE }).click()
  const sent = page.waitForRequest('**/api/shop-cart/')
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ seat_group: 'Kategorie 3', block_id: 2, quantities: [1], sale_type_ids: [1] })
  await widget.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page.frameLocator('iframe').getByText('Freie Platzwahl, Einlass 18:15')).toBeVisible()
})

test('EVLIST-19 EVLIST-67 BOOK-01 BOOK-02 BOOK-31 BOOK-32 the widget opens over the list, closes by Esc and by a press beside it, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  const button = page.getByRole('link', { name: /^Karten für/ }).first()
  const widget = page.getByRole('dialog')
  await button.click()
  await expect(widget.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(widget).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(widget).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(widget).toBeHidden()
  await page
    .getByRole('link', { name: /^Karten für/ })
    .nth(1)
    .click()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
})

test('BOOK-28 BOOK-29 BOOK-30 BOOK-36 closing forgets the choice; after success more can be added from the beginning, and all are held anew', async ({
  page,
}) => {
  const widget = await openWidget(page, 'Salz')
  await widget.getByRole('button', { name: MORE }).click()
  await widget.getByRole('button', { name: /^Ermäßigte/ }).click()
  await page.keyboard.press('Escape')
  await expect(widget).toBeHidden()
  await page.getByRole('link', { name: 'Karten für Salz,' }).first().click()
  await expect(widget.getByText('0 Karten')).toBeVisible()
  await widget.getByRole('button', { name: MORE }).click()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await widget.getByRole('button', { name: 'Weitere hinzufügen' }).click()
  await expect(widget.getByText('0 Karten')).toBeVisible()
  await expect(page.getByRole('banner').getByText(/^1 · 1\d:\d\d$/)).toBeAttached()
  await widget.getByRole('button', { name: MORE }).click()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(widget.getByText('Das gilt für alle 2 Karten in Ihrem Warenkorb.')).toBeVisible()
})

test('CART-08 CART-12 every tab tells the same time that is left, and it is the shop that knows it', async ({ page }) => {
  const widget = await openWidget(page, 'Salz')
  await widget.getByRole('button', { name: MORE }).click()
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
  // A page goes on asking; what is on its way when the story ends would fail the next one.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
})

test('CART-12 a reservation that ends is said to be over', async ({ page }) => {
  const widget = await openWidget(page, 'Salz')
  await widget.getByRole('button', { name: MORE }).click()
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
  test.afterEach(() => provoke('none'))

  for (const [id, fault, code, reason] of [
    ['BOOK-45', 'noSeats', -214, 'Es sind nicht genügend (zusammenhängende) Plätze frei.'],
    ['BOOK-46', 'noReservation', -204, 'Es besteht keine aktuelle Reservierung.'],
  ] as const) {
    test(`BOOK-41 BOOK-42 BOOK-43 BOOK-44 BOOK-47 ${id} ${code} is said with its reason and the way to the webshop`, async ({ page }) => {
      const widget = await openWidget(page, 'Salz')
      await provoke(fault)
      await widget.getByRole('button', { name: MORE }).click()
      await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
      const said = widget.getByRole('status')
      await expect(said).toContainText('Das hat leider nicht geklappt.')
      await expect(said).toBeFocused()
      for (const text of [reason, `Fehler ${code}`, 'Bitte kaufen Sie Ihre Karten über den Webshop']) await expect(said).toContainText(text)
      await expect(said.getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute('href', /\/performances\//)
      await expectAccessible(page)
      await provoke('none')
      await said.getByRole('button', { name: 'Auswahl ändern' }).click()
      await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
    })
  }

  test('BOOK-24 BOOK-25 a slow shop is waited for with a word, and nothing else is slow meanwhile', async ({ page }) => {
    const widget = await openWidget(page, 'Salz')
    await provoke('slow')
    await widget.getByRole('button', { name: MORE }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByText('Karten werden reserviert')).toBeVisible()
    const startedAt = Date.now()
    expect((await page.request.get('/de/spielplan')).status()).toBe(200)
    expect(Date.now() - startedAt).toBeLessThan(2500)
    await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible({ timeout: 20_000 })
  })
})

test('BOOK-26 BOOK-27 what became of it comes into view where the choice was', async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Salz', exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await panel.getByRole('button', { name: MORE }).click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
  const summary = panel.getByRole('status')
  await expect(summary).toBeFocused()
  await expect(panel.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeInViewport()
})

test('BOOK-70 API-42 one call goes out per seat group; what got in and what did not is said for each', async ({ page }) => {
  const widget = await openWidget(page, 'Der letzte Fahrplan')
  const calls: { seat_group: string }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/shop-cart/')) calls.push(request.postDataJSON())
  })
  const wide = widget.getByRole('group', { name: 'Kategorie 1, Vollpreis' }).getByRole('button', { name: MORE })
  for (let count = 0; count < 19; count++) await wide.click()
  await widget.getByRole('group', { name: 'Kategorie 2, Vollpreis' }).getByRole('button', { name: MORE }).click()
  await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
  await expect(widget.getByText('19 Karten (Kategorie 1) liegen nicht im Warenkorb.')).toBeVisible()
  await expect(widget.getByText('Fehler -214')).toBeVisible()
  expect(calls.map((call) => call.seat_group)).toEqual(['Kategorie 1', 'Kategorie 2'])
  await expectAccessible(page)
})

test('from home to the cart in at most six presses', async ({ page }) => {
  await openAwake(page, '/de')
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  // In the list of what plays next; the picture above leads to the performance's own page.
  await press(
    page
      .getByRole('listitem')
      .getByRole('link', { name: /^Karten für/ })
      .first(),
  )
  const widget = page.getByRole('dialog')
  await press(widget.getByRole('button', { name: MORE }).first())
  await press(widget.getByRole('button', { name: 'In den Warenkorb' }))
  await press(widget.getByRole('link', { name: 'Zum Warenkorb' }))
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
})

test('by keyboard alone from the Spielplan to the cart', async ({ page }) => {
  await openAwake(page, '/de/spielplan')
  await expect(page.locator('main ol > li').first()).toBeVisible()
  const focused = page.locator(':focus')
  async function tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if ((await focused.count()) === 1 && name.test((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? ''))
        return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await tabTo(/^Karten für/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  await tabTo(/^Eine Karte mehr/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await tabTo(/^In den Warenkorb/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  await tabTo(/^Zum Warenkorb/)
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor books on the shop’s own pages, and they keep nobody out', async ({ page }) => {
    await page.goto('/de/spielplan')
    await page.getByRole('link', { name: 'Karten für Der letzte Fahrplan,' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Der letzte Fahrplan' })).toBeVisible()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page.getByRole('alert')).toContainText('mindestens eine Karte')
    await page.getByLabel('Anzahl Kategorie 2, Vollpreis').fill('2')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page.getByText('2 Karten', { exact: true })).toBeVisible()
    await page
      .getByRole('button', { name: /entfernen$/ })
      .first()
      .click()
    await expect(page.getByText('1 Karte', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Danke!' })).toBeVisible()
  })
})

test('the shop’s own pages keep nobody out, the till’s included', async ({ page, browser }) => {
  await page.goto('/de/spielplan')
  const address = await page.getByRole('link', { name: 'Karten für Der letzte Fahrplan,' }).first().getAttribute('href')
  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Anzahl Kategorie 2, Vollpreis').fill('1')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await expectAccessible(page)
  const till = await browser.newContext({ httpCredentials: { username: 'kasse', password: SHOP_TOKEN } })
  const admin = await till.newPage()
  await admin.goto(`${shopUrl()}/admin`)
  await expectAccessible(admin)
  await admin.getByRole('link', { name: 'Der letzte Fahrplan' }).first().click()
  await expect(admin.getByText(/^reserviert: [1-9]/)).toBeVisible()
  await expectAccessible(admin)
  await till.close()
})
