import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { consentedStorage } from './consented-storage.ts'
import { expect, test } from './fixtures.ts'
import { type NetworkProxy, startNetworkProxy } from './network-proxy.ts'
import { requirement } from './requirement.ts'
import { logIn } from './staff.ts'

// The service worker in a browser of its own: on the first, second and third visit, without a network, and after a new
// release.
test.use({ serviceWorkers: 'allow', storageState: consentedStorage('localhost') })

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()

let line: NetworkProxy
test.beforeEach(async ({ baseURL }) => {
  line = await startNetworkProxy(baseURL ?? '')
})
test.afterEach(() => line.close())

/** A visit that lasts until the worker has cached the page. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(line.url + path)
  await page.mouse.move(100, 100)
  await expect.poll(() => isKept(page, path)).toBe(true)
}

function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const pages = (await caches.keys()).find((name) => name.startsWith('pages-'))
    return Boolean(pages && (await caches.match(path, { cacheName: pages })) && navigator.serviceWorker.controller)
  }, path)
}

/** Opens an audio sample, plays it and seeks to its middle. */
async function hearAndSeek(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Hörprobe: Vorspiel für 48 Gläser' }).first().click()
  const player = page.locator('dialog[open] audio')
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
  await seek(page)
}

async function seek(page: Page): Promise<void> {
  const player = page.locator('dialog[open] audio')
  const reached = await player.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<{ target: number; at: number; error: number | undefined }>((resolve) => {
        const target = audio.duration / 2
        const report = () => resolve({ target, at: audio.currentTime, error: audio.error?.code })
        audio.addEventListener('seeked', report, { once: true })
        audio.addEventListener('error', report, { once: true })
        audio.currentTime = target
      }),
  )
  expect(reached.error).toBeUndefined()
  expect(reached.at).toBeCloseTo(reached.target, 0)
}

