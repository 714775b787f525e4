import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type EmptyHouse, openEmptyHouse } from './empty-house.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { createPage, headlineNode, save, textNode } from './staff.ts'

/** A house of this file's own, in which nothing is said in Leichte Sprache yet. */
let house: EmptyHouse

test.beforeAll(async () => {
  test.setTimeout(120_000)
  house = await openEmptyHouse()
})
test.afterAll(() => house.close())

async function openAsStaff(browser: Browser): Promise<Page> {
  const page = await waitForScripts(await browser.newContext({ baseURL: house.url })).newPage()
  await house.logIn(page)
  await page.goto('/cms-hub')
  return page
}

async function choose(page: Page, entry: string): Promise<void> {
  // The tree of pages beside it has a menu for each.
  await page
    .getByRole('region', { name: 'Bearbeitung' })
    .getByRole('button', { name: /^Menü der Seite „/ })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const lineOf = (page: Page) => page.getByRole('navigation', { name: 'Andere Fassungen dieser Seite' })

test('a page is said in Leichte Sprache: made in its menu, found at its head, read larger, left again, and flagged when the page changes', async ({
  browser,
}) => {
  test.slow()
  const page = await openAsStaff(browser)
  const path = await createPage(page, 'besuch', [
    headlineNode('kopf123456', 'Willkommen'),
    textNode('wort123456', 'Wir spielen jeden Abend.'),
  ])
  await page.goto(`${path}?edit`)
  await choose(page, 'Fassung in Leichter Sprache')
  await expect(page).toHaveURL(`${path}/leichte-sprache?edit`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erstes Modul hinzufügen' })).toBeVisible()
  await choose(page, 'Angaben zur Seite')
  const settings = page.getByRole('dialog', { name: 'Angaben zur Seite' })
  await settings.getByLabel('Besucher können die Seite sehen').check()
  await settings.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(settings).toBeHidden()

  // The command leads to the one there is.
  await page.goto(`${path}?edit`)
  await choose(page, 'Fassung in Leichter Sprache')
  await expect(page).toHaveURL(`${path}/leichte-sprache?edit`)

  const visitor = await browser.newContext({ baseURL: house.url })
  const visited = await waitForScripts(visitor).newPage()
  await visited.goto(path)
  const size = () => visited.locator('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).fontSize))
  const usual = await size()
  await expectAccessible(visited)
  await lineOf(visited).getByRole('link', { name: 'Leichte Sprache' }).click()
  await expect(visited).toHaveURL(`${path}/leichte-sprache`)
  await expect(visited.locator('main')).toHaveAttribute('lang', 'de-simple')
  expect(await size()).toBeGreaterThan(usual * 1.15)
  await expectAccessible(visited)
  const back = lineOf(visited).getByRole('link', { name: 'Alltagssprache' })
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  // Where the browser shows another page in its place, the line goes, and the language with it.
  await visited.locator('header').getByRole('link').first().click()
  await expect(visited).toHaveURL('/de')
  await expect(lineOf(visited)).toBeHidden()
  await expect(visited.locator('main')).not.toHaveAttribute('lang')
  await visited.goBack()
  await expect(visited).toHaveURL(`${path}/leichte-sprache`)
  await expect(lineOf(visited).getByRole('link', { name: 'Alltagssprache' })).toBeVisible()
  await expect(visited.locator('main')).toHaveAttribute('lang', 'de-simple')
  await lineOf(visited).getByRole('link', { name: 'Alltagssprache' }).press('Enter')
  await expect(visited).toHaveURL(path)
  await visitor.close()

  await page.goto(`${path}?edit`)
  await page.getByRole('main').getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' bei uns')
  await save(page)
  await page.goto('/cms-hub')
  await page
    .getByRole('link', { name: /Fassung passt nicht mehr zu ihrer Seite|besuch in Leichter Sprache/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${path}/leichte-sprache?edit`)
  await expect(page.getByRole('button', { name: 'Erstes Modul hinzufügen' })).toBeVisible()
  await choose(page, 'Passt wieder zur Seite')
  await expect(page.getByText('Vermerkt: Diese Fassung passt wieder zu ihrer Seite.').first()).toBeVisible()
  await page.goto('/cms-hub')
  await expect(page.getByText('passt nicht mehr zu ihrer Seite')).toBeHidden()
})
