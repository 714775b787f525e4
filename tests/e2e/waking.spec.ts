import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, expect, type Page, test as untouched } from '@playwright/test'
import { keyPages } from '../../bench/key-pages.ts'
import { waitUntilHydrated } from './fixtures.ts'

// What happens before a page is hydrated (docs/decisions/0042), so nothing touches the pages when they are opened.
const test = untouched

const CONTACT = '/de/forms/kontakt/1'
const KB = 1000
/** Scripts with brotli, in kB: files and those in the page before anybody has touched it; files after. */
const BUDGET = { before: 12, after: 115 }

const isAwake = (page: Page) => page.evaluate(() => window.wake === undefined)

/** Holds back the modules of pages until they are released. */
async function holdModules(context: BrowserContext): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

/** Counts the bytes of the script files that a page loads, as they come over the line. */
function countFiles(page: Page): () => number {
  const files: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(Number(response.headers()['content-length'] ?? Infinity))
  })
  return () => files.reduce((sum, size) => sum + size, 0)
}

/** The bytes of the scripts inside a page, as brotli would carry them. */
async function inlineBytes(page: Page): Promise<number> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (!type || type === 'module' || type === 'speculationrules'))
      .map(({ text }) => text),
  )
  return brotliCompressSync(inline.join('\n')).length
}

test('each key page loads few scripts until it is touched, and not too many then', async ({ browser, baseURL }) => {
  // Eleven first visits, each without a cache.
  test.slow()
  const found: Record<string, number[]> = {}
  for (const path of [...(await keyPages(baseURL ?? '')), '/de/ihr-besuch']) {
    // With a cache of its own, so that each page is the first.
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    const bytes = countFiles(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = bytes() + (await inlineBytes(page))
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    found[path] = [before / KB, bytes() / KB]
    await context.close()
  }
  const over = Object.entries(found).filter(([, [before = 0, after = 0]]) => before > BUDGET.before || after > BUDGET.after)
  expect(over).toEqual([])
  // A page that loads nothing at all would keep any budget.
  expect(Object.entries(found).filter(([, [, after = 0]]) => after < BUDGET.after / 2)).toEqual([])
})

test('a button pressed before the modules are there works once they are, and another press after', async ({ page, context }) => {
  const release = await holdModules(context)
  await page.goto('/de/spielplan')
  expect(await isAwake(page)).toBe(false)
  const scheme = page.getByRole('banner').getByRole('button', { name: 'Dunkle Ansicht' })
  await scheme.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
  await expect(scheme).toHaveCSS('animation-name', 'pressed')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(scheme).toHaveCSS('animation-name', 'none')
  await scheme.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme', 'dark')
})

test('a link pressed before the modules are there leads on as a link does, and after without loading the page anew', async ({
  page,
  context,
}) => {
  const release = await holdModules(context)
  await page.goto('/de')
  const ensemble = page.getByRole('banner').getByRole('link', { name: 'Ensemble', exact: true }).first()
  await ensemble.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
  release()
  await waitUntilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Stücke', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('links of parts that are never hydrated navigate without loading the page anew', async ({ page }) => {
  await page.goto('/de')
  await waitUntilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const teaser = page.locator('[data-static] a[data-discover]').first()
  const address = (await teaser.getAttribute('href')) ?? ''
  await teaser.click()
  await expect(page).toHaveURL(address)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/?$/)
  // What the browser renders itself now is what the server rendered before.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Karten|Vorstellung/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('the browser renders a page as the server did', async ({ page, baseURL }) => {
  for (const path of [...(await keyPages(baseURL ?? '')), '/de/ihr-besuch']) {
    await page.goto(path)
    const fromServer = await partsOf(page)
    await page.goto('/de/search')
    await waitUntilHydrated(page)
    // A navigation of the router, for which nothing of the page stands yet.
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address })
      link.dataset.discover = 'true'
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await expect(page).toHaveURL(path)
    await expect.poll(() => partsOf(page), path).toEqual(fromServer)
  }
})

