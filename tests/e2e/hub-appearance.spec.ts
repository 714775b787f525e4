import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './staff.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#b01020"/></svg>'
/** Lists of the site, and what the first link in each of them leads to. */
const LISTS = ['/de/spielplan', '/de/stuecke', '/de/aktuelles', '/de/ensemble']

async function openAppearance(page: Page): Promise<void> {
  await logIn(page)
  await page.goto('/cms-hub')
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus', exact: true }).click()
  await page.getByRole('link', { name: 'Erscheinungsbild' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Erscheinungsbild' })).toBeVisible()
}

async function adopt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Übernommen. Ab jetzt sehen es alle.')).toBeVisible()
}

/** Ten pages of different kinds, as visitors find them. */
async function tenPages(page: Page): Promise<string[]> {
  const details = await Promise.all(
    LISTS.map(async (list) => {
      const html = await (await page.request.get(list)).text()
      return new RegExp(`href="(${list}/[^"#?]+/\\d+)"`).exec(html)?.[1] ?? list
    }),
  )
  const pages = ['/de', ...LISTS, ...details, '/de/impressum']
  expect(new Set(pages).size).toBe(10)
  return pages
}

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('a look is tried on the house’s own site, adopted, readable on ten pages, and taken back', async ({ page, browser }) => {
  test.slow()
  await openAppearance(page)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('main')).toBeVisible()
  const before = await preview.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  await page.getByRole('radio', { name: 'Samt' }).check()
  await expect(preview.locator('html')).toHaveCSS('background-color', 'rgb(255, 250, 245)')
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/de')
  expect(await paperOf(visitor)).toBe(before)
  await page.getByLabel('Logo auf hellem Grund').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await adopt(page)
  for (const path of await tenPages(page)) {
    await visitor.goto(path)
    expect(await paperOf(visitor), path).toBe('rgb(255, 250, 245)')
    await expect(visitor.locator('header img[src*="/assets/house/logo-"]').first()).toBeVisible()
    await expectAccessible(visitor)
  }
  await page.getByRole('button', { name: 'Letzte Änderung zurücknehmen' }).click()
  await expect(page.getByText('Das Erscheinungsbild von vorher gilt wieder.')).toBeVisible()
  await visitor.goto('/de')
  expect(await paperOf(visitor)).toBe(before)
})

test('colours that cannot be read are named at once and cannot be adopted', async ({ page }) => {
  await openAppearance(page)
  await page.getByLabel('Fußzeile und Hinweise: Schrift').fill('#333333')
  await expect(page.getByText('Ein Farbpaar ist noch nicht lesbar')).toBeVisible()
  await expect(page.getByLabel('Fußzeile und Hinweise: Schrift')).toHaveAccessibleDescription(/nötig sind 4,5 : 1/)
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeDisabled()
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await expect(page.getByText('für alle lesbar')).toBeVisible()
})
