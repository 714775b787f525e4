import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, textNode } from './staff.ts'

type Box = { x: number; y: number; width: number; height: number }

const boxOf = async (what: Locator) => (await what.boundingBox()) as Box
const bottomOf = async (what: Locator) => boxOf(what).then(({ y, height }) => y + height)
const outline = (page: Page) => page.locator('[data-outline]')
const showOutline = (page: Page) => page.getByRole('button', { name: 'Aufbau zeigen' }).click()
const strip = (page: Page) => page.locator('[data-editor-strip]')
/** How far below what stands over the page its head begins: an alert of the house is above it. */
const drop = async (page: Page, above: Locator) => (await boxOf(page.getByRole('banner'))).y - (await bottomOf(above))
const longPage = (page: Page) =>
  createPage(page, 'schreibtisch', [
    headlineNode('head-1', 'Anreise'),
    textNode('text-1', ...Array.from({ length: 40 }, (_, n) => `Absatz ${n}.`)),
  ])

test('beside the tools the page lies as a sheet on a desk, which its head leaves when it is scrolled; without tools it is as for visitors', async ({
  page,
}) => {
  await logIn(page)
  const path = await longPage(page)
  await page.goto(path)
  const main = page.locator('main')
  const asForVisitors = await boxOf(main)
  await edit(page, path)
  expect((await boxOf(main)).width).toBe(asForVisitors.width)
  const alert = await drop(page, strip(page))

  await showOutline(page)
  const dock = await boxOf(outline(page))
  await expect.poll(async () => (await boxOf(main)).x).toBe(dock.width + 24)
  expect((await boxOf(main)).width).toBe(asForVisitors.width - dock.width - 2 * 24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  expect(await drop(page, strip(page))).toBe(alert + 20)
  expect((await boxOf(page.getByRole('region', { name: 'Bearbeitung' }))).width).toBe(1440)
  await expectAccessible(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => drop(page, strip(page))).toBeLessThanOrEqual(0)
})

test('a desk takes no page the layout that it has room for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await logIn(page)
  await edit(page, await longPage(page))
  await showOutline(page)
  await expect(outline(page)).toBeVisible()
  expect((await boxOf(page.locator('main'))).width).toBeGreaterThanOrEqual(1024)
})

test('a comparison has the desk at its sides alone, and its bar goes across it', async ({ page }) => {
  await logIn(page)
  await edit(page, await longPage(page))
  const alert = await drop(page, strip(page))
  await showOutline(page)
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Anreise mit der Bahn')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wie auf dem Tablet' }).click()
  await expect.poll(async () => (await boxOf(page.locator('main'))).width).toBe(820)
  await page.keyboard.press('F8')
  const bar = page.getByRole('region', { name: 'Vergleich' })
  await expect(bar).toContainText('1 Änderung')
  await expect.poll(async () => boxOf(bar)).toMatchObject({ x: 0, width: 1440 })
  expect(await drop(page, bar)).toBe(alert)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('there is no desk', async ({ page }) => {
    await logIn(page)
    const path = await longPage(page)
    await edit(page, path)
    await page.getByText('Absatz 1.', { exact: true }).tap()
    expect(await boxOf(page.locator('main'))).toMatchObject({ x: 0, width: 390 })
    await expect(page.locator('html')).not.toHaveAttribute('data-desk')
  })
})
