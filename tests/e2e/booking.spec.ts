import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { ALSO_ON_PHONE } from './on-phone.ts'
import { requirement } from './requirement.ts'
import { ADD_TICKET } from './widget.ts'

test('a visitor puts two tickets for tonight into the cart and buys them', {
  ...ALSO_ON_PHONE,
  ...requirement('BOOK-33', 'BOOK-34', 'BOOK-35', 'BOOK-37', 'BOOK-38', 'CART-13', 'GEN-13', 'GEN-27', 'LAYOUT-25', 'LAYOUT-30'),
}, async ({ page }) => {
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
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeInViewport()
  await expect(panel.locator('[data-summary]')).toBeFocused()
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
