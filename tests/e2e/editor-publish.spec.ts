import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import {
  createPage,
  edit,
  headlineNode,
  logIn,
  logInAsColleague,
  publishButton,
  publishNow,
  publishSheet,
  sendAsStaff,
  textNode,
} from './staff.ts'

test.describe.configure({ mode: 'default' })

const headline = (page: Page, index = 0): Locator => page.getByRole('textbox', { name: 'Überschrift' }).nth(index)
const tick = (page: Page, name: RegExp): Locator => publishSheet(page).getByRole('checkbox', { name })
const row = (page: Page, name: RegExp): Locator =>
  publishSheet(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name }) })
const words = async (page: Page, path: string) => (await page.request.get(path)).text()

/** The words of the frames that mark changed modules on the page. */
const marks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>('.change') ?? [])])
      .map(({ textContent, dataset }) => `${textContent}${dataset.ticked === undefined ? '' : ' ✓'}`),
  )

test('Ctrl+S while typing and Enter publish one’s own work, and the caret is where it was', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'tippend', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Der Bus hält am Markt.')])
  await edit(page, path)
  await page.locator('main p', { hasText: 'Der Bus' }).click()
  await page.keyboard.press('Home')
  for (const _ of 'Der Bus') await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' 12')
  // In one go, before anything is read.
  await page.keyboard.press('ControlOrMeta+S')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt.')
  expect(await words(page, path)).toContain('Der Bus 12 hält am Markt.')
  await expect(page.locator('main [contenteditable]:focus')).toBeAttached()
  await page.keyboard.type(' und 14')
  await expect(page.locator('main p', { hasText: 'Der Bus' })).toHaveText('Der Bus 12 und 14 hält am Markt.')
  await headline(page).click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Zur ')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(publishNow(page)).toBeFocused()
  await expect(publishNow(page)).toHaveText('2 veröffentlichen')
  await page.keyboard.press('Escape')
  await page.keyboard.type('guten ')
  await expect(headline(page)).toHaveText('Zur guten Anreise')
})

test('Ctrl+S is heard from the first moment in which a text can be written', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'sofort', [headlineNode('head-1', 'Anreise')])
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body?.classList.contains('edit-mode')) return
      observer.disconnect()
      const pressed = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
      document.body.dispatchEvent(pressed)
      Object.assign(window, { isHeard: pressed.defaultPrevented })
    }).observe(document, { attributes: true, attributeFilter: ['class'], subtree: true })
  })
  await edit(page, path)
  expect(await page.evaluate(() => (window as unknown as { isHeard: boolean }).isHeard)).toBe(true)
})

test('the sheet stands beside the page and says of each module what changes and by whom; one’s own are ticked', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const path = await createPage(page, 'blatt', [headlineNode('head-1', 'Anreise'), headlineNode('head-2', 'Garderobe')])
  const rita = await logInAsColleague(page, browser)
  await Promise.all([edit(page, path), edit(rita, path)])
  await headline(page).fill('Anreise mit der Bahn')
  await headline(rita, 1).click()
  await rita.keyboard.press('End')
  await rita.keyboard.type(' im Fo')
  await expect(page.locator('[data-status]')).toContainText('2 Änderungen, noch nicht live')
  await publishButton(page).click()
  const [anreise, garderobe] = [/Anreise/, /Garderobe/]
  await expect(tick(page, anreise)).toBeChecked()
  await expect(tick(page, garderobe)).not.toBeChecked()
  await expect(row(page, anreise).locator('ins')).toHaveText('mit der Bahn')
  await expect(row(page, garderobe)).toContainText(/im Fo.*Rita Redaktion schreibt gerade/s)
  await expect.poll(() => marks(page)).toEqual(['geändert ✓', 'geändert'])
  const [sheet, main] = [await publishSheet(page).boundingBox(), await page.locator('main').boundingBox()]
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + 1)
  await expect(publishSheet(page).getByText('Geprüft: kein leeres Feld')).toBeVisible()
  await expectAccessible(page)
  // What she goes on with is never ticked from before.
  await tick(page, garderobe).check()
  await expect(publishNow(page)).toHaveText('2 veröffentlichen')
  await rita.keyboard.type('yer')
  await expect(row(page, garderobe)).toContainText('Seit Ihrem Haken geändert.')
  await expect(tick(page, garderobe)).not.toBeChecked()
  await row(page, garderobe)
    .getByRole('button', { name: /auf der Seite zeigen$/ })
    .click()
  await expect(page.locator('.strong.selected')).toBeVisible()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Eine Änderung bleibt Entwurf.')
  expect(await words(page, path)).toMatch(/Anreise mit der Bahn/)
  expect(await words(page, path)).not.toContain('im Fo')
})

