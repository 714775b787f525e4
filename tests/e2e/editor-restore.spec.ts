import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { bar, changeDraft, mark } from './compared-page.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, publishButton, publishNow, textNode } from './staff.ts'

test.describe.configure({ mode: 'default' })

const CHANGES = [
  /^Überschrift, verschoben: Barrierefrei/,
  /^Überschrift, geändert: Anreise mit Bus/,
  /^Text, geändert/,
  /^Überschrift, entfernt: Parken/,
  /^Bild, geändert/,
]

/** The whole of a page's draft or of what is live, all its modules with all their settings. */
async function modulesOf(page: Page): Promise<unknown> {
  const id = await page.locator('main [data-container]').first().getAttribute('data-container')
  return (await (await page.request.get(`/de/pageeditor-api/draft/${id}`)).json()).document.columns
}

const text = (id: string, words: string, alignment: string) => {
  const { content } = textNode(id, words).data
  const paragraphs = content.content.map((paragraph) => ({ ...paragraph, attrs: { textAlign: alignment } }))
  return { ...textNode(id), data: { content: { ...content, content: paragraphs } } }
}

/**
 * A page that goes live, and then differs in each of the ways there are: other words and another level, another alignment, a
 * module less, another picture in another size with other words, a module elsewhere.
 */
async function differentPage(page: Page) {
  const { results } = await (await page.request.get('/api/media/?page_size=2')).json()
  const picture = { image: results[0].id, format: 'Large', text: 'Im Foyer' }
  const path = await createPage(page, 'zurueckholen', [
    headlineNode('head-1', 'Anreise mit Bahn'),
    text('text-1', 'Der Bus hält am Markt.', 'left'),
    headlineNode('gone-1', 'Parken'),
    { id: 'image-1', type: 'image', version: 1, data: picture },
    headlineNode('last-1', 'Barrierefrei'),
  ])
  await edit(page, path)
  const live = await modulesOf(page)
  await changeDraft(
    page,
    { type: 'update', id: 'head-1', data: { content: 'Anreise mit Bus', headline_level: 3 } },
    { type: 'update', id: 'text-1', data: text('text-1', 'Der Bus hält am Markt.', 'center').data },
    { type: 'remove', id: 'gone-1' },
    { type: 'update', id: 'image-1', data: { image: results[1].id, format: 'Small', text: 'Auf der Bühne' } },
    { type: 'move', id: 'last-1', place: { parent: 'root', column: 0, before: 'head-1' } },
  )
  return { path, live }
}

const restoring = (change: Locator) => change.getByRole('button', { name: /^(Dieses Modul zurückholen|An die alte Stelle)$/ })

/** Every module is as it is for visitors, nothing is left to publish, and each step can be undone. */
async function expectAllRestored(page: Page, live: unknown): Promise<void> {
  await expect(bar(page)).toContainText('Beide sagen dasselbe.')
  await expect(page.locator('[data-mark], [data-ghost]')).toHaveCount(0)
  await expect.poll(() => modulesOf(page)).toEqual(live)
  for (let left = 1; left <= CHANGES.length; left++) {
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(page.locator('[data-mark]')).toHaveCount(left)
  }
  for (const change of CHANGES) await expect(mark(page, change)).toBeVisible()
}

test('by mouse: words, settings, pictures, what was removed and what was moved are brought back one by one, until nothing differs', async ({
  page,
}) => {
  await logIn(page)
  const { path, live } = await differentPage(page)
  await page.goto(`${path}?edit&compare=live..draft`)
  await expect(bar(page)).toContainText('5 Änderungen')
  await expect(mark(page, CHANGES[1] as RegExp).getByRole('listitem')).toHaveText([/^\s*Ebene: Ebene 2 → Ebene 3$/])
  await expect(mark(page, CHANGES[2] as RegExp).getByRole('listitem')).toHaveText([/^\s*Text: Ausrichtung: Linksbündig → Zentriert$/])
  await expect(mark(page, CHANGES[4] as RegExp).getByRole('listitem')).toHaveText([/^\s*Bild:/, 'Größe: Groß → Klein'])
  await expectAccessible(page)
  for (const change of CHANGES) await restoring(mark(page, change)).click()
  await expectAllRestored(page, live)
})

test('by keyboard alone: from one difference to the next and what is brought back says so, until nothing differs', async ({ page }) => {
  await logIn(page)
  const { path, live } = await differentPage(page)
  await edit(page, path)
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Nächste Änderung' })).toBeFocused()
  await page.keyboard.press('F8')
  for (const [index, change] of CHANGES.entries()) {
    await expect(mark(page, change)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(restoring(mark(page, change))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-mark]')).toHaveCount(CHANGES.length - index - 1)
  }
  // No key falls on nothing once the last mark is gone.
  await expect(page.locator('[data-compare-bar] :focus')).toHaveCount(1)
  await expectAllRestored(page, live)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('each is brought back with one tap, and the next one comes into sight', async ({ page }) => {
    await logIn(page)
    const { path, live } = await differentPage(page)
    await page.goto(`${path}?edit&compare=live..draft`)
    await expect(bar(page)).toContainText('5 Änderungen')
    await expectAccessible(page)
    for (const change of CHANGES) {
      await page.getByRole('button', { name: 'Nächste Änderung' }).tap()
      await expect(restoring(mark(page, change))).toBeInViewport()
      await restoring(mark(page, change)).tap()
      await expect(mark(page, change)).toHaveCount(0)
    }
    await expectAllRestored(page, live)
  })
})

test('from an older version each of them comes into the draft alone; visitors see it only once it is published', async ({
  page,
  request,
}) => {
  await logIn(page)
  const { path, live } = await differentPage(page)
  await publishButton(page).click()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt')
  await page.goto(`${path}?edit&compare=2..3`)
  await expect(bar(page)).toContainText('5 Änderungen')
  for (const change of CHANGES) {
    await restoring(mark(page, change)).click()
    await expect(page.locator('body')).toContainText('zurückgeholt')
  }
  // What two versions differ by stays; the draft is as the older one was.
  await expect(bar(page)).toContainText('5 Änderungen')
  await expect.poll(() => modulesOf(page)).toEqual(live)
  expect(await (await request.get(path)).text()).not.toContain('Parken')
  await bar(page).getByRole('button', { name: 'Schließen', exact: true }).click()
  await publishButton(page).click()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt')
  await page.context().clearCookies()
  await page.goto(path)
  await expect(page.locator('main h2')).toHaveText(['Anreise mit Bahn', 'Parken', 'Barrierefrei'])
})
