import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, logIn, textNode } from './staff.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Alle Befehle' })
const field = (page: Page) => palette(page).getByRole('combobox')
const marked = (page: Page) => palette(page).getByRole('option', { selected: true })

async function open(page: Page): Promise<void> {
  // In the admin area its code may still be on its way.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+K')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

test('from any page it leads to pages, plays and screens, and begins new things; in a text Ctrl+K stays the link', async ({ page }) => {
  await logIn(page)
  await page.goto('/de/ihr-besuch')
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible()
  await open(page)
  await page.keyboard.type('presse')
  await expect(marked(page)).toHaveText(/^Zu „Presse“/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/presse')
  await page.getByRole('button', { name: 'Alle Befehle' }).click()
  await page.keyboard.type('glasgesang')
  await palette(page).getByRole('group', { name: 'Im Haus' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/glasgesang/)
  await open(page)
  await page.keyboard.type('spielstatten')
  await expect(marked(page)).toHaveText(/Spielstätten/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cms-hub/venue')
  // In the admin area as well.
  await open(page)
  await page.keyboard.type('neu person')
  await expect(marked(page)).toHaveText(/^Neu: Person/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cms-hub/person/new')

  await edit(page, await createPage(page, 'befehle-link', [textNode('text-1', 'Ein Absatz.')]))
  await page.getByText('Ein Absatz.').click()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog', { name: 'Link', exact: true })).toBeVisible()
  await expect(palette(page)).toBeHidden()
})

test('on a page that was just made the keys begin at once: a letter is answered, Enter asks for the first module', async ({ page }) => {
  await logIn(page)
  await page.goto('/de/presse')
  await page.getByRole('button', { name: 'Seite bearbeiten' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Neue Seite')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Neue Seite' })
  await form.getByLabel('Titel').fill(`Größer als das Meer ${Date.now().toString(36)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/groesser-als-das-meer-\w+\?edit/)
  await expect(page.getByRole('button', { name: 'Erstes Modul hinzufügen' })).toBeVisible()
  await expect(page.locator('main h1')).toBeFocused()
  await page.keyboard.type('x')
  await expect(page.locator('[data-editor]', { hasText: 'Kein Modul ist gewählt.' }).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Modul hinzufügen' })).toBeVisible()
  await page.keyboard.type('Überschrift')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Große Gefühle')
  await expect(page.locator('main h2')).toHaveText('Große Gefühle')
})
