import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { startChunkedProxy } from './chunked-proxy.ts'
import { consentedStorage } from './consented-storage.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'

const banner = (page: Page) => page.getByRole('banner')

test('only a browser without required CSS features is told that it is too old', requirement('FALL-06'), async ({ page }) => {
  await page.goto('/de/impressum')
  const notice = page.getByText('Ihr Browser ist für diese Website zu alt.')
  await expect(notice).toBeHidden()
  // A browser without support for the colours skips the rule that tests for them, in any style sheet.
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
    await expect(notice.getByRole('link', { name: 'Neu laden' })).toHaveAttribute('href', '', { timeout: 500 })
  }).toPass()
})

test(
  'a slow connection is reported after four seconds, a low-end device too; a closed notice stays closed',
  requirement('FALL-03', 'FALL-04', 'FALL-07'),
  async ({ page }) => {
    const pretend = (machine: object) =>
      page.addInitScript((properties) => {
        for (const [name, value] of Object.entries(properties))
          Object.defineProperty(navigator, name, { get: () => value, configurable: true })
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
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Hinweis schließen' }).click()
    await expect(notice).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.move(140, 140)
    await page.waitForLoadState('networkidle')
    await expect(notice).toBeHidden()
  },
)

test(
  'a page whose script is gone is loaded whole, once; within the minute the error is shown instead',
  requirement('ERR-18', 'ERR-19'),
  async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/ensemble-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const goToEnsemble = async () => {
      await page.goto('/de/stuecke')
      await banner(page).getByRole('link', { name: 'Ensemble', exact: true }).first().click()
    }
    await goToEnsemble()
    await expect.poll(() => documents).toEqual(['/de/stuecke', '/de/ensemble'])
    await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
    await goToEnsemble()
    await expect(page.getByRole('heading', { level: 1, name: '500: Das hat leider nicht geklappt.' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/de/stuecke', '/de/ensemble', '/de/stuecke'])
  },
)

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', storageState: consentedStorage('localhost') })
  test(
    'what was seen and the programme stay readable, and the visitor is told',
    requirement('FALL-08', 'SET-35'),
    async ({ page, context }) => {
      await page.goto('/de/ensemble')
      await page.mouse.move(100, 100)
      await page.evaluate(() => navigator.serviceWorker.ready)
      const keeps = (path: string) => page.evaluate(async (path) => Boolean(await (await caches.open('pages-v2')).match(path)), path)
      await expect.poll(() => keeps('/de/spielplan')).toBe(true)
      await page.reload()
      await expect.poll(() => keeps('/de/ensemble')).toBe(true)
      await context.setOffline(true)
      await page.mouse.move(120, 120)
      await expect(page.getByText('Sie sind offline.')).toBeVisible()
      await banner(page).getByRole('link', { name: 'Spielplan', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
      await page.mouse.move(140, 140)
      await expect(page.getByText(/Was Sie schon geöffnet haben, bleibt lesbar\. Stand: heute, \d\d:\d\d\sUhr\./)).toBeVisible()
      await context.setOffline(false)
    },
  )
})

test('a page that arrives in chunks is painted at once', async ({ page, baseURL }) => {
  const slowLine = await startChunkedProxy(baseURL ?? '', '</main>')
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
  test('nothing shifts, neither for the consent form nor for fonts, which the next page applies', async ({ page, context }) => {
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
