import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

async function logIn(page: Page): Promise<void> {
  await page.goto('/cms-hub')
  await page.getByLabel('E-Mail-Adresse').fill('verwaltung@marienbrueck.example')
  await page.getByLabel('Passwort').fill('nur für diesen Test')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
}

async function choose(page: Page, field: string, title: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(title)
  await page.getByRole('option', { name: title, exact: true }).click()
}

test('a new production with twelve performances is online in under forty actions', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/production')
  await page.getByRole('link', { name: 'Neu: Produktion' }).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Das Gewicht der Möwen')
  await page.getByRole('textbox', { name: 'Untertitel' }).fill('Schauspiel mit Chor')
  await page.getByRole('textbox', { name: 'Teaser' }).fill('Ein Küstenort wiegt seine Vögel.')
  await page.getByRole('spinbutton', { name: 'Dauer in Minuten' }).fill('95')
  await choose(page, 'Spielzeit', '2026/27')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das Gewicht der Möwen')
  await page.getByRole('link', { name: 'Mehrere Vorstellungen' }).click()
  await choose(page, 'Raum', 'Werkhalle')
  await page.getByRole('checkbox', { name: 'Dienstag' }).check()
  await page.getByLabel('Beginn').fill('10:15')
  await page.getByLabel('Erster Tag').fill('2027-03-02')
  await page.getByLabel('Letzter Tag').fill('2027-05-18')
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
  await expect(page.getByRole('heading', { name: '12 Termine' })).toBeVisible()
  await page.getByRole('button', { name: '12 Vorstellungen anlegen' }).click()
  await expect(page.getByRole('row', { name: /Das Gewicht der Möwen/ })).toHaveCount(12)
  await page.goto('/de/spielplan?date=02-03-2027')
  await expect(page.getByRole('link', { name: 'Das Gewicht der Möwen' }).first()).toBeVisible()
})

test('what was typed and not saved is offered again, and leaving asks first', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/tag/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ein halber Gedanke')
  await page.getByRole('link', { name: 'Vorstellungen', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Verlassen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vorstellungen' })).toBeVisible()
  await page.goto('/cms-hub/tag/new')
  await page.getByRole('button', { name: 'Wieder einsetzen' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ein halber Gedanke')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein halber Gedanke')
})

test('two people in one record keep both their changes, and choose where they clash', async ({ page, browser }) => {
  await logIn(page)
  await page.goto('/cms-hub/series')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('textbox', { name: 'Leitsatz' })).toBeVisible()
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'Leitsatz' }).fill('Von der anderen')
  await other.getByRole('button', { name: 'Speichern' }).click()
  await expect(other.getByRole('status')).toContainText('Gespeichert')
  await page.getByRole('textbox', { name: 'Leitsatz' }).fill('Von mir')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Leitsatz: Sie und jemand anderes haben das beide geändert.')).toBeVisible()
  await page.getByRole('button', { name: 'Ihre nehmen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status')).toContainText('Gespeichert')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  await expect(page.getByRole('dialog', { name: 'Verlauf' }).getByRole('listitem')).toHaveCount(2)
  await other.context().close()
})

test('the overview, a list, a form and the plan of dates have nothing that keeps anybody out', async ({ page }) => {
  await logIn(page)
  for (const path of ['/cms-hub', '/cms-hub/event', '/cms-hub/production/1', '/cms-hub/event/several', '/cms-hub/settings']) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  }
})
