import type { Locator, Page } from '@playwright/test'
import { expect, test, waitUntilConsentIsHydrated } from './fixtures.ts'
import { urlOf } from './servers.ts'

// Each flow as a blind visitor experiences it: by the accessibility tree, the focus and the announcements of live regions.

/** Records all announcements of live regions, from the start of each document. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    const note = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest('[role="status"], [role="alert"], [aria-live]')
      const words = region?.textContent?.trim()
      if (words && announcements.at(-1) !== words) announcements.push(words)
    }
    new MutationObserver((changes) => {
      for (const { target } of changes) note(target)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const announcements = (page: Page) => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('from the home page to the list, to a performance and back, every page is announced and reading starts at its title', async ({
  page,
}) => {
  await listen(page)
  await page.goto('/de')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  const toList = page.getByRole('banner').getByRole('link', { name: 'Spielplan', exact: true }).first()
  await toList.focus()
  await toList.press('Enter')
  await expect(h1(page, 'Spielplan')).toBeFocused()
  await expect.poll(() => announcements(page)).toContain(await page.title())
  const row = page.getByRole('main').getByRole('link', { name: 'Salz', exact: true }).first()
  await row.focus()
  await row.press('Enter')
  await expect(h1(page, 'Salz')).toBeFocused()
  await expect.poll(() => announcements(page)).toContain(await page.title())
  const tree = await page.getByRole('main').ariaSnapshot()
  expect(tree).toMatch(/heading "Salz" \[level=1\]/)
  expect(tree).toMatch(/(link|button) "Karten für Salz, /)
  await page.goBack()
  await expect(row).toBeFocused()
  await expect.poll(async () => (await announcements(page)).at(-1)).toBe(await page.title())
})

const press = async (what: Locator) => {
  await what.focus()
  await what.press('Enter')
}

test('a ticket is booked by screen reader, from the list through the dialog to the checkout', async ({ page }) => {
  await listen(page)
  await page.goto('/de/spielplan')
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Karten für Salz,/ })
      .first(),
  )
  const dialog = page.getByRole('dialog', { name: 'Salz' })
  const more = dialog.getByRole('button', { name: 'Eine Karte mehr' })
  await expect(more).toBeVisible()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await dialog.ariaSnapshot()).toMatch(/heading "Salz" \[level=2\][\s\S]*group ".*Vollpreis"[\s\S]*button "In den Warenkorb"/)
  await press(more)
  await expect.poll(() => announcements(page)).toContain('1 Karte, 8\u00a0€')
  await press(dialog.getByRole('button', { name: 'In den Warenkorb' }))
  const done = dialog.getByRole('group', { name: '1 Karte liegt jetzt in Ihrem Warenkorb' })
  await expect(done).toBeFocused()
  await press(done.getByRole('link', { name: 'Zum Warenkorb' }))
  await expect(h1(page, 'Warenkorb')).toBeAttached()
  expect(await page.locator('body').ariaSnapshot()).toMatch(
    /link "Zum Inhalt springen"[\s\S]*main[\s\S]*heading "Warenkorb" \[level=1\][\s\S]*iframe/,
  )
  const shop = page.frameLocator('iframe[title="Webshop"]')
  await expect(shop.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  expect(await shop.locator('body').ariaSnapshot()).toMatch(/group "Zahlungsart"[\s\S]*button "Zahlungspflichtig bestellen"/)
})

test('the expiry of a reservation is announced while the visitor reads on, with a button to extend it', async ({ page }) => {
  await listen(page)
  const held = { tickets_quantity: 2, cart_url: '/webshop', seconds_left: 58, can_extend: true }
  await page.context().addCookies([{ name: 'cartAmount', value: '2', url: urlOf('visitors') }])
  await page.route('**/api/shop-cart/', (route) => route.fulfill({ json: held }))
  await page.goto('/de/ihr-besuch')
  await expect.poll(async () => (await announcements(page)).join('\n')).toContain('Ihre Karten sind noch 1 Minute reserviert.')
  const notice = page.getByRole('status').filter({ hasText: 'Ihre Karten' })
  expect(await notice.ariaSnapshot()).toMatch(/link "Zum Warenkorb"[\s\S]*button "Länger reservieren"[\s\S]*button "Schließen"/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('suggestions and the number of results are announced, and the results are grouped', async ({ page }) => {
  await listen(page)
  await page.goto('/de')
  await press(page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }))
  const line = page.getByRole('banner').getByRole('combobox', { name: 'Suchen nach' })
  await expect(line).toBeFocused()
  await line.pressSequentially('salz')
  await expect.poll(async () => (await announcements(page)).some((words) => /^\d+ Vorschl[aä]g/.test(words))).toBe(true)
  expect(await page.getByRole('listbox', { name: 'Vorschläge' }).ariaSnapshot()).toMatch(/option /)
  await line.press('Enter')
  const title = h1(page, /^Suche nach „salz“/i)
  await expect(title).toBeFocused()
  await expect.poll(async () => (await announcements(page)).some((words) => /\d+ (Vorstellung|Treffer)|\d+ weitere/.test(words))).toBe(true)
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(
    /\[level=1\][\s\S]*navigation "Suche":[\s\S]*link "Vorstellungen \d+"[\s\S]*link "Weitere Treffer \d+"[\s\S]*heading "Salz" \[level=2\]/,
  )
})

