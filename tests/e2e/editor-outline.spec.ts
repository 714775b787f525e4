import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, logInAsColleague, pageMenu, textNode } from './staff.ts'

const outline = (page: Page) => page.getByRole('tree', { name: 'Aufbau' })
const row = (page: Page, name: string) => outline(page).getByRole('treeitem', { name })
const rowNames = (page: Page) =>
  outline(page)
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))

const section = (id: string, ...columns: object[][]) => ({
  ...{ id, type: 'section', version: 1, data: { layout: 3, extra_class: 'none' } },
  columns: columns.map((children) => ({ classes: '', children })),
})

async function openOutline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aufbau zeigen' }).click()
  await expect(outline(page)).toBeVisible()
}

const LONG = Array.from({ length: 25 }, (_, n) => `Absatz ${n}.`)

test('the outline names the modules of the page beside it; a click shows one, and the page makes room', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'aufbau', [
    headlineNode('head-1', 'Ihr Besuch'),
    textNode('text-1', ...LONG),
    section('section-1', [textNode('text-2', 'Vorher.')], []),
    { ...headlineNode('head-2', 'Ganz unten'), data: { headline_level: 4, content: 'Ganz unten' } },
  ])
  const rita = await logInAsColleague(page, browser)
  await edit(rita, path)
  await rita.getByText('Ganz unten').click()
  await edit(page, path)
  const width = (await page.locator('main').boundingBox())?.width ?? 0
  await openOutline(page)
  expect((await page.locator('main').boundingBox())?.width).toBe(width - 252 - 2 * 24)
  await expect(row(page, 'Überschrift: Ihr Besuch')).toBeVisible()
  await expect(row(page, 'Spalte 2, leer')).toBeVisible()
  await expect(row(page, 'Überschrift: Ganz unten')).toHaveAccessibleName(/ein Hinweis, Rita Redaktion ist hier$/)
  await row(page, 'Überschrift: Ganz unten').click()
  await expect(row(page, 'Überschrift: Ganz unten')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-node="head-2"]')).toBeInViewport()
  await expect(page.locator('.strong.selected')).toBeVisible()
  await expectAccessible(page)
  // What is chosen on the page is chosen in the outline.
  await page.locator('main').getByText('Vorher.').click()
  await expect(row(page, 'Text: Vorher.')).toHaveAttribute('aria-selected', 'true')

  await outline(page).locator('[data-row="section-1"] > span').first().click()
  await expect(row(page, 'Text: Vorher.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Auf dieser Seite suchen' }).click()
  await page.getByRole('searchbox', { name: 'Auf dieser Seite suchen' }).fill('vorh')
  expect(await rowNames(page)).toEqual([expect.stringMatching(/^Abschnitt/), 'Text: Vorher.'])
  await page.keyboard.press('Escape')

  // It stays as this person left it.
  await page.reload()
  await expect(outline(page)).toBeVisible()
  await page.getByRole('button', { name: 'Aufbau ausblenden' }).click()
  await page.reload()
  await expect(page.locator('body')).toHaveClass(/edit-mode/)
  await expect(outline(page)).toBeHidden()
  await rita.context().close()
})

