import { PHONE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

// The jobs of a house that no other story counts; the table of all of them stands in docs/measurements.md.

const mark = (): string => Date.now().toString(36)

test('an alert is online, and that it was made is said on the screen and to screen readers', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub')
  const hand = new Actions()
  await hand.click(page.getByRole('banner').getByRole('button', { name: 'Neu' }))
  await hand.click(page.getByRole('menuitem', { name: 'Eilmeldung' }))
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), `Sturmwarnung ${mark()}`)
  // The live region exists before it has a message.
  const region = await page.locator('main [role=status]:not([data-record-form] [role=status])').elementHandle()
  await hand.press(page, 'Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sturmwarnung')
  expectAtMost(hand, 4)
  await expect(page).toHaveURL(/\/cms-hub\/alert\/\d+$/)
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
  expect(await region?.evaluate((element) => element.isConnected && element.textContent)).toBe('Gespeichert')
  // Its end is asked where its visibility is, and what the form says of it is so.
  const asked = page.getByRole('group', { name: 'Für Besucher sichtbar?' })
  await asked.getByLabel('Sichtbar bis').fill('2026-11-20T10:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Besucher sehen das nicht mehr: Es endete am 20.11.2026')).toBeVisible()
  await expectAccessible(page)
  // Other stories look at the site without it.
  await page.getByRole('radio', { name: 'Noch nicht' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Offline: Besucher sehen das nicht.')).toBeVisible()
})

test('an address that leads nowhere is redirected', async ({ page }) => {
  // What staff ask for is not counted.
  const old = `/de/vergangen-${mark()}`
  await page.goto(old)
  await logIn(page)
  const create = page.getByRole('link', { name: `Weiterleitung anlegen: ${old}` })
  await expect(async () => {
    await page.goto('/cms-hub/lost')
    await expect(create).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  const hand = new Actions()
  await hand.click(create)
  await expect(page.getByLabel('Alte Adresse', { exact: true })).toHaveValue(old)
  await hand.fill(page.getByLabel('Neue Adresse', { exact: true }), '/de/spielplan')
  await hand.press(page, 'Control+s')
  await expect(page).toHaveURL(/\/cms-hub\/redirect\/\d+$/)
  expectAtMost(hand, 3)
  await page.goto(old)
  await expect(page).toHaveURL(/\/de\/spielplan/)
})
