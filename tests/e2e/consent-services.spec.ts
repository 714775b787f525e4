import type { BrowserContext, Page } from '@playwright/test'
import { choiceOf, consentCookieValue } from '../../app/consent/choice.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { requirement } from './requirement.ts'

// These tests start as a new visitor; in all others the visitor has already declined.
test.use({ storageState: { cookies: [], origins: [] } })

const manager = (page: Page) => page.getByRole('region', { name: 'Cookie-Einstellungen' })

/** The third-party hosts that a page sends requests to. */
function foreignHosts(context: BrowserContext, baseURL: string): Set<string> {
  const hosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(baseURL).host) hosts.add(host)
  })
  return hosts
}

async function consentCookie(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie-consent')
  return cookie && JSON.parse(decodeURIComponent(cookie.value))
}

test(
  'legal pages can be read without a choice; closed without one, it asks again when such a page is left, and not when one is reloaded',
  requirement('CONSENT-16', 'CONSENT-17', 'CONSENT-18', 'CONSENT-20', 'CONSENT-26'),
  async ({ page, baseURL }) => {
    await page.goto('/de/datenschutz')
    await expect(manager(page)).toBeHidden()
    await page.goto('/de')
    await manager(page).getByRole('button', { name: 'Später entscheiden' }).click()
    await expect(manager(page)).toBeHidden()
    expect(await consentCookie(page)).toEqual({ tagmanager: false })
    const footer = page.getByRole('contentinfo')
    for (const legal of ['AGB', 'Impressum', 'Datenschutz']) {
      await footer.getByRole('link', { name: legal, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: legal })).toBeVisible()
      await expect(manager(page)).toBeHidden()
    }
    await page.getByRole('banner').getByRole('link', { name: 'Festspiele Marienbrück' }).click()
    await expect(manager(page)).toBeVisible()
    await manager(page).getByRole('button', { name: 'Schließen' }).click()
    // The browser knows of it by the answer alone.
    await expect(manager(page)).toBeHidden()
    await page.goto('/de/ensemble', { referer: `${baseURL}/de/impressum` })
    await manager(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(manager(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
    await expect(manager(page)).toBeHidden()
  },
)

test(
  'the tag manager is loaded from the site’s own domain after consent, knows the choice, and is removed on withdrawal',
  requirement('CONSENT-21', 'CONSENT-23'),
  async ({ page }) => {
    const loaded: string[] = []
    await page.route('**/tags/gtm.js*', (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = true' })
    })
    await page.goto('/de', { waitUntil: 'networkidle' })
    expect(loaded).toEqual([])
    await manager(page).getByText('Einzeln auswählen').click()
    await manager(page).getByLabel('Besuchsmessung').check()
    await manager(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    await page.waitForFunction(() => 'tagsRan' in window)
    expect(loaded).toHaveLength(1)
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        .filter((entry) => entry.length)
        .map((entry) => Array.from(entry)),
    )
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(commands).toEqual([
      ['consent', 'default', { analytics_storage: 'denied', ...denied }],
      ['consent', 'update', { analytics_storage: 'granted', ...denied }],
    ])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await manager(page).getByRole('button', { name: 'Alle ablehnen' }).click()
    await page.waitForFunction(() => !('tagsRan' in window))
    expect(loaded).toHaveLength(1)
  },
)

test(
  'with Do Not Track or Global Privacy Control the tag manager stays away, even where it was allowed before, and the boxes say why',
  requirement('CONSENT-22', 'AMB-29'),
  async ({ browser, baseURL }) => {
    const allowed = consentCookieValue(choiceOf(['analytics'], 'tests'))
    for (const [header, property, value] of [
      ['DNT', 'doNotTrack', '1'],
      ['Sec-GPC', 'globalPrivacyControl', true],
    ] as const) {
      const context = waitForScripts(await browser.newContext({ baseURL, extraHTTPHeaders: { [header]: '1' } }))
      await context.addInitScript(([name, wish]) => Object.defineProperty(navigator, name, { value: wish }), [property, value] as const)
      await context.addCookies([{ name: 'cookie-consent', value: allowed, url: baseURL ?? '' }])
      const page = await context.newPage()
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto('/de')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
      await manager(page).getByText('Einzeln auswählen').click()
      await expect(manager(page).getByText('Daran halten wir uns.')).toBeVisible()
      await expect(manager(page).getByLabel('Besuchsmessung')).toBeDisabled()
      await manager(page).getByRole('button', { name: 'Alle erlauben' }).click()
      await expect(manager(page)).toBeHidden()
      expect(await consentCookie(page)).toMatchObject({ tracking: [] })
      expect(requested.filter((path) => path.startsWith('/tags'))).toEqual([])
      await context.close()
    }
  },
)

// The catalogue of modules has its own test (modules.spec.ts).
const PAGE_TYPES = [
  '/de',
  '/de/spielplan',
  '/de/stuecke',
  '/de/ensemble',
  '/de/aktuelles',
  '/de/aktuelles/tags',
  '/de/search?q=meer',
  '/de/forms/kontakt/1',
  '/de/ihr-besuch',
  '/de/venues/haus/1',
  '/de/series/reihe/1',
  '/de/impressum',
  '/de/datenschutz',
  '/de/agb',
  '/de/user/profile',
  '/de/user/settings',
  '/de/404',
  '/de/nirgends/gar-nicht',
  '/cms-hub',
]
/** Pages of further types, which those above link to. */
const DETAIL_PAGES = [
  /^\/de\/spielplan\/[^/]+\/\d+$/,
  /^\/de\/stuecke\/[^/]+\/\d+$/,
  /^\/de\/ensemble\/[^/]+\/\d+$/,
  /^\/de\/aktuelles\/(?!tags|categories)[^/]+\/\d+$/,
  /^\/de\/aktuelles\/categories\/[^/]+\/\d+$/,
  /^\/de\/aktuelles\/tags\/[^/]+\/\d+$/,
]
const TABS = 3

/** Opens several pages in parallel and waits until they are idle. @returns the targets of their links */
async function watch(context: BrowserContext, paths: string[]): Promise<string[]> {
  const waiting = [...paths]
  const links: string[] = []
  async function work(): Promise<void> {
    const tab = await context.newPage()
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const response = await tab.goto(path, { waitUntil: 'networkidle' })
      expect([path, response?.status()]).toEqual([path, /404|nirgends/.test(path) ? 404 : 200])
      links.push(...(await tab.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))))
    }
    await tab.close()
  }
  await Promise.all(Array.from({ length: TABS }, work))
  return links
}

test(
  'no page type sends requests to another host before consent, the webshop to the ticket shop only',
  requirement('CONSENT-24'),
  async ({ context, baseURL }) => {
    test.slow()
    const hosts = foreignHosts(context, baseURL ?? '')
    const links = await watch(context, PAGE_TYPES)
    const details = DETAIL_PAGES.map((pattern) => links.find((href) => pattern.test(href)) ?? `no link to ${pattern}`)
    await watch(context, details)
    expect([...hosts]).toEqual([])
    await watch(context, ['/webshop'])
    expect([...hosts]).toEqual([`localhost:${Number(new URL(baseURL ?? '').port) + 1}`])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('no form covers the page, and the footer opens the form, which works', requirement('FOOT-04'), async ({ page }) => {
    await page.goto('/de/spielplan')
    await expect(manager(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await expect(manager(page)).toBeVisible()
    await manager(page).getByText('Einzeln auswählen').click()
    await manager(page).getByLabel('Spotify').check()
    await manager(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page).toHaveURL(/\/de\/spielplan$/)
    await expect(manager(page)).toBeHidden()
    expect(await consentCookie(page)).toMatchObject({ media: ['spotify'] })
  })
})