test('in the outline modules are dragged before, after and into others, and onto the page', async ({ page }) => {
  await logIn(page)
  await edit(
    page,
    await createPage(page, 'aufbau-ziehen', [
      headlineNode('head-1', 'Eins'),
      headlineNode('head-2', 'Zwei'),
      section('section-1', [headlineNode('head-3', 'Drei')], []),
      headlineNode('head-4', 'Vier'),
    ]),
  )
  await openOutline(page)
  const order = () => page.locator('main [data-node]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.node))
  await row(page, 'Überschrift: Zwei').dragTo(row(page, 'Überschrift: Eins'), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(order).toEqual(['head-2', 'head-1', 'section-1', 'head-3', 'head-4'])
  await row(page, 'Überschrift: Eins').dragTo(row(page, 'Abschnitt'), { targetPosition: { x: 60, y: 15 } })
  await expect.poll(order).toEqual(['head-2', 'section-1', 'head-3', 'head-1', 'head-4'])
  await expect(page.locator('[data-column="section-1:1"] [data-node]')).toHaveCount(1)
  await row(page, 'Überschrift: Vier').dragTo(page.locator('[data-node="head-2"]'), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(order).toEqual(['head-4', 'head-2', 'section-1', 'head-3', 'head-1'])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(order).toEqual(['head-2', 'section-1', 'head-3', 'head-1', 'head-4'])
})

test('by keyboard alone the outline is reached, walked through, and its modules are moved, opened, written in and removed', async ({
  page,
}) => {
  await logIn(page)
  await edit(
    page,
    await createPage(page, 'aufbau-tasten', [
      headlineNode('head-1', 'Eins'),
      section('section-1', [headlineNode('head-2', 'Zwei')], []),
      textNode('text-1', 'Drei.'),
    ]),
  )
  await openOutline(page)
  await page.keyboard.press('F6')
  await expect(row(page, 'Überschrift: Eins')).toBeFocused()
  await page.keyboard.press('End')
  await expect(row(page, 'Text: Drei.')).toBeFocused()
  await expect(page.locator('[data-node="text-1"]')).toBeInViewport()
  await page.keyboard.press('Home')
  await page.keyboard.type('z')
  await expect(row(page, 'Überschrift: Zwei')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'Überschrift: Zwei')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')

  const order = () => rowNames(page)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(row(page, 'Text: Drei.')).toBeFocused()
  await expect.poll(order).toEqual(['Überschrift: Eins', expect.stringMatching(/^Abschnitt/), 'Überschrift: Zwei', 'Text: Drei.'])
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Einstellungen' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Text: Drei.')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(row(page, 'Text: Drei.')).toHaveCount(0)
  await expect(outline(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(row(page, 'Text: Drei.')).toBeVisible()
  await row(page, 'Text: Drei.').focus()
  await page.keyboard.press('F2')
  await expect(page.locator('main [contenteditable]:focus')).toHaveText('Drei.')
})

test('below the outline the pages of the house lead on in edit mode, and nothing unsent is left without a word', async ({ page }) => {
  await logIn(page)
  const [here, there] = [await createPage(page, 'hier', [headlineNode('head-1', 'Hier')]), await createPage(page, 'dort')]
  await edit(page, here)
  await openOutline(page)
  const pages = page.getByRole('tree', { name: 'Seiten' })
  const title = (path: string) => path.slice('/de/'.length)
  await expect(pages.getByRole('treeitem', { name: title(here) })).toHaveAccessibleName(`${title(here)}, Online, diese Seite`)
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Hier und jetzt')
  await page.keyboard.press('Enter')
  await expect(pages.getByRole('treeitem', { name: title(here) })).toHaveAccessibleName(/mit Entwurf/)
  await pages.getByRole('treeitem', { name: title(there) }).click()
  await expect(page).toHaveURL(`${there}?edit`)
  await expect(page.getByRole('button', { name: 'Erstes Modul hinzufügen' })).toBeVisible()

  await pages.getByRole('treeitem', { name: title(here) }).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Hier und jetzt')
  await page.route('**/pageeditor-api/draft/**', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Hier ohne Netz')
  await page.keyboard.press('Enter')
  await pages.getByRole('treeitem', { name: title(there) }).click()
  const question = page.getByRole('dialog', { name: 'Noch nicht gesichert' })
  await expect(question.getByRole('button', { name: 'Hier bleiben' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${here}?edit`)
  await page.unroute('**/pageeditor-api/draft/**')
})

test('what is changed in the settings of the page is true in the tree of pages at once', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'angaben-baum', [headlineNode('head-1', 'Im Baum')])
  await edit(page, path)
  await openOutline(page)
  const row = page.getByRole('tree', { name: 'Seiten' }).getByRole('treeitem', { name: path.slice('/de/'.length) })
  await expect(row).toHaveAccessibleName(/, Online, diese Seite$/)
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Angaben zur Seite' }).click()
  const settings = page.getByRole('dialog', { name: 'Angaben zur Seite' })
  await settings.getByLabel('Besucher können die Seite sehen').uncheck()
  await settings.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(settings).toBeHidden()
  await expect(row).toHaveAccessibleName(/, Offline, diese Seite$/)
})

test('while a dialog is on its way nothing can be pressed that it would cover', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'unterwegs', [headlineNode('head-1', 'Unterwegs')]))
  await openOutline(page)
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/TreeDialog-*.js', (route) => isLet.then(() => route.continue()))
  const plus = await page.getByRole('button', { name: 'Neue Seite', exact: true }).boundingBox()
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Alle Seiten' }).click()
  await expect(page.getByRole('dialog', { name: 'Wird geladen …' })).toBeVisible()
  await page.mouse.click((plus?.x ?? 0) + 8, (plus?.y ?? 0) + 8)
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Alle Seiten' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Neue Seite' })).toHaveCount(0)
})

test('a title that is being typed stays when the window becomes narrow', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'schmaler', [headlineNode('head-1', 'Schmaler')]))
  await openOutline(page)
  await page.getByRole('button', { name: 'Neue Seite', exact: true }).click()
  const title = page.getByRole('dialog', { name: 'Neue Seite' }).getByLabel('Titel')
  await title.fill('Gastspiele im Frühjahr')
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Aufbau und Seiten' })).toBeHidden()
  await expect(title).toHaveValue('Gastspiele im Frühjahr')
  await expect(title).toBeFocused()
})
