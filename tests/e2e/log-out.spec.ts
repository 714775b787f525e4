import { expect, test } from './fixtures.ts'
import { becomeSomebodyNew } from './new-account.ts'
import { expectHub } from './staff.ts'

test('after logging out neither the way back nor another tab of the browser shows anything of the staff', async ({ page }) => {
  await becomeSomebodyNew(page)
  await page.goto('/cms-hub/person')
  await expect(page.getByRole('heading', { name: 'Personen', level: 1 })).toBeVisible()
  await page.goto('/cms-hub')
  await expectHub(page)
  const beside = await page.context().newPage()
  await beside.goto('/cms-hub/production')
  await expect(beside.getByRole('heading', { name: 'Produktionen', level: 1 })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Menü für Nora Neu' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  for (const tab of [page, beside]) {
    await expect(tab.getByLabel('Passwort', { exact: true })).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Heute', exact: true })).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/cms-hub\/person$/)
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Personen', level: 1 })).toHaveCount(0)
})
