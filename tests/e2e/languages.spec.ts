import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { expectAccessible } from './accessibility.ts'
import { consentedStorage } from './consented-storage.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { startNetworkProxy } from './network-proxy.ts'
import { NOW } from './servers.ts'
import { changeIdentity, logIn } from './staff.ts'

/** A house of this file's own with the demo's content and two languages; the others' houses have one. */
let house: { child: ChildProcess; folder: string; url: string }

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-languages-'))
  const port = await freePort()
  const child = spawn(process.execPath, [join(process.env.TEST_BUILD_DIR ?? 'build-test', 'server/index.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', FOYER_NOW: NOW, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder },
      ...{ DEMO_HOUSE: 'on', OUTSIDE_LINKS: 'off', LOCALES: 'de,en', SHOP_URL: 'http://127.0.0.1:9' },
      ...{ ADMIN_EMAIL: 'verwaltung@marienbrueck.example', ADMIN_PASSWORD: 'nur für diesen Test' },
    },
  })
  house = { child, folder, url: `http://localhost:${port}` }
  const status = () =>
    fetch(`${house.url}/readyz`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 150_000 }).toBe(200)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => house.child.once('exit', resolve))
  house.child.kill('SIGTERM')
  await ended
  rmSync(house.folder, { recursive: true, force: true })
})

/** What the browser complains of while somebody reads: a page that it draws otherwise than the server did. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

test('a visitor reads the site in English, goes on in English, and changes to German by the switch', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await waitForScripts(context).newPage()
  const complaints = complaintsOf(page)
  await page.goto('/en/events')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await expectAccessible(page)

  // Client-side: the document stays, and what it draws is English.
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Ensemble' }).click()
  await expect(page).toHaveURL('/en/ensemble')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'href',
    '/en',
  )
  await page.goBack()
  await expect(page).toHaveURL('/en/events')

  const languages = page.getByRole('navigation', { name: 'Language' }).first()
  await expect(languages.getByRole('link', { name: 'EN' })).toHaveAttribute('aria-current', 'true')
  const german = languages.getByRole('link', { name: 'DE' })
  await expect(german).toHaveAttribute('href', '/de/spielplan')
  await german.click()
  await expect(page).toHaveURL('/de/spielplan')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached()
  expect(complaints).toEqual([])
  await context.close()
})

test('the way to the cart, what was kept and what was not are in the language of the page, also without a network', async ({ browser }) => {
  const line = await startNetworkProxy(house.url)
  const cart = '/webshop/cart/5b1c7a52-0000-4000-8000-000000000000'
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow', storageState: consentedStorage('localhost') })
  const page = await waitForScripts(context).newPage()
  const isKept = (path: string) =>
    page.evaluate(async (path) => Boolean(navigator.serviceWorker.controller && (await caches.match(path))), path)
  await page.goto('/en/ensemble')
  await expect.poll(() => isKept('/en/ensemble')).toBe(true)
  await expect.poll(() => isKept('/en/events')).toBe(true)
  await context.addCookies([
    { name: 'cartAmount', value: '2', url: line.url },
    { name: 'cartUrl', value: encodeURIComponent(line.url + cart), url: line.url },
  ])
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', `/en${cart}`)

  line.disconnect()
  await page.goto('/en/events')
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeVisible()
  await page.goto('/en/productions')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/en\//)
  await page.goto(`/en${cart}`)
  await expect(page.getByText('Your reservation remains valid')).toBeVisible()
  await context.close()
  line.close()
})

test('the search proposes, the list goes on and a missing page explains itself in the language of the page', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await waitForScripts(context).newPage()
  const missing = await page.goto('/en/there-is-no-such-page')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be found/)
  await page.goto('/en/search?q=salz')
  await expect(page.getByRole('main').getByRole('link', { name: /Salz/ }).first()).toHaveAttribute('href', /^\/en\//)
  await context.close()
})

test('a visitor reads the house’s own texts in English, and is told where a page is still partly in German', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await waitForScripts(context).newPage()
  const complaints = complaintsOf(page)
  const note = page.getByText('This page is partly in German.')
  await page.goto('/en/ihr-besuch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit')
  await expect(page.getByText('The buildings open an hour before the start')).toBeVisible()
  // A German word within an English sentence is German, and no gap.
  await expect(page.locator('main [data-untranslated]:not(em)')).toHaveCount(0)
  await expectAccessible(page)

  // Client-side: what the next page shows in German is marked as that.
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('main').getByRole('link', { name: 'There is almost always a way' }).click()
  await expect(page).toHaveURL('/en/ihr-besuch/barrierefreiheit')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  await expect(page.getByText(/^Alle Spielstätten sind stufenlos erreichbar/)).toHaveAttribute('lang', 'de')
  await expect(note).toBeVisible()

  await page.goto('/en/ihr-besuch/barrierefreiheit')
  await expect(page.getByText(/^Alle Spielstätten sind stufenlos erreichbar/)).toHaveAttribute('lang', 'de')
  await expect(note).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('a visitor with a phone changes the language in the menu, also where the house has put the languages into the bar', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } })
  const page = await waitForScripts(context).newPage()
  await logIn(page)
  const bar = [{ kind: 'search' }, { kind: 'languages' }]
  await changeIdentity(page, { header: { arrangement: 'beside', announcement: null, line: [{ kind: 'hours' }], bar } })
  await context.clearCookies()
  await page.goto('/en/events')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await menu.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'DE' }).click()
  await expect(page).toHaveURL('/de/spielplan')
  await context.close()
})
