import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pageMenu, save, sendAsStaff, textNode } from './staff.ts'

const moduleOf = (page: Page, id: string) => page.locator(`[data-node="${id}"]`)
const texts = (page: Page) => page.locator('main [data-node]:not(:has([data-node]))').allTextContents()
const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })

async function openMenu(page: Page, id: string): Promise<void> {
  await moduleOf(page, id).focus()
  await page.keyboard.press('Shift+F10')
}

async function choose(page: Page, id: string, ...items: (string | RegExp)[]): Promise<void> {
  await openMenu(page, id)
  for (const item of items) await menuItem(page, item).click()
}

/** What was done is said to screen readers and shown for a moment. */
async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()
}

async function asVisitor(page: Page, path: string): Promise<string> {
  return (await page.request.get(path, { headers: { cookie: '' } })).text()
}

test('a text becomes a quote and a headline by keyboard, each one step to undo', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'umwandeln', [textNode('text-11', 'Ein Abend, der bleibt.', 'Und noch einer.')]))
  await openMenu(page, 'text-11')
  await page.keyboard.press('u')
  await expect(menuItem(page, 'Umwandeln in')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(menuItem(page, 'Überschrift')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(menuItem(page, 'Umwandeln in')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('main h2')).toHaveText('Ein Abend, der bleibt.')
  await expect(page.locator('main [data-node] p')).toHaveText('Und noch einer.')
  await expectSaid(page, 'Text umgewandelt in: Überschrift')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(moduleOf(page, 'text-11').locator('p')).toHaveCount(2)
  await choose(page, 'text-11', 'Umwandeln in', 'Zitat')
  await expect(page.getByRole('blockquote')).toContainText('Ein Abend, der bleibt.')
})

test('a converted module keeps its comments, and the comparison says what it was', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'umgewandelt', [textNode('text-12', 'Ein Abend, der bleibt.')])
  await edit(page, path)
  await choose(page, 'text-12', /^Kommentieren/)
  const comments = page.getByRole('complementary', { name: 'Kommentare' })
  await comments.getByRole('textbox', { name: /^Kommentar/ }).fill('Wer sagt das?')
  await page.keyboard.press('Control+Enter')
  await expect(comments.getByText('Wer sagt das?')).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'text-12', 'Umwandeln in', 'Zitat')
  await expect(moduleOf(page, 'text-12').getByRole('blockquote')).toContainText('Ein Abend, der bleibt.')
  await expect(page.getByRole('button', { name: /^Kommentar zu Text von/ })).toBeVisible()
  await page.keyboard.press('F8')
  const mark = page.getByRole('group', { name: /^Zitat, geändert/ })
  await expect(mark).toContainText('umgewandelt aus: Text')
  await expectAccessible(page)
  await mark.getByRole('button', { name: 'Dieses Modul zurückholen' }).click()
  await expect(page.getByText('Beide sagen dasselbe.')).toBeVisible()
})

test('a hidden module is pale with a sign, and visitors never get it', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'ausblenden', [headlineNode('seen-11', 'Immer zu sehen'), headlineNode('hide-11', 'Bald wieder')])
  await edit(page, path)
  await moduleOf(page, 'hide-11').focus()
  await page.keyboard.press('ControlOrMeta+Shift+h')
  await expectSaid(page, 'Überschrift ausgeblendet')
  await expect(moduleOf(page, 'hide-11')).toHaveAttribute('data-hidden-module')
  await expect(moduleOf(page, 'hide-11')).toHaveAccessibleName(/Ausgeblendet/)
  await expectAccessible(page)
  await save(page)
  expect(await asVisitor(page, path)).not.toContain('Bald wieder')
  await choose(page, 'hide-11', /^Einblenden/)
  await save(page)
  expect(await asVisitor(page, path)).toContain('Bald wieder')
})

