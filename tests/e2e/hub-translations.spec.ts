import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { type EmptyHouse, openEmptyHouse } from './empty-house.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { createPage, createRecord, headlineNode, save, textNode } from './staff.ts'

/** A house of this file's own with two languages; the others' houses have one. */
let house: EmptyHouse

test.beforeAll(async () => {
  test.setTimeout(120_000)
  house = await openEmptyHouse({ LOCALES: 'de,en' })
})
test.afterAll(() => house.close())

async function openAsStaff(browser: Browser): Promise<Page> {
  const page = await waitForScripts(await browser.newContext({ baseURL: house.url })).newPage()
  await house.logIn(page)
  // The first page brings the token with which anything is written.
  await page.goto('/cms-hub/translations')
  return page
}

const status = (page: Page) => page.locator('[data-sync]')

test('a page is translated beside itself, read in English, changed in German, flagged, and said to be right again', async ({ browser }) => {
  test.slow()
  const page = await openAsStaff(browser)
  const path = await createPage(page, 'besuch', [
    headlineNode('kopf123456', 'Willkommen'),
    textNode('wort123456', 'Wir spielen jeden Abend.'),
  ])
  const english = path.replace('/de/', '/en/')
  await page.goto(`${path}?edit`)
  await page.getByRole('button', { name: 'Sprache der Seite: Deutsch' }).click()
  await page.getByRole('menuitem', { name: 'Englisch: übersetzen' }).click()
  await expect(page).toHaveURL(`${english}?translate`)

  const dock = page.getByRole('complementary', { name: 'Übersetzen: Englisch' })
  await expect(dock.getByText('0 von 3 übersetzt')).toBeVisible()
  await dock.getByRole('textbox', { name: /^Überschrift.*\(Englisch\)$/ }).fill('Welcome')
  await expect(page.locator('main [data-translated-now]')).toHaveText('Welcome')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await dock.getByRole('textbox', { name: /^Text.*\(Englisch\)$/ }).click()
  await page.keyboard.type('We play every evening.')
  await expect(page.getByRole('main').getByText('We play every evening.')).toBeVisible()
  await expect(dock.getByText('2 von 3 übersetzt')).toBeVisible()
  await expect(status(page)).toHaveText('Entwurf gesichert')
  await expect(dock.getByText('2 Texte sind Entwurf: Besucher sehen noch, was vorher da stand.')).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newContext({ baseURL: house.url })
  const visited = await waitForScripts(visitor).newPage()
  await visited.goto(english)
  await expect(visited.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
  await dock.getByRole('button', { name: '2 Texte veröffentlichen' }).click()
  await expect(status(page)).toHaveText('Alles gespeichert')
  await expect(dock.getByText('Die Übersetzung ist veröffentlicht.')).toBeVisible()
  await visited.reload()
  await expect(visited.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(visited.getByText('We play every evening.')).toBeVisible()
  await visitor.close()

  // Done leads back to German.
  await page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Fertig', exact: true }).click()
  await expect(page).toHaveURL(`${path}?edit`)
  await page.getByRole('main').getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' bei uns')
  await save(page)

  await page.goto('/cms-hub/translations')
  await page.getByRole('navigation', { name: 'Nach Stand' }).getByRole('link', { name: 'Veraltet' }).click()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^besuch-/ })
    .click()
  const headline = page.locator('[data-state="outdated"][data-unit]')
  await expect(headline.locator('ins')).toHaveText('bei uns')
  await expectAccessible(page)
  await headline.getByRole('button', { name: /^Ist noch richtig/ }).click()
  await expect(headline).toHaveCount(0)
  await expect(status(page)).toHaveText('Alles gespeichert')
  await page.getByRole('link', { name: 'Alle Übersetzungen' }).click()
  await page.getByRole('link', { name: 'Veraltet' }).click()
  await expect(page.getByText('Keine Übersetzung ist veraltet.')).toBeVisible()
  await page.context().close()
})

