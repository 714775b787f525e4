import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, logInAsColleague, publishNow, publishSheet, sendAsStaff, textNode } from './staff.ts'

test.describe.configure({ mode: 'default' })

const LONG_WORD = 'Spielzeiteröffnungspressekonferenz'

/** Whether each of these is within the window. */
function areInView(page: Page, selector: string): Promise<boolean[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    }),
  )
}

test('wherever in the window a module stands, every entry of its menu can be seen and pressed', async ({ page }) => {
  await logIn(page)
  const modules = Array.from({ length: 12 }, (_, index) => headlineNode(`head-${index}`, `Überschrift ${index + 1}`))
  await edit(page, await createPage(page, 'menueraum', modules))
  for (const number of [1, 4, 6, 12]) {
    const box = page.getByRole('textbox', { name: 'Überschrift' }).nth(number - 1)
    await box.scrollIntoViewIfNeeded()
    await box.click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+F10')
    const last = page.getByRole('menuitem', { name: /^Entfernen/ })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    const first = page.getByRole('menuitem', { name: /^Einstellungen/ })
    await first.scrollIntoViewIfNeeded()
    await expect(first).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test('beside a review and a colleague nothing of the bar leaves the window', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'leistenraum', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Mit der Bahn.')])
  const rita = await logInAsColleague(page, browser)
  await rita.goto(`${path}?edit`)
  const { results } = await (await page.request.get('/de/pageeditor-api/pages')).json()
  const { id, title } = results.find(({ url }: { url: string }) => url === path)
  const settings = `/de/pageeditor-api/pages/${id}`
  const { revision } = await (await page.request.get(settings)).json()
  await sendAsStaff(page, 'PATCH', settings, { revision, title: `Pressekonferenz zur Spielzeiteröffnung ${title}` })
  await edit(page, path)
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Anreise mit der Bahn')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Entwurf gesichert')).toBeAttached()
  await sendAsStaff(page, 'POST', `/api/review/requests/page/${id}`, { message: 'Bitte bis Mittag.' })
  await edit(page, path)
  await expect(page.getByRole('button', { name: /Freigabe/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zu Rita Redaktion' })).toBeVisible()
  expect(await areInView(page, '[data-editor-bar] > *:not(:empty)')).not.toContain(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a long word breaks while it is edited as it does for visitors', async ({ page }) => {
    await logIn(page)
    const path = await createPage(page, 'langes-wort', [headlineNode('head-1', `Einladung zur ${LONG_WORD}`)])
    const heading = page.locator('main h2')
    await page.goto(path)
    const width = await heading.evaluate((element) => element.scrollWidth)
    await edit(page, path)
    expect(await heading.evaluate((element) => element.scrollWidth)).toBe(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('who else is here stands above the tools, over no head of the page, and makes way for a sheet', async ({ page, browser }) => {
    await logIn(page)
    const path = await createPage(page, 'zu-zweit', [headlineNode('head-1', 'Anreise'), headlineNode('head-2', 'Parken')])
    const rita = await logInAsColleague(page, browser)
    await rita.goto(`${path}?edit`)
    await edit(page, path)
    const sign = page.getByRole('button', { name: 'Zu Rita Redaktion' })
    await expect(sign).toBeVisible()
    const [box, head] = [await sign.boundingBox(), await page.locator('header').first().boundingBox()]
    expect(box?.y ?? 0).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Anreise mit dem Rad')
    await page.getByRole('button', { name: /^Veröffentlichen/ }).tap()
    await expect(publishNow(page)).toBeInViewport({ ratio: 1 })
    await expect(sign).toBeHidden()
  })
})

test.describe('on a phone held across', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })
  test('what publishes stays in view, and the changes and the time are scrolled to', async ({ page }) => {
    await logIn(page)
    const path = await createPage(page, 'quer', [headlineNode('head-1', 'Anreise'), headlineNode('head-2', 'Parken')])
    await edit(page, path)
    await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Anreise mit dem Rad')
    await page.getByRole('button', { name: /^Veröffentlichen/ }).tap()
    await expect(publishNow(page)).toBeInViewport({ ratio: 1 })
    await publishSheet(page).getByText('Zu einer Zeit').tap()
    const time = publishSheet(page).getByLabel('Tag und Uhrzeit')
    await time.scrollIntoViewIfNeeded()
    await expect(time).toBeInViewport({ ratio: 1 })
    await expect(publishSheet(page).getByRole('button', { name: '1 planen' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, { besides: 'main' })
  })
})
