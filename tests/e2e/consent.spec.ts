import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { ALSO_ON_PHONE } from './on-phone.ts'
import { requirement } from './requirement.ts'

// These tests start as a new visitor; in all others the visitor has already declined.
test.use({ storageState: { cookies: [], origins: [] } })

const manager = (page: Page) => page.getByRole('region', { name: 'Cookie-Einstellungen' })

async function consentCookie(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie-consent')
  return cookie && JSON.parse(decodeURIComponent(cookie.value))
}

test('the question shows on the first visit, blocks nothing, and is refused with one press for good', {
  ...ALSO_ON_PHONE,
  ...requirement('CONSENT-01', 'CONSENT-26'),
}, async ({ page }) => {
  await page.goto('/de/spielplan')
  await expect(manager(page)).toBeVisible()
  await expectAccessible(page)
  // Declining and allowing look the same and take the same effort.
  const [refusing, allowing, ...others] = await manager(page)
    .getByRole('button', { name: /^Alle (ablehnen|erlauben)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
        return { width, height, top, color, backgroundColor, fontSize, fontWeight }
      }),
    )
  expect(refusing).toBeDefined()
  expect(refusing).toEqual(allowing)
  expect(others).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Salz', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salz' })).toBeVisible()
  await manager(page).getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(manager(page)).toBeHidden()
  expect(await consentCookie(page)).toMatchObject({ required: true, tracking: [], media: [] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(manager(page)).toBeHidden()
})

test(
  'single services are allowed and withdrawn from the footer',
  requirement('CONSENT-02', 'CONSENT-03', 'CONSENT-08', 'FOOT-04'),
  async ({ page }) => {
    await page.goto('/de')
    await manager(page).getByText('Einzeln auswählen').click()
    await expect(manager(page).getByText('Notwendig')).toBeVisible()
    await manager(page).getByLabel('Vimeo').check()
    await expectAccessible(page)
    await manager(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(manager(page)).toBeHidden()
    expect(await consentCookie(page)).toMatchObject({ tracking: [], media: ['vimeo'] })

    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' })
    await footerLink.click()
    await expect(manager(page)).toBeFocused()
    await expect(manager(page).getByText(/Nummer Ihrer Einwilligung/)).toBeAttached()
    await manager(page).getByText('Einzeln auswählen').click()
    await expect(manager(page).getByLabel('Vimeo')).toBeChecked()
    await manager(page).getByRole('button', { name: 'Alle ablehnen' }).click()
    await expect(footerLink).toBeFocused()
    expect(await consentCookie(page)).toMatchObject({ media: [] })
  },
)