test('a module is shown until some hours after the last performance of a production', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'bis-zuletzt', [headlineNode('play-11', 'Solange gespielt wird')])
  await edit(page, path)
  await moduleOf(page, 'play-11').focus()
  await page.keyboard.press('Alt+Enter')
  const visibility = page.getByRole('region', { name: 'Sichtbar' })
  await visibility.getByRole('radio', { name: 'Zeitraum' }).check()
  await visibility.getByLabel('Bis', { exact: true }).selectOption({ label: 'Beginn der letzten Vorstellung' })
  await visibility.getByRole('combobox', { name: 'Produktion' }).fill('Koffer')
  await visibility.getByRole('option', { name: /Koffer/ }).click()
  await visibility.getByLabel('Abstand').fill('2')
  await visibility.getByLabel('Abstand').blur()
  await expect(visibility).toContainText('Bis 2 Std. nach Beginn der letzten Vorstellung')
  await expect(visibility).toContainText(/„Der Koffer voller Wind“, \w\w\s\d\d\.\d\d\.\d{4},\s\d\d:\d\d\sUhr/)
  await expectAccessible(page)
  await save(page)
  expect(await asVisitor(page, path)).toContain('Solange gespielt wird')
  await page.reload()
  await moduleOf(page, 'play-11').focus()
  await page.keyboard.press('Alt+Enter')
  await expect(visibility).toContainText('Bis 2 Std. nach Beginn der letzten Vorstellung')
})

test('several modules go into a section with two columns, and back with one step', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'abschnitt', [headlineNode('left-11', 'Links'), headlineNode('right-1', 'Rechts')]))
  await moduleOf(page, 'left-11').focus()
  await moduleOf(page, 'right-1').click({ modifiers: ['Shift'] })
  await page.keyboard.press('Shift+F10')
  await menuItem(page, /^In Abschnitt setzen/).click()
  await menuItem(page, 'Spalten 50 – 50').click()
  const section = page.locator('main [data-node]:has([data-node])')
  await expect(section.locator('[data-column]').nth(0)).toContainText('Links')
  await expect(section.locator('[data-column]').nth(1)).toContainText('Rechts')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(section).toHaveCount(0)
  await expect.poll(() => texts(page)).toEqual(['Links', 'Rechts'])
})

test('the style of a headline is given to another on another page', async ({ page }) => {
  await logIn(page)
  await edit(
    page,
    await createPage(page, 'stil-von', [{ ...headlineNode('from-11', 'Klein'), data: { headline_level: 4, content: 'Klein' } }]),
  )
  await choose(page, 'from-11', /^Stil kopieren/)
  await edit(page, await createPage(page, 'stil-auf', [headlineNode('onto-11', 'Auch klein')]))
  await choose(page, 'onto-11', /^Stil übertragen/)
  await expect(page.locator('main h4')).toHaveText('Auch klein')
})

