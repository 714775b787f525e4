import type { Frame, Page } from '@playwright/test'
import { expect } from '../e2e/fixtures.ts'

/** pretix's own pages in the frame of the webshop page, whose scripts have run. */
export async function framedShop(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('pretix is not in a frame')
  await frame.waitForURL((url) => url.pathname.includes('/w/'))
  return frame
}

/** Goes through pretix's own checkout from its cart, pays with the test payment, and waits until pretix says that it is paid. */
export async function payIn(shop: Page | Frame, email: string): Promise<void> {
  // Two names: a cart that costs nothing has no till to go to.
  const onward = /Zur Kasse|Fortfahren mit dem Bestellprozess/
  await shop
    .getByRole('button', { name: onward })
    .or(shop.getByRole('link', { name: onward }))
    .first()
    .click()
  await shop.getByLabel('E-Mail').first().fill(email)
  await shop.getByRole('button', { name: 'Fortfahren' }).click()
  const payment = shop.getByText('Testzahlung').first()
  const confirm = shop.getByRole('button', { name: /Zahlungspflichtig bestellen|Anmeldung abschicken/ })
  // A cart that costs nothing is not asked how it is paid.
  await expect(payment.or(confirm).first()).toBeVisible()
  if (!(await confirm.isVisible())) {
    await payment.click()
    await shop.getByRole('button', { name: 'Fortfahren' }).click()
  }
  await confirm.click()
  await expect(shop.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
}
