import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, delayRequests, edit, headlineNode, logIn, logInAsColleague, pageMenu, publishButton, publishSheet } from './staff.ts'

test('the toolbar shows no saved changes where nothing was changed, and nothing to publish once everything is undone', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'stand', [headlineNode('head-1', 'Eins')]))
  const bar = page.getByRole('region', { name: 'Bearbeitung' })
  const save = publishButton(page)
  await expect(save).toBeDisabled()
  await expect(bar.getByText('Entwurf gesichert')).toHaveCount(0)
  await page.getByText('Eins', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' und mehr')
  await page.keyboard.press('Escape')
  await expect(bar.getByText('Entwurf gesichert')).toBeVisible()
  await expect(save).toBeEnabled()
  await bar.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(save).toBeDisabled()
  await expect(bar.getByText('Entwurf gesichert')).toHaveCount(0)
})

test('no button of the bar moves while what is written is being saved', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'ruhig', [headlineNode('head-1', 'Eins')]))
  const heading = page.getByRole('textbox', { name: 'Überschrift' })
  const placeOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.x
  const places = () => Promise.all(['Wie auf dem Tablet', 'Prüfen'].map(placeOf))
  const saved = page.getByText('Entwurf gesichert')
  await heading.fill('Eins und zwei')
  await page.keyboard.press('Escape')
  await expect(saved).toBeVisible()
  const before = await places()
  const release = await delayRequests(page, '**/pageeditor-api/draft/*')
  await heading.fill('Eins und zwei und drei')
  await expect(saved).toHaveCount(0)
  expect(await places()).toEqual(before)
  release()
  await expect(saved).toBeVisible()
})

test('without a network publishing says that nothing went live, and the toolbar shows a warning', async ({ page, context }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'ohne-netz', [headlineNode('head-1', 'Eins')]))
  const state = page.locator('[data-alarming]')
  await expect(state).toHaveCount(0)
  await context.setOffline(true)
  await page.getByText('Eins', { exact: true }).click()
  await page.keyboard.type('!')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('alert').filter({ hasText: 'Kein Netz: Nichts ist online gegangen.' })).toBeVisible()
  await expect(state).toHaveText('Offline: Ihre Änderungen bleiben hier und werden später gesendet')
  // To its end, and without what visitors are told, which would lie over the sheet on a phone.
  expect(await state.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  await expect(page.getByText('Sie sind offline.')).toBeHidden()
  await expect(publishSheet(page).getByText('Wird geladen')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('Entwurf gesichert')).toBeVisible()
})

test('a line that is cut while the page is read anew leaves the editor and what is typed where they are', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'tunnel', [headlineNode('head-1', 'Eins')]))
  const reading = /\.data\b|pageeditor-api\/status/
  await page.route(reading, (route) => route.abort('internetdisconnected'))
  await page.locator('[data-node="head-1"]').focus()
  await page.keyboard.press('Control+d')
  await expect(page.locator('main h2')).toHaveText(['Eins', 'Eins'])
  await expect(page.getByText('Entwurf gesichert')).toBeVisible()
  await page.getByRole('textbox', { name: 'Überschrift' }).last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' im Tunnel')
  await expect(page.locator('main h2')).toHaveText(['Eins', 'Eins im Tunnel'])
  const readAnew = page.waitForRequest(/\.data\b/)
  await page.unroute(reading)
  await readAnew
  await expect(page.locator('main h2')).toHaveText(['Eins', 'Eins im Tunnel'])
})

test('the bar says what visitors see and how much of the work they do not see, before, while and after it is published', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const path = await createPage(page, 'wahr', [headlineNode('head-1', 'Eins'), headlineNode('head-2', 'Zwei')])
  await edit(page, path)
  const status = page.locator('[data-status]')
  await expect(status).toContainText('Live · keine Änderungen')
  await expect(publishButton(page)).toHaveAccessibleName('Veröffentlichen')
  const headlines = page.getByRole('textbox', { name: 'Überschrift' })
  await headlines.nth(0).fill('Erstens')
  await expect(status).toContainText('1 Änderung, noch nicht live')
  // Somebody else’s work counts as well, as soon as it is there.
  const rita = await logInAsColleague(page, browser)
  await edit(rita, path)
  await rita.getByRole('textbox', { name: 'Überschrift' }).nth(1).fill('Zweitens')
  await expect(status).toContainText('2 Änderungen, noch nicht live')
  await expect(publishButton(page)).toHaveText(/^Veröffentlichen 2$/)
  await expect(publishButton(page)).toHaveAccessibleName('Veröffentlichen 2: 2 Änderungen')
  // Her initials lead to where she is.
  await page.getByRole('button', { name: 'Zu Rita Redaktion' }).click()
  await expect(page.locator('[data-node="head-2"]')).toBeFocused()
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Angaben zur Seite' }).click()
  const settings = page.getByRole('dialog', { name: 'Angaben zur Seite' })
  await settings.getByLabel('Besucher können die Seite sehen').uncheck()
  await settings.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(status).toContainText('Offline · 2 Änderungen')
  await expectAccessible(page)
})

test('a sign in the bar shows its name and keys on hover and on focus, and Esc takes them away without moving the focus', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'zeichen-namen', [headlineNode('head-1', 'Eins')]))
  const bar = page.getByRole('region', { name: 'Bearbeitung' })
  const tip = page.locator('[role="tooltip"]')
  await bar.getByRole('button', { name: 'Alle Befehle' }).hover()
  await expect(tip).toHaveText('Alle BefehleStrg K')
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(tip).toBeHidden()
  await pageMenu(page).focus()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: 'Aufbau zeigen' })).toBeFocused()
  await expect(tip).toHaveText('Aufbau zeigen')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Aufbau zeigen' })).toBeFocused()
})
