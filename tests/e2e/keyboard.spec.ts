import type { Page } from '@playwright/test'
import { consentedStorage } from './consented-storage.ts'
import { expect, test, waitUntilConsentIsHydrated } from './fixtures.ts'
import { requirement } from './requirement.ts'

const banner = (page: Page) => page.getByRole('banner')
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The focused element: its role or tag with its text, and whether something covers all of it. */
async function focused(page: Page): Promise<{ what: string; isCovered: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const))
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there && (element.contains(there) || there.contains(element))
    })
    return { what: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`, isCovered: element !== document.body && !isSeen }
  })
}

test.describe('on the first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  for (const [width, height] of [
    [320, 256],
    [320, 640],
  ] as const) {
    test(`at ${width} × ${height} the consent form never covers the focused element`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/de/spielplan')
      await expect(page.getByRole('region', { name: 'Cookie-Einstellungen' })).toBeVisible()
      const covered: string[] = []
      for (let times = 0; times < 40; times++) {
        await page.keyboard.press('Tab')
        const { what, isCovered } = await focused(page)
        if (isCovered) covered.push(what)
      }
      expect(covered).toEqual([])
    })
  }
})

test('on the first visit the focus stays in the consent form while it comes to life', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/de/ensemble')
  const question = page.getByRole('region', { name: 'Cookie-Einstellungen' })
  // Of all that shows that somebody is there, the focus comes first: it loads what replaces the form that the server drew.
  await question.getByRole('link', { name: 'Datenschutz' }).focus()
  await waitUntilConsentIsHydrated(page)
  await expect(question.getByRole('link', { name: 'Datenschutz' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('link', { name: 'Impressum' })).toBeFocused()
  await page.context().addCookies(consentedStorage('localhost').cookies)
})

test('the content behind the open menu is inert, and a page opened from it takes the focus', requirement('HEADER-23'), async ({ page }) => {
  await page.goto('/de/impressum')
  await banner(page).getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('navigation', { name: 'Menü', exact: true })
  await expect(menu.getByRole('link').first()).toBeFocused()
  const last = menu.getByRole('link').last()
  await last.focus()
  for (let times = 0; times < 12; times++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('header') !== null)).toBe(
      true,
    )
  }
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await menu.getByRole('link', { name: 'Ensemble', exact: true }).press('Enter')
  await expect(h1(page, 'Ensemble')).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('going back to the list focuses the row that was opened, also when that was the first interaction of the visit', async ({ page }) => {
  await page.goto('/de/spielplan')
  const link = page.locator('main ol > li').locator('h3 a').nth(5)
  const address = await link.getAttribute('href')
  await link.press('Enter')
  await expect(page).toHaveURL(address ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(h1(page, 'Spielplan')).toBeVisible()
  await expect(link).toBeFocused()
})

test('below 320 pixels nothing widens the page', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 640 })
  for (const path of ['/de', '/de/kontakt', '/de/ihr-besuch', '/de/impressum']) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 280])
  }
})

for (const [width, size] of [
  [320, 16],
  [390, 24],
] as const) {
  test(`at ${width} pixels with text of ${size} nothing widens the page, and a filled cart and the menu stay in the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
    const cart_url = '/webshop/cart/5b1c7a52-0000-4000-8000-000000000000'
    await page.route('**/api/shop-cart/', (route) =>
      route.fulfill({ json: { tickets_quantity: 12, cart_url, seconds_left: 880, can_extend: false } }),
    )
    await page.context().addCookies([{ name: 'cartAmount', value: '12', domain: 'localhost', path: '/' }])
    for (const isAsked of [true, false]) {
      if (isAsked) await page.context().clearCookies({ name: 'cookie-consent' })
      else await page.context().addCookies(consentedStorage('localhost').cookies)
      for (const path of ['/de', '/de/spielplan']) {
        await page.goto(path)
        await expect(banner(page).getByText(/^12 · 14:\d\d$/)).toBeVisible()
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
        for (const tool of ['Suche', /^Warenkorb/, 'Menü']) {
          const box = await banner(page)
            .getByRole('button', { name: tool })
            .or(banner(page).getByRole('link', { name: tool }))
            .first()
            .boundingBox()
          expect([tool, box && box.x + box.width <= width && box.width >= 44]).toEqual([tool, true])
        }
      }
    }
    await page.context().clearCookies({ name: 'cartAmount' })
  })
}

test('in small windows Shift+Tab never moves the focus under a sticky date or list of anchors', async ({ page }) => {
  const covered: string[] = []
  for (const path of ['/de/spielplan', '/de/modulkatalog']) {
    for (const [width, height] of [
      [640, 512],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const links = page.getByRole('main').getByRole('link')
      await links.nth(Math.min(24, (await links.count()) - 1)).focus()
      for (let times = 0; times < 20; times++) {
        await page.keyboard.press('Shift+Tab')
        const { what, isCovered } = await focused(page)
        if (isCovered) covered.push(`${path} ${width} ${what}`)
      }
    }
  }
  expect(covered).toEqual([])
})