test('modules saved as a template are offered by the picker, and a page as a template by New page', async ({ page }) => {
  await logIn(page)
  const name = `Kopf ${Date.now().toString(36)}`
  await edit(page, await createPage(page, 'vorlage', [headlineNode('tmpl-11', 'Wiederkehrend')]))
  await choose(page, 'tmpl-11', /^Als Vorlage speichern/)
  const dialog = page.getByRole('dialog', { name: 'Als Vorlage speichern' })
  await dialog.getByLabel('Name').fill(name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expectSaid(page, `Vorlage „${name}“ gespeichert`)
  await page.keyboard.press('ControlOrMeta+Enter')
  const picker = page.getByRole('dialog', { name: 'Modul hinzufügen' })
  await picker.getByRole('searchbox').fill(name)
  await picker.getByRole('button', { name }).click()
  await expect.poll(() => texts(page)).toEqual(['Wiederkehrend', 'Wiederkehrend'])

  await pageMenu(page).click()
  await menuItem(page, /^Seite als Vorlage speichern/).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Seite ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pageMenu(page).click()
  await menuItem(page, 'Alle Seiten').click()
  await page.getByRole('button', { name: 'Neue Seite', exact: true }).click()
  await page.getByLabel('Titel').fill(`Aus ${name}`)
  await page.getByLabel('Beginnen mit').selectOption({ label: `Seite ${name}` })
  await page.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(page).toHaveURL(/aus-kopf.*\?edit/)
  await expect.poll(() => texts(page)).toEqual(['Wiederkehrend', 'Wiederkehrend'])
})

test('a shared part is made of a module, named at its places, edited once, and detached', async ({ page }) => {
  await logIn(page)
  const name = `Kontakt ${Date.now().toString(36)}`
  const path = await createPage(page, 'baustein', [headlineNode('part-11', 'Kasse am Markt')])
  await edit(page, path)
  await choose(page, 'part-11', /^Als gemeinsamen Baustein/)
  const dialog = page.getByRole('dialog', { name: 'Als gemeinsamen Baustein speichern' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expectSaid(page, `Baustein „${name}“ gespeichert`)
  await expect(page.locator('main h2')).toHaveText('Kasse am Markt')
  await save(page)
  const other = await createPage(page, 'baustein-auch', [headlineNode('else-11', 'Daneben')])
  await edit(page, other)
  await moduleOf(page, 'else-11').focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  const picker = page.getByRole('dialog', { name: 'Modul hinzufügen' })
  await picker.getByRole('searchbox').fill(name)
  await expect(picker.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h2').nth(1)).toHaveText('Kasse am Markt')
  await save(page)
  await page.reload()

  await page.locator('main [data-node]').nth(1).focus()
  const [part] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: `„${name}“, an 2 Stellen` }).click()])
  await expect(part.getByRole('complementary').filter({ hasText: name })).toContainText('Er ist an 2 Stellen zu sehen')
  await expectAccessible(part)
  await expect(part.locator('body')).toHaveClass(/edit-mode/)
  await part.getByRole('textbox', { name: 'Überschrift' }).click()
  await part.keyboard.press('End')
  await part.keyboard.type(' 3')
  await save(part)
  for (const place of [path, other]) expect(await asVisitor(part, place)).toContain('Kasse am Markt 3')
  await part.close()

  await page.reload()
  await page.locator('main [data-node]').nth(1).focus()
  await page.keyboard.press('Shift+F10')
  await menuItem(page, 'Vom Baustein lösen').click()
  await expectSaid(page, /^Gelöst von/)
  await expect(page.locator('main [data-node] h2, main h2[data-node]').nth(1)).toHaveText('Kasse am Markt 3')
})

test('a page is duplicated from its menu and opens for editing, offline', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'verdoppeln', [headlineNode('twin-11', 'Zweimal')]))
  const title = (await pageMenu(page).textContent()) ?? ''
  await pageMenu(page).click()
  await menuItem(page, 'Seite duplizieren').click()
  await expect(page).toHaveURL(/-kopie\?edit/)
  await expect(pageMenu(page)).toContainText(`${title.trim()} (Kopie)`)
  await expect.poll(() => texts(page)).toEqual(['Zweimal'])
  const { pathname } = new URL(page.url())
  expect((await page.request.get(pathname, { headers: { cookie: '' } })).status()).toBe(404)
})

test('words are found across pages, replaced in drafts where they are ticked, and taken back', async ({ page }) => {
  await logIn(page)
  const word = `Kormoran${Date.now().toString(36)}`
  const first = await createPage(page, 'ersetzen-eins', [
    headlineNode('swap-11', `Der ${word} singt`),
    textNode('swap-12', `Ein ${word} allein.`),
  ])
  await createPage(page, 'ersetzen-zwei', [headlineNode('swap-21', `Noch ein ${word}`)])
  await page.goto('/cms-hub/replace')
  await page.getByLabel('Suchen nach').fill(word)
  await page.getByLabel('Ersetzen durch').fill('Reiher')
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 Treffer' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /Noch ein/ }).uncheck()
  await page.getByRole('button', { name: '2 Treffer in Entwürfen ersetzen' }).click()
  await expectSaid(page, '2 Treffer sind in Entwürfen ersetzt. Online ist davon noch nichts.')
  expect(await asVisitor(page, first)).toContain(word)
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expectSaid(page, 'Zurückgenommen.')
  await page.getByRole('button', { name: '2 Treffer in Entwürfen ersetzen' }).click()
  await expectSaid(page, '2 Treffer sind in Entwürfen ersetzt. Online ist davon noch nichts.')
  await edit(page, first)
  await expect.poll(() => texts(page)).toEqual(['Der Reiher singt', 'Ein Reiher allein.'])
  expect((await sendAsStaff<{ total: number }>(page, 'POST', '/api/admin/find-text', { text: word })).total).toBe(1)
})
