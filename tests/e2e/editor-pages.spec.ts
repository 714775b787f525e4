import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createPage, edit, headlineNode, logIn, pageMenu, pictureId, publishButton, save, textNode } from './staff.ts'

async function choose(page: Page, entry: string): Promise<void> {
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Chooses a command in the menu of a page's row in the tree. */
async function chooseInRow(page: Page, title: string, command: string): Promise<void> {
  const tree = page.getByRole('dialog', { name: 'Alle Seiten' })
  await tree.getByRole('treeitem', { name: title }).hover()
  await tree.getByRole('button', { name: `Menü der Seite „${title}“` }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

test('a page is created in the tree, renamed, put online, moved and deleted; its old URLs redirect', async ({ page, request }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  await page.goto('/de')
  const [slug, title] = [`neu-${mark}`, `Ein neues Haus für Gäste ${mark}`]
  await choose(page, 'Alle Seiten')
  const tree = page.getByRole('dialog', { name: 'Alle Seiten' })
  await expect(tree.getByText('/de/presse')).toBeVisible()
  await expectAccessible(page)
  await tree.getByRole('button', { name: 'Neue Seite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Neue Seite' })
  await form.getByLabel('Titel').fill(title)
  await expect(form.getByLabel('Letzter Teil der Adresse')).toHaveValue(`ein-neues-haus-fuer-gaeste-${mark}`)
  await form.getByLabel('Letzter Teil der Adresse').fill(slug)
  await form.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(page).toHaveURL(`/de/${slug}?edit`)
  await expect(page.getByRole('button', { name: 'Erstes Modul hinzufügen' })).toBeVisible()
  expect((await request.get(`/de/${slug}`)).status()).toBe(404)

  await choose(page, 'Angaben zur Seite')
  const settings = page.getByRole('dialog', { name: 'Angaben zur Seite' })
  await expect(settings.getByLabel('Titel für Suchmaschinen')).toBeVisible()
  await expectAccessible(page)
  await settings.getByLabel('Besucher können die Seite sehen').check()
  await settings.getByLabel('Titel für Suchmaschinen').fill('Gäste im Haus')
  await expect(settings.getByText('Gäste im Haus').first()).toBeVisible()
  await settings.getByLabel('Letzter Teil der Adresse').fill(`${slug}-neu`)
  await settings.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(page).toHaveURL(`/de/${slug}-neu?edit`)
  expect(await (await request.get(`/de/${slug}`)).text()).toContain('<title>Gäste im Haus</title>')

  await choose(page, 'Alle Seiten')
  // Esc closes the menu of a row alone.
  await tree.getByRole('treeitem', { name: title }).hover()
  await tree.getByRole('button', { name: `Menü der Seite „${title}“` }).click()
  await page.keyboard.press('Escape')
  await expect(tree.getByRole('treeitem', { name: title })).toBeFocused()
  await chooseInRow(page, title, 'Verschieben …')
  await page
    .getByRole('dialog', { name: `„${title}“ verschieben` })
    .getByRole('button', { name: /^Unter Hausordnung/ })
    .click()
  await expect(tree.getByRole('status')).toHaveText(`Verschoben: ${title}, jetzt unter /de/hausordnung/${slug}-neuRückgängig`)
  await expect(page).toHaveURL(`/de/hausordnung/${slug}-neu?edit`)
  await chooseInRow(page, title, 'Löschen …')
  const question = page.getByRole('dialog', { name: `„${title}“ löschen?` })
  await expect(question.getByText('Kein Link führt zu ihr.')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Seite löschen' }).click()
  await expect(tree.getByRole('status')).toContainText('Gelöscht')
  expect((await request.get(`/de/${slug}`)).url()).toMatch(/\/de\/hausordnung$/)

  // C1: everything can be restored.
  await page.goto('/cms-hub/bin')
  await page.getByRole('button', { name: `${title} zurückholen` }).click()
  await expect(page.getByText(`${title} ist zurück, unter /de/hausordnung/${slug}-neu.`)).toBeVisible()
  expect((await request.get(`/de/${slug}`)).url()).toMatch(new RegExp(`/de/hausordnung/${slug}-neu$`))
})

test('versions show who changed what and when, are compared on the page, and are restored as a draft', async ({ page, request }) => {
  await logIn(page)
  const path = await createPage(page, 'fassungen', [headlineNode('head-1', 'Erste Fassung')])
  await edit(page, path)
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Zweite Fassung')
  await page.keyboard.press('Enter')
  await save(page)
  await choose(page, 'Versionen')
  const versions = page.getByRole('dialog', { name: 'Versionen' })
  const rows = versions.getByRole('row')
  await expect(rows.nth(1)).toContainText('geändert: Überschrift')
  await rows.nth(2).getByRole('button', { name: 'Vergleichen' }).click()
  await expect(page.locator('main h2')).toHaveText('ErsteZweite Fassung')
  await expect(page.locator('main h2 del')).toHaveText('Erste')
  await expect(page.locator('main h2 ins')).toHaveText('Zweite')
  await page.getByRole('button', { name: 'Schließen', exact: true }).click()
  await choose(page, 'Versionen')
  await rows.nth(2).getByRole('button', { name: 'Als Entwurf zurückholen' }).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Erste Fassung')
  expect(await (await request.get(path)).text()).toContain('Zweite Fassung')
  await save(page)
  expect(await (await request.get(path)).text()).toContain('Erste Fassung')

  // C3: unpublished changes are shown word by word, and are discarded only on confirmation; they stay among the versions.
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Erste Idee')
  await page.keyboard.press('Enter')
  await choose(page, 'Entwurf verwerfen …')
  const question = page.getByRole('dialog', { name: 'Entwurf verwerfen?' })
  await expect(question.locator('del')).toHaveText('Fassung')
  await expect(question.locator('ins')).toHaveText('Idee')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Erste Fassung')
  await expect(publishButton(page)).toBeDisabled()
  await choose(page, 'Versionen')
  await expect(rows.nth(1)).toContainText('Entwurf von')
  await rows.nth(1).getByRole('button', { name: 'Vergleichen' }).click()
  await expect(page.locator('main h2 ins')).toHaveText('Fassung')
  await page.getByRole('button', { name: 'Schließen', exact: true }).click()
  await choose(page, 'Versionen')
  await rows.nth(1).getByRole('button', { name: 'Als Entwurf zurückholen' }).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveText('Erste Idee')
})

test('the preview shows the draft at the width of a phone and as on another day, and cannot be edited', async ({ page }) => {
  await logIn(page)
  const picture = await pictureId(page)
  const hero = {
    id: 'hero-1',
    type: 'hero-media',
    version: 1,
    data: { headline: 'Nur im Advent', image: picture, online_from: '2026-12-01T00:00:00+01:00', online_to: '2026-12-24T00:00:00+01:00' },
  }
  await edit(page, await createPage(page, 'advent', [headlineNode('head-1', 'Immer'), hero]))
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Immer, als Entwurf')
  await choose(page, 'Vorschau')
  const dialog = page.getByRole('dialog', { name: 'Vorschau' })
  const frame = dialog.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Immer, als Entwurf' })).toBeVisible()
  await expect(frame.getByText('Nur im Advent')).toBeHidden()
  await expect(frame.locator('[contenteditable]')).toHaveCount(0)
  const width = async () => (await dialog.locator('iframe').boundingBox())?.width
  await expect.poll(width).toBe(390)
  await dialog.getByLabel('Bildschirm').check()
  await expect.poll(width).toBe(1440)
  await dialog.getByLabel('Stand vom').fill('2026-12-06T20:00')
  await expect(frame.getByText('Nur im Advent')).toBeVisible()
})

test('a page goes out as a file and comes in as a new one, offline, which says what is not there; what is no page is refused in words', async ({
  page,
}) => {
  await logIn(page)
  const path = await createPage(page, 'ausfuhr', [headlineNode('head-1', 'Kommt mit'), textNode('text-1', 'Auch dieser Satz.')])
  await edit(page, path)
  const download = page.waitForEvent('download')
  await choose(page, 'Seite exportieren')
  const file = await (await download).path()
  await choose(page, 'Seite importieren …')
  const dialog = page.getByRole('dialog', { name: 'Seite importieren' })
  const field = dialog.getByLabel('Datei einer Seite (.page.json)')
  await field.setInputFiles({ name: 'brief.txt', mimeType: 'application/json', buffer: Buffer.from('Guten Tag') })
  await expect(dialog.getByRole('alert')).toHaveText('Diese Datei enthält keine Seite, die sich hier lesen ließe.')
  await expectAccessible(page)
  await field.setInputFiles(file)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('status')).toContainText('Daraus ist eine neue Seite geworden, offline und als Entwurf')
  await expectAccessible(page)
  await dialog.getByRole('link').click()
  await expect(page).not.toHaveURL(new RegExp(`${path}\\?edit`))
  await expect(page.locator('main').getByRole('textbox')).toHaveText(['Kommt mit', 'Auch dieser Satz.'])
  expect((await page.request.get(page.url().replace('?edit', ''), { headers: { cookie: '' } })).status()).toBe(404)
})

test('where the server does not answer, the tree, a search for a page and the versions say so, with a way out', async ({ page }) => {
  await logIn(page)
  await page.goto(await createPage(page, 'ohne-antwort', [headlineNode('head-1', 'Anreise')]))
  await page.route(/pageeditor-api\/(pages$|versions\/)/, (route) => route.abort())
  await choose(page, 'Versionen')
  const versions = page.getByRole('dialog', { name: 'Versionen' })
  await expect(versions.getByRole('alert')).toHaveText('Der Server ist nicht zu erreichen.')
  await page.keyboard.press('Escape')
  await choose(page, 'Alle Seiten')
  const tree = page.getByRole('dialog', { name: 'Alle Seiten' })
  await expect(tree.getByRole('alert')).toContainText('Die Seiten konnten nicht geladen werden.')
  await page.unroute(/pageeditor-api\/(pages$|versions\/)/)
  await tree.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(tree.getByRole('treeitem').first()).toBeVisible()
  await expect(tree.getByRole('alert')).toHaveCount(0)
})

test('the title above a page is changed from where it stands: by a press on it, and by keyboard', async ({ page }) => {
  await logIn(page)
  await edit(page, await createPage(page, 'oben-aendern', [headlineNode('head-1', 'Darunter')]))
  const title = page.getByRole('heading', { level: 1 })
  const button = page.getByRole('button', { name: 'Titel ändern …' })
  const settings = page.getByRole('dialog', { name: 'Angaben zur Seite' })
  await title.hover()
  await expect(button).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await title.click()
  await expect(settings.getByLabel('Titel', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Wie es weitergeht')
  await page.keyboard.press('Enter')
  await expect(settings).toBeHidden()
  await expect(title).toHaveText('Wie es weitergeht')

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(settings.getByLabel('Titel', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
