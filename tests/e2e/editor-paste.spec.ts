import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { createPage, edit, headlineNode, logIn, pictureId, textNode } from './staff.ts'

type Clipboard = { 'text/html'?: string; 'text/plain'?: string }

/** HTML as an application writes it to the clipboard, which no checker of sources would let pass. */
const copiedFrom = (name: string): Clipboard => ({ 'text/html': readFileSync(new URL(`pasted/${name}.txt`, import.meta.url), 'utf8') })

/** Pastes into what has the focus, as the browser does. Browsers write the whole address of a link, also that of this house. */
async function paste(page: Page, clipboard: Clipboard): Promise<void> {
  await page.evaluate((formats) => {
    const data = new DataTransfer()
    for (const [type, value] of Object.entries(formats)) data.setData(type, value.replaceAll('https://this.house.example', location.origin))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, clipboard)
}

/** The modules of a page as visitors' markup, without the attributes of the editor. */
const modules = (page: Page) =>
  page.locator('main [data-container] [data-node]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const copy = node.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll('*')) {
        for (const { name } of [...element.attributes]) if (!/^(href|scope|colspan|style)$/.test(name)) element.removeAttribute(name)
      }
      for (const line of copy.querySelectorAll('br')) line.replaceWith(' ')
      for (const box of copy.querySelectorAll('div, span')) box.replaceWith(...box.childNodes)
      for (const picture of copy.querySelectorAll('picture')) picture.replaceChildren()
      return copy.innerHTML.replace(/&nbsp;/g, ' ').trim()
    }),
  )
const toast = (page: Page) => page.locator('div[data-editor]').filter({ hasText: /^Eingefügt/ })

/** Opens a page with one text, selected whole. */
async function write(page: Page, name: string, words = 'Vorher.'): Promise<void> {
  await logIn(page)
  await edit(page, await createPage(page, name, [textNode('text-1', words)]))
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('ControlOrMeta+A')
}

