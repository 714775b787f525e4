import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, delayRequests, edit, logIn, pictureId, textNode } from './staff.ts'

test.describe.configure({ mode: 'default' })

const NOBODY = 'Zzyzxwv'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const again = (page: Page, name: string) => dialog(page, name).getByRole('button', { name: 'Noch einmal versuchen' })
const settings = (page: Page, module: string) => page.getByRole('complementary', { name: `Einstellungen: ${module}` })

test('the finder of pictures says when nothing is found and when the server does not answer, which are not the same, and asks again', async ({
  page,
}) => {
  await logIn(page)
  const image = await pictureId(page)
  await edit(page, await createPage(page, 'finder-bild', [{ id: 'image-1', type: 'image', version: 1, data: { image } }]))
  await page.locator('main picture img').click()
  await page.route('**/api/media/?page_size*', (route) => route.abort())
  await settings(page, 'Bild').getByRole('button', { name: 'Bild ersetzen' }).click()
  const finder = dialog(page, 'Bild wählen')
  await expect(finder.getByRole('alert')).toContainText('Die Bilder konnten nicht geladen werden.')
  await expect(finder.getByText('Zu diesen Wörtern gibt es kein Bild.')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/media/?page_size*')
  await again(page, 'Bild wählen').click()
  await expect(finder.getByRole('listitem').first()).toBeVisible()
  await expect(finder.getByRole('alert')).toHaveCount(0)

  const count = await finder.getByRole('listitem').count()
  await page.route('**/api/media/?*', (route) => route.abort())
  await finder.getByRole('button', { name: 'Weitere Bilder' }).click()
  await expect(finder.getByRole('alert')).toContainText('Die Bilder konnten nicht geladen werden.')
  await expect(finder.getByRole('listitem')).toHaveCount(count)
  await page.unroute('**/api/media/?*')
  await again(page, 'Bild wählen').click()
  await expect.poll(() => finder.getByRole('listitem').count()).toBeGreaterThan(count)
  await expect(finder.getByRole('alert')).toHaveCount(0)

  await finder.getByRole('searchbox').fill(NOBODY)
  await expect(finder.getByText('Zu diesen Wörtern gibt es kein Bild.')).toBeVisible()
  await expect(finder.getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)
})

test('the dialog of a link says what it cannot find or ask, and Enter never takes what other words have found', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'finder-link', [textNode('text-1', 'Mehr dazu hier.')]))
  await page.getByText('Mehr dazu hier.').dblclick()
  await page.keyboard.press('ControlOrMeta+K')
  const link = dialog(page, 'Link')
  const field = link.getByRole('textbox')
  await field.fill(NOBODY)
  await expect(link.getByText('Nichts heißt so. Bitte ein anderes Wort oder eine vollständige Adresse eingeben.')).toBeVisible()
  await expect(link.getByRole('button', { name: 'Link setzen' })).toBeDisabled()
  await expectAccessible(page)
  await field.fill('Glasgesang')
  await expect(link.locator('[data-hit]', { hasText: 'Glasgesang' }).first()).toBeVisible()
  // What was found stays while its name is typed on, and goes with another.
  const release = await delayRequests(page, '**/de/api/search/**')
  await field.fill('Glasges')
  await expect(link.locator('[data-hit]', { hasText: 'Glasgesang' }).first()).toBeVisible()
  await field.fill(NOBODY)
  await expect(link.locator('[data-hit]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  release()
  await expect(link.getByText(/^Nichts heißt so/)).toBeVisible()

  await page.route('**/de/api/search/**', (route) => route.abort())
  await field.fill(`${NOBODY} zwei`)
  await expect(link.getByText(/^Die Suche erreicht den Server nicht/)).toBeVisible()
  await expectAccessible(page)
})

test('the palette says what it cannot find or ask, and Enter leads nowhere that other words have found', async ({ page }) => {
  await logIn(page)
  const path = await createPage(page, 'finder-befehle', [textNode('text-1', 'Befehle.')])
  await page.goto(path)
  await page.getByRole('button', { name: 'Seite bearbeiten' }).waitFor()
  await page.keyboard.press('ControlOrMeta+K')
  const palette = dialog(page, 'Alle Befehle')
  const field = palette.getByRole('combobox')
  await field.fill('Glasgesang')
  await expect(palette.getByRole('group', { name: 'Im Haus' }).getByRole('option').first()).toBeVisible()
  const release = await delayRequests(page, '**/de/api/search/**')
  await field.fill(NOBODY)
  await expect(palette.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  release()
  await expect(palette.getByRole('status')).toHaveText(`Nichts heißt „${NOBODY}“.`)
  await expectAccessible(page)
  await page.route('**/de/api/search/**', (route) => route.abort())
  await field.fill('Salz')
  await expect(palette.getByRole('status')).toContainText('Keine Verbindung')
  await expectAccessible(page)
})

test('where a list cannot be loaded, what is chosen of it stays chosen, and nobody says it is gone', async ({ page }) => {
  await logIn(page)
  const { results } = await (await page.request.get('/de/api/events/?page_size=1')).json()
  const venues = await (await page.request.get('/api/venues/')).json()
  await edit(
    page,
    await createPage(page, 'finder-liste', [
      { id: 'venue-1', type: 'venue', version: 1, data: { venue: venues[0].id } },
      { id: 'events-1', type: 'event-list', version: 1, data: { children: [results[0].id] } },
    ]),
  )
  await page.route(/api\/(events|venues)\//, (route) => route.abort())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+Enter')
  const venue = settings(page, 'Spielstätte')
  await expect(venue.getByRole('alert')).toContainText('Die Liste konnte nicht geladen werden.')
  await expect(venue.getByRole('combobox', { name: 'Spielstätte' })).toHaveValue(String(venues[0].id))
  await page.unroute(/api\/(events|venues)\//)
  await venue.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(venue.getByRole('combobox', { name: 'Spielstätte' }).locator('option:checked')).toHaveText(venues[0].name ?? venues[0].title)
  await expect(venue.getByRole('alert')).toHaveCount(0)

  await page.route(/api\/events\//, (route) => route.abort())
  await page.keyboard.press('Escape')
  await page.locator('[data-node="events-1"]').focus()
  await page.keyboard.press('Alt+Enter')
  const list = settings(page, 'Vorstellungsliste')
  await expect(list.getByRole('alert')).toContainText('Die Liste konnte nicht geladen werden.')
  await expect(list.getByText('Nicht mehr in der Liste')).toHaveCount(0)
  await list.getByRole('button', { name: 'Suchen und wählen …' }).click()
  const finder = page.getByRole('dialog')
  await expect(finder.getByRole('status')).toHaveText('')
  await expectAccessible(page)
  await page.unroute(/api\/events\//)
  await finder.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(finder.getByRole('listitem').first()).toBeVisible()
  await finder.getByRole('searchbox').fill(NOBODY)
  await expect(finder.getByRole('status')).toHaveText(`Nichts heißt „${NOBODY}“.`)
})
