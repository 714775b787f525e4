import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

test('the home page shows tonight’s performances', requirement('ROUTE-03', 'ROUTE-57', 'GEN-03'), async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.getByRole('heading', { name: 'Die nächsten Abende' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Karten ab/ })).toBeVisible()
})

test(
  'the menu opens and closes by its button, Esc closes it, and opens nothing',
  requirement('HEADER-01', 'HEADER-02', 'HEADER-03', 'HEADER-04'),
  async ({ page }) => {
    await page.goto('/de')
    const burger = page.getByRole('button', { name: 'Menü' })
    await burger.click()
    await expect(page.getByRole('button', { name: 'Schließen', exact: true })).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false')
    await burger.focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift')
    await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false')
    await expect(burger).toBeFocused()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page is complete', async ({ page }) => {
    await page.goto('/de')
    await expect(page.getByRole('heading', { name: 'Jetzt im Haus' })).toBeVisible()
  })
})
