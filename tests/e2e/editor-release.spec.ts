import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, delayRequests, edit, headlineNode, logIn, publishButton, publishSheet } from './staff.ts'

test.describe.configure({ mode: 'default' })

const words = async (page: Page, path: string) => (await page.request.get(path)).text()

/** Changes the headline of a page and puts the change into a release from the publish sheet. */
async function putIntoRelease(page: Page, path: string, text: string, choose: () => Promise<void>): Promise<void> {
  await edit(page, path)
  await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
  await expect(page.locator('[data-status]')).toContainText('noch nicht live')
  await publishButton(page).click()
  const sheet = publishSheet(page)
  await sheet.getByText('Mit einem Paket').click()
  await choose()
  await sheet.getByRole('button', { name: '1 ins Paket' }).click()
}

test('two pages and the menu go live as one release', async ({ page }) => {
  await logIn(page)
  const one = await createPage(page, 'saison-eins', [headlineNode('head-1', 'Saison alt')])
  const two = await createPage(page, 'saison-zwei', [headlineNode('head-2', 'Abo alt')])
  const sheet = publishSheet(page)
  await putIntoRelease(page, one, 'Saison neu', async () => {
    await sheet.getByLabel('Name des Pakets').fill('Spielzeit 27/28')
    await expectAccessible(page)
  })
  await expect(page.getByRole('alert')).toContainText('Eine Änderung geht mit dem Paket „Spielzeit 27/28“ live.')
  await putIntoRelease(page, two, 'Abo neu', async () => {
    await expect(sheet.getByLabel('Paket', { exact: true })).toContainText('Spielzeit 27/28')
  })
  await expect(page.getByRole('alert')).toContainText('mit dem Paket „Spielzeit 27/28“')

  await page.goto('/cms-hub/releases')
  let release = page.getByRole('region', { name: 'Spielzeit 27/28' })
  await expect(release.getByRole('listitem')).toHaveCount(2)
  await release.getByText('Seite oder Link des Menüs hinzufügen').click()
  const list = release.getByLabel('Seite oder Link', { exact: true })
  const value = await list.locator('option', { hasText: two }).getAttribute('value')
  await list.selectOption(value ?? '')
  await release.getByLabel('Hauptmenü').selectOption({ label: 'Kommt ins Menü' })
  await release.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(release.getByRole('listitem')).toHaveCount(3)
  await expect(release).toContainText('2 Seiten und das Menü ändern sich zusammen.')
  await expectAccessible(page)

  // At the page itself it is said too, beside what goes live of its content.
  await edit(page, two)
  await publishButton(page).click()
  const states = sheet.getByRole('region', { name: 'Geplant für die Seite' })
  await expect(states.getByRole('listitem')).toHaveText(/Mit dem Paket „Spielzeit 27\/28“ · Die Seite kommt ins Menü/)
  await expectAccessible(page)
  await states.getByRole('link', { name: 'Ansehen: Paket „Spielzeit 27/28“' }).click()

  await release.getByText('Umbenennen').click()
  await release.getByLabel('Name des Pakets').fill('Spielzeit 2028')
  await release.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.getByText('Das Paket „Spielzeit 27/28“ heißt jetzt „Spielzeit 2028“.')).toBeVisible()
  release = page.getByRole('region', { name: 'Spielzeit 2028' })

  await release.getByLabel('Geht live am').fill('2030-09-01T10:00')
  await release.getByRole('button', { name: 'Zeit setzen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'geht am' })).toBeVisible()
  await page.goto('/cms-hub/changes')
  await expect(page.getByRole('link', { name: 'Spielzeit 2028' })).toBeVisible()
  await expect(page.getByText(': kommt ins Menü')).toBeVisible()
  await page.getByRole('link', { name: 'Spielzeit 2028' }).click()

  await release.getByRole('button', { name: 'Jetzt live schalten' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('2 Seiten und das Menü ändern sich zusammen.')
  await question.getByRole('button', { name: 'Jetzt live schalten' }).click()
  await expect(page.getByText('Das Paket „Spielzeit 2028“ ist live.')).toBeVisible()
  await expect(release).toBeHidden()
  expect(await words(page, one)).toContain('Saison neu')
  expect(await words(page, two)).toContain('Abo neu')

  const gone = page.getByRole('region', { name: 'Zuletzt live gegangen' })
  await expect(gone.getByRole('listitem').first()).toContainText('Spielzeit 2028')
  await gone.getByRole('button', { name: 'Das Paket „Spielzeit 2028“ rückgängig machen …' }).click()
  await expectAccessible(page)
  // That it is open is said when it is there to be seen, also on a slow line.
  const asked = page.waitForRequest('**/cms-hub/releases.data*')
  const reload = await delayRequests(page, '**/cms-hub/releases.data*')
  await page.getByRole('dialog').getByRole('button', { name: 'Alles rückgängig machen' }).click()
  await asked
  await expect(page.getByText(/wieder offen/)).toHaveCount(0)
  reload()
  await expect(page.getByText('Das Paket „Spielzeit 2028“ ist rückgängig gemacht und wieder offen.')).toBeVisible()
  await expect(release.getByRole('listitem')).toHaveCount(3)
  expect(await words(page, one)).toContain('Saison alt')
  expect(await words(page, two)).toContain('Abo alt')
})

test('on a phone a release is made, filled from the sheet and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const path = await createPage(page, 'saison-telefon', [headlineNode('head-1', 'Telefon alt')])
  await page.goto('/cms-hub/releases')
  await page.getByLabel('Name des neuen Pakets').fill('Vom Telefon')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  const release = page.getByRole('region', { name: 'Vom Telefon' })
  await expect(release).toContainText('In diesem Paket ist noch nichts.')
  await putIntoRelease(page, path, 'Telefon neu', async () => {
    const list = publishSheet(page).getByLabel('Paket', { exact: true })
    await list.selectOption({ label: 'Vom Telefon' })
  })
  await page.goto('/cms-hub/releases')
  await expect(release.getByRole('listitem')).toContainText('Eine Änderung: Überschrift')
  await expectAccessible(page)
  await release.getByRole('button', { name: /^Zurücknehmen/ }).click()
  await expect(release).toBeHidden()
  expect(await words(page, path)).toContain('Telefon alt')
})
