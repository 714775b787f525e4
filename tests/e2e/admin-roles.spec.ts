import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './new-account.ts'
import { logIn, logInAsColleague } from './staff.ts'

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

/** Gives the demo's editor Rita Redaktion a role on the screen of the accounts. */
async function giveRita(page: Page, role: string): Promise<void> {
  await page.goto('/cms-hub/people')
  await page.getByLabel('Rolle von Rita Redaktion').selectOption({ label: role })
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
}

test('an administrator makes a role for the box office, and who has it changes status, note and cast alone', async ({ page, browser }) => {
  await logIn(page)
  await page.goto('/cms-hub/roles')
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Kasse im Nebenhaus')
  await page.getByLabel('Kopie von').selectOption({ label: 'Nur Spielplan' })
  await page.getByRole('button', { name: 'Rolle anlegen' }).click()
  await row(page, /^Kasse im Nebenhaus/)
    .getByRole('button', { name: /ändern/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mediathek', { exact: true }).selectOption({ label: 'Kein Zugang' })
  await dialog.getByLabel('Nur diese Felder; nichts anlegen, nichts löschen (Spielplan)').check()
  await dialog.getByText('Vorstellungen', { exact: true }).first().click()
  for (const field of ['Status', 'Hinweis', 'Umbesetzungen dieser Vorstellung'])
    await dialog.getByRole('checkbox', { name: field, exact: true }).first().check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row(page, /^Kasse im Nebenhaus/)).toContainText('nur Status, Hinweis')

  const rita = await logInAsColleague(page, browser)
  try {
    await giveRita(page, 'Kasse im Nebenhaus')
    await rita.goto('/cms-hub/event')
    await expect(rita.getByRole('link', { name: 'Neu: Vorstellung' })).toHaveCount(0)
    await rita.getByRole('table').getByRole('rowheader').getByRole('link').first().click()
    await expect(rita.getByText(/^Ihre Rolle ändert hier nur: Status, Hinweis/)).toBeVisible()
    await expect(rita.getByLabel('Beginn')).toBeDisabled()
    await expect(rita.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
    await expectAccessible(rita)
    await rita.getByLabel('Hinweis').fill('Einlass erst ab 19 Uhr')
    await rita.getByRole('button', { name: 'Speichern' }).click()
    await expect(rita.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
    expect((await rita.goto('/cms-hub/media'))?.status()).toBe(403)
    await expect(rita.getByText(/bitten Sie die Verwaltung um eine Rolle/)).toBeVisible()
    await expect(rita.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible()
    await expectAccessible(rita)
  } finally {
    await giveRita(page, 'Redaktion')
    await rita.context().close()
  }
})

test('a guest works with the production that is named for them, and finds no other', async ({ page, browser }) => {
  await logIn(page)
  const rita = await logInAsColleague(page, browser)
  try {
    await giveRita(page, 'Gast einer Produktion')
    await page.getByRole('button', { name: 'Stücke (0) von Rita Redaktion' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('Glasgesang')
    await dialog.getByRole('option', { name: 'Glasgesang', exact: true }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('button', { name: 'Stücke (1) von Rita Redaktion' })).toBeVisible()

    await rita.goto('/cms-hub')
    const areas = rita.getByRole('navigation', { name: 'Verwaltung' })
    await expect(areas.getByRole('link', { name: /^Stücke/ })).toContainText('1')
    for (const foreign of [/^Menschen/, /^Magazin/, /^Karten/, /^Ordnung/])
      await expect(areas.getByRole('link', { name: foreign })).toHaveCount(0)
    await expectAccessible(rita)
    await rita.keyboard.press('Control+k')
    const palette = rita.getByRole('dialog', { name: 'Alle Befehle' })
    await palette.getByRole('combobox').fill('glas')
    await expect(palette.getByRole('option', { name: /^Glasgesang/ })).toBeVisible()
    await palette.getByRole('combobox').fill('kassensturz')
    await expect(palette.getByRole('status')).toContainText('heißt')
    await expect(palette.getByRole('option')).toHaveCount(0)
    await rita.keyboard.press('Escape')
    const { records } = await (await page.request.get('/api/admin/production?q=Kassensturz')).json()
    expect((await rita.goto(`/cms-hub/production/${records[0].id}`))?.status()).toBe(403)
    await expect(rita.getByText('Das gehört nicht zu den Stücken, mit denen Sie arbeiten.')).toBeVisible()
    await rita.goto('/cms-hub/event')
    await expect(rita.getByLabel('Produktion').getByRole('option')).toHaveText(['Alle', 'Glasgesang'])

    await rita.goto('/cms-hub/production')
    await expect(rita.getByRole('table').getByRole('rowheader')).toHaveText(['Glasgesang'])
    await rita.getByRole('link', { name: 'Glasgesang' }).click()
    await expect(rita.getByLabel('Untertitel')).toBeEnabled()
    await expect(rita.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
  } finally {
    await giveRita(page, 'Redaktion')
    await rita.context().close()
  }
})

test('a guest is invited to a production, and another is named while the invitation is open', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/people')
  const form = page.getByRole('heading', { name: 'Jemanden einladen' }).locator('..')
  const email = newAddress('gast')
  await form.getByLabel('Vorname').fill('Gesa')
  await form.getByLabel('Nachname').fill('Gast')
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await expect(form.getByRole('combobox', { name: 'Stücke' })).toHaveCount(0)
  await form.getByLabel('Rolle').selectOption('Gast einer Produktion')
  await form.getByRole('combobox', { name: 'Stücke' }).fill('Glasgesang')
  await form.getByRole('option', { name: 'Glasgesang', exact: true }).click()
  // Whoever stands half below the bar of the hub has a target that is too small only there.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Einladung senden' }).click()
  const row = page.getByRole('row', { name: new RegExp(email) })
  await row.getByRole('button', { name: 'Stücke (1) von Gesa Gast' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('Kassensturz')
  await dialog.getByRole('option', { name: 'Kassensturz', exact: true }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row.getByRole('button', { name: 'Stücke (2) von Gesa Gast' })).toBeVisible()
})