test('a form says what is missing, where, and that it has arrived', async ({ page }) => {
  await listen(page)
  await page.goto('/de/forms/kontakt/1')
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(
    /textbox "Ihr Name"[\s\S]*textbox "E-Mail-Adresse"[\s\S]*combobox "Worum geht es\?"/,
  )
  await press(page.getByRole('button', { name: 'Absenden' }))
  const summary = page
    .getByRole('main')
    .getByText(/^Bitte prüfen Sie 4 Angaben/)
    .locator('xpath=ancestor-or-self::*[@tabindex][1]')
  await expect(summary).toBeFocused()
  await press(summary.getByRole('link', { name: 'Ihr Name' }))
  await expect(page.getByLabel('Ihr Name')).toBeFocused()
  await expect(page.getByLabel('Ihr Name')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('Anna Besuch')
  await page.getByLabel('E-Mail-Adresse').fill('anna@besuch.example')
  await page.getByLabel('Worum geht es?').selectOption('Karten')
  await page.getByLabel('Ihre Nachricht').fill('Gibt es noch Karten?')
  await press(page.getByRole('button', { name: 'Absenden' }))
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'ist bei uns angekommen' })).toBeFocused()
})

test('a filter of the list is announced with the number of results, where it is shown, and when it is removed', async ({ page }) => {
  await listen(page)
  await page.goto('/de/spielplan')
  const opener = page.getByRole('button', { name: /^Ort:/ })
  await press(opener)
  const rooms = page.getByRole('list', { name: 'Ort', exact: true })
  expect(await rooms.ariaSnapshot()).toMatch(/listitem:\s+- link "Großes Haus"/)
  await press(rooms.getByRole('link', { name: 'Großes Haus' }))
  await expect.poll(async () => (await announcements(page)).some((words) => /^\d+ Vorstellungen/.test(words))).toBe(true)
  const chip = page.getByRole('link', { name: 'Filter „Großes Haus“ entfernen' })
  await expect(chip).toBeAttached()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await press(chip)
  await expect(chip).toHaveCount(0)
  await expect.poll(async () => (await announcements(page)).at(-1)).toMatch(/Vorstellungen/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test.describe('on the first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('the consent form is a region of its own with equal buttons, and reading starts at the title', async ({ page }) => {
    await page.goto('/de/ensemble')
    const question = page.getByRole('region', { name: 'Cookie-Einstellungen' })
    expect(await question.ariaSnapshot()).toMatch(/button "Alle ablehnen"[\s\S]*button "/)
    await waitUntilConsentIsHydrated(page)
    await press(question.getByRole('button', { name: 'Alle ablehnen' }))
    await expect(question).toBeHidden()
    await expect(h1(page, 'Ensemble')).toBeFocused()
  })
})
