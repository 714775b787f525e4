import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { ALSO_ON_PHONE } from './on-phone.ts'
import { requirement } from './requirement.ts'
import { changeSettings, logIn } from './staff.ts'

const banner = (page: Page) => page.getByRole('banner')
const burger = (page: Page) => banner(page).getByRole('button', { name: /^(Menü|Schließen)$/ })

test(
  'the header condenses past a quarter of the window, not with the menu open; one layout serves every width',
  requirement('HEADER-13', 'HEADER-15', 'HEADER-16', 'HEADER-17', 'HEADER-18', 'HEADER-21', 'LAYOUT-31'),
  async ({ page }) => {
    await page.goto('/de/ensemble')
    // The way one step up bears its whole name, where only its arrow is seen too.
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Zurück: Start' })).toBeVisible()
    const header = banner(page)
    const quarter = await page.evaluate(() => Math.ceil(window.innerHeight * 0.25))
    await page.evaluate((top) => window.scrollTo(0, top - 5), quarter)
    await expect(header).not.toHaveAttribute('data-condensed')
    await page.evaluate((top) => window.scrollTo(0, top + 5), quarter)
    await expect(header).toHaveAttribute('data-condensed')
    await page.evaluate((top) => window.scrollTo(0, top + 300), quarter)
    // By keyboard: Playwright's click scrolls a sticky button to its static position first.
    await burger(page).press('Enter')
    await expect(header).not.toHaveAttribute('data-condensed')
    await burger(page).press('Enter')
    await expect(header).toHaveAttribute('data-condensed')
    // Keyboard focus in the header does not scroll the page.
    const before = await page.evaluate(() => window.scrollY)
    await header.getByRole('link', { name: 'Stücke', exact: true }).first().focus()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(header).not.toHaveAttribute('data-condensed')

    // A burger alone below 1024 pixels, words beside it above, and nothing over the edge.
    const words = header.getByRole('navigation', { name: 'Hauptmenü' })
    for (const [width, hasWords] of [
      [320, false],
      [768, false],
      [1024, true],
      [1920, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(words).toBeVisible({ visible: hasWords })
      await expect(burger(page)).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)

test('the menu opens and closes by its button and Esc, takes the window, locks the page, hides the alert, and closes with a new page', {
  ...ALSO_ON_PHONE,
  ...requirement('HEADER-01', 'HEADER-02', 'HEADER-03', 'HEADER-04', 'HEADER-12', 'HEADER-23', 'HEADER-24', 'HEADER-25'),
  ...requirement('HEADER-49', 'HEADER-50', 'HEADER-51', 'HEADER-53', 'ALERT-11', 'ALERT-12'),
}, async ({ page }) => {
  await page.goto('/de/spielplan')
  const alert = page.getByRole('complementary', { name: 'Hinweis' })
  await expect(alert).toBeVisible()
  await burger(page).click()
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
  await burger(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift')
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(burger(page)).toBeFocused()
  await burger(page).click()
  const menu = page.getByRole('navigation', { name: 'Menü', exact: true })
  await expect(menu.getByRole('link', { name: 'Stücke', exact: true })).toBeVisible()
  expect(await menu.evaluate((panel) => getComputedStyle(panel).transitionDuration)).toMatch(/^0\.7s/)
  await expect(page.locator('html')).toHaveClass(/no-scroll/)
  await expect(alert).toBeHidden()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Ensemble', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/ensemble$/)
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('html')).not.toHaveClass(/no-scroll/)
  await expect(alert).toBeVisible()
})

test('the desktop menu opens a submenu, which a new page closes', requirement('HEADER-30', 'HEADER-31', 'HEADER-32'), async ({ page }) => {
  await page.goto('/de')
  const toggle = banner(page).getByRole('button', { name: 'Mehr zu Ihr Besuch' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await banner(page).getByRole('link', { name: 'Anfahrt' }).click()
  await expect(page).toHaveURL(/anfahrt/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test(
  'who is logged in has a bar and a menu of their own, until they log out',
  requirement('USER-01', 'USER-02', 'USER-03', 'USER-04', 'USER-05', 'ROLE-04', 'ROLE-15', 'GEN-15', 'HEADER-48', 'LAYOUT-03', 'STICKY-03'),
  async ({ page }) => {
    await logIn(page)
    await changeSettings(page, { stickyOverlayButton: true })
    await page.goto('/de/ensemble')
    const bar = page.getByRole('region', { name: 'Bearbeitung' })
    await expect(bar).toBeVisible()
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('#cookie-einstellungen, [data-editor], [data-alert]')].map(
        (part) => part.id || Object.keys((part as HTMLElement).dataset)[0],
      ),
    )
    expect(order).toEqual(['cookie-einstellungen', 'editor', 'alert'])
    await page.evaluate(() => window.scrollTo(0, 900))
    const height = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
    const menu = banner(page).getByRole('navigation', { name: 'Hauptmenü' })
    await expect.poll(() => menu.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(height)
    await page.evaluate(() => window.scrollTo(0, 0))

    const button = page.getByRole('link', { name: 'Programm und Karten' })
    await expect(button).toBeAttached()
    await changeSettings(page, { stickyOverlayButton: false })
    await page.reload()
    await page.mouse.move(120, 300)
    await expect(page.getByRole('button', { name: 'Nach oben', includeHidden: true })).toBeAttached()
    await expect(button).toHaveCount(0)
    await changeSettings(page, { stickyOverlayButton: true })

    await banner(page).locator('summary').first().click()
    await expect(banner(page).getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/de/user/profile')
    await expect(banner(page).getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/cms-hub')
    await expectAccessible(page)
    await banner(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Für das Haus' })).toHaveAttribute('href', '/cms-hub')
    await expect(bar).toHaveCount(0)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sessionid')
  },
)
