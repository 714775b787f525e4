import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createPage, edit, headlineNode, logIn, pictureId, save, textNode } from './staff.ts'
import { createUniquePicture } from './unique-picture.ts'

const words = (page: Page) => page.locator('main [data-node]').allTextContents()

test(
  'several modules are chosen, copied, pasted on another page in another tab, cut and duplicated, by the keys everybody knows',
  requirement('STORE-02'),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn(page)
    const from = await createPage(page, 'quelle', [
      headlineNode('head-1', 'Eins'),
      textNode('text-1', 'Zwei.'),
      headlineNode('head-2', 'Drei'),
    ])
    const to = await createPage(page, 'ziel', [headlineNode('head-9', 'Ziel')])
    await edit(page, from)
    await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
    await page.keyboard.press('Escape')
    await page
      .locator('main [data-node]')
      .nth(1)
      .click({ modifiers: ['Shift'] })
    await page.keyboard.press('ControlOrMeta+C')
    await expect(page.getByRole('status').filter({ hasText: 'Kopiert' })).toBeAttached()

    const other = await context.newPage()
    await edit(other, to)
    await other.getByRole('textbox', { name: 'Überschrift' }).click()
    await other.keyboard.press('Escape')
    await other.keyboard.press('ControlOrMeta+V')
    await expect.poll(() => words(other)).toEqual(['Ziel', 'Eins', 'Zwei.'])
    await other.keyboard.press('ControlOrMeta+D')
    await expect.poll(() => words(other)).toEqual(['Ziel', 'Eins', 'Zwei.', 'Zwei.'])

    await page.bringToFront()
    await page.keyboard.press('ControlOrMeta+X')
    await expect.poll(() => words(page)).toEqual(['Drei'])
    await page.keyboard.press('ControlOrMeta+Z')
    await expect.poll(() => words(page)).toEqual(['Eins', 'Zwei.', 'Drei'])
  },
)

test(
  'a picture dropped onto the page is described, keeps its focal point, and stands below the module it fell on',
  requirement('EDIT-24'),
  async ({ page }) => {
    await logIn(page)
    await edit(page, await createPage(page, 'bild-ablegen', [headlineNode('head-1', 'Mit Bild')]))
    await page.locator('main [data-node]').evaluate(async (element) => {
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 480
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      const data = new DataTransfer()
      data.items.add(new File([blob ?? ''], `probe-${Date.now()}.png`, { type: 'image/png' }))
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    })
    const dialog = page.getByRole('dialog', { name: 'Neues Bild hochladen' })
    const upload = dialog.getByRole('button', { name: 'Hochladen' })
    await expect(upload).toBeDisabled()
    await dialog.getByLabel('Was das Bild zeigt').fill('Eine leere Bühne')
    await dialog.getByRole('button', { name: 'Bildmittelpunkt' }).press('ArrowRight')
    await upload.click()
    await expect(dialog).toBeHidden()
    const picture = page.locator('main picture img')
    await expect(picture).toHaveAttribute('alt', 'Eine leere Bühne')
    await expect(picture).toHaveCSS('object-position', '52% 50%')
  },
)

