import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { inPieces } from './in-pieces.ts'
import { settledVisitor } from './settled-visitor.ts'
import { changeSettings, logIn } from './staff.ts'

const banner = (page: Page) => page.getByRole('banner')
const burger = (page: Page) => banner(page).getByRole('button', { name: /^(Menü|Schließen)$/ })

test('HEADER-13 HEADER-15 HEADER-16 HEADER-17 HEADER-18 the header condenses past a quarter of the window, not with the menu open', async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  const header = banner(page)
  const quarter = await page.evaluate(() => Math.ceil(window.innerHeight * 0.25))
  await page.evaluate((top) => window.scrollTo(0, top - 5), quarter)
  await expect(header).not.toHaveAttribute('data-condensed')
  await page.evaluate((top) => window.scrollTo(0, top + 5), quarter)
  await expect(header).toHaveAttribute('data-condensed')
  await page.evaluate((top) => window.scrollTo(0, top + 300), quarter)
  await burger(page).click()
  await expect(header).not.toHaveAttribute('data-condensed')
  await burger(page).click()
  await expect(header).toHaveAttribute('data-condensed')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(header).not.toHaveAttribute('data-condensed')
})

test('HEADER-12 HEADER-23 HEADER-24 HEADER-25 HEADER-49 HEADER-50 HEADER-51 HEADER-53 ALERT-11 ALERT-12 the menu takes the window, locks the page, hides the alert, and closes with a new page', async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  const alert = page.getByRole('complementary', { name: 'Hinweis' })
  await expect(alert).toBeVisible()
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

test('STORE-03 STORE-06 STORE-07 STORE-08 STORE-09 a page that is asked for again while it is on its way is waited for, with one request', async ({
  page,
}) => {
  await page.goto('/de', { waitUntil: 'networkidle' })
  // A first sign of life brings what works beside the page.
  const notices = page.waitForResponse(/Notices/)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 10)
  await notices
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/de\/presse\.data/, async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Presse' })
  await link.click()
  await expect.poll(() => asked.length).toBe(1)
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'running')
  await link.click()
  await link.click()
  expect(asked).toHaveLength(1)
  await expect(page).toHaveURL(/\/de$/)
  answer()
  await expect(page).toHaveURL(/\/de\/presse$/)
  await expect(page.locator('[data-phase]')).not.toHaveAttribute('data-phase', 'running')
  expect(asked).toHaveLength(1)
})

