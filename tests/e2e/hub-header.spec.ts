import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { changeSettings, logIn, pictureId } from './staff.ts'

// The header of the house, built from parts beside its own site, adopted, seen by a visitor at every width, and taken back.

const WIDTHS = [320, 390, 768, 1024, 1440]
const MAX_SHIFT = 0.01

async function adopt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Übernommen. Ab jetzt sehen es alle.')).toBeVisible()
}

test('the header is built from parts by keys, seen beside, adopted, fits every width without a shift, and is taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  await logIn(page)
  await page.goto('/cms-hub/appearance')
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('main')).toBeVisible()
  const part = page.getByRole('region', { name: 'Kopfzeile' })

  await part.getByRole('button', { name: '+ Ankündigung' }).press('Enter')
  await expect(part.getByLabel('Satz über dem Kopf')).toBeFocused()
  await part.getByLabel('Satz über dem Kopf').fill('Heiligabend bleibt die Kasse zu.')
  await expect(site.getByRole('complementary', { name: 'Ankündigung' })).toContainText('Heiligabend')
  await part.getByRole('radio', { name: 'Name in der Mitte, Menü darunter' }).check()
  await expect(site.locator('[data-arrangement="middle"]')).toBeVisible()
  await part.getByRole('button', { name: '+ Aufruf' }).press('Enter')
  await expect(part.getByLabel('Worte auf dem Knopf')).toBeFocused()
  await part.getByLabel('Worte auf dem Knopf').fill('Karten')
  await expect(site.getByRole('banner').getByRole('link', { name: 'Karten', exact: true })).toBeVisible()

  // What cannot be right is said in its field, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(part.getByLabel('Seite oder Formular')).toHaveAccessibleDescription(/https:\/\//)
  await expect(part.getByLabel('Worte auf dem Knopf')).toHaveValue('Karten')
  await part.getByLabel('Seite oder Formular').fill('/de/spielplan')
  await part.getByRole('button', { name: 'Warenkorb entfernen' }).press('Enter')
  // The languages come to the bar and leave the line.
  await expect(part.locator('strong', { hasText: 'Sprachen' })).toHaveCount(1)
  await part.getByRole('button', { name: '+ Sprachen' }).press('Enter')
  await expect(part.locator('strong', { hasText: 'Sprachen' })).toHaveCount(1)
  // In a window as tall as the page the bar with „Übernehmen“ lies over no button, whose size would be measured without that part.
  await page.setViewportSize({ width: 1440, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await adopt(page)

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visitor = await context.newPage()
  await watchLayoutShift(visitor)
  const banner = visitor.getByRole('banner')
  const burger = banner.getByRole('button', { name: /^(Menü|Schließen)$/ })
  for (const width of WIDTHS) {
    await visitor.setViewportSize({ width, height: 800 })
    await visitor.goto('/de/spielplan', { waitUntil: 'networkidle' })
    await expect(banner.getByRole('link', { name: 'Karten', exact: true })).toBeVisible()
    await expect(burger).toBeInViewport({ ratio: 1 })
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width)
    expect(await layoutShiftOf(visitor), String(width)).toBeLessThanOrEqual(MAX_SHIFT)
    await burger.press('Enter')
    await expect(visitor.getByRole('navigation', { name: 'Menü', exact: true })).toBeVisible()
    await burger.press('Enter')
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    // Condensed, the bar that stays has the button of the menu in it. The step back in the history that closes the menu ends
    // a moment later, at the place where the page was.
    await expect(async () => {
      await visitor.evaluate(() => scrollTo(0, 900))
      await expect(banner).toHaveAttribute('data-condensed', 'true', { timeout: 1000 })
    }).toPass()
    await expect(burger).toBeInViewport({ ratio: 1 })
    await visitor.evaluate(() => scrollTo(0, 0))
  }
  await expectAccessible(visitor)
  await context.close()
  await pressBeforeHeaderLives(await browser.newContext({ storageState: { cookies: [], origins: [] } }))

  await page.getByRole('button', { name: 'Letzte Änderung zurücknehmen' }).click()
  await expect(page.getByText('Das Erscheinungsbild von vorher gilt wieder.')).toBeVisible()
  await expect(site.locator('[data-arrangement]')).toHaveCount(0)
})

/** The header of a house comes with a script of its own, which may be on its way when the page already listens. */
async function pressBeforeHeaderLives(context: BrowserContext): Promise<void> {
  const visitor = await context.newPage()
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await visitor.route('**/OwnHeader-*.js', async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  await visitor.goto('/de/spielplan')
  const burger = visitor.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
  await burger.focus()
  await asked.promise
  await burger.press('Enter')
  released.resolve()
  await expect(visitor.getByRole('navigation', { name: 'Menü', exact: true })).toBeVisible()
  await expect(visitor.locator('[data-pressed]')).toHaveCount(0)
  await context.close()
}

test('a picture of the library that stands for the name is no higher than its bar, however large it is', async ({ page }) => {
  await logIn(page)
  // A large one: the newest may be a small one of another story.
  await changeSettings(page, { logo: await pictureId(page, 'requiem-fuer-ein-riesenrad-breit') })
  await page.goto('/de/spielplan')
  const bar = page.getByRole('banner')
  const logo = bar.getByRole('img', { name: 'Festspiele Marienbrück' })
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(100)
  const [picture, whole] = [await logo.boundingBox(), await bar.boundingBox()]
  expect(picture?.height).toBe(44)
  expect(picture?.width).toBeLessThanOrEqual(192)
  expect(whole?.height).toBeLessThan(120)
  await changeSettings(page, { logo: null })
  await page.reload()
  await expect(logo).toHaveCount(0)
})
