import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { shopUrl } from './shop-faults.ts'
import { SHOP_TOKEN } from './shop-token.ts'
import { ADD_TICKET } from './widget.ts'

test(
  'a seat group with timeslots is booked for the one chosen, which the shop names in its cart',
  requirement('BOOK-22'),
  async ({ page }) => {
    await page.goto('/de/spielplan?date=02-01-2027')
    await page.getByRole('link', { name: /^Karten für .* Sa 02\.01\., 19:00/ }).click()
    const widget = page.getByRole('dialog')
    await widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' }).click()
    await widget.getByRole('button', { name: /^Einlass 17:30/ }).click()
    await widget.getByRole('radio', { name: /18:15/ }).check()
    await widget.getByRole('button', { name: 'Übernehmen' }).click()
    await widget.getByRole('group', { name: 'Kategorie 3, Vollpreis' }).getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await widget.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page.frameLocator('iframe').getByText('Freie Platzwahl, Einlass 18:15')).toBeVisible()
  },
)

test('from the home page to the cart in at most six clicks', requirement('EVLIST-19', 'EVLIST-67'), async ({ page }) => {
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
