import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

test('BOOK-33 BOOK-34 BOOK-35 CART-13 GEN-13 GEN-27 LAYOUT-25 LAYOUT-30 a visitor puts two tickets for tonight into the cart and buys them', async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  await page.getByRole('link', { name: 'Salz', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salz' })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Karten' })
  const addToCart = panel.getByRole('button', { name: 'In den Warenkorb' })
  await expect(addToCart).toBeDisabled()
  await panel.getByRole('button', { name: 'Eine Karte mehr' }).first().click()
  await panel.getByRole('button', { name: 'Eine Karte mehr' }).first().click()
  await expectAccessible(page)
  await addToCart.click()
  await expect(panel.getByText('2 Karten liegen jetzt in Ihrem Warenkorb')).toBeVisible()
  await expect(panel.getByText('Ihre Karten sind für die nächsten 15 Minuten reserviert')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page).toHaveURL(/\/webshop\/cart\//)
  const shop = page.frameLocator('iframe')
  await expect(shop.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
  await expect(shop.getByText('2 Karten', { exact: true })).toBeVisible()
  await shop.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Danke!' })).toBeVisible()
})

test('EVLIST-19 BOOK-32 the booking button of a row opens the widget, and Esc closes it and gives the focus back', async ({ page }) => {
  await page.goto('/de/spielplan')
  const button = page.getByRole('link', { name: /^Karten für/ }).first()
  await button.click()
  const widget = page.getByRole('dialog')
  await expect(widget.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(widget).toBeHidden()
  await expect(button).toBeFocused()
})
