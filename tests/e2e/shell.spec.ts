import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createRecord, logIn, sendAsStaff } from './staff.ts'

const banner = (page: Page) => page.getByRole('banner')
const burger = (page: Page) => banner(page).getByRole('button', { name: /^(Menü|Schließen)$/ })

test(
  'a page that is asked for again while it is on its way is waited for, with one request',
  requirement('STORE-03', 'STORE-06', 'STORE-07', 'STORE-08', 'STORE-09'),
  async ({ page }) => {
    await page.goto('/de')
    // The first interaction loads deferred components, among them the offline notice.
    await page.mouse.move(400, 400)
    await expect(page.locator('[role="status"]:not([class])')).toHaveCount(2)
    const requested: string[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/de\/presse\.data/, async (route) => {
      requested.push(route.request().url())
      await held
      await route.continue()
    })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Presse' })
    await link.click()
    await expect.poll(() => requested.length).toBe(1)
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'running')
    await link.click()
    await link.click()
    expect(requested).toHaveLength(1)
    await expect(page).toHaveURL(/\/de$/)
    answer()
    await expect(page).toHaveURL(/\/de\/presse$/)
    await expect(page.locator('[data-phase]')).not.toHaveAttribute('data-phase', 'running')
    expect(requested).toHaveLength(1)
  },
)

test('a closed alert stays closed', requirement('ALERT-08', 'ALERT-09', 'ALERT-10', 'COOKIE-05'), async ({ page }) => {
  // Clicked before the scripts are loaded, and again because nothing happens, it closes once they are.
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/de', { waitUntil: 'commit' })
  const alert = page.getByRole('complementary', { name: 'Hinweis' })
  const close = alert.getByRole('button', { name: 'Hinweis schließen' })
  await close.click()
  await close.click()
  await expect(alert).toBeVisible()
  scripts.resolve()
  await expect(alert).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(alert).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('top-alert-noeku')
})

test(
  'of several alerts each is read and closed by itself, and stays closed',
  requirement('ALERT-08', 'ALERT-09', 'ALERT-13'),
  async ({ page }) => {
    await logIn(page)
    const id = await createRecord(page, 'alert', { title: 'Sturmwarnung', text: 'Das Zelt bleibt zu.' })
    try {
      await page.goto('/de')
      const alerts = page.getByRole('complementary', { name: 'Hinweis' }).locator('[data-alert]:not([hidden])')
      await expect(alerts).toHaveCount(2)
      await expect(alerts.first()).toContainText('Sturmwarnung')
      await page.getByRole('button', { name: 'Hinweis schließen: Sturmwarnung' }).click()
      await expect(alerts).toHaveCount(1)
      await expect(alerts.getByRole('button')).toBeFocused()
      await page.reload()
      await expect(alerts).toHaveCount(1)
      await expect(page.getByText('Sturmwarnung')).toBeHidden()
      await alerts.getByRole('button').click()
      await expect(alerts).toHaveCount(0)
      await expect(page.locator('main')).toBeFocused()
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Hinweis' })).toBeHidden()
    } finally {
      await sendAsStaff(page, 'POST', '/api/admin/alert/bulk', { action: 'delete', ids: [id] })
    }
  },
)

test('dark mode is stored, applied before the first paint, and can return to the system setting', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/de/spielplan')
  const toggle = banner(page).getByRole('button', { name: 'Dunkle Ansicht' })
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const dark = await paper()
  expect(dark).not.toBe(light)
  await expectAccessible(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await toggle.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
  expect(await paper()).toBe(light)
})

test(
  'a hash leads to its element after a second, 130 pixels below the top',
  requirement('SCROLL-03', 'SCROLL-04', 'SCROLL-05'),
  async ({ page }) => {
    await page.goto('/de/stuecke')
    const production = await page.locator('main a[href^="/de/stuecke/"]').first().getAttribute('href')
    const startedAt = Date.now()
    await noteScrolling(page)
    // A hash wakes the page by itself; the touch that other stories wake it with would stop the scroll.
    await page.goto(`${production}#datesAndTickets`, { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => Math.round(document.getElementById('datesAndTickets')?.getBoundingClientRect().top ?? 0)))
      .toBe(130)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
    expectOneWay(await scrolled(page))
    await expect(page).toHaveURL(/#datesAndTickets$/)
  },
)

/** Records the scroll position at each frame. */
async function noteScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const note = () => {
      places.push(window.scrollY)
      requestAnimationFrame(note)
    }
    note()
  })
}

const scrolled = (page: Page) => page.evaluate(() => (window as unknown as { places: number[] }).places)

