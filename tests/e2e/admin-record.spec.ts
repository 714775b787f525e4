import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { logIn, makeRecord } from './staff.ts'

test('a production is written with its page beside it, gets a person who was not there yet, is planned, and goes back to what it was', async ({
  page,
}) => {
  await logIn(page)
  const id = await makeRecord(page, 'production', { title: 'Das Salz der Stadt', subline: 'Erste Fassung', isOnline: false })
  await page.goto(`/cms-hub/production/${id}`)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  const preview = page.frameLocator('iframe[title="Vorschau"]')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Das Salz der Stadt')
  await page.getByRole('textbox', { name: 'Untertitel' }).fill('Zweite Fassung')
  await expect(preview.getByText('Zweite Fassung')).toBeVisible()
  await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
  // Whoever is not there yet is made where they are named, with what was typed as their name.
  await page.getByRole('button', { name: '+ Mitwirkende Person' }).click()
  await page.getByRole('combobox', { name: 'Person' }).fill('Zoë Neuland')
  await page.getByRole('option', { name: '„Zoë Neuland“ anlegen' }).click()
  const making = page.getByRole('dialog', { name: 'Neu: Person' })
  await expect(making.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Neuland')
  await making.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('link', { name: 'Zoë Neuland' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Rolle oder Aufgabe' }).fill('Regie')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  // It goes online by itself, which the overview says.
  await page.getByRole('button', { name: 'Planen' }).click()
  const plans = page.getByRole('dialog', { name: 'Planen' })
  await plans.getByLabel('Wann').fill('2026-11-30T10:00')
  await plans.getByRole('button', { name: 'Einplanen' }).click()
  await expect(plans.getByRole('listitem')).toContainText('online ab 30.11.2026, 10.00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Geplant (1)' })).toBeFocused()
  // A step of its history taken back brings back all that it changed.
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await expect(history.getByRole('listitem').first()).toContainText('Untertitel, Mitwirkende')
  await history.getByRole('button', { name: 'Auf den Stand davor zurück' }).click()
  await expect(page.getByRole('textbox', { name: 'Untertitel' })).toHaveValue('Erste Fassung')
  await expect(page.getByRole('link', { name: 'Zoë Neuland' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Überblick' }).click()
  const planned = page.getByRole('region', { name: 'Geht von selbst online oder offline' })
  await expect(planned.getByRole('listitem').filter({ hasText: 'Das Salz der Stadt' })).toContainText('online ab 30.11.2026')
})

test('a record is doubled without what is its own, and a list is taken along as a table and as data', async ({ page }) => {
  await logIn(page)
  const name = 'Spielort zum Verdoppeln'
  const id = await makeRecord(page, 'venue', { name, street: 'Am Kai 3', city: 'Marienbrück' })
  await page.goto(`/cms-hub/venue/${id}`)
  await page.getByRole('link', { name: 'Verdoppeln' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (Kopie)`)
  await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue('Am Kai 3')
  await expect(page.getByRole('textbox', { name: 'Teil der Adresse' })).toHaveValue('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} (Kopie)`)
  await page.goto('/cms-hub/venue')
  const taken = async (link: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }
  await page.getByRole('button', { name: 'Exportieren …' }).click()
  const table = await taken('Als Tabelle (CSV)')
  expect(table.name).toBe('venue.csv')
  expect(table.text.split('\n')[0]).toContain('Straße')
  expect(table.text.split('\n').filter((line) => line.includes(name))).toHaveLength(2)
  const data = await taken('Als Daten (JSON)')
  expect(data.name).toBe('venue.json')
  const records: { name: string; street: string }[] = JSON.parse(data.text)
  expect(records.filter((record) => record.name.startsWith(name)).map(({ street }) => street)).toEqual(['Am Kai 3', 'Am Kai 3'])
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(records.filter((one) => one.name.startsWith(name)).length)
})
