import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, logInAsColleague, pictureId, textNode } from './staff.ts'

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(what: Locator): Promise<Box> {
  await expect(what).toBeVisible()
  return (await what.boundingBox()) as Box
}

/** Whether two boxes overlap by more than the width of a border. */
function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 2 && down > 2
}

const imageNode = async (page: Page) => {
  const image = await pictureId(page, 'requiem-fuer-ein-riesenrad-breit')
  return { id: 'image-1', type: 'image', version: 1, data: { image, text: '' } }
}
const moduleTools = (page: Page, name: string) => page.getByRole('toolbar', { name, exact: true })

for (const width of [1440, 1100, 800]) {
  test(`at ${width} pixels the settings panel covers neither header, page nor footer (editor M2)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await logIn(page)
    await edit(page, await createPage(page, 'platz', [await imageNode(page), textNode('text-1', 'Darunter.')]))
    await page.locator('main picture img').click()
    const panel = await boxOf(page.getByRole('complementary', { name: 'Einstellungen: Bild' }))
    expect(panel.x + panel.width).toBe(width)
    const under = await page.evaluate((left) => {
      const words = [
        ...document.querySelectorAll<HTMLElement>('header, main, footer, :is(header, main, footer) :is(a, button, img, p, h1)'),
      ]
      const isSeen = (element: HTMLElement) =>
        !element.closest('[data-editor]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return words
        .filter((element) => isSeen(element) && element.getBoundingClientRect().right > left + 1)
        .map((element) => element.outerHTML.slice(0, 90))
    }, panel.x)
    expect(under).toEqual([])
    expect((await boxOf(page.getByRole('region', { name: 'Bearbeitung' }))).width).toBe(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

for (const width of [1440, 390]) {
  test(`at ${width} pixels what begins an empty page lies over nothing, and the tools of the first module not over the house’s name (admin B28)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await logIn(page)
    const path = await createPage(page, 'anfang')
    await edit(page, path)
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    const offer = await boxOf(page.getByRole('button', { name: 'Erstes Modul hinzufügen' }))
    expect(overlap(title, offer)).toBe(false)
    expect(offer.height).toBeLessThan(46)
    await edit(page, '/de')
    await page.keyboard.press('ArrowDown')
    const name = page.getByRole('banner').getByRole('link').filter({ hasText: 'Festspiele Marienbrück' }).first()
    const tools = page.locator('.strong.selected .tools')
    expect(overlap(await boxOf(name), await boxOf(tools))).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(async () => overlap(await boxOf(name), await boxOf(tools))).toBe(false)
  })
}

test('the toolbar of a module stays visible while scrolling through it', async ({ page }) => {
  await logIn(page)
  const lines = Array.from({ length: 60 }, (_, n) => `Absatz ${n}.`)
  await edit(page, await createPage(page, 'lang', [textNode('text-1', ...lines)]))
  await page.getByText('Absatz 1.', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, 1200))
  const header = page.getByRole('banner')
  await expect.poll(async () => (await boxOf(moduleTools(page, 'Text'))).y).toBeGreaterThan(40)
  expect(overlap(await boxOf(header), await boxOf(moduleTools(page, 'Text')))).toBe(false)
})

test('entering a text that another user edits shows their badge, which no toolbar covers (editor M14)', async ({ page, browser }) => {
  await logIn(page)
  const path = await createPage(page, 'zu-zweit', [headlineNode('head-1', 'Oben'), textNode('text-1', 'Gemeinsam.')])
  const rita = await logInAsColleague(page, browser)
  await edit(rita, path)
  await rita.getByText('Gemeinsam.').click()
  await edit(page, path)
  await page.getByText('Gemeinsam.').click()
  const badge = await boxOf(page.locator('.strong.selected').getByText('Rita Redaktion ist hier'))
  for (const tools of [page.getByRole('toolbar', { name: 'Textwerkzeuge' }), moduleTools(page, 'Text')])
    expect(overlap(badge, await boxOf(tools))).toBe(false)
  await rita.context().close()
})
