import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { ADD_TICKET, openWidget, REMOVE_TICKET } from './widget.ts'

test(
  'amounts go up and down but never below none, and the sum follows',
  requirement('BOOK-11', 'BOOK-15', 'BOOK-16', 'BOOK-20', 'BOOK-23'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Salz')
    await expect(widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' })).toBeHidden()
    const addToCart = widget.getByRole('button', { name: 'In den Warenkorb' })
    await expect(addToCart).toBeDisabled()
    for (let count = 0; count < 3; count++) await widget.getByRole('button', { name: ADD_TICKET }).click()
    await expect(widget.getByText('24\u00a0€', { exact: true })).toBeVisible()
    for (let count = 0; count < 3; count++) await widget.getByRole('button', { name: REMOVE_TICKET }).click()
    await expect(addToCart).toBeDisabled()
    await expect(widget.getByRole('button', { name: REMOVE_TICKET })).toHaveAttribute('aria-disabled', 'true')
    await widget.getByRole('button', { name: REMOVE_TICKET }).click({ force: true })
    await expect(widget.getByText('0 Karten')).toBeVisible()
  },
)

test(
  'discounts lie over the main step; the way back keeps the choice and returns the focus',
  requirement('BOOK-14', 'BOOK-61', 'BOOK-62'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Der letzte Fahrplan')
    await widget.getByRole('button', { name: 'Ermäßigte Karten, Kategorie 2' }).click()
    const step = widget.getByRole('region', { name: 'Kategorie 2: Ermäßigte Karten' })
    await expect(step.getByRole('button', { name: 'Zurück' })).toBeFocused()
    await expect(step.getByText('Vollpreis')).toBeVisible()
    await step.getByRole('group', { name: 'Kategorie 2, Ermäßigt' }).getByRole('button', { name: ADD_TICKET }).click()
    await expect(widget.getByText('13\u00a0€', { exact: true }).last()).toBeVisible()
    await expectAccessible(page)
    await step.getByRole('button', { name: 'Zurück' }).click()
    await expect(widget.getByRole('button', { name: '1 ermäßigte Karte, Kategorie 2' })).toBeFocused()
  },
)

test(
  'a seat group with timeslots is booked for the first open one, or for the one chosen',
  requirement('BOOK-21', 'BOOK-22', 'BOOK-72'),
  async ({ page }) => {
    await page.goto('/de/spielplan?date=02-01-2027')
    await page.getByRole('link', { name: /^Karten für .* Sa 02\.01\., 19:00/ }).click()
    const widget = page.getByRole('dialog')
    await widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' }).click()
    await widget.getByRole('button', { name: /^Einlass 17:30/ }).click()
    await widget.getByRole('radio', { name: /18:15/ }).check()
    await expectAccessible(page)
    await widget.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(widget.getByRole('button', { name: /^Einlass 18:15/ })).toBeFocused()
    await widget.getByRole('group', { name: 'Kategorie 3, Vollpreis' }).getByRole('button', { name: ADD_TICKET }).click()
    const sent = page.waitForRequest('**/api/shop-cart/')
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ seat_group: 'Kategorie 3', block_id: 2, quantities: [1], sale_type_ids: [1] })
    await widget.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page.frameLocator('iframe').getByText('Freie Platzwahl, Einlass 18:15')).toBeVisible()
  },
)

test(
  'closing forgets the choice; after success more can be added from the beginning, and all are held anew',
  requirement('BOOK-28', 'BOOK-29', 'BOOK-30', 'BOOK-36'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Salz')
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: /^Ermäßigte/ }).click()
    await page.keyboard.press('Escape')
    await expect(widget).toBeHidden()
    await page.getByRole('link', { name: 'Karten für Salz,' }).first().click()
    await expect(widget.getByText('0 Karten')).toBeVisible()
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await widget.getByRole('button', { name: 'Weitere hinzufügen' }).click()
    await expect(widget.getByText('0 Karten')).toBeVisible()
    await expect(page.getByRole('banner').getByText(/^1 · 1\d:\d\d$/)).toBeAttached()
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByText('Das gilt für alle 2 Karten in Ihrem Warenkorb.')).toBeVisible()
  },
)

test(
  'one call goes out per seat group; what got in and what did not is said for each',
  requirement('BOOK-70', 'API-42'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Der letzte Fahrplan')
    const calls: { seat_group: string }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/shop-cart/')) calls.push(request.postDataJSON())
    })
    const wide = widget.getByRole('group', { name: 'Kategorie 1, Vollpreis' }).getByRole('button', { name: ADD_TICKET })
    for (let count = 0; count < 19; count++) await wide.click()
    await widget.getByRole('group', { name: 'Kategorie 2, Vollpreis' }).getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
    await expect(widget.getByText('19 Karten (Kategorie 1) liegen nicht im Warenkorb.')).toBeVisible()
    await expect(widget.getByText('Fehler -214')).toBeVisible()
    expect(calls.map((call) => call.seat_group)).toEqual(['Kategorie 1', 'Kategorie 2'])
    await expectAccessible(page)
  },
)

test('from the home page to the cart in at most six clicks', async ({ page }) => {
  await page.goto('/de')
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  // In the list of upcoming performances; the picture above links to the performance's page.
  await press(
    page
      .getByRole('listitem')
      .getByRole('link', { name: /^Karten für/ })
      .first(),
  )
  const widget = page.getByRole('dialog')
  await press(widget.getByRole('button', { name: ADD_TICKET }).first())
  await press(widget.getByRole('button', { name: 'In den Warenkorb' }))
  await press(widget.getByRole('link', { name: 'Zum Warenkorb' }))
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor books on the shop’s own pages, which are accessible', async ({ page }) => {
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

test('the shop’s own pages are accessible, the checkout included', async ({ page, browser }) => {
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

test(
  'on a page with several widgets only one has a selection at a time, whatever the navigation',
  requirement('BOOK-02'),
  async ({ page }) => {
    await page.goto('/de/spielplan')
    await page.getByRole('main').getByRole('link', { name: 'Salz', exact: true }).first().click()
    const panel = page.getByRole('region', { name: 'Karten', exact: true })
    const others = page.getByRole('main').getByRole('link', { name: /^Karten für Salz,/ })
    await panel.getByRole('button', { name: ADD_TICKET }).first().click()
    await panel.getByRole('button', { name: ADD_TICKET }).first().click()
    await expect(panel.getByText('2 Karten', { exact: true })).toBeVisible()
    // Looking at another date clears nothing; a selection there does.
    await others.first().click()
    const dialog = page.locator('dialog:modal')
    await expect(dialog.getByRole('button', { name: ADD_TICKET }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel.getByText('2 Karten', { exact: true })).toBeVisible()
    await others.first().click()
    await dialog.getByRole('button', { name: ADD_TICKET }).first().click()
    await expect(dialog.getByText('1 Karte', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(panel.getByText('0 Karten', { exact: true })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled()
  },
)