test('the keyboard in the header leaves the page where it is', async ({ page }) => {
  await page.goto('/de/ensemble', { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect(banner(page)).toHaveAttribute('data-condensed')
  await banner(page).getByRole('link', { name: 'Stücke', exact: true }).first().focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(500)
})

test('HEADER-30 HEADER-31 HEADER-32 the desktop menu opens a submenu, which a new page closes', async ({ page }) => {
  await page.goto('/de')
  const toggle = banner(page).getByRole('button', { name: 'Mehr zu Ihr Besuch' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await banner(page).getByRole('link', { name: 'Anfahrt' }).click()
  await expect(page).toHaveURL(/anfahrt/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('ALERT-08 ALERT-09 ALERT-10 COOKIE-05 a closed alert stays closed', async ({ page }) => {
  await page.goto('/de')
  const alert = page.getByRole('complementary', { name: 'Hinweis' })
  await alert.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(alert).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(alert).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('top-alert-noeku')
})

test('the dark view is kept, shows before anything is painted, and goes back to what the device wants', async ({ page }) => {
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

test('SCROLL-03 SCROLL-04 SCROLL-05 a hash leads to its element after a second, 130 pixels below the top', async ({ page }) => {
  await page.goto('/de/stuecke')
  const production = await page.locator('main a[href^="/de/stuecke/"]').first().getAttribute('href')
  const startedAt = Date.now()
  await page.goto(`${production}#datesAndTickets`)
  await expect
    .poll(() => page.evaluate(() => Math.round(document.getElementById('datesAndTickets')?.getBoundingClientRect().top ?? 0)))
    .toBe(130)
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
})

test('SCROLL-01 SCROLL-02 a new page begins at its top, and going back comes to where one was', async ({ page }) => {
  await page.goto('/de/ensemble', { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect(banner(page)).toHaveAttribute('data-condensed')
  // Not by the mouse: what steers it may scroll on its way to a header that is still on the move.
  await banner(page).getByRole('link', { name: 'Stücke', exact: true }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/stuecke/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/ensemble/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
})

test('PROG-01 PROG-02 PROG-03 PROG-04 PROG-05 SKEL-03 SKEL-11 a page that takes long shows a bar of two pixels and its own shape, a quick one neither', async ({
  page,
}) => {
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
  await track.evaluate((bar) => {
    const phases: [string | undefined, number][] = []
    Object.assign(window, { phases })
    new MutationObserver(() => phases.push([bar.dataset.phase, performance.now()])).observe(bar, { attributes: true })
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeHidden()
  release.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toBeHidden()
  await expect(track).toHaveAttribute('data-phase', 'hidden')
  const [done, hidden] = await page.evaluate(() => (window as unknown as { phases: [string, number][] }).phases)
  expect([done?.[0], hidden?.[0]]).toEqual(['done', 'hidden'])
  expect((hidden?.[1] ?? 0) - (done?.[1] ?? 0)).toBeGreaterThanOrEqual(490)
})

test('GEN-33 LAYOUT-06 STICKY-01 STICKY-02 STICKY-04 STICKY-12 STICKY-13 OVER-01 the ticket button comes past half a window, opens the programme, and keeps away from the footer', async ({
  page,
}) => {
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
})

test('USER-01 USER-02 USER-03 USER-04 USER-05 ROLE-04 ROLE-15 GEN-15 HEADER-41 HEADER-42 HEADER-48 LAYOUT-03 STICKY-03 who is logged in has a bar and a menu of their own, until they log out', async ({
  page,
}) => {
  await logIn(page)
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

  await expect(banner(page).getByRole('link', { name: 'Mein Konto' }).first()).toHaveAttribute('href', '/')
  await banner(page).locator('summary').first().click()
  await expect(banner(page).getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/de/user/profile')
  await expect(banner(page).getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/cms-hub')
  await expectAccessible(page)
  await banner(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(banner(page).getByRole('link', { name: 'Anmelden' }).first()).toHaveAttribute('href', '/cms-hub')
  await expect(bar).toHaveCount(0)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sessionid')
})

test('FALL-06 only a browser that lacks what the site is drawn with is told that it is too old', async ({ page }) => {
  await page.goto('/de/impressum')
  const notice = page.getByText('Ihr Browser ist für diese Website zu alt.')
  await expect(notice).toBeHidden()
  // A browser that does not know the colours leaves out the rule that asks for them, in whatever sheet it comes.
  const forgetColours = () =>
    page.evaluate(() => {
      const forget = (group: CSSStyleSheet | CSSGroupingRule) => {
        for (let n = group.cssRules.length - 1; n >= 0; n--) {
          const rule = group.cssRules[n]
          if (rule instanceof CSSSupportsRule && rule.conditionText.includes('light-dark')) group.deleteRule(n)
          else if (rule instanceof CSSGroupingRule) forget(rule)
        }
      }
      for (const sheet of document.styleSheets) forget(sheet)
    })
  await expect(async () => {
    await forgetColours()
    await expect(notice).toBeVisible({ timeout: 500 })
    await expect(notice.getByRole('link', { name: 'Neu laden' })).toHaveAttribute('href', '/de/impressum', { timeout: 500 })
  }).toPass()
})

test('FALL-03 FALL-04 FALL-07 a slow line is named after four seconds, a weak machine at once; closed, the notice stays away', async ({
  page,
}) => {
  const pretend = (machine: object) =>
    page.addInitScript((told) => {
      for (const [name, value] of Object.entries(told)) Object.defineProperty(navigator, name, { get: () => value, configurable: true })
    }, machine)
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Hinweis schließen' }) })
  await pretend({ connection: { effectiveType: '2g' } })
  await page.goto('/de/impressum')
  await page.mouse.move(100, 100)
  await expect(notice).toContainText('Ihre Verbindung ist langsam.')
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(4000)
  await pretend({ connection: null, hardwareConcurrency: 2, deviceMemory: 1 })
  await page.reload()
  await page.mouse.move(120, 120)
  await expect(notice).toContainText('Ihr Gerät hat viel zu tun.')
  expect(await page.evaluate(() => performance.now())).toBeLessThan(4000)
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(notice).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await page.mouse.move(140, 140)
  await page.waitForLoadState('networkidle')
  await expect(notice).toBeHidden()
})

test('LAYOUT-31 one layout serves every width: a burger alone below 1024 pixels, words beside it above, and nothing over the edge', async ({
  page,
}) => {
  await page.goto('/de/spielplan')
  const words = banner(page).getByRole('navigation', { name: 'Hauptmenü' })
  for (const [width, hasWords] of [
    [320, false],
    [768, false],
    [1024, true],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(words).toBeVisible({ visible: hasWords })
    await expect(burger(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
})

test('BODY-01 BODY-02 BODY-05 BODY-17 the body’s class follows the route', async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('body')).toHaveClass('cms-page')
  await banner(page).getByRole('link', { name: 'Ensemble', exact: true }).first().click()
  await expect(page).toHaveURL(/ensemble/)
  await expect(page.locator('body')).not.toHaveClass(/cms-page/)
})

test('ERR-01 ERR-02 ERR-03 ERR-06 ERR-13 ERR-14 ERR-35 an address that leads nowhere says so, is logged, and leads home', async ({
  page,
}) => {
  const logged = page.waitForRequest('**/api/dashboard-error-log/')
  const response = await page.goto('/de/nirgends/gar-nicht')
  expect(response?.status()).toBe(404)
  expect((await logged).postDataJSON()).toEqual({ url: '/de/nirgends/gar-nicht' })
  await expect(page.getByText('Ein unbekannter Fehler ist aufgetreten')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/de$/)
})

test('ERR-18 ERR-19 a page whose script is gone is loaded whole, once; within the minute the error is shown instead', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.route('**/assets/ensemble-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const goToEnsemble = async () => {
    await page.goto('/de/stuecke', { waitUntil: 'networkidle' })
    await banner(page).getByRole('link', { name: 'Ensemble', exact: true }).first().click()
  }
  await goToEnsemble()
  await expect.poll(() => documents).toEqual(['/de/stuecke', '/de/ensemble'])
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
  await goToEnsemble()
  await expect(page.getByRole('heading', { level: 1, name: '500: Das hat leider nicht geklappt.' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/de/stuecke', '/de/ensemble', '/de/stuecke'])
})

for (const path of ['/de', '/de/spielplan', '/de/aktuelles', '/de/ensemble', '/de/impressum', '/de/nirgends']) {
  test(`${path} stands in landmarks and comes alive without a complaint`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 300)
    const { violations } = await new AxeBuilder({ page })
      .withRules(['region', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'])
      .analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`))).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('the Spielplan prints without navigation and controls', async ({ page }) => {
  await page.goto('/de/spielplan')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible()
  await expect(page.locator('main ol > li').first()).toBeVisible()
  for (const gone of [
    burger(page),
    page.getByRole('contentinfo'),
    banner(page).getByRole('link', { name: 'Stücke', exact: true }).first(),
  ]) {
    await expect(gone).toBeHidden()
  }
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', storageState: settledVisitor('localhost') })
  test('FALL-08 SET-35 what was seen and the programme stay readable, and the visitor is told', async ({ page, context }) => {
    await page.goto('/de/ensemble')
    await page.mouse.move(100, 100)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('pages-v1')).keys()).length)).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => page.evaluate(async () => Boolean(await (await caches.open('pages-v1')).match('/de/ensemble')))).toBe(true)
    await context.setOffline(true)
    await page.mouse.move(120, 120)
    await expect(page.getByText('Sie sind offline.')).toBeVisible()
    await banner(page).getByRole('link', { name: 'Spielplan', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible()
    await page.goto('/de/ensemble')
    await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
    await context.setOffline(false)
  })
})

test('a page that arrives in pieces is painted whole', async ({ page, baseURL }) => {
  const slowLine = await inPieces(baseURL ?? '', '</main>')
  await page.goto(`${slowLine.url}/de/spielplan`)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const [arrived, painted] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ])
  slowLine.close()
  expect(painted).toBeGreaterThan(arrived ?? 0)
})

test.describe('on a first visit over a slow line', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('nothing on the page moves, neither for the question about cookies nor for fonts, which the next page wears', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
          shifts.push(entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120)).join(' | '))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const fonts = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    await page.goto('/de/spielplan', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('region', { name: 'Cookie-Einstellungen' })).toBeVisible()
    const arrived = page.waitForResponse('**/archivo*.woff2')
    fonts.resolve()
    await arrived
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])

    const word = banner(page).getByRole('link', { name: 'Ensemble', exact: true }).first()
    const width = () => word.evaluate((element) => element.getBoundingClientRect().width)
    const without = await width()
    await word.click()
    await expect.poll(width).not.toBe(without)
  })
})
