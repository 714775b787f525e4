import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

test('ROUTE-03 ROUTE-57 GEN-03 a visitor comes to the home page and sees what plays tonight', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.getByRole('heading', { name: 'Die nächsten Abende' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Karten ab/ })).toBeVisible()
  await expectAccessible(page)
})

test('EVLIST-28 EVLIST-53 a visitor scrolls through the Spielplan and gets further performances', async ({ page }) => {
  await page.goto('/de/spielplan')
  const rows = page.locator('main ol > li')
  await expect(rows.nth(9)).toBeVisible()
  await expectAccessible(page)
  await rows.nth(9).scrollIntoViewIfNeeded()
  await expect(rows.nth(12)).toBeAttached()
})

test('FILT-12 FILT-13 EVLIST-11 EVLIST-27 a visitor filters by branch and takes the filter away again', async ({ page }) => {
  await page.goto('/de/spielplan')
  // On a phone the words of the bar are a sheet, which is filled in and then sent.
  const sheet = page.locator('summary', { hasText: 'Filter' })
  const isSheet = await sheet.isVisible()
  if (isSheet) await sheet.click()
  await page.getByLabel('Sparte').selectOption({ label: 'Tanz' })
  if (isSheet) await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page).toHaveURL(/type=\d+/)
  await page.getByRole('link', { name: 'Filter „Tanz“ entfernen' }).click()
  await expect(page).toHaveURL(/\/de\/spielplan$/)
})

test('HEADER-01 HEADER-02 HEADER-03 HEADER-04 the menu opens and closes by its button and by Esc', async ({ page }) => {
  await page.goto('/de')
  const burger = page.getByRole('button', { name: 'Menü' })
  await burger.click()
  await expect(page.getByRole('button', { name: 'Schließen', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Schließen', exact: true })).toHaveAttribute('aria-expanded', 'true')
})

for (const path of [
  '/de/stuecke',
  '/de/ensemble',
  '/de/aktuelles',
  '/de/aktuelles/tags',
  '/de/search?q=meer',
  '/de/impressum',
  '/de/ihr-besuch',
  '/de/forms/kontakt/1',
  '/de/404',
]) {
  test(`${path} has nothing that keeps anybody out`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page is complete and the Spielplan goes on by a link', async ({ page }) => {
    await page.goto('/de')
    await expect(page.getByRole('heading', { name: 'Jetzt im Haus' })).toBeVisible()
    await page.goto('/de/spielplan')
    await page.getByRole('link', { name: 'Weitere Vorstellungen' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('main ol > li').first()).toBeVisible()
  })
})
