import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, publishButton, publishSheet, textNode } from './staff.ts'

const moduleOf = (page: Page, id: string) => page.locator(`main [data-node="${id}"]`)
const picker = (page: Page) => page.getByRole('dialog', { name: 'Modul hinzufügen' })

async function boxOf(locator: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return locator.evaluate((element) => element.getBoundingClientRect().toJSON())
}

test('the name of a template replaces the proposed one, and Enter takes the template before a module that is only called so, too', async ({
  page,
}) => {
  await logIn(page)
  const name = `Anfahrt ${Date.now().toString(36)}`
  await edit(page, await createPage(page, 'eigenes-zuerst', [headlineNode('head-001', 'Mit dem Rad')]))
  await moduleOf(page, 'head-001').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Als Vorlage speichern/ }).click()
  await expect(page.getByRole('dialog', { name: 'Als Vorlage speichern' }).getByLabel('Name')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `Vorlage „${name}“ gespeichert` })).toBeAttached()
  await moduleOf(page, 'head-001').focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  // A venue is found by this word as well, by what else it is called.
  await picker(page).getByRole('searchbox').fill('Anfahrt')
  await expect(picker(page).getByRole('button', { name: 'Spielstätte', exact: true })).toBeVisible()
  await expect(picker(page).getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h2')).toHaveText(['Mit dem Rad', 'Mit dem Rad'])
})

test('a picture that is missing says what will stand there, while editing and in a comparison, and the finder calls pictures by what they show', async ({
  page,
}) => {
  await logIn(page)
  const { results } = await (await page.request.get('/api/media/?page_size=1')).json()
  const path = await createPage(page, 'noch-kein-bild', [headlineNode('head-001', 'Bilder folgen')])
  await edit(page, path)
  await moduleOf(page, 'head-001').focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  await picker(page).getByRole('searchbox').fill('Bild')
  await page.keyboard.press('Enter')
  const words = () => page.locator('main figure [data-unfinished]').evaluate((element) => getComputedStyle(element, '::before').content)
  await expect.poll(words).toBe('"Hier wird ein Bild stehen."')
  await page.getByRole('button', { name: 'Bild wählen' }).click()
  const finder = page.getByRole('dialog', { name: 'Bild wählen' })
  await expect(finder.getByRole('button', { name: `${results[0].alt} ${results[0].filename}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Vergleich' })).toBeVisible()
  await expect.poll(words).toBe('"Hier wird ein Bild stehen."')
})

test('a field whose own words are all taken back goes on with the steps of the page, never with a text that is out of sight', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'alles-zurueck', [headlineNode('head-001', 'Äpfel'), textNode('text-001', 'Ein Satz.')]))
  const headline = page.getByRole('textbox', { name: 'Überschrift' })
  await headline.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' und Birnen')
  await page.keyboard.press('Escape')
  await moduleOf(page, 'text-001').focus()
  await page.keyboard.press('ControlOrMeta+d')
  await expect(page.locator('main [data-node] p')).toHaveCount(2)
  await page.keyboard.press('Alt+Enter')
  const field = page.getByRole('complementary', { name: 'Einstellungen: Text' }).getByLabel('Sprungmarke')
  await field.click()
  await page.keyboard.type('anfahrt')
  for (let step = 0; step < 12 && (await field.inputValue()) !== ''; step++) await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue('')
  await expect(headline).toHaveText('Äpfel und Birnen')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('main [data-node] p')).toHaveCount(1)
  await expect(headline).toHaveText('Äpfel und Birnen')
})

test('what changed in a section and in a module at its corner is said in two places, both within what is seen of the page', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'ecken', [headlineNode('head-001', 'Erste Zeile'), headlineNode('head-002', 'Zweite Zeile')]))
  await moduleOf(page, 'head-002').focus()
  await page.keyboard.press('ControlOrMeta+g')
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expect(publishSheet(page).getByRole('listitem')).toHaveCount(2)
  const frames = page.locator('.change')
  await expect(frames).toHaveCount(2)
  const [one, other] = await Promise.all([boxOf(frames.nth(0).locator('span')), boxOf(frames.nth(1).locator('span'))])
  const isApart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  expect(isApart, JSON.stringify([one, other])).toBe(true)
  const sheet = await boxOf(publishSheet(page))
  for (const { right } of [one, other, await boxOf(frames.nth(0)), await boxOf(frames.nth(1))])
    expect(right).toBeLessThanOrEqual(sheet.left)
})

test('a comparison that begins at a place without a difference brings the nearest one into sight', async ({ page }) => {
  await logIn(page)
  const lines = Array.from({ length: 14 }, (_, index) => textNode(`text-${100 + index}`, ...Array(4).fill(`Absatz ${index}.`)))
  const path = await createPage(page, 'weit-weg', [headlineNode('head-001', 'Oben'), ...lines, headlineNode('head-002', 'Unten')])
  await edit(page, path)
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Ganz oben')
  await page.keyboard.press('Escape')
  await page.locator('main h2').last().scrollIntoViewIfNeeded()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Vergleich' })).toContainText('1 Änderung')
  await expect(page.getByRole('group', { name: /^Überschrift, geändert/ })).toBeInViewport()
})

test('a shared part is called by its name in the outline and in what goes live, also after a reload', async ({ page }) => {
  await logIn(page)
  const name = `Winterhinweis ${Date.now().toString(36)}`
  await edit(page, await createPage(page, 'beim-namen', [headlineNode('head-001', 'Vorn'), textNode('text-001', 'Im Winter gilt.')]))
  await moduleOf(page, 'text-001').focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Als gemeinsamen Baustein/ }).click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Aufbau zeigen' }).click()
  const row = page.getByRole('treeitem', { name: new RegExp(`^Container: ${name}`) })
  await expect(row).toBeVisible()
  await publishButton(page).click()
  await expect(publishSheet(page).getByRole('checkbox', { name: new RegExp(`„${name}“`) })).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()
})
