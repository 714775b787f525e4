import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts'
import { logIn } from './staff.ts'

// A face of the house, and the parts of its footer: tried, adopted, and seen by a visitor.

const FACE = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const MAX_SHIFT = 0.01

async function openAppearance(page: Page): Promise<void> {
  await logIn(page)
  await page.goto('/cms-hub/appearance')
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
}

async function adopt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Übernommen. Ab jetzt sehen es alle.')).toBeVisible()
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Letzte Änderung zurücknehmen' }).click()
  await expect(page.getByText('Das Erscheinungsbild von vorher gilt wieder.')).toBeVisible()
}

async function visitorOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visitor = await context.newPage()
  await watchLayoutShift(visitor)
  return visitor
}

test('a typeface of the house is refused when it is none, then uploaded, tried, adopted, and seen without a shift', async ({
  page,
  browser,
}) => {
  test.slow()
  await openAppearance(page)
  const part = page.getByRole('region', { name: 'Eigene Schriften' })
  await part.getByLabel('WOFF2-Datei').setInputFiles({ name: 'schrift.woff2', mimeType: 'font/woff2', buffer: Buffer.from('<html>') })
  await part.getByRole('button', { name: 'Schrift hinzufügen' }).click()
  await expect(part.getByLabel('WOFF2-Datei')).toHaveAccessibleDescription(/keine WOFF2-Schrift/)

  await part.getByLabel('WOFF2-Datei').setInputFiles(FACE)
  await part.getByLabel('Name der Schrift').fill('Bühnenschrift')
  await part.getByRole('button', { name: 'Schrift hinzufügen' }).click()
  await expect(part.getByLabel('Lizenz')).toHaveAccessibleDescription(/unter welcher Lizenz/)
  await part.getByLabel('Lizenz').fill('SIL Open Font License 1.1')
  await part.getByLabel('Herkunft').fill('Production Type')
  await part.getByRole('button', { name: 'Schrift hinzufügen' }).click()
  await expect(part.getByText('Bühnenschrift')).toBeVisible()
  await expect(part.getByText('SIL Open Font License 1.1')).toBeVisible()

  for (const group of ['Überschriften', 'Texte und Navigation'])
    await page.getByRole('group', { name: group }).getByRole('radio', { name: 'Bühnenschrift' }).check()
  const title = page.frameLocator('iframe').getByRole('heading').first()
  await expect(title).toHaveCSS('font-family', /^"House [0-9a-f]{16}"/)
  await expectAccessible(page)
  await adopt(page)

  const visitor = await visitorOf(browser)
  for (const path of ['/de', '/de/spielplan', '/de/stuecke']) {
    // On a slow line the face comes long after the first paint.
    const { promise: isLate, resolve: letCome } = Promise.withResolvers<void>()
    await visitor.route('**/assets/house/face-*', async (route) => {
      await isLate
      await route.continue()
    })
    await visitor.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    letCome()
    await visitor.waitForLoadState('networkidle')
    expect(await layoutShiftOf(visitor), path).toBeLessThanOrEqual(MAX_SHIFT)
    await visitor.unroute('**/assets/house/face-*')
  }
  await visitor.goto('/de/spielplan', { waitUntil: 'networkidle' })
  expect(await layoutShiftOf(visitor)).toBeLessThanOrEqual(MAX_SHIFT)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"House [0-9a-f]{16}"/)
  expect(
    await visitor.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('House') && status === 'loaded')),
  ).toBe(true)
  await takeBack(page)
})

/** Drags a part by its handle onto another, as a hand does: held, moved on the way, and let go. */
async function dragPart(page: Page, parts: Locator, from: number, to: number): Promise<void> {
  const target = parts.locator('li:has(> div > [data-handle])').nth(to)
  // Both are in sight before one is held, so that nothing scrolls on the way.
  await target.scrollIntoViewIfNeeded()
  await parts.locator('[data-handle]').nth(from).hover()
  await page.mouse.down()
  await target.hover({ force: true, position: { x: 20, y: 12 } })
  await target.hover({ force: true, position: { x: 24, y: 16 } })
  await expect(target).toHaveAttribute('data-over')
  await page.mouse.up()
}