test('what others change in the very moment does not go live unseen: the sheet shows it and asks again', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'moment', [headlineNode('head-1', 'Anreise')])
  const rita = await logInAsColleague(page, browser)
  // The stream does not announce here what she does.
  await page.route('**/pageeditor-api/presence/**', (route) => route.abort())
  await Promise.all([edit(page, path), edit(rita, path)])
  await headline(page).fill('Anreise mit dem Rad')
  await publishButton(page).click()
  await expect(publishNow(page)).toHaveText('1 veröffentlichen')
  await rita.reload()
  const sent = rita.waitForResponse((response) => response.request().method() === 'PATCH')
  await headline(rita).fill('Anreise mit dem Rad und')
  await sent
  await publishNow(page).click()
  await expect(publishSheet(page).getByRole('alert')).toContainText('Rita Redaktion hat gerade etwas geändert.')
  await expect(tick(page, /Anreise/)).not.toBeChecked()
  expect(await words(page, path)).not.toContain('mit dem Rad')
})

test('a module takes along the section it needs, and says so; another person’s only when it is ticked', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'mitnehmen', [headlineNode('head-1', 'Anreise')])
  const rita = await logInAsColleague(page, browser)
  await edit(rita, path)
  await headline(rita).click()
  await rita.keyboard.press('Escape')
  await rita.keyboard.press('ControlOrMeta+Enter')
  await rita.keyboard.type('Abschnitt')
  await rita.keyboard.press('Enter')
  await expect(rita.getByText('Entwurf gesichert')).toBeVisible()
  await edit(page, path)
  await page.locator('main [data-column$=":0"]').last().hover()
  await page.getByRole('button', { name: 'Spalte 1' }).first().click()
  await page.getByLabel('Modul suchen').fill('Überschrift')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Darin')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(row(page, /Darin/)).toContainText('Nimmt Abschnitt „50 – 50“ mit.')
  await expect(tick(page, /Darin/)).not.toBeChecked()
  await tick(page, /Darin/).check()
  await expect(tick(page, /^Abschnitt/)).toBeChecked()
  await expect(row(page, /^Abschnitt/)).toContainText(/Geht mit online: Überschrift „Darin“/)
  await tick(page, /^Abschnitt/).uncheck()
  await expect(tick(page, /Darin/)).not.toBeChecked()
  await tick(page, /Darin/).check()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt.')
  expect(await words(page, path)).toContain('Darin')
})

