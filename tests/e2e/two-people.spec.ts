import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { becomeSomebodyNew } from './new-account.ts'
import { expectHub, fillLogin } from './staff.ts'

/** Somebody logs out and the administrator logs in, in one tab of a browser that others have been left open in. */
async function takeOver(page: Page) {
  await page.context().clearCookies()
  await page.goto('/cms-hub')
  await fillLogin(page)
  await expectHub(page)
}

test('nothing is saved under a name that is not on the screen: the page says who is logged in, and both ways lead on', async ({ page }) => {
  const email = await becomeSomebodyNew(page)
  await page.goto('/cms-hub/person/new')
  await page.getByLabel('Nachname').fill('Beinahe')
  const beside = await page.context().newPage()
  await takeOver(beside)

  // Said without a write, and while the first name is still on the screen.
  const dialog = page.getByRole('dialog', { name: /^In diesem Browser ist jetzt .+ angemeldet$/ })
  await expect(dialog).toContainText('Diese Seite gehört Nora Neu')
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await page
    .getByRole('button', { name: /^(Anlegen|Speichern)$/ })
    .first()
    .click()
  await expect(page.getByText(/^Nichts wurde gespeichert: In diesem Browser ist inzwischen/)).toBeVisible()
  await expect(page.getByLabel('Nachname')).toHaveValue('Beinahe')

  // As the new one: the form is empty, and the words are not theirs to find.
  page.on('dialog', (question) => void question.accept())
  await page.getByRole('button', { name: /^In diesem Browser ist jetzt/ }).click()
  await dialog.getByRole('button', { name: /^Seite als .+ laden$/ }).click()
  await expect(page.getByLabel('Nachname')).toHaveValue('')
  await expect(page.getByText('Beinahe')).toHaveCount(0)

  // The first one is offered them again, and saves them.
  await page.context().clearCookies()
  await page.goto('/cms-hub/person/new')
  await fillLogin(page, email, 'noch ein langer Satz')
  await expect(page.getByRole('button', { name: 'Menü für Nora Neu' })).toBeVisible()
  await page.getByRole('button', { name: 'Wieder einsetzen' }).click()
  await expect(page.getByLabel('Nachname')).toHaveValue('Beinahe')
})
