import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pageMenu, textNode } from './staff.ts'

/** From a page that is open for editing to another one made of it: the template is named, then the page. */
const FEWEST = { byPointer: 10, byKeyboard: 14 }

const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
const naming = (page: Page) => page.getByRole('dialog', { name: 'Seite als Vorlage speichern' })
const creating = (page: Page) => page.getByRole('dialog', { name: 'Neue Seite', exact: true })
const typeable = (page: Page) => page.locator('dialog input:focus')

/** A page as a house writes it again and again, open for editing. @returns a name that is nobody else's */
async function openModel(page: Page): Promise<string> {
  await logIn(page)
  const path = await createPage(page, 'muster', [headlineNode('head-1', 'Einführung'), textNode('text-1', 'Eine halbe Stunde vorher.')])
  await edit(page, path)
  return `Muster ${path.split('-').at(-1)}`
}

/** The new page has copies of the modules, as a draft, and is open for editing. */
async function expectMade(page: Page, name: string, actions: Actions, fewest: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/de/abend-${name.split(' ').at(-1)}\\?edit`))
  await expect(page.locator('main').getByRole('textbox')).toHaveText(['Einführung', 'Eine halbe Stunde vorher.'])
  expect((await page.request.get(page.url().replace('?edit', ''), { headers: { cookie: '' } })).status()).toBe(404)
  expect(actions.count).toBe(fewest)
}

const titleOf = (name: string) => `Abend ${name.split(' ').at(-1)}`

test('a page becomes a template and the template a page, by mouse', async ({ page }) => {
  const name = await openModel(page)
  const actions = new Actions()
  await actions.click(pageMenu(page))
  await actions.click(menuItem(page, /^Seite als Vorlage speichern/))
  await expect(typeable(page)).toBeAttached()
  await actions.type(page, name)
  await expectAccessible(page)
  await actions.click(naming(page).getByRole('button', { name: 'Speichern' }))
  await expect(naming(page)).toBeHidden()
  await actions.click(pageMenu(page))
  await actions.click(menuItem(page, 'Alle Seiten'))
  await actions.click(page.getByRole('button', { name: 'Neue Seite', exact: true }))
  await expect(creating(page).getByLabel('Titel')).toBeFocused()
  await actions.type(page, titleOf(name))
  await actions.choose(creating(page).getByLabel('Beginnen mit'), name)
  await expectAccessible(page)
  await actions.click(creating(page).getByRole('button', { name: 'Seite anlegen' }))
  await expectMade(page, name, actions, FEWEST.byPointer)
})

test('by keyboard alone', async ({ page }) => {
  const name = await openModel(page)
  const command = page.getByRole('combobox')
  const actions = new Actions()
  await actions.press(page, 'Control+k')
  await expect(command).toBeFocused()
  await actions.type(page, 'Seite als Vorlage')
  await actions.press(page, 'Enter')
  await expect(typeable(page)).toBeAttached()
  await actions.type(page, name)
  await actions.press(page, 'Enter')
  await expect(naming(page)).toBeHidden()
  await actions.press(page, 'Control+k')
  await expect(command).toBeFocused()
  await actions.type(page, 'Neue Seite')
  await actions.press(page, 'Enter')
  await expect(creating(page).getByLabel('Titel')).toBeFocused()
  await actions.type(page, titleOf(name))
  await actions.press(page, 'Tab')
  await actions.press(page, 'Tab')
  await actions.type(page, name)
  await actions.press(page, 'Tab')
  await actions.press(page, 'Enter')
  await expectMade(page, name, actions, FEWEST.byKeyboard)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('by touch', async ({ page }) => {
    const name = await openModel(page)
    const actions = new Actions()
    await actions.tap(pageMenu(page))
    await actions.tap(menuItem(page, /^Seite als Vorlage speichern/))
    await expect(typeable(page)).toBeAttached()
    await actions.type(page, name)
    await actions.tap(naming(page).getByRole('button', { name: 'Speichern' }))
    await expect(naming(page)).toBeHidden()
    await actions.tap(pageMenu(page))
    await actions.tap(menuItem(page, 'Alle Seiten'))
    await actions.tap(page.getByRole('button', { name: 'Neue Seite', exact: true }))
    await expect(creating(page).getByLabel('Titel')).toBeFocused()
    await actions.type(page, titleOf(name))
    await actions.choose(creating(page).getByLabel('Beginnen mit'), name)
    await expectAccessible(page)
    await actions.tap(creating(page).getByRole('button', { name: 'Seite anlegen' }))
    await expectMade(page, name, actions, FEWEST.byPointer)
  })
})