test('an open family is chosen in its own letters, by mouse and by keyboard, tried beside, seen without a shift, and taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  await openAppearance(page)
  const headlines = page.getByRole('group', { name: 'Überschriften' })
  const texts = page.getByRole('group', { name: 'Texte und Navigation' })
  await headlines.getByText('Weitere freie Schriften').click()
  const sample = headlines.getByText('EB Garamond', { exact: true })
  await expect(sample).toHaveCSS('font-family', /^"EB Garamond"/)
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => /EB Garamond/.test(family) && status === 'loaded')))
    .toBe(true)
  await sample.click()
  await expect(headlines.getByRole('radio', { name: /^EB Garamond/ })).toBeChecked()
  await expect(headlines.getByText('Weitere freie Schriften · gewählt: EB Garamond')).toBeVisible()

  // By keyboard alone: the arrow keys lead from the first face to the last one of the list.
  await texts.getByText('Weitere freie Schriften').press('Enter')
  await expect(texts.getByText('Bitter', { exact: true })).toBeVisible()
  await texts.getByRole('radio', { name: /Archivo/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(texts.getByRole('radio', { name: /^Bitter/ })).toBeFocused()
  await expect(texts.getByRole('radio', { name: /^Bitter/ })).toBeChecked()
  await expect(texts.getByText('Unbounded')).toHaveCount(0)
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading').first()).toHaveCSS('font-family', /^"EB Garamond"/)
  await expect(site.locator('body')).toHaveCSS('font-family', /^"?Bitter/)
  // Where it is scrolled to, the head of the screen lies over half a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await sample.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await adopt(page)

  const visitor = await visitorOf(browser)
  for (const path of ['/de', '/de/spielplan', '/de/aktuelles']) {
    await visitor.goto(path)
    await visitor.waitForLoadState('networkidle')
    expect(await layoutShiftOf(visitor), path).toBeLessThanOrEqual(MAX_SHIFT)
  }
  await expect(visitor.getByRole('heading').first()).toHaveCSS('font-family', /^"EB Garamond"/)
  const loaded = await visitor.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''))
  const fonts = loaded.filter((name) => name.endsWith('.woff2')).map((name) => name.replace(/-(common|latin|extended).*/, ''))
  expect([...new Set(fonts)]).toEqual(expect.arrayContaining(['bitter', 'eb-garamond']))
  expect(fonts.filter((name) => !['eb-garamond', 'bitter', 'archivo', 'newsreader'].includes(name))).toEqual([])
  await expectAccessible(visitor)
  await page.reload()
  await expect(headlines.getByRole('radio', { name: /^EB Garamond/ })).toBeVisible()
  // Staff's tools stay in the face that they are drawn for.
  for (const word of [page.getByRole('heading', { level: 1 }), page.getByText('Ecken', { exact: true })])
    await expect(word).toHaveCSS('font-family', /^"?Archivo/)
  await takeBack(page)
})

test('the footer is built from parts: added, filled in, put in order by keys and by hand, seen beside, adopted', async ({
  page,
  browser,
}) => {
  test.slow()
  await openAppearance(page)
  const part = page.getByRole('region', { name: 'Fußzeile' })
  const footer = page.frameLocator('iframe').getByRole('contentinfo')
  await part.getByRole('button', { name: '+ Newsletter' }).click()
  await part.getByLabel('Überschrift', { exact: true }).last().fill('Post aus dem Haus')
  await part.getByLabel('Worte des Links').fill('Jeden Monat lesen')
  await expect(footer.getByText('Post aus dem Haus')).toBeVisible()

  // What cannot be right is said in its field, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(part.getByLabel('Seite oder Formular')).toHaveAccessibleDescription(/https:\/\//)
  await expect(part.getByLabel('Worte des Links')).toHaveValue('Jeden Monat lesen')
  await part.getByLabel('Seite oder Formular').fill('/de/newsletter')

  const names = () => part.locator('ol > li > div > strong').allTextContents()
  await part.getByRole('button', { name: 'Newsletter: nach vorn' }).press('Enter')
  expect((await names()).at(-2)).toBe('Newsletter')
  await dragPart(page, part, -2, -3)
  await expect.poll(async () => (await names()).at(-3)).toBe('Newsletter')
  // Once moved, each is held by where it is now.
  await dragPart(page, part, -3, -4)
  await expect.poll(async () => (await names()).at(-4)).toBe('Newsletter')
  await expect(footer.getByText('Post aus dem Haus')).toBeVisible()
  await expectAccessible(page)
  await adopt(page)

  const visitor = await visitorOf(browser)
  await visitor.goto('/de/spielplan')
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Jeden Monat lesen' })
  await expect(link).toHaveAttribute('href', '/de/newsletter')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible()
  await expectAccessible(visitor)
  await takeBack(page)
})
