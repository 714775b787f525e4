import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pageMenu } from './staff.ts'

test.describe.configure({ mode: 'default' })

const tree = (page: Page) => page.getByRole('dialog', { name: 'Alle Seiten' })
const done = (page: Page) => tree(page).getByRole('status')

/** Two neighbours at the top of the house, and the tree of all pages, which shows these two. */
async function openTwo(page: Page): Promise<{ branch: string; leaf: string; row: (path: string) => ReturnType<Page['locator']> }> {
  await logIn(page)
  const mark = `baum${Date.now().toString(36)}`
  const branch = await createPage(page, `${mark}-ast`, [headlineNode('head-1', 'Der Ast')])
  const leaf = await createPage(page, `${mark}-blatt`, [headlineNode('head-2', 'Das Blatt')])
  await edit(page, branch)
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Alle Seiten' }).click()
  await tree(page).getByRole('searchbox').fill(mark)
  return { branch, leaf, row: (path) => tree(page).getByRole('treeitem', { name: new RegExp(`^${path.split('/').at(-1)},`) }) }
}

const below = (branch: string, leaf: string) => `${branch}/${leaf.split('/').at(-1)}`

/** Where an address of a page leads visitors. */
async function leadsTo(page: Page, path: string): Promise<string> {
  return new URL((await page.request.get(path, { headers: { cookie: '' } })).url()).pathname
}

test('a page is dragged below another one, to the top and back, and its old addresses lead on', async ({ page }) => {
  const { branch, leaf, row } = await openTwo(page)
  await row(leaf).dragTo(row(branch), { targetPosition: { x: 120, y: 16 } })
  await expect(done(page)).toContainText(`jetzt unter ${below(branch, leaf)}`)
  await expect(row(leaf)).toHaveAttribute('aria-level', '2')
  await expect.poll(() => leadsTo(page, leaf)).toBe(below(branch, leaf))
  await expectAccessible(page)
  await done(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row(leaf)).toHaveAttribute('aria-level', '1')
  await expect.poll(() => leadsTo(page, below(branch, leaf))).toBe(leaf)

  await row(leaf).dragTo(row(branch), { targetPosition: { x: 120, y: 16 } })
  await expect(row(leaf)).toHaveAttribute('aria-level', '2')
  await row(leaf).dragTo(row(branch), { targetPosition: { x: 120, y: 3 } })
  await expect(row(leaf)).toHaveAttribute('aria-level', '1')
  await expect.poll(() => leadsTo(page, below(branch, leaf))).toBe(leaf)
  await expect(tree(page).getByRole('treeitem').first()).toHaveAccessibleName(new RegExp(`^${leaf.split('/').at(-1)}`))
})

test('by keyboard alone a page goes below its neighbour, out again and up; the focus goes with it, also where its new place was folded', async ({
  page,
}) => {
  const { branch, leaf, row } = await openTwo(page)
  await row(leaf).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(row(leaf)).toHaveAttribute('aria-level', '2')
  await expect(row(leaf)).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(row(leaf)).toHaveAttribute('aria-level', '1')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(tree(page).getByRole('treeitem').first()).toHaveAccessibleName(new RegExp(`^${leaf.split('/').at(-1)}`))
  await expect(row(leaf)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(tree(page).getByRole('treeitem').first()).toHaveAccessibleName(new RegExp(`^${branch.split('/').at(-1)}`))
  await page.keyboard.press('Escape')

  // Beside the page only the way to it is open.
  await page.goto('/de/presse?edit')
  await page.getByRole('button', { name: 'Aufbau zeigen' }).click()
  const dock = page.getByRole('tree', { name: 'Seiten' })
  const beside = dock.getByRole('treeitem', { name: leaf.split('/').at(-1) ?? '' })
  await beside.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(beside).toHaveAttribute('aria-level', '2')
  await expect(beside).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(beside).toHaveAttribute('aria-level', '1')
  await expect(beside).toBeFocused()
})

test('a page that is duplicated from its row is open and in sight in the tree, where Tab leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await logIn(page)
  const path = await createPage(page, `original${Date.now().toString(36)}`, [headlineNode('head-1', 'Zweimal')])
  await edit(page, path)
  await page.getByRole('button', { name: 'Aufbau zeigen' }).click()
  const dock = page.getByRole('tree', { name: 'Seiten' })
  const row = dock.getByRole('treeitem', { name: /diese Seite$/ })
  await row.focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Seite duplizieren' }).click()
  await expect(page).toHaveURL(/-kopie\?edit/)
  const copy = dock.getByRole('treeitem', { name: /\(Kopie\), .*diese Seite$/ })
  await expect(copy).toBeInViewport({ ratio: 1 })
  await expect(copy).toHaveAttribute('aria-selected', 'true')
  await expect(copy).toHaveAttribute('tabindex', '0')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a page goes below another one and to the top by its menu', async ({ page }) => {
    await logIn(page)
    const mark = `handbaum${Date.now().toString(36)}`
    const branch = await createPage(page, `${mark}-ast`)
    const leaf = await createPage(page, `${mark}-blatt`)
    const title = leaf.split('/').at(-1) ?? ''
    await edit(page, branch)
    await pageMenu(page).tap()
    await page.getByRole('menuitem', { name: 'Alle Seiten' }).tap()
    await tree(page).getByRole('searchbox').fill(mark)
    const move = async (place: RegExp | string) => {
      await tree(page)
        .getByRole('button', { name: `Menü der Seite „${title}“` })
        .tap()
      await page.getByRole('menuitem', { name: 'Verschieben …' }).tap()
      const dialog = page.getByRole('dialog', { name: `„${title}“ verschieben` })
      if (place !== 'Oberste Ebene') await dialog.getByRole('searchbox').fill(mark)
      await dialog.getByRole('button', { name: place }).tap()
      await expect(dialog).toBeHidden()
    }
    await move(/^Unter /)
    await expect(done(page)).toContainText(`jetzt unter ${below(branch, leaf)}`)
    await expectAccessible(page)
    await move('Oberste Ebene')
    await expect(done(page)).toContainText(`jetzt unter ${leaf}`)
    await expect.poll(() => leadsTo(page, below(branch, leaf))).toBe(leaf)
  })
})