test('a production is translated by keyboard alone, and what is typed while the line is cut is stored once it is there again', async ({
  browser,
}) => {
  const page = await openAsStaff(browser)
  const id = await createRecord(page, 'production', { title: 'Das Salz', subline: 'Ein Abend', teaser: 'Eine Frau sucht das Meer.' })
  await page.goto(`/cms-hub/production/${id}`)
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Englisch' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/cms-hub/translations/production/${id}?locale=en`)
  await expect(page.getByText('0 von 3 übersetzt')).toBeVisible()

  const fields = [
    { name: 'Titel (Englisch)', words: 'The Salt', progress: '1 von 3 übersetzt' },
    { name: 'Untertitel (Englisch)', words: 'An evening', progress: '2 von 3 übersetzt' },
  ]
  for (const { name, words, progress } of fields) {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(progress)).toBeVisible()
  }

  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('A woman looks for the sea.')
  await page.keyboard.press('Control+s')
  await expect(status(page)).toContainText('bleibt in diesem Browser')
  await page.context().setOffline(false)
  await expect(status(page)).toHaveText('Entwurf gesichert')
  await expect(page.getByText('Alles ist übersetzt.')).toBeVisible()
  const publish = page.getByRole('button', { name: '3 Texte veröffentlichen' })
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Alles gespeichert')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Teaser (Englisch)' })).toHaveValue('A woman looks for the sea.')
  await page.context().close()
})

test('a German draft is translated, and the publish sheet counts both languages, of which one can be left out', async ({ browser }) => {
  test.slow()
  const page = await openAsStaff(browser)
  const path = await createPage(page, 'beides', [headlineNode('kopf123458', 'Kasse')])
  const english = path.replace('/de/', '/en/')
  await page.goto(`${path}?edit`)
  await page.getByRole('main').getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' am Abend vor dem Spiel')
  await expect(page.locator('[data-status]')).toContainText('1 Änderung, noch nicht live')
  await page.goto(`${english}?translate`)
  const dock = page.getByRole('complementary', { name: 'Übersetzen: Englisch' })
  await dock.getByRole('textbox', { name: /^Überschrift.*\(Englisch\)$/ }).fill('Box office in the evening')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Box office in the evening' })).toBeVisible()
  await expect(dock.getByText('Das Deutsche ist selbst noch Entwurf: Beides geht zusammen online.')).toBeVisible()
  await page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Fertig', exact: true }).click()

  await page.getByRole('button', { name: 'Veröffentlichen 2: 2 Änderungen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Das geht online' })
  const language = sheet.getByRole('checkbox', { name: 'Englisch: ein Text' })
  await expect(language).toBeChecked()
  await expectAccessible(page)
  await language.uncheck()
  await expect(sheet.getByRole('button', { name: '1 veröffentlichen' })).toBeVisible()
  await language.check()
  await sheet.getByRole('button', { name: '2 veröffentlichen' }).click()
  await expect(sheet).toHaveCount(0)
  const visitor = await browser.newContext({ baseURL: house.url })
  const visited = await waitForScripts(visitor).newPage()
  await visited.goto(english)
  await expect(visited.getByRole('heading', { name: 'Box office in the evening' })).toBeVisible()
  await visitor.close()
  await page.context().close()
})

test('a site of one language has neither the word in its menu nor the screen', async ({ page, browser }) => {
  const staff = await openAsStaff(browser)
  const menuOf = async (path: string) => {
    const { results } = await (await staff.request.get(path)).json()
    return results.map(({ url }: { url: string }) => url)
  }
  expect(await menuOf('/api/staff/screens')).toContain('/cms-hub/translations')
  await staff.context().close()
  await page.goto('/de')
  await expect(page.getByRole('button', { name: /^Sprache der Seite/ })).toHaveCount(0)
})

test('on a phone the status of a page in a house of two languages is a whole word; the languages are in the page’s menu', async ({
  browser,
}) => {
  const page = await openAsStaff(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  const path = await createPage(page, 'eng', [headlineNode('kopf123457', 'Schmal')])
  await page.goto(`${path}?edit`)
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Schmaler')
  const pill = page.locator('[data-status] > [aria-hidden]')
  await expect(pill).toHaveText('Entwurf')
  expect(await pill.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  await page.getByRole('button', { name: /^Menü der Seite „/ }).click()
  await page.getByRole('menuitem', { name: 'Englisch: übersetzen' }).click()
  await expect(page).toHaveURL(`${path.replace('/de/', '/en/')}?translate`)
})
