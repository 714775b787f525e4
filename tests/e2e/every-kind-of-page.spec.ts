import type { Page } from '@playwright/test'
import { ROUTE_TABLE } from '../../app/platform/routing/table.ts'
import { consentedStorage } from './consented-storage.ts'
import { expect, test } from './fixtures.ts'

// Every kind of page, as a visitor has it on the first visit and on the second, when the service worker is in charge:
// nothing is said in the console, no request fails, nothing is missing.
test.use({ serviceWorkers: 'allow', storageState: consentedStorage('localhost') })

/** Kinds that are no page to look at. */
const NO_PAGES = ['not-found', 'magazine-feed', 'user-profile', 'user-settings']

type Fault = string

/** Notes whatever a browser complains of, and every answer that is an error. */
function watch(page: Page): Fault[] {
  const faults: Fault[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const words = request.failure()?.errorText
    // Going on to the next page breaks off what the last one was still fetching ahead.
    if (words !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${words}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** One address of each kind of page, found by following the house's own links. */
async function addressesOfAllKinds(page: Page): Promise<string[]> {
  const kinds = Object.entries(ROUTE_TABLE).filter(([name]) => !NO_PAGES.includes(name))
  const patterns = kinds.map(([name, { de }]) => ({ name, pattern: patternOf(de) }))
  const found = new Map<string, string>()
  const waiting = ['/de', '/de/search', '/de/aktuelles/tags']
  const asked = new Set<string>()
  for (let path = waiting.shift(); path !== undefined && found.size < patterns.length; path = waiting.shift()) {
    if (asked.has(path)) continue
    asked.add(path)
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

test('every kind of page is whole on the first visit and on the second, with the service worker in charge', async ({ page }) => {
  const addresses = await addressesOfAllKinds(page)
  const faults = watch(page)
  for (const visit of ['first', 'second']) {
    for (const address of addresses) {
      await page.goto(address)
      // A hand on the page wakes what waits for one.
      await page.mouse.move(200, 200)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      if (visit === 'second') expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
      expect(faults.splice(0), `${address}, ${visit} visit`).toEqual([])
    }
  }
})
