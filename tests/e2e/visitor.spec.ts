import { expect, test } from './fixtures.ts'
import { ALSO_ON_PHONE } from './on-phone.ts'
import { requirement } from './requirement.ts'

test('the home page shows tonight’s performances', { ...ALSO_ON_PHONE, ...requirement('ROUTE-03', 'ROUTE-57', 'GEN-03') }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.getByRole('heading', { name: 'Die nächsten Abende' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Karten ab/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page is complete', async ({ page }) => {
    await page.goto('/de')
    await expect(page.getByRole('heading', { name: 'Jetzt im Haus' })).toBeVisible()
  })
})
