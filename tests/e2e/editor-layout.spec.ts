import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
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

for (const width of [1440, 1280, 1100]) {
  test(`at ${width} pixels the settings panel covers neither header, page nor footer`, async ({ page }) => {
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
  test(`at ${width} pixels what begins an empty page lies over nothing, and the tools of the first module not over the house’s name`, async ({
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

test('entering a text that another user edits shows their badge, which no toolbar covers', async ({ page, browser }) => {
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

/** The lines of words on the page outside a module, as boxes in the window. */
async function linesBeside(page: Page, nodeId: string): Promise<Box[]> {
  return page.locator('main').evaluate((main, own) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines: Box[] = []
    while (words.nextNode()) {
      if (!words.currentNode.textContent?.trim() || words.currentNode.parentElement?.closest(`[data-node="${own}"]`)) continue
      range.selectNodeContents(words.currentNode)
      for (const { x, y, width, height } of range.getClientRects()) lines.push({ x, y, width, height })
    }
    return lines
  }, nodeId)
}

test('on a phone the sign of a colleague lies over no words and no tools, at their module and at one’s own, and says who it is', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const close = { ...textNode('close-1', 'Ganz dicht.'), data: { ...textNode('', 'Ganz dicht.').data, decrease_distance: true } }
  const path = await createPage(page, 'zu-zweit-telefon', [
    headlineNode('head-1', 'Die Kassen haben geöffnet'),
    close,
    textNode('text-2', 'Danach.'),
  ])
  const rita = await logInAsColleague(page, browser)
  await Promise.all([edit(rita, path), edit(page, path)])
  await rita.locator('[data-node="close-1"]').focus()
  const sign = page.locator('.people')
  await expect(sign).toContainText('Rita Redaktion ist hier')
  const expectClear = async () => {
    const seen = await boxOf(sign.getByText('RR', { exact: true }))
    expect(seen.x).toBeGreaterThanOrEqual(0)
    expect((await linesBeside(page, '')).filter((line) => overlap(line, seen))).toEqual([])
    return seen
  }
  await expectClear()
  await page.locator('[data-node="close-1"]').focus()
  await expect(page.locator('.strong.selected .people')).toContainText('Rita Redaktion ist hier')
  expect(overlap(await expectClear(), await boxOf(page.locator('.selected .tools')))).toBe(false)
  await rita.context().close()
})

test('the frame of a module and its tab lie over no words of the modules around it, however close they are', async ({ page }) => {
  await logIn(page)
  const section = {
    id: 'section-1',
    type: 'section',
    version: 1,
    data: { layout: 3 },
    columns: [
      { classes: '', children: [textNode('left-1', 'Links eins.'), { ...textNode('left-2', 'Links zwei.') }] },
      { classes: '', children: [headlineNode('right-1', 'Rechts'), textNode('right-2', 'Rechts zwei.')] },
    ],
  }
  const close = { ...textNode('close-1', 'Ganz dicht.'), data: { ...textNode('', 'Ganz dicht.').data, decrease_distance: true } }
  await edit(page, await createPage(page, 'dicht', [headlineNode('head-1', 'Oben'), close, textNode('text-2', 'Danach.'), section]))
  for (const id of ['close-1', 'text-2', 'left-2', 'right-1', 'right-2']) {
    await page.locator(`[data-node="${id}"] [role="textbox"]`).first().click()
    await page.keyboard.press('Escape')
    const tab = await boxOf(page.locator('.selected .tools'))
    const covered = (await linesBeside(page, id)).filter((line) => overlap(line, tab))
    expect(covered, id).toEqual([])
  }
})

for (const width of [1440, 390]) {
  test(`at ${width} pixels the tools of a text cover nothing that is written, and the page does not move when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await logIn(page)
    const lines = Array.from({ length: 30 }, (_, n) => `Absatz ${n}.`)
    await edit(page, await createPage(page, 'werkzeuge', [textNode('text-1', ...lines)]))
    const paragraph = page.getByText('Absatz 12.')
    await paragraph.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = await boxOf(paragraph)
    await paragraph.click()
    const tools = page.getByRole('toolbar', { name: 'Textwerkzeuge' })
    const smallest = width < 900 ? 44 : 24
    await expect(tools.getByRole('button', { name: 'Fett' })).toBeVisible()
    expect(await boxOf(paragraph)).toEqual(before)
    for (const button of await tools.getByRole('button').all()) {
      if (!(await button.isVisible())) continue
      const box = await boxOf(button)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(smallest)
    }
    expect(overlap(await boxOf(tools), await boxOf(paragraph))).toBe(false)
  })
}

test('the tools of a text say their names and keys to pointer and keyboard; beside them nothing else can have the focus', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'namen', [textNode('text-1', 'Ein Absatz.')]))
  await page.getByText('Ein Absatz.').click()
  const bold = page.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name: 'Fett' })
  await bold.hover()
  const tip = () => bold.evaluate((button) => getComputedStyle(button, '::after').content)
  expect(await tip()).toBe('"Fett (Strg B)"')
  await expectAccessible(page)
  const path = page.getByRole('navigation', { name: 'Platz auf der Seite' })
  await expect(path).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(path.getByRole('button', { name: 'Text' })).toBeVisible()
})

test('the inspector stays as this person left it: open without a selection, so that nothing moves, or folded even where a picture is clicked', async ({
  page,
}) => {
  await logIn(page)
  const path = await createPage(page, 'pult', [await imageNode(page), textNode('text-1', 'Darunter.')])
  await edit(page, path)
  const settings = page.locator('[data-module-settings]')
  await expect(settings).toBeHidden()
  await page.locator('main picture img').click()
  await expect(settings).toBeVisible()
  const narrow = (await boxOf(page.locator('main'))).width
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.selected')).toHaveCount(0)
  await expect(settings).toContainText('Wählen Sie ein Modul')
  expect((await boxOf(page.locator('main'))).width).toBe(narrow)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
  await expect(settings).toBeHidden()
  await page.locator('main picture img').click()
  await expect(page.locator('.selected')).toHaveCount(1)
  await expect(settings).toBeHidden()
  await page.reload()
  await expect(page.locator('body')).toHaveClass(/edit-mode/)
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
  await page.reload()
  await expect(settings).toBeVisible()
})

test('columns are chosen by pictogram and colours by swatch, by mouse and keyboard; the contrast of the pair is said', async ({ page }) => {
  await logIn(page)
  const section = {
    id: 'section-1',
    type: 'section',
    version: 1,
    data: { layout: 3, extra_class: 'accent' },
    columns: [
      { classes: '', children: [textNode('text-1', 'Links.')] },
      { classes: '', children: [] },
    ],
  }
  await edit(page, await createPage(page, 'sehen', [section]))
  await page.getByText('Links.').click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abschnitt', exact: true }).click()
  await page.keyboard.press('Alt+Enter')
  const settings = page.getByRole('complementary', { name: 'Einstellungen: Abschnitt' })
  await settings.getByRole('radio', { name: '33 – 33 – 33' }).click()
  await expect(page.locator('main section [data-column]')).toHaveCount(3)
  await settings.getByRole('radio', { name: 'Moos' }).click()
  await expect(page.locator('main section[data-zweiklang]')).toHaveAttribute('data-zweiklang', 'moos')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('main section[data-zweiklang]')).toHaveAttribute('data-zweiklang', 'pflaume')
  await expect(settings.getByText(/Pflaume, Kontrast \d+,\d : 1 – gut lesbar/)).toBeVisible()
  await expectAccessible(page)
})

test('what floats over the page for visitors is gone while it is edited', async ({ page }) => {
  await logIn(page)
  await page.context().clearCookies({ name: /consent/i })
  await edit(page, '/de/ihr-besuch')
  await page.evaluate(() => window.scrollTo(0, 1200))
  const floating = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.closest('[data-editor], [data-phase], [href="#main-content"]'),
        )
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().height > 0)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
  await expect.poll(floating).toEqual([])
})