test(
  'a recording plays and can be sought in on the first, second and third visit, and after a new release',
  requirement('EVLIST-66', 'SET-35'),
  async ({ page }) => {
    const failed: string[] = []
    // A seek or a reload while a recording is still being fetched aborts that request.
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`)
    })
    const path = '/de/spielplan?type=4'
    for (let times = 0; times < 3; times++) {
      await visit(page, path)
      await hearAndSeek(page)
      expect(line.requests.filter((request) => /^GET \/media\/.*\.wav$/.test(request)).length).toBeGreaterThan(times)
    }
    line.release()
    // The open page keeps its release.
    await seek(page)
    await page.reload()
    await hearAndSeek(page)
    expect(failed.filter((request) => request.includes('/media/'))).toEqual([])
  },
)

test(
  'with the line gone unnoticed, what was seen is there, what was not says so under its address, and all goes on by itself',
  requirement('AMB-49', 'FALL-08'),
  async ({ page }) => {
    await visit(page, '/de/spielplan')
    await menuLink(page, 'Ensemble').click()
    await expect(h1(page, 'Ensemble')).toBeVisible()
    await expect.poll(() => isKept(page, '/de/ensemble')).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.locator('main a[href^="/de/ensemble/"]').first().click()
    await expect(page).toHaveURL(/\/de\/ensemble\/.+/)
    await expect(h1(page, 'Ensemble')).toBeHidden()
    line.disconnect()
    const askedBefore = line.requests.length
    await page.goBack()
    await expect(h1(page, 'Ensemble')).toBeVisible()
    await expect(page.getByText(/Keine Verbindung\. Stand: heute, \d\d:\d\d\sUhr\./)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)

    // A URL that was never visited: the offline page, not another page.
    await menuLink(page, 'Stücke').click()
    await expect(h1(page, 'Keine Verbindung')).toBeVisible()
    await expect(page).toHaveURL(/\/de\/stuecke$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('status')).toHaveText('Noch immer keine Verbindung.')
    // A filter that was never used does not show the unfiltered list; that is offered as a link first.
    await page.goto(`${line.url}/de/spielplan?type=2`)
    await expect(h1(page, 'Keine Verbindung')).toBeVisible()
    await expect(page.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', '/de/spielplan')
    await page.getByRole('listitem').first().getByRole('link').click()
    await expect(h1(page, 'Spielplan')).toBeVisible()
    await page.goto(`${line.url}/webshop`)
    await expect(h1(page, 'Keine Verbindung')).toBeVisible()

    await page.goto(`${line.url}/de/stuecke`)
    await expect(h1(page, 'Keine Verbindung')).toBeVisible()
    line.reconnect()
    await expect(h1(page, 'Stücke')).toBeVisible()
    expect(line.requests.slice(askedBefore).filter((request) => request.includes('error-log'))).toEqual([])
  },
)

test(
  'a kept page of yesterday says so and does not speak of today, and a new release leaves it readable',
  requirement('FALL-08'),
  async ({ page }) => {
    await visit(page, '/de/impressum')
    line.release()
    await page.goto(`${line.url}/de/ensemble`)
    await expect(h1(page, 'Ensemble')).toBeVisible()
    await expect.poll(() => isKept(page, '/de/ensemble')).toBe(true)
    await keptYesterday(page, '/de/impressum')
    line.disconnect()
    await page.goto(`${line.url}/de/impressum`)
    await page.mouse.move(120, 120)
    await expect(page.getByText(/Stand: gestern, 18:20\sUhr\./)).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('banner').getByText('Theaterkasse')).toBeHidden()
    await expect(page.getByRole('contentinfo').getByText('Theaterkasse')).toBeHidden()
    // It works: its scripts and styles are those of its own release.
    await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Schließen' })).toBeVisible()
  },
)

test('the list of a cached page names its days by the browser’s date', requirement('FALL-08'), async ({ page }) => {
  await visit(page, '/de/spielplan')
  line.disconnect()
  // The page was cached on a Saturday; the browser has a Sunday.
  await page.clock.setFixedTime('2026-11-22T09:00:00+01:00')
  await keptYesterday(page, '/de/spielplan')
  await page.goto(`${line.url}/de/spielplan`)
  await page.mouse.move(120, 120)
  const heads = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(heads.filter({ hasText: 'Heute, Sonntag, 22. November' })).toHaveCount(1)
  await expect(heads.filter({ hasText: 'Samstag, 21. November' })).not.toContainText('Heute')
  // Its links to today and tomorrow are those of another day.
  await expect(page.getByRole('navigation', { name: 'Termine auf einen Blick' })).toBeHidden()
})

test('the hero of a cached home page names the day of its performance by the date', requirement('FALL-08'), async ({ page }) => {
  await visit(page, '/de')
  const hero = page
    .getByRole('main')
    .getByText(/^Heute/)
    .first()
  await expect(hero).toBeVisible()
  line.disconnect()
  await keptYesterday(page, '/de')
  await page.goto(`${line.url}/de`)
  await expect(hero).toBeHidden()
  await expect(
    page
      .getByRole('main')
      .getByText(/^\p{L}{2}\s21\.11\.$/u)
      .first(),
  ).toBeVisible()
})

/** Dates a cached page back to the evening before. */
async function keptYesterday(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const name = (await caches.keys()).find((name) => name.startsWith('pages-')) ?? ''
    const cached = await caches.match(path, { cacheName: name })
    const now = new Date()
    const headers = new Headers(cached?.headers)
    headers.set('x-kept-at', new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 18, 20).toISOString())
    await (await caches.open(name)).put(path, new Response(await cached?.text(), { headers }))
  }, path)
}

test('logging in clears the cache, and staff pages are not cached', requirement('SET-35'), async ({ page }) => {
  await visit(page, '/de/ensemble')
  await page.goto(`${line.url}/de/user/profile`)
  await page.goto(`${line.url}/de/ensemble?v=1`)
  expect(await isKept(page, '/de/user/profile')).toBe(false)
  expect(await isKept(page, '/de/ensemble?v=1')).toBe(false)
  await logIn(page)
  const left = () =>
    page.evaluate(async () => ({ caches: await caches.keys(), workers: (await navigator.serviceWorker.getRegistrations()).length }))
  await page.goto(`${line.url}/cms-hub`)
  await expect.poll(left).toEqual({ caches: [], workers: 0 })
  await page.goto(`${line.url}/de/ensemble`)
  await page.mouse.move(140, 140)
  await expect(page.getByRole('region', { name: 'Bearbeitung' })).toBeVisible()
  expect(await left()).toEqual({ caches: [], workers: 0 })
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })
  test(
    'a page that never arrives says so, can be asked for again, and comes by itself; no address counts as lost',
    requirement('ERR-09', 'AMB-49'),
    async ({ page }) => {
      await page.goto(`${line.url}/de/impressum`)
      await page.mouse.move(100, 100)
      await page.waitForResponse('**/assets/ErrorPage-*.js')
      const askedBefore = line.requests.length
      line.disconnect()
      await menuLink(page, 'Ensemble').click()
      await expect(h1(page, 'Keine Verbindung')).toBeVisible()
      await expect(page).toHaveURL(/\/de\/ensemble$/)
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
      await expect(page.getByText('Noch immer keine Verbindung.')).toBeVisible()
      await expectAccessible(page)
      line.reconnect()
      await expect(h1(page, 'Ensemble')).toBeVisible()
      expect(line.requests.slice(askedBefore).filter((request) => request.includes('error-log'))).toEqual([])
    },
  )
})