test('changes are planned for a time, seen in the bar, the sheet and the calendar, and taken back', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'geplant', [headlineNode('head-1', 'Anreise'), headlineNode('head-2', 'Garderobe')])
  await edit(page, path)
  await headline(page).fill('Anreise ab Dezember')
  await page.keyboard.press('ControlOrMeta+S')
  const sheet = publishSheet(page)
  await sheet.getByText('Zu einer Zeit').click()
  const time = sheet.getByLabel(/^Tag und Uhrzeit/)
  // The next working day at ten, to begin with.
  await expect(time).toHaveValue('2026-11-23T10:00')
  await time.fill('2026-11-20T10:00')
  await expect(sheet.getByRole('radio', { name: 'Fr 20.11., 10:00' })).toBeChecked()
  await sheet.getByRole('button', { name: '1 planen' }).click()
  await expect(time).toHaveAccessibleDescription('Dieser Zeitpunkt ist vorbei.')
  await expectAccessible(page)
  await time.fill('2026-12-01T10:00')
  await sheet.getByRole('button', { name: '1 planen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Eine Änderung geht am 01.12.2026, 10:00\u00a0Uhr online.')
  await expect(sheet).toBeHidden()
  await expect(page.locator('[data-status]')).toContainText('1 Änderung, live ab 1.12., 10:00')
  expect(await words(page, path)).not.toContain('ab Dezember')

  await page.goto('/cms-hub')
  const navigation = page.getByRole('navigation', { name: 'Verwaltung' })
  await navigation.getByRole('link', { name: 'Website' }).click()
  await navigation.getByRole('link', { name: 'Änderungen', exact: true }).click()
  const day = page.getByRole('region', { name: 'Dienstag, 1. Dezember' })
  const entry = day.getByRole('link', { name: /^Eine Änderung auf „geplant-/ }).first()
  await expect(entry).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Dienstag, 1\. Dezember: / }).click()
  await entry.click()
  // The link leads to where it is taken back.
  await expect(sheet).toBeVisible()
  await expect(tick(page, /Anreise/)).not.toBeChecked()
  await expect(row(page, /Anreise/)).toContainText('geht am 01.12.2026, 10:00\u00a0Uhr online')
  await sheet.getByRole('button', { name: /^Zurücknehmen, was am 01\.12\.2026/ }).click()
  await expect(sheet.getByRole('region', { name: 'Geplant' })).toBeHidden()
  await expect(tick(page, /Anreise/)).toBeChecked()
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt.')
})

test('the sheet names what is missing and leads there', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'luecke', [headlineNode('head-1', 'Anreise'), textNode('text-1', 'Der Bus.')]))
  await headline(page).fill('')
  await page.keyboard.press('ControlOrMeta+S')
  await publishSheet(page)
    .getByRole('button', { name: /Dieses Feld wird benötigt!/ })
    .click()
  await expect(publishSheet(page)).toBeHidden()
  await expect(headline(page)).toBeFocused()
})

test('on a phone the sheet comes from below, with targets for a thumb, and the page can be seen above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const path = await createPage(page, 'telefon', [headlineNode('head-1', 'Anreise'), headlineNode('head-2', 'Garderobe')])
  await edit(page, path)
  await headline(page).fill('Anreise mit der Straßenbahnlinie')
  await publishButton(page).click()
  await expect(publishNow(page)).toHaveText('1 veröffentlichen')
  const sheet = await publishSheet(page).boundingBox()
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 390, 844])
  expect(sheet?.y ?? 0).toBeGreaterThan(200)
  for (const target of await publishSheet(page).locator('button, input[type="checkbox"]').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt.')
  await page.goto('/cms-hub/changes')
  await expect(page.getByRole('heading', { name: 'Zuletzt live gegangen' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('a page that never was online goes online from the sheet; without the tick, the sheet and the message say that nobody sees it', async ({
  page,
}) => {
  await logIn(page)
  const slug = `noch-offline-${Date.now().toString(36)}`
  await sendAsStaff(page, 'POST', '/de/pageeditor-api/pages', { title: slug, slug, is_online: false })
  await edit(page, `/de/${slug}`)
  await page.getByRole('button', { name: 'Erstes Modul hinzufügen' }).click()
  await page.getByLabel('Modul suchen').fill('Überschrift')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Noch nicht zu sehen')
  await page.keyboard.press('Control+s')
  const tick = publishSheet(page).getByRole('checkbox', { name: 'und online stellen' })
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await expect(publishSheet(page).getByRole('note')).toContainText('Ohne Haken sehen Besucher nichts davon.')
  await expectAccessible(page)
  await publishNow(page).click()
  await expect(page.getByRole('alert')).toContainText('Die Seite ist offline.')
  const visit = async () => (await page.request.get(`/de/${slug}`, { headers: { cookie: '' } })).status()
  expect(await visit()).toBe(404)
  await page.keyboard.press('Control+s')
  await tick.check()
  await publishSheet(page).getByRole('button', { name: 'Online stellen' }).click()
  await expect(page.getByRole('alert')).toContainText('Besucher sehen es jetzt.')
  await expect(page.locator('[data-editor-bar]')).toContainText('Live')
  expect(await visit()).toBe(200)
})
