import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { ADD_TICKET, openWidget } from './widget.ts'

test(
  'a visitor puts two tickets for tonight into the cart and buys them',
  requirement('BOOK-33', 'BOOK-34', 'BOOK-35', 'BOOK-37', 'BOOK-38', 'CART-13', 'GEN-13', 'GEN-27', 'LAYOUT-25', 'LAYOUT-30'),
  async ({ page }) => {
    await page.goto('/de/spielplan')
    await page.getByRole('link', { name: 'Salz', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Salz' })).toBeVisible()
    const panel = page.getByRole('region', { name: 'Karten', exact: true })
    const addToCart = panel.getByRole('button', { name: 'In den Warenkorb' })
    await expect(addToCart).toBeDisabled()
    await panel.getByRole('button', { name: ADD_TICKET }).first().click()
    await panel.getByRole('button', { name: ADD_TICKET }).first().click()
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
  },
)

test(
  'the widget shows two seat groups, and all of them when asked',
  requirement('BOOK-08', 'BOOK-09', 'BOOK-10', 'BOOK-12', 'BOOK-13', 'BOOK-71'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Der letzte Fahrplan')
    const list = widget.getByRole('list')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect.poll(async () => (await list.boundingBox())?.height).toBeCloseTo(180, 2)
    await expect(list.getByText('38\u00a0€')).toBeVisible()
    const toggle = widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(400)
    await expectAccessible(page)
    await toggle.click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
  },
)

test('on a phone in landscape nothing of the widget is covered, and its list has no scroll area of its own', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const widget = await openWidget(page, 'Der letzte Fahrplan')
  const list = widget.getByRole('list')
  const scrolls = () => list.evaluate((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
  expect(await scrolls()).toBe(false)
  const toggle = widget.getByRole('button', { name: 'Alle Sitzplatzkategorien' })
  for (const part of [list.getByRole('listitem').nth(1), toggle]) {
    const isCovered = await part.evaluate((box) => {
      box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, bottom } = box.getBoundingClientRect()
      return !box.contains(document.elementFromPoint(left + 20, bottom - 4))
    })
    expect(isCovered).toBe(false)
  }
  await toggle.click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  expect(await scrolls()).toBe(false)
})

test(
  'the widget opens over the list, closes by Esc and by a press beside it, and gives the focus back',
  requirement('EVLIST-19', 'EVLIST-67', 'BOOK-01', 'BOOK-02', 'BOOK-31', 'BOOK-32'),
  async ({ page }) => {
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
  },
)

test('the result is scrolled into view in place of the form', requirement('BOOK-26', 'BOOK-27'), async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Salz', exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Karten', exact: true })
  await panel.getByRole('button', { name: ADD_TICKET }).click()
  await panel.getByRole('button', { name: 'In den Warenkorb' }).click()
  const summary = panel.locator('[data-summary]')
  await expect(summary).toBeFocused()
  await expect(panel.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeInViewport()
})