/** Words and styles' names of a page's modules, blocks and footer, which the browser may render or leave as they are. */
function partsOf(page: Page): Promise<string[]> {
  return page.locator('[data-container], [data-block], footer').evaluateAll((parts) =>
    parts.map((part) => {
      const elements = [...part.querySelectorAll('*')].filter(({ localName }) => !['template', 'script'].includes(localName))
      const names = elements.map(({ localName, className }) => `${localName}.${typeof className === 'string' ? className.trim() : ''}`)
      return `${part.textContent} ${names.join(' ')}`
    }),
  )
}

test('tickets pressed before the modules are there open over the page, and in the shop when the modules never come', async ({
  page,
  context,
}) => {
  const release = await holdModules(context)
  await page.goto('/de/spielplan')
  const tickets = page
    .getByRole('main')
    .getByRole('link', { name: /^Karten/ })
    .first()
  const shop = (await tickets.getAttribute('href')) ?? ''
  await tickets.click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/spielplan/)
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const plain = await context.newPage()
  await plain.goto('/de/spielplan')
  await plain
    .getByRole('main')
    .getByRole('link', { name: /^Karten/ })
    .first()
    .click()
  await expect(plain).toHaveURL(shop)
  await plain.close()
})

test('what is typed and ticked while the modules are on their way stays', async ({ page, context }) => {
  const release = await holdModules(context)
  await page.goto(CONTACT)
  await page.getByLabel('Ihr Name').fill('Anna Besuch')
  await page.getByLabel('Worum geht es?').selectOption('Karten')
  const boxes = page.getByRole('main').getByRole('checkbox')
  if ((await boxes.count()) > 0) await boxes.first().check()
  expect(await isAwake(page)).toBe(false)
  release()
  await waitUntilHydrated(page)
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Anna Besuch')
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('Karten')
  if ((await boxes.count()) > 0) await expect(boxes.first()).toBeChecked()
})

test('a form is sent before the modules are there', async ({ page, context }) => {
  await holdModules(context)
  await page.goto('/de/search')
  await page.getByRole('main').getByRole('combobox').fill('Meer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=Meer/)
  await expect(page.getByRole('main').getByRole('link', { name: /Meer/ }).first()).toBeVisible()
})

test('a filter is chosen before the modules are there', async ({ page, context }) => {
  await holdModules(context)
  await page.goto('/de/spielplan')
  const address = await page.locator('main nav a[href*="/de/spielplan?"]').first().getAttribute('href')
  await page.locator(`main a[href="${address}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(new RegExp(`${address?.replace(/[?.]/g, '\\$&')}$`))
})

test('going back on a page that was loaded anew shows the page one comes back to', async ({ page }) => {
  await page.goto('/de/ensemble')
  await waitUntilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Stücke', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/ensemble$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible()
})

test('a button whose modules are gone after a release loads the page anew, once, and is pressed there', async ({ page, context }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await context.route('**/assets/frame-*.js', (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto('/de')
  const scheme = page.getByRole('banner').getByRole('button', { name: 'Dunkle Ansicht' })
  await scheme.click()
  await expect.poll(() => loads).toBe(2)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await scheme.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme', 'dark')
  expect(loads).toBe(2)
})

test('tickets pressed where the line was cut before the modules came say so, and open by themselves when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/de/spielplan')
  const incomplete = page.getByText('Diese Seite ist nicht ganz geladen.')
  await expect(incomplete).toBeHidden()
  await context.setOffline(true)
  const tickets = page
    .getByRole('main')
    .getByRole('link', { name: /^Karten/ })
    .nth(1)
  const evening = (await tickets.getAttribute('aria-label')) ?? (await tickets.textContent())
  await tickets.click()
  await expect(page.getByRole('alert').filter({ has: incomplete }).or(incomplete)).toBeVisible()
  await expect(page).toHaveURL(/spielplan/)
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(incomplete).toBeHidden()
  expect(evening).toContain(await page.getByRole('dialog').getByRole('heading').first().textContent())
})

test('who has a cart sees it without touching the page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cartAmount', value: '2', url: baseURL ?? '' }])
  await page.goto('/de/stuecke')
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('links are prefetched by rules that the content security policy allows, until the page is hydrated', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto('/de')
  const rules = page.locator('script[type="speculationrules"]')
  await expect(rules).toHaveCount(1)
  await waitUntilHydrated(page)
  await expect(rules).toHaveCount(0)
  expect(refused).toEqual([])
})