/** Expects that the positions start at the top, only increase, and take more than two frames. */
function expectOneWay(places: number[]): void {
  expect(places[0]).toBe(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBeGreaterThan(3)
}

test(
  'a new page starts at its top, and going back restores the scroll position',
  requirement('SCROLL-01', 'SCROLL-02'),
  async ({ page }) => {
    await page.goto('/de/ensemble')
    await page.evaluate(() => window.scrollTo(0, 500))
    await expect(banner(page)).toHaveAttribute('data-condensed')
    // Not by mouse: Playwright may scroll to a header that is still moving.
    await banner(page).getByRole('link', { name: 'Stücke', exact: true }).first().dispatchEvent('click')
    await expect(page).toHaveURL(/stuecke/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/ensemble/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  },
)

test(
  'a page that takes long shows a bar of two pixels and its own shape, a quick one neither',
  requirement('PROG-01', 'PROG-02', 'PROG-03', 'PROG-04', 'PROG-05', 'SKEL-03', 'SKEL-11'),
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/de/stuecke')
    const release = Promise.withResolvers<void>()
    await page.route('**/de/ensemble.data*', async (route) => {
      await release.promise
      await route.continue()
    })
    await banner(page).getByRole('link', { name: 'Ensemble', exact: true }).first().click()
    const track = page.locator('[data-phase]')
    await expect(track).toHaveAttribute('data-phase', 'running')
    expect(await track.evaluate((bar) => bar.getBoundingClientRect().height)).toBe(2)
    expect(
      await track
        .locator('div')
        .first()
        .evaluate((bar) => getComputedStyle(bar).transitionDuration),
    ).toBe('5s')
    await expect(page.locator('[data-skeleton="ensemble"]')).toBeAttached()
    const breath = await page
      .locator('[data-skeleton] span')
      .first()
      .evaluate((bone) => getComputedStyle(bone).animation)
    expect(breath).toMatch(/\b2s\b.*\b0\.3s\b/)
    await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeHidden()
    // From here on the test advances the clock.
    await page.clock.pauseAt(Date.now() + 1000)
    release.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toBeHidden()
    await expect(track).toHaveAttribute('data-phase', 'done')
    await page.clock.runFor(490)
    await expect(track).toHaveAttribute('data-phase', 'done')
    await page.clock.resume()
    await expect(track).toHaveAttribute('data-phase', 'hidden')
  },
)

test(
  'the ticket button comes past half a window, opens the programme, and keeps away from the footer',
  requirement('GEN-33', 'LAYOUT-06', 'STICKY-01', 'STICKY-02', 'STICKY-04', 'STICKY-12', 'STICKY-13', 'OVER-01'),
  async ({ page }) => {
    await page.goto('/de/ensemble')
    const button = page.getByRole('link', { name: 'Programm und Karten' })
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.5 + 10))
    await expect(button).toHaveAttribute('data-shown')
    const stands = await button.evaluate((link) => {
      const before = (one: Element | null, other: Element | null) =>
        Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
      return before(document.querySelector('header'), link) && before(link, document.querySelector('main'))
    })
    expect(stands).toBe(true)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(button).not.toHaveAttribute('data-shown')
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.6))
    await button.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Zum Spielplan' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Nach oben' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goto('/de/spielplan')
    await page.evaluate(() => window.scrollTo(0, window.innerHeight))
    await expect(page.getByRole('button', { name: 'Nach oben' })).toHaveAttribute('data-shown')
    await expect(page.getByRole('link', { name: 'Programm und Karten' })).toHaveCount(0)
  },
)

test('the body’s class follows the route', requirement('BODY-01', 'BODY-02', 'BODY-05', 'BODY-17'), async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('body')).toHaveClass('cms-page')
  await banner(page).getByRole('link', { name: 'Ensemble', exact: true }).first().click()
  await expect(page).toHaveURL(/ensemble/)
  await expect(page.locator('body')).not.toHaveClass(/cms-page/)
})

test(
  'an address that leads nowhere says so, is logged, and leads home',
  requirement('ERR-01', 'ERR-02', 'ERR-03', 'ERR-06', 'ERR-13', 'ERR-14', 'ERR-35'),
  async ({ page }) => {
    const logged = page.waitForRequest('**/api/dashboard-error-log/')
    const response = await page.goto('/de/nirgends/gar-nicht')
    expect(response?.status()).toBe(404)
    expect((await logged).postDataJSON()).toEqual({ url: '/de/nirgends/gar-nicht' })
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(/\/de$/)
  },
)

test('the Spielplan prints without navigation and controls', async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible()
  await expect(page.locator('main :not(nav) > ol > li').first()).toBeVisible()
  for (const gone of [
    burger(page),
    page.getByRole('contentinfo'),
    banner(page).getByRole('link', { name: 'Stücke', exact: true }).first(),
  ]) {
    await expect(gone).toBeHidden()
  }
})

test('what is folded stands on paper', async ({ page }) => {
  await page.goto('/de/ihr-besuch')
  const answer = page.locator('main details:not([open]) > :not(summary)').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
