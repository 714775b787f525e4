import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { becomeSomebodyNew } from './new-account.ts'
import { recordViolations } from './policy-violations.ts'
import { logIn } from './staff.ts'

const areas = (page: Page) => page.getByRole('navigation', { name: 'Verwaltung' })
const bar = (page: Page) => page.getByRole('banner')
const palette = (page: Page) => page.getByRole('dialog', { name: 'Alle Befehle' })

test('Ctrl+K finds a production and its dates; Escape closes what is open; something new begins by keyboard, and every area shows its screens', async ({
  page,
}) => {
  const violations = await recordViolations(page)
  await logIn(page)
  await page.goto('/cms-hub')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Warenkorb' })).toHaveCount(0)
  await expectAccessible(page, { inLandmarks: true })
  // The field of the bar is the same palette.
  await bar(page).getByRole('button', { name: 'Seite, Stück, Mensch oder Befehl' }).click()
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menü', exact: true })).toHaveCount(0)
  // Something new begins by keyboard, and an area shows its screens.
  await bar(page).getByRole('button', { name: 'Neu', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Vorstellung', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cms-hub/production/new')
  await areas(page).getByRole('link', { name: 'Ordnung' }).click()
  await expect(page).toHaveURL('/cms-hub/season')
  const taxonomies = page.getByRole('navigation', { name: 'Ordnung' })
  for (const name of [
    'Sparten',
    'Genres',
    'Schlagworte',
    'Reihen',
    'Spielzeiten',
    'Personengruppen',
    'Spielstätten',
    'Räume',
    'Rubriken',
  ]) {
    await expect(taxonomies.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await taxonomies.getByRole('link', { name: 'Räume' }).click()
  await expect(page).toHaveURL('/cms-hub/room')
  const hand = new Actions()
  await hand.press(page, 'ControlOrMeta+K')
  await hand.type(page, 'glasgesang')
  const found = palette(page).getByRole('group', { name: 'Im Haus' })
  await hand.click(found.getByRole('option', { name: /Stück|Produktion/ }).first())
  await expect(page).toHaveURL(/\/cms-hub\/production\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Glasgesang' })).toBeVisible()
  await hand.click(page.getByRole('tab', { name: 'Termine' }))
  await expect(page.getByRole('region', { name: 'Termine', exact: true }).getByRole('table')).toBeVisible()
  expectAtMost(hand, 4)
  // Its area is marked, and it is remembered.
  await expect(areas(page).getByRole('link', { name: /^Stücke/ })).toHaveAttribute('aria-current', 'true')
  await page.goto('/cms-hub/mails')
  const last = areas(page).getByRole('region', { name: 'Zuletzt' }).getByRole('link', { name: 'Glasgesang' })
  // Pointing at it says a name that is cut.
  await expect(last).toHaveAttribute('title', 'Glasgesang')
  await last.click()
  await expect(page).toHaveURL(/\/cms-hub\/production\/\d+$/)
  expect(violations).toEqual([])
})

test('without a connection the palette says so, and its commands go on; a screen that is opened then comes by itself with it', async ({
  page,
  context,
}) => {
  await logIn(page)
  await page.goto('/cms-hub')
  // The palette's code comes after the page.
  await page.waitForLoadState('networkidle')
  await bar(page).getByRole('button', { name: 'Seite, Stück, Mensch oder Befehl' }).click()
  await expect(palette(page).getByRole('option').first()).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.type('glasgesang')
  const said = palette(page).getByRole('status')
  await expect(said).toHaveText('Keine Verbindung: Stücke, Personen und Artikel lassen sich gerade nicht suchen. Befehle gehen weiter.')
  await expect(said).toBeInViewport()
  await expect(palette(page).getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Seite, Stück, Mensch oder Befehl' }).fill('Papierkorb')
  await expect(palette(page).getByRole('option', { name: 'Papierkorb' })).toBeVisible()
  await expectAccessible(page, { besides: 'main' })
  await page.keyboard.press('Escape')
  await areas(page).getByRole('link', { name: 'Karten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung')
  await expect(page.getByText('Sobald die Verbindung wieder da ist, geht es von selbst weiter.')).toBeVisible()
  await context.setOffline(false)
  await expect(areas(page)).toBeVisible()
  await expect(page).toHaveURL('/cms-hub/shop')
})

test('who keeps only the schedule sees the areas of the schedule, and no others', async ({ page }) => {
  await becomeSomebodyNew(page, 'Nur Spielplan')
  const names = await areas(page).locator('a > span:first-of-type').allTextContents()
  expect(names.slice(0, 8)).toEqual(['Heute', 'Planung', 'Stücke', 'Menschen', 'Website', 'Karten', 'Ordnung', 'Haus'])
  await areas(page).getByRole('link', { name: 'Haus' }).click()
  await expect(page.getByRole('navigation', { name: 'Haus' }).getByRole('link')).toHaveText([
    'Zustand des Hauses',
    'Papierkorb',
    'Protokoll',
  ])
  // On the site, their name leads to their account.
  await page.goto('/de')
  await page.getByRole('button', { name: 'Nora Neu' }).click()
  await page.getByRole('menuitem', { name: 'Mein Konto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
})

test('on a phone four ways lie below, and the menu covers the screen until it is left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await page.goto('/cms-hub/production')
  const below = page.getByRole('navigation', { name: 'Wichtigste Bereiche' })
  await expect(below.getByRole('link').or(below.getByRole('button'))).toHaveText([/Heute|Abend/, 'Planung', 'Suchen', 'Menü'])
  for (const way of await below.locator('a, button').all()) expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const menu = below.getByRole('button', { name: 'Menü' })
  await menu.press('Enter')
  await expect(areas(page).getByRole('link', { name: 'Heute' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(areas(page)).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await areas(page)
    .getByRole('link', { name: /^Menschen/ })
    .click()
  await expect(page).toHaveURL('/cms-hub/person')
  await expect(areas(page)).toBeHidden()
  await below.getByRole('button', { name: 'Suchen' }).click()
  await expect(palette(page)).toBeVisible()
})
