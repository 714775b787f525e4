import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pageMenu, pictureId, textNode } from './staff.ts'
import { createUniquePicture } from './unique-picture.ts'

test.use({ hasTouch: true })

/** No control that is to be seen in these is smaller than a thumb needs. */
async function expectThumbSized(page: Page, place: string): Promise<void> {
  const small = await page.locator(place).evaluateAll((boxes) =>
    boxes
      .flatMap((box) => [...box.querySelectorAll<HTMLElement>('button, [role="treeitem"], input[type="search"]')])
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => ({ name: control.getAttribute('aria-label') ?? control.textContent, ...control.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => Math.min(width, height) < 44)
      .map(({ name, width, height }) => `${name}: ${width} × ${height}`),
  )
  expect(small).toEqual([])
}

/** Draws a finger from the middle of one thing by some pixels. */
async function drawFrom(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const box = await from.boundingBox()
  if (!box) throw new Error('nothing to draw from')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  for (const part of [0.5, 1]) await touch('touchMove', [{ x: x + by.x * part, y: y + by.y * part }])
  await touch('touchEnd', [])
  await fingers.detach()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the tools of a module are reached while its text is written, and the inspector comes from below and goes by Fertig', async ({
      page,
    }) => {
      await logIn(page)
      await edit(page, await createPage(page, 'telefon', [headlineNode('head-1', 'Eins'), textNode('text-1', 'Ein Absatz.')]))
      await page.getByText('Ein Absatz.', { exact: true }).tap()
      const tools = page.getByRole('toolbar', { name: 'Textwerkzeuge' })
      await expect(tools.getByRole('button', { name: 'Fett' })).toBeVisible()
      await expectThumbSized(page, '[data-editor-strip]')
      await page.locator('[data-editor-strip]').getByRole('button', { name: 'Menü des Moduls' }).tap()
      await expect(tools).toBeHidden()
      await expect(page.getByRole('menuitem', { name: 'Verdoppeln' })).toBeVisible()
      // In a low window the open menu covers half of what lies behind, which axe takes for a small target.
      if (viewport.height > 400) await expectAccessible(page)
      await page.getByRole('menuitem', { name: 'Einstellungen' }).tap()
      const settings = page.getByRole('complementary', { name: 'Einstellungen: Text' })
      await expect(settings).toBeVisible()
      await expectThumbSized(page, '[data-module-settings] header, [data-module-settings] > div:first-child')
      await settings.getByRole('button', { name: 'Schließen' }).tap()
      await expect(settings).toBeHidden()
      await page.getByText('Ein Absatz.', { exact: true }).tap()
      await page.locator('[data-editor-strip]').getByRole('button', { name: 'Modul darunter hinzufügen' }).tap()
      await expect(page.getByRole('dialog', { name: 'Modul hinzufügen' })).toBeVisible()
    })

    test('a picture is cropped with a finger, by its corners, and the point that stays is drawn to its place', async ({ page }) => {
      await logIn(page)
      const image = await pictureId(page, 'requiem-fuer-ein-riesenrad-breit')
      await edit(
        page,
        await createPage(page, 'telefon-ausschnitt', [{ id: 'image-1', type: 'image', version: 1, data: { image, text: '' } }]),
      )
      const picture = page.locator('main picture img')
      await picture.tap()
      await page.getByRole('button', { name: 'Zuschneiden …' }).tap()
      const dialog = page.getByRole('dialog', { name: 'Ausschnitt und Bildmittelpunkt' })
      const width = dialog.getByRole('spinbutton', { name: 'Breite' })
      const whole = Number(await width.inputValue())
      // What is drawn at is seen, and has its place.
      const isSeen = () => dialog.locator('img').evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0))
      await expect.poll(isSeen).toBe(true)
      await drawFrom(page, dialog.getByLabel('Ecke unten rechts'), { x: -60, y: -30 })
      await expect.poll(async () => Number(await width.inputValue())).toBeLessThan(whole)
      const point = dialog.getByRole('button', { name: /^Bildmittelpunkt/ })
      const before = await point.getAttribute('aria-label')
      await drawFrom(page, point, { x: 40, y: 10 })
      await expect(point).not.toHaveAttribute('aria-label', before ?? '')
      await expectAccessible(page)
      if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/crop-${viewport.width}.png` })
      await dialog.getByRole('button', { name: 'So zeigen' }).tap()
      await expect(picture).toHaveAttribute('src', /\/media\/\w{24}\/\d+-\d+-\d+-\d+-[0-9a-f]{16}\//)
    })

    test('the outline is a sheet that goes when a module is chosen; the pages are lists to go down into', async ({ page }) => {
      await logIn(page)
      const lines = Array.from({ length: 40 }, (_, n) => `Absatz ${n}.`)
      await edit(page, await createPage(page, 'telefon-aufbau', [textNode('text-1', ...lines), headlineNode('head-1', 'Ganz unten')]))
      await pageMenu(page).tap()
      await page.getByRole('menuitem', { name: 'Aufbau zeigen' }).tap()
      const outline = page.getByRole('tree', { name: 'Aufbau' })
      await expect(outline).toBeVisible()
      await expectThumbSized(page, '[data-outline]')
      await expectAccessible(page)
      await outline.getByRole('treeitem', { name: 'Ganz unten' }).tap()
      await expect(outline).toBeHidden()
      await expect(page.locator('[data-node="head-1"]')).toBeInViewport()

      await pageMenu(page).tap()
      await page.getByRole('menuitem', { name: 'Alle Seiten' }).tap()
      const tree = page.getByRole('dialog', { name: 'Alle Seiten' })
      await expect(tree.getByRole('listitem').first()).toBeVisible()
      await expectThumbSized(page, 'dialog[aria-label="Alle Seiten"] ul')
      await expectAccessible(page)
      const into = tree.getByRole('button', { name: /Seiten? unter / }).first()
      const parent = (await into.getAttribute('aria-label'))?.replace(/^.* unter /, '') ?? ''
      await into.tap()
      await expect(tree.getByRole('heading', { name: parent })).toBeVisible()
      await tree.getByRole('listitem').first().getByRole('button').first().tap()
      await expect(tree).toBeHidden()
      await expect(page).toHaveURL(/\?edit$/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    })
  })
}

test.describe('held upright', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a module goes into a column by the menu above the keyboard, and into the next one by its own', async ({ page }) => {
    await logIn(page)
    const columns = [
      { classes: '', children: [] },
      { classes: '', children: [] },
    ]
    const section = { id: 'section-1', type: 'section', version: 1, data: { layout: 3 }, columns }
    await edit(page, await createPage(page, 'telefon-spalten', [textNode('text-1', 'Wandert'), section]))
    await page.getByText('Wandert', { exact: true }).tap()
    await expect(page.getByRole('toolbar', { name: 'Textwerkzeuge' })).toBeVisible()
    const move = async (command: string) => {
      // While its text is written the menu is in the strip, then on the module's tab.
      const inStrip = page.locator('[data-editor-strip]').getByRole('button', { name: 'Menü des Moduls' })
      await ((await inStrip.isVisible()) ? inStrip : page.getByRole('button', { name: 'Menü: Text' })).tap()
      await page.getByRole('menuitem', { name: command, exact: true }).tap()
    }
    const column = (index: number) => page.locator('main [data-column^="section-1"]').nth(index)
    await move('In Spalte 2')
    await expect(column(1)).toContainText('Wandert')
    await move('In Spalte 1')
    await expect(column(0)).toContainText('Wandert')
  })
})

test.describe('in the hand', () => {
  test.use({ isMobile: true, viewport: { width: 390, height: 844 } })

  test('a picture is taken with the camera and comes with its description and credit', async ({ page }) => {
    await logIn(page)
    const image = { id: 'image-1', type: 'image', version: 1, data: { image: await pictureId(page), text: '' } }
    await edit(page, await createPage(page, 'telefon-bild', [image]))
    await page.locator('[data-node="image-1"]').tap()
    const settings = page.getByRole('complementary', { name: 'Einstellungen: Bild' })
    await settings.getByRole('button', { name: 'Bild ersetzen' }).tap()
    const finder = page.getByRole('dialog', { name: /^Bild / })
    const camera = finder.getByLabel('Foto aufnehmen')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toBeVisible()
    const photo = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(await createUniquePicture(page, 60, 40)) }
    await camera.setInputFiles(photo)
    await finder.getByLabel('Was das Bild zeigt').fill('Der Vorhang, kurz bevor er aufgeht')
    await finder.getByRole('textbox', { name: 'Nachweis' }).fill('Foto: Mira Beispiel')
    await expectAccessible(page)
    await finder.getByRole('button', { name: 'Hochladen', exact: true }).tap()
    await expect(page.locator('[data-node="image-1"] img')).toHaveAttribute('alt', 'Der Vorhang, kurz bevor er aufgeht')
    const { results } = await (await page.request.get('/api/media/?page_size=1&search=Vorhang+kurz')).json()
    expect(results[0]).toMatchObject({ credit: 'Foto: Mira Beispiel' })
  })
})