test(
  'a press release from Word becomes headlines, texts and a table in one step, and one line says what was left out',
  requirement('EDIT-12', 'EDIT-13', 'EDIT-15', 'EDIT-16', 'EDIT-22'),
  async ({ page }) => {
    const violations: string[] = []
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()))
    await write(page, 'aus-word')
    await paste(page, copiedFrom('word'))
    await expect
      .poll(() => modules(page))
      .toEqual([
        '<h2>Spielzeit am Wasser</h2>',
        '<p>Die Seebühne hat <strong>1.200 m</strong><sup><strong>2</strong></sup> und liegt <em>am See</em>; das Was­ser ist H<sub>2</sub>O. Nur heute!</p><h3>Anreise</h3><ul><li><p>Mit der Fähre</p><ul><li><p>ab Theaterwall</p></li></ul></li><li><p>Zu Fuß, siehe <a href="https://haus.example/anfahrt">Anfahrt</a></p></li></ul><blockquote><p>Wer das Wasser hört, hört auch das Stück.</p></blockquote>',
        '<table><thead><tr><th scope="col"><p>Platz</p></th><th scope="col"><p>Preis</p></th></tr></thead><tbody><tr><td><p>Kategorie 1</p></td><td><p>42 €</p></td></tr></tbody></table>',
        '<p>Bis bald.</p>',
      ])
    await expect(toast(page)).toContainText('Eingefügt. Weggelassen: ein Bild, Schriftfarben.')
    // It stays while it is pointed at.
    await toast(page).hover()
    expect(violations).toEqual([])
    await expectAccessible(page)
    if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/paste-word.png` })
    await toast(page).getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => modules(page)).toEqual(['<p>Vorher.</p>'])
  },
)

test('a text from Google Docs keeps what its styles mean, and what they only look like is said', async ({ page }) => {
  await write(page, 'aus-docs')
  await paste(page, copiedFrom('google-docs'))
  await expect
    .poll(() => modules(page))
    .toEqual([
      '<h2>Für die Presse</h2>',
      '<p>Der Saal misst 120 m<sup>2</sup><strong>, ausverkauft</strong><em> seit gestern</em>.</p><h3>Termine</h3><ul><li><p>Freitag</p><ul><li><p>19.30 Uhr</p></li></ul></li></ul><p><a href="https://haus.example/presse">Pressebereich</a></p>',
      '<table><thead><tr><th scope="col"><p>Rolle</p></th><th scope="col"><p>Wer</p></th></tr></thead><tbody><tr><td><p>Regie</p></td><td><p>Jorun Halm</p></td></tr></tbody></table>',
    ])
  await expect(toast(page)).toContainText('Weggelassen: ein Bild, Schriftfarben, Markierungen.')
})

test('a text from LibreOffice keeps numbered lists, raised words, alignment and cells over several rows', async ({ page }) => {
  await write(page, 'aus-libreoffice')
  await paste(page, copiedFrom('libreoffice'))
  await expect
    .poll(() => modules(page))
    .toEqual([
      '<h2>Barrierefrei</h2>',
      '<p>Der Aufzug fasst <strong>630 kg</strong> und hält überall<sup>1</sup>.</p><p style="text-align: center;">In der Mitte.</p><ol><li><p>Klingeln</p><ol><li><p>einmal kurz</p></li></ol></li><li><p>Warten</p></li></ol>',
      '<table><thead><tr><th scope="col"><p>Haus</p></th><th scope="col"><p>Plätze</p></th></tr></thead><tbody><tr><td><p>Großes Haus</p></td><td><p>4</p></td></tr><tr><td></td><td><p>2 mit Begleitung</p></td></tr></tbody></table>',
    ])
  await expect(toast(page)).toContainText('Weggelassen: Schriftfarben.')
})

test('lines of a PDF become paragraphs again, from a browser that copies them as HTML and from one that copies text', async ({ page }) => {
  const paragraphs =
    '<p>Die Festspiele Marienbrück eröffnen ihre Spielzeit am Wasser: Zum ersten Mal wird die Seebühne auch im Herbst bespielt, bei jedem Wetter und mit Decken für alle. Der Vorverkauf beginnt am Ersten.</p><p>Die Intendanz spricht von einem Wagnis, das sich lohnen soll, und von den Abenden, an denen man den Wind hört.</p>'
  const html = copiedFrom('pdf-viewer')
  await write(page, 'aus-pdf')
  await paste(page, html)
  await expect.poll(() => modules(page)).toEqual([paragraphs])
  await page.keyboard.press('ControlOrMeta+A')
  const lines = (html['text/html'] ?? '').replace(/<br[^>]*>/g, '\r\n').replace(/<!--.*?-->|<[^>]*>/g, '')
  await paste(page, { 'text/plain': lines.trim() })
  await expect.poll(() => modules(page)).toEqual([paragraphs])
})

test('a picture within a copied page is described and stands where it stood; all of it is one step to undo', async ({ page }) => {
  await write(page, 'aus-dem-netz', 'Davor. Dahinter.')
  await page.keyboard.press('Home')
  for (const _ of 'Davor.') await page.keyboard.press('ArrowRight')
  await paste(page, copiedFrom('web-page'))
  const dialog = page.getByRole('dialog', { name: 'Neues Bild hochladen' })
  await expect(dialog.getByLabel('Was das Bild zeigt')).toHaveValue('Ein roter Vorhang')
  await dialog.getByRole('button', { name: 'Hochladen' }).click()
  const known = dialog.getByRole('button', { name: 'So verwenden, wie es ist' })
  await expect(dialog.or(page.locator('main picture img')).first()).toBeVisible()
  if (await known.isVisible()) await known.click()
  await expect(page.locator('main picture img')).toHaveAttribute('alt', 'Ein roter Vorhang')
  await expect
    .poll(() => modules(page))
    .toEqual([
      '<p>Davor.</p><h3>Die Inszenierung</h3><p>Ein Abend in <em>zwei</em> Teilen.</p><blockquote><p>„Unbedingt hingehen!“</p></blockquote><p>Zum <a href="/de/spielplan">Spielplan</a> und nirgendwohin.</p>',
      '<picture></picture>',
      '<p>Foto: Haus</p><h4>Besetzung</h4><p style="text-align: right;">Rechts außen. Dahinter.</p>',
    ])
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(() => modules(page)).toEqual(['<p>Davor. Dahinter.</p>'])
})

test('a picture that nobody describes leaves no empty place behind', async ({ page }) => {
  await write(page, 'bild-nicht')
  await paste(page, copiedFrom('web-page'))
  await page.getByRole('dialog', { name: 'Neues Bild hochladen' }).getByRole('button', { name: 'Schließen' }).click()
  await expect(page.locator('main [data-node]')).toHaveCount(2)
  await expect(page.locator('main')).toContainText('Foto: Haus')
})

test('with a module selected, what was copied elsewhere becomes modules below it; a spreadsheet is no picture of itself', async ({
  page,
}) => {
  await logIn(page)
  await edit(page, await createPage(page, 'aus-excel', [headlineNode('head-1', 'Preise'), textNode('text-1', 'Danach.')]))
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('Escape')
  await page.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html ?? '')
    data.items.add(new File([new Uint8Array([1])], 'bild.png', { type: 'image/png' }))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, copiedFrom('excel')['text/html'])
  const table =
    '<table><thead><tr><th scope="col"><p>Haus</p></th><th scope="col"><p>Preis</p></th></tr></thead><tbody><tr><td><p>Studio</p></td><td><p>19,00 €</p></td></tr></tbody></table>'
  await expect.poll(() => modules(page)).toEqual(['<h2>Preise</h2>', table, '<p>Danach.</p>'])
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.press('Escape')
  await paste(page, { 'text/plain': 'Haus;Preis\nStudio;19,00 €' })
  await expect.poll(() => modules(page)).toEqual(['<h2>Preise</h2>', table, '<p>Danach.</p>'])
})

test('in a text that is no module of its own, a table becomes lines, and one line says so', async ({ page }) => {
  await logIn(page)
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ja.' }] }] }
  const data = { extra_class: 'image-text', text, image: await pictureId(page, 'requiem-fuer-ein-riesenrad-breit') }
  await edit(page, await createPage(page, 'neben-bild', [{ id: 'pair-01', type: 'two-columns', version: 1, data }]))
  await page.getByText('Ja.').click()
  await page.keyboard.press('ControlOrMeta+A')
  await paste(page, copiedFrom('word'))
  const box = page.getByRole('textbox', { name: 'Text' })
  await expect(box.locator('h3')).toHaveText('Spielzeit am Wasser')
  await expect(box.locator('h4')).toHaveText('Anreise')
  await expect(box).toContainText('Platz · Preis')
  await expect(page.getByText('Eine Tabelle steht jetzt als Zeilen mit Punkten zwischen den Zellen.').first()).toBeVisible()
  await expect(box.locator('[style], table, img')).toHaveCount(0)
})