test('a pasted picture gets an alt text and is inserted below the selected module; the alt text of a known one changes only on demand', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'bild-einfuegen', [headlineNode('head-1', 'Mit Bild'), textNode('text-1', 'Darunter.')]))
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('Escape')
  const bytes = await createUniquePicture(page, 64, 64)
  const paste = () =>
    page.evaluate((bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'kopie.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, bytes)
  await paste()
  const dialog = page.getByRole('dialog', { name: 'Neues Bild hochladen' })
  await expect(page.getByText('In der Zwischenablage ist nichts, was auf eine Seite passt.')).toHaveCount(0)
  await dialog.getByLabel('Das Bild ist nur Schmuck').check()
  await dialog.getByRole('button', { name: 'Hochladen' }).click()
  const picture = page.locator('main [data-node] picture img')
  await expect(picture).toHaveAttribute('alt', '')
  expect(await page.locator('main [data-node]').evaluateAll((nodes) => nodes.map((node) => Boolean(node.querySelector('img'))))).toEqual([
    false,
    true,
    false,
  ])
  for (const [button, alt] of [
    ['So verwenden, wie es ist', ''],
    ['Überall neu beschreiben', 'Ein Feld in zwei Farben'],
  ] as const) {
    await paste()
    await dialog.getByLabel('Was das Bild zeigt').fill('Ein Feld in zwei Farben')
    await dialog.getByRole('button', { name: 'Hochladen' }).click()
    await expect(dialog.getByRole('status')).toContainText('schon in der Mediathek, als Schmuck')
    await expect(dialog.getByRole('button', { name: 'So verwenden, wie es ist' })).toBeFocused()
    await expectAccessible(page)
    if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/known-picture.png` })
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog).toBeHidden()
    await expect(picture).toHaveAttribute('alt', alt)
  }
})

test(
  'a picture is cropped for one place, in a shape, by numbers and by keys; it is undone like everything else, and visitors get what was cut',
  requirement('EDIT-24'),
  async ({ page, request }) => {
    await logIn(page)
    const file = 'requiem-fuer-ein-riesenrad-breit'
    const image = await pictureId(page, file)
    const path = await createPage(page, 'zuschneiden', [{ id: 'image-1', type: 'image', version: 1, data: { image, text: '' } }])
    await edit(page, path)
    const picture = page.locator('main picture img')
    await picture.click()
    await page.getByRole('button', { name: 'Zuschneiden …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ausschnitt und Bildmittelpunkt' })
    const pixels = (name: string) => dialog.getByRole('spinbutton', { name })
    await dialog.getByLabel('1 : 1').check()
    await pixels('Breite').fill('400')
    await expect(pixels('Höhe')).toHaveValue('400')
    await pixels('Von links').fill('300')
    await dialog.getByLabel('Der Ausschnitt.').press('ArrowRight')
    await expect(pixels('Von links')).not.toHaveValue('300')
    const corner = dialog.getByLabel('Ecke unten rechts')
    const at = await corner.boundingBox()
    await corner.hover()
    await page.mouse.down()
    await page.mouse.move((at?.x ?? 0) + 60, (at?.y ?? 0) + 60, { steps: 3 })
    await page.mouse.up()
    await expect(pixels('Breite'), 'drawn by its corner').not.toHaveValue('400')
    await pixels('Breite').fill('400')
    await dialog.getByRole('button', { name: /^Bildmittelpunkt/ }).press('ArrowLeft')
    await expectAccessible(page)
    if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/crop.png` })
    await dialog.getByRole('button', { name: 'So zeigen' }).click()
    await expect(dialog).toBeHidden()
    const cut = /\/media\/\w{24}\/\d+-\d+-\d+-\d+-[0-9a-f]{16}\//
    await expect(picture).toHaveAttribute('src', cut)
    await expect(picture).toHaveCSS('aspect-ratio', '400 / 400')
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect(picture).not.toHaveAttribute('src', cut)
    await page.getByRole('button', { name: 'Wiederholen' }).first().click()
    await expect(picture).toHaveAttribute('src', cut)
    await save(page)
    const html = await (await request.get(path)).text()
    expect(html).toMatch(cut)
    expect((await request.get((await picture.getAttribute('src')) ?? '')).headers()['content-type']).toBe('image/jpeg')
  },
)

test('the checker links to the content it warns of, and the dialog lists every shortcut', async ({ page }) => {
  await logIn(page)
  const link = { type: 'link', attrs: { href: '/de/gibt-es-nicht' } }
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [link] }] }] }
  await edit(
    page,
    await createPage(page, 'pruefen', [headlineNode('head-1', 'Gut'), { id: 'text-1', type: 'text', version: 1, data: { content } }]),
  )
  // A theatre may change its colours; low contrast is found by the computed styles.
  await page.evaluate(() => {
    const faint = new CSSStyleSheet()
    faint.replaceSync('main h2 { color: #c8c8c8 }')
    document.adoptedStyleSheets.push(faint)
  })
  await page.getByRole('button', { name: 'Prüfen' }).click()
  const checker = page.getByRole('dialog', { name: 'Seite prüfen' })
  await expect(checker.getByText('Unter /de/gibt-es-nicht gibt es nichts.')).toBeVisible()
  await expect(checker.getByText(/Der Text hebt sich kaum von seinem Grund ab: 1,\d : 1, nötig sind 3 : 1/)).toHaveCount(1)
  await checker.getByText('Der Link „hier“ sagt nicht, wohin er führt.').click()
  await expect(checker).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menü: Text' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Voriges oder nächstes Modul wählen')
})

test('a browser without JavaScript logs in by a plain form, and its password never appears in a URL', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/cms-hub')
  await page.getByLabel('E-Mail-Adresse').fill('verwaltung@marienbrueck.example')
  await page.getByLabel('Passwort').fill('falsch')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/cms-hub\?failed=wrong$/)
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.')
  await page.getByLabel('E-Mail-Adresse').fill('verwaltung@marienbrueck.example')
  await page.getByLabel('Passwort').fill('nur für diesen Test')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/cms-hub$/)
})
