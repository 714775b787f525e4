import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SHIPPED_THEMES } from '../../app/identity/shipped-themes.ts'
import { DEFAULT_THEME } from '../../app/identity/theme.ts'
import { expectAccessible, expectReadable } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { changeIdentity, logIn } from './staff.ts'

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

const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('a look is tried on the house’s own site, adopted, seen by visitors with the logo, and taken back', async ({ page, browser }) => {
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
  await visitor.goto('/de/spielplan')
  expect(await paperOf(visitor)).toBe('rgb(255, 250, 245)')
  await expect(visitor.locator('header img[src*="/assets/house/logo-"]').first()).toBeVisible()
  await expectAccessible(visitor)
  await page.getByRole('button', { name: 'Letzte Änderung zurücknehmen' }).click()
  await expect(page.getByText('Das Erscheinungsbild von vorher gilt wieder.')).toBeVisible()
  await visitor.goto('/de')
  expect(await paperOf(visitor)).toBe(before)
})

test('every further theme of the program can be read on ten pages, in the light and in the dark', async ({ page, browser }) => {
  test.slow()
  await logIn(page)
  const paths = await tenPages(page)
  const visitor = await (await browser.newContext()).newPage()
  const further = SHIPPED_THEMES.filter(({ theme }) => theme !== DEFAULT_THEME)
  expect(further.length).toBeGreaterThan(1)
  for (const { id, theme } of further) {
    await changeIdentity(page, { theme })
    for (const path of paths) {
      await visitor.goto(path)
      expect(await paperOf(visitor), `${path} in ${id}`).toBe(rgbOf(theme.light.ground))
      await expectReadable(visitor, `${path} in ${id}`)
    }
  }
  await changeIdentity(page, {})
})

test('a look that cannot be read is refused, a removed logo chosen again; a look is saved as a file with its family, and opened again as a draft', async ({
  page,
}) => {
  await openAppearance(page)
  await page.getByLabel('Fußzeile und Hinweise: Schrift').fill('#333333')
  await expect(page.getByText('Ein Farbpaar ist noch nicht lesbar')).toBeVisible()
  await expect(page.getByLabel('Fußzeile und Hinweise: Schrift')).toHaveAccessibleDescription(/nötig sind 4,5 : 1/)
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeDisabled()
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await expect(page.getByText('für alle lesbar')).toBeVisible()
  // The field has forgotten the logo, or browsers would report no choice.
  const field = page.getByLabel('Logo auf hellem Grund')
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await page.getByRole('button', { name: 'Entfernen: Logo auf hellem Grund' }).click()
  const chooser = page.waitForEvent('filechooser')
  await field.click()
  await chooser
  await expect(field).toHaveValue('')
  const headlines = page.getByRole('group', { name: 'Überschriften' })
  const chosen = headlines.getByRole('radio', { name: /^EB Garamond/ })
  const title = page.frameLocator('iframe').getByRole('heading').first()
  await headlines.getByText('Weitere freie Schriften').click()
  await headlines.getByText('EB Garamond', { exact: true }).click()
  await expect(chosen).toBeChecked()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Datei speichern' }).click()
  const file = await (await saving).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'foyer-theme', theme: { headlineFace: 'eb-garamond' } })

  const open = page.getByLabel('Datei öffnen')
  await open.setInputFiles({ name: 'rechnung.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('Diese Datei ist kein Erscheinungsbild, das diese Version lesen kann.')).toBeVisible()
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await expect(chosen).not.toBeChecked()
    // As people do it: browsers tell only of another file than the field holds.
    const chooser = page.waitForEvent('filechooser')
    await page.getByText('Datei öffnen', { exact: true }).click()
    await (await chooser).setFiles(file)
    await expect(chosen).toBeChecked()
    await expect(title).toHaveCSS('font-family', /^"EB Garamond"/)
  }
  await expect(page.getByText('Die Datei ist als Entwurf geöffnet.')).toBeVisible()
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
})
