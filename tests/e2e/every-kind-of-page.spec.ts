import type { Page } from '@playwright/test'
import { ROUTE_TABLE } from '../../app/platform/routing/table.ts'
import { consentedStorage } from './consented-storage.ts'
import { expect, test } from './fixtures.ts'

// Every kind of page on a first visit and on a second one, when the service worker handles requests: no console messages,
// no failed requests, no error responses.
test.use({ serviceWorkers: 'allow', storageState: consentedStorage('localhost') })

/** Routes that are no pages of visitors. */
const NO_PAGES = ['not-found', 'magazine-feed', 'user-profile', 'user-settings', 'shared-part-id', 'template-id']

type Fault = string

/** Records console messages, page errors and error responses. */
function watch(page: Page): Fault[] {
  const faults: Fault[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const words = request.failure()?.errorText
    // Navigating aborts the prefetches of the previous page.
    if (words !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${words}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** One path of each kind of page, found by following internal links. */
async function addressesOfAllKinds(page: Page): Promise<string[]> {
  const kinds = Object.entries(ROUTE_TABLE).filter(([name]) => !NO_PAGES.includes(name))
  const patterns = kinds.map(([name, { de }]) => ({ name, pattern: patternOf(de) }))
  const found = new Map<string, string>()
  const waiting = ['/de', '/de/search', '/de/aktuelles/tags']
  const visited = new Set<string>()
  for (let path = waiting.shift(); path !== undefined && found.size < patterns.length; path = waiting.shift()) {
    if (visited.has(path)) continue
    visited.add(path)
    const kind = patterns.find(({ pattern }) => pattern.test(path))
    if (kind && !found.has(kind.name)) found.set(kind.name, path)
    const html = await (await page.request.get(path)).text()
    waiting.push(...[...html.matchAll(/<a\s[^>]*?href="(\/de[^"#?]*)/g)].map(([, href = '']) => href))
  }
  expect([...found.keys()].sort()).toEqual(patterns.map(({ name }) => name).sort())
  return [...found.values()]
}

function patternOf(path: string): RegExp {
  if (path === '*')
    return /^\/de\/(?!spielplan|stuecke|ensemble|aktuelles|venues|series|forms|search|user|agb|datenschutz|impressum)[\w-]+\/[\w-]+$/
  const segments = path.split('/').filter(Boolean)
  return new RegExp(
    `^/de${segments.map((segment) => (segment.endsWith('?') ? '(/[^/]+)?' : segment.startsWith(':') ? '/[^/]+' : `/${segment}`)).join('')}$`,
  )
}

function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(navigator.serviceWorker.controller))
}

test('every kind of page loads without errors on the first visit and on the second, by the service worker', async ({ page }) => {
  const addresses = await addressesOfAllKinds(page)
  const faults = watch(page)
  for (const visit of ['first', 'second']) {
    for (const address of addresses) {
      await page.goto(address)
      // The first interaction loads deferred components.
      await page.mouse.move(200, 200)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      if (visit === 'second') expect(await hasWorker(page)).toBe(true)
      expect(faults.splice(0), `${address}, ${visit} visit`).toEqual([])
    }
    // A page left at once has had no time to register the worker, and a fast machine leaves every page at once.
    await expect.poll(() => hasWorker(page)).toBe(true)
  }
})

test('an address that leads nowhere has nothing to report but that', async ({ page }) => {
  const faults = watch(page)
  await page.goto('/de/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
})
