import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, logInAsColleague, textNode } from './staff.ts'

test.describe.configure({ mode: 'default' })

const PRESENCE = /\/pageeditor-api\/presence\//

/** Where the caret of somebody else is drawn, and where the words end that it stands behind. */
function caretAndEndOf(page: Page, words: string) {
  return page.evaluate((text) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const start = node.textContent?.indexOf(text) ?? -1
      if (start < 0) continue
      range.setStart(node, start)
      range.setEnd(node, start + text.length)
    }
    const overlays = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const caret = overlays.flatMap((overlay) => overlay.querySelector('.caret') ?? [])[0]
    const { right, top } = range.getBoundingClientRect()
    const box = caret?.getBoundingClientRect()
    return box ? { dx: Math.round(Math.abs(box.left - right)), dy: Math.round(Math.abs(box.top - top)) } : undefined
  }, words)
}

test('what somebody writes on the same page is seen as it is written, with their caret and name behind it', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'live', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Mit der Bahn.', 'Mit dem Rad.')])
  const rita = await logInAsColleague(page, browser)
  await Promise.all([edit(page, path), edit(rita, path)])
  await expect(page.getByText('Auch hier:')).toBeVisible()
  // Without polling: the stream announces it.
  await page.route(PRESENCE, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await rita.locator('main p', { hasText: 'Mit der Bahn.' }).click()
  await rita.keyboard.press('End')
  await rita.keyboard.type(' Vom Bahnhof über die Brücke')
  await expect(page.getByText('Mit der Bahn. Vom Bahnhof über die Brücke')).toBeVisible()
  await expect.poll(() => caretAndEndOf(page, 'über die Brücke')).toEqual({ dx: 0, dy: 0 })
  await expect(page.getByText('Rita Redaktion', { exact: true })).toBeVisible()
  await rita.getByRole('textbox', { name: 'Überschrift' }).first().fill('Anreise mit der Bahn')
  await expect(page.getByRole('textbox', { name: 'Überschrift' }).first()).toHaveText('Anreise mit der Bahn')
  await page.unroute(PRESENCE)
  await rita.goto('/de')
  await expect(page.getByText('Auch hier:')).toBeHidden()
})

test('one’s own second window is never told as somebody else: in the bar, at the module, in the outline and at the caret', async ({
  page,
  context,
}) => {
  await logIn(page)
  const path = await createPage(page, 'ich-selbst', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Mit der Bahn.')])
  const second = await context.newPage()
  await Promise.all([edit(page, path), edit(second, path)])
  await second.locator('main p', { hasText: 'Mit der Bahn.' }).click()
  await expect(page.getByText('Auch hier: Sie selbst, in einem anderen Fenster')).toBeVisible()
  await expect(page.getByText('Sie sind in einem anderen Fenster hier', { exact: true })).toBeVisible()
  await expect(page.locator('.caret')).toHaveText('Sie')
  await expect(page.getByText('Erste Verwaltung ist hier')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aufbau zeigen' }).click()
  await expect(page.getByRole('treeitem', { name: /Mit der Bahn.*Sie sind in einem anderen Fenster hier$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dorthin, wo Sie in einem anderen Fenster sind' }).click()
  await expect(page.locator('[data-node="text-1"]')).toBeFocused()
})

test('without the stream, others’ changes are polled for', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'gefragt', [headlineNode('head-1', 'Garderobe')])
  const rita = await logInAsColleague(page, browser)
  await page.route(PRESENCE, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await Promise.all([edit(page, path), edit(rita, path)])
  await rita.getByRole('textbox', { name: 'Überschrift' }).first().fill('Garderobe im Foyer')
  await expect(page.getByRole('textbox', { name: 'Überschrift' }).first()).toHaveText('Garderobe im Foyer')
})

test('two people write into one text and one headline at the same time, and both keep their carets and their sentences', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const path = await createPage(page, 'ein-text', [
    headlineNode('head-1', 'Erstens. Zweitens.'),
    textNode('text-1', 'Der Anfang. Das Ende.'),
  ])
  const rita = await logInAsColleague(page, browser)
  await Promise.all([edit(page, path), edit(rita, path)])
  await Promise.all([page, rita].map((window) => expect(window.getByText('Auch hier:')).toBeVisible()))
  const text = (window: Page) => window.locator('main').getByRole('textbox', { name: 'Text' })
  const headline = (window: Page) => window.getByRole('textbox', { name: 'Überschrift' }).first()
  for (const [field, first, last] of [
    [text, 'Der Anfang.', 'Das Ende.'],
    [headline, 'Erstens.', 'Zweitens.'],
  ] as const) {
    await Promise.all([field(page).click(), field(rita).click()])
    await Promise.all([page.keyboard.press('Home'), rita.keyboard.press('End')])
    await Promise.all([page.keyboard.type('Vorab: '), rita.keyboard.type(' Dazu von Rita.')])
    const together = `Vorab: ${first} ${last} Dazu von Rita.`
    await Promise.all([page, rita].map((window) => expect(field(window)).toHaveText(together)))
    // Each goes on where they were.
    await Promise.all([page.keyboard.type('gleich: '), rita.keyboard.type(' Und Schluss.')])
    const more = `Vorab: gleich: ${first} ${last} Dazu von Rita. Und Schluss.`
    await Promise.all([page, rita].map((window) => expect(field(window)).toHaveText(more)))
    await Promise.all([page.keyboard.press('Escape'), rita.keyboard.press('Escape')])
  }
  for (const window of [page, rita]) await expect(window.getByRole('dialog', { name: 'Gleichzeitig geändert' })).toBeHidden()
})
