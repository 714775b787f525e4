import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type EmptyHouse, openEmptyHouse } from './empty-house.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { chooseFormAction, createPage, createRecord, headlineNode, save, sendAsStaff, textNode } from './staff.ts'

/** A house of this file's own, in which nothing is said in Leichte Sprache yet. */
let house: EmptyHouse

test.beforeAll(async () => {
  test.setTimeout(120_000)
  house = await openEmptyHouse()
})
test.afterAll(() => house.close())

async function openAsStaff(browser: Browser, of = house): Promise<Page> {
  const page = await waitForScripts(await browser.newContext({ baseURL: of.url })).newPage()
  await of.logIn(page)
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

test('a page that there is becomes another’s in Leichte Sprache, by its row among all pages, and a page of its own again', async ({
  browser,
}) => {
  const page = await openAsStaff(browser)
  const path = await createPage(page, 'karten', [headlineNode('kopf223456', 'Karten')])
  const simple = await createPage(page, 'einfach', [headlineNode('kopf323456', 'Karten kaufen')])
  await page.goto(`${path}?edit`)
  await choose(page, 'Alle Seiten')
  const tree = page.getByRole('dialog', { name: 'Alle Seiten' })
  const chooseInRow = async (address: string, command: string) => {
    const title = address.slice('/de/'.length)
    await tree.getByRole('treeitem', { name: title }).hover()
    await tree.getByRole('button', { name: `Menü der Seite „${title}“` }).click()
    await page.getByRole('menuitem', { name: command }).click()
  }
  await chooseInRow(path, 'Vorhandene Seite als Fassung nehmen …')
  const dialog = page.getByRole('dialog', { name: /^Fassung von „/ })
  await expect(dialog.getByRole('radio', { name: 'Fassung in Leichter Sprache' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: path })).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('searchbox').fill('einfach')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(tree.getByText(/ist jetzt eine Fassung von/)).toBeVisible()

  const visited = await waitForScripts(await browser.newContext({ baseURL: house.url })).newPage()
  await visited.goto(path)
  await expect(lineOf(visited).getByRole('link', { name: 'Leichte Sprache' })).toHaveAttribute('href', simple)
  await tree.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(tree.getByText(/ist wieder eine eigene Seite/)).toBeVisible()
  await visited.reload()
  await expect(lineOf(visited).getByRole('link', { name: 'Leichte Sprache' })).toBeHidden()

  // And back once more; its own row lets it go as well.
  await tree.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(tree.getByText(/ist jetzt eine Fassung von/)).toBeVisible()
  await chooseInRow(simple, 'Wieder zur eigenen Seite machen')
  await expect(tree.getByText(/ist wieder eine eigene Seite/)).toBeVisible()
})

test('a production’s page takes a page that there is from its own menu, by keyboard, and gives it back; deleting the production names it', async ({
  browser,
}) => {
  test.slow()
  const page = await openAsStaff(browser)
  const simple = await createPage(page, 'medea-einfach', [headlineNode('kopf623456', 'Medea')])
  const id = await createRecord(page, 'production', { title: 'Medea', isOnline: true })
  await page.goto(`/de/stuecke/medea/${id}`)
  await choose(page, 'Vorhandene Seite als Fassung nehmen …')
  const dialog = page.getByRole('dialog', { name: 'Fassung von „Medea“' })
  await dialog.getByRole('searchbox').fill('medea-einfach')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/ist jetzt eine Fassung von „Medea“/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()

  const visited = await waitForScripts(await browser.newContext({ baseURL: house.url })).newPage()
  await visited.goto(`/de/stuecke/medea/${id}`)
  await lineOf(visited).getByRole('link', { name: 'Leichte Sprache' }).click()
  await expect(visited).toHaveURL(simple)
  await lineOf(visited).getByRole('link', { name: 'Alltagssprache' }).click()
  await expect(visited).toHaveURL(`/de/stuecke/medea/${id}`)

  await page.goto(`/cms-hub/production/${id}`)
  await chooseFormAction(page, 'Löschen')
  const question = page.getByRole('dialog', { name: '„Medea“ löschen?' })
  await expect(question.getByText(/Auch ihre Fassungen sehen Besucher dann nicht mehr: .*medea-einfach/)).toBeVisible()
  await question.getByRole('button', { name: 'Abbrechen' }).click()

  await page.goto(simple)
  await choose(page, 'Wieder zur eigenen Seite machen …')
  const freed = page.getByRole('dialog')
  await freed.getByRole('button', { name: 'Wieder zur eigenen Seite machen' }).click()
  await expect(freed.getByText(/ist wieder eine eigene Seite/)).toBeVisible()
  await freed.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(freed.getByText(/ist wieder eine Fassung/)).toBeVisible()
  await freed.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(freed.getByText(/ist wieder eine eigene Seite/)).toBeVisible()
  await visited.reload()
  await expect(lineOf(visited).getByRole('link', { name: 'Leichte Sprache' })).toBeHidden()
})

test('in a further language the note of what is German and the way to Leichte Sprache are one band above the page', async ({ browser }) => {
  test.slow()
  const bilingual = await openEmptyHouse({ LOCALES: 'de,en' })
  try {
    const staff = await openAsStaff(browser, bilingual)
    const path = await createPage(staff, 'anreise', [headlineNode('kopf423456', 'Mit der Bahn')])
    const simple = await createPage(staff, 'anreise-einfach', [headlineNode('kopf523456', 'So kommen Sie zu uns')])
    const idOf = async (address: string) => {
      const { results } = await (await staff.request.get('/de/pageeditor-api/pages')).json()
      return results.find(({ url }: { url: string }) => url === address).id
    }
    const body = { variant: 'easy-read', content_type: 'page', object_id: await idOf(path) }
    await sendAsStaff(staff, 'PUT', `/api/admin/variants/${await idOf(simple)}`, body)

    const visited = await waitForScripts(await browser.newContext({ baseURL: bilingual.url })).newPage()
    await visited.goto(path.replace('/de/', '/en/'))
    const note = visited.getByText('This page is partly in German.')
    const way = visited.getByRole('navigation', { name: 'Other versions of this page' }).getByRole('link')
    for (const width of [1440, 390, 320]) {
      await visited.setViewportSize({ width, height: 800 })
      await expect(note).toBeVisible()
      const [words, link] = [await note.boundingBox(), await way.boundingBox()]
      expect(link?.height).toBeGreaterThanOrEqual(44)
      if (width > 320) expect(link?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0))
      expect(await visited.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(visited)
    }
    await visited.goto(path)
    await expect(note).toBeHidden()
  } finally {
    await bilingual.close()
  }
})
