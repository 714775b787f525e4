import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { chooseFormAction, createRecord, delayRequests, logIn } from './staff.ts'

/** A user whose actions are counted: each typed URL, each click or key press, each filled field, however many keys it takes. */
class Hand {
  readonly page: Page
  actions = 0

  constructor(page: Page) {
    this.page = page
  }

  async goTo(address: string): Promise<void> {
    this.actions += 1
    await this.page.goto(address)
  }

  async press(what: Locator): Promise<void> {
    this.actions += 1
    await what.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.actions += 1
    await field.fill(text)
  }

  /** Types into a combobox and picks its suggestion: two actions. */
  async choose(field: string, title: string): Promise<void> {
    await this.fill(this.page.getByRole('combobox', { name: field }), title)
    await this.press(this.page.getByRole('option', { name: title, exact: true }))
  }
}

test('a new production with twelve performances is online in under forty actions', async ({ page }) => {
  await logIn(page)
  const title = `Das Gewicht der Möwen ${Date.now().toString(36)}`
  const hand = new Hand(page)
  await hand.goTo('/cms-hub/production')
  await hand.press(page.getByRole('link', { name: 'Neu: Produktion' }))
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), title)
  await hand.fill(page.getByRole('textbox', { name: 'Untertitel' }), 'Schauspiel mit Chor')
  await hand.fill(page.getByRole('textbox', { name: 'Teaser' }), 'Ein Küstenort wiegt seine Vögel.')
  await hand.fill(page.getByRole('spinbutton', { name: 'Dauer in Minuten' }), '95')
  await hand.choose('Spielzeit', '2026/27')
  await hand.press(page.getByRole('checkbox', { name: 'Online' }))
  await hand.press(page.getByRole('button', { name: 'Speichern' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hand.press(page.getByRole('tab', { name: 'Termine' }))
  await hand.press(page.getByRole('button', { name: 'Serie' }))
  await hand.choose('Raum', 'Werkhalle')
  await hand.press(page.getByRole('checkbox', { name: 'Dienstag' }))
  await hand.fill(page.getByLabel('Beginn', { exact: true }), '10:15')
  await hand.fill(page.getByLabel('Erster Tag'), '2027-03-02')
  await hand.fill(page.getByLabel('Letzter Tag'), '2027-05-18')
  await hand.press(page.getByRole('checkbox', { name: 'Sofort online' }))
  await hand.press(page.getByRole('button', { name: 'Termine zeigen' }))
  await expect(page.getByRole('heading', { name: '12 Termine' })).toBeVisible()
  await hand.press(page.getByRole('button', { name: '12 Vorstellungen anlegen' }))
  await expect(page.getByRole('status').filter({ hasText: '12 Vorstellungen sind angelegt.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Werkhalle/ })).toHaveCount(12)
  expect(hand.actions).toBeLessThan(40)
  await page.goto('/de/spielplan?date=02-03-2027')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('unsaved input is offered again, and leaving asks for confirmation', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/tag/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ein halber Gedanke')
  await page.getByRole('link', { name: 'Reihen', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Verlassen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reihen' })).toBeVisible()
  // Typing while a draft is offered does not overwrite it, and a draft of another window is not offered.
  page.on('dialog', (leaving) => leaving.accept())
  const offered = (where: typeof page) => where.getByRole('region', { name: 'nie gespeichert' }).getByRole('listitem')
  await page.goto('/cms-hub/tag/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ein zweiter')
  const other = await page.context().newPage()
  await other.goto('/cms-hub/tag/new')
  await expect(offered(other)).toHaveText([/Ein halber Gedanke/])
  await other.close()
  await page.reload()
  await expect(offered(page)).toHaveText([/Ein zweiter/, /Ein halber Gedanke/])
  await offered(page).last().getByRole('button', { name: 'Wieder einsetzen' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(offered(page)).toHaveText([/Ein zweiter/])
  await offered(page).getByRole('button', { name: 'Verwerfen' }).press('Enter')
  await expect(offered(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ein halber Gedanke')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein halber Gedanke')
})

test('two users of one record keep both their changes, and resolve conflicts', async ({ page, browser }) => {
  await logIn(page)
  const id = await createRecord(page, 'series', { name: `Zu zweit ${Date.now().toString(36)}` })
  await page.goto(`/cms-hub/series/${id}`)
  const other = await waitForScripts(await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'Leitsatz' }).fill('Von der anderen')
  await other.getByRole('button', { name: 'Speichern' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Leitsatz' }).fill('Von mir')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Leitsatz: Sie und jemand anderes haben das beide geändert.')).toBeVisible()
  await page.getByRole('button', { name: 'Ihre nehmen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
  await chooseFormAction(page, 'Verlauf')
  await expect(page.getByRole('dialog', { name: 'Verlauf' }).getByRole('listitem')).toHaveCount(3)
  await other.context().close()
})

test('a deleted record is restored from the trash', async ({ page }) => {
  await logIn(page)
  const name = `Aus Versehen weg ${Date.now().toString(36)}`
  await page.goto('/cms-hub/tag/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await chooseFormAction(page, 'Löschen')
  const question = page.getByRole('dialog', { name: `„${name}“ löschen?` })
  await expect(question).toContainText('Dreißig Tage lang')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schlagworte' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus' }).click()
  await page.getByRole('link', { name: 'Papierkorb', exact: true }).click()
  await page.getByRole('button', { name: `${name} zurückholen` }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name} ist wieder da.` })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await page.goto(`/cms-hub/tag?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('many records are selected by keyboard, changed at once, and the change is undone', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  for (const firstName of ['Anna', 'Hanna', 'Joan', 'Zoran']) await createRecord(page, 'person', { firstName, lastName: mark })
  await page.goto(`/cms-hub/person?q=${mark}`)
  const keys = page.getByRole('dialog', { name: 'Tasten' })
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('3 ausgewählt')).toBeVisible()
  // Only the selected records are exported.
  await page.getByRole('region', { name: 'Mit der Auswahl' }).getByRole('button', { name: 'Exportieren …' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als Tabelle (CSV)' }).click()])
  expect(download.suggestedFilename()).toBe('person-auswahl.csv')
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(4)
  await page.getByRole('button', { name: 'Offline nehmen' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 Einträge erledigt.' })).toBeFocused()
  await expect(page.getByRole('row', { name: /offline/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('3 Änderungen zurückgenommen.')).toBeVisible()
  await expect(page.getByRole('row', { name: /offline/ })).toHaveCount(0)
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Tasten aus einem Zeichen' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Suche' })).not.toBeFocused()
  await page.getByRole('combobox', { name: 'Online' }).selectOption('Ja')
  await expect(page).toHaveURL(/isOnline=true/)
  await page.getByRole('button', { name: 'Ansicht speichern' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(`Sichtbare ${mark}`)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Die Ansicht ist gespeichert.')).toBeVisible()
  await page.goto('/cms-hub/person')
  await page.getByRole('link', { name: `Sichtbare ${mark}` }).click()
  await expect(page).toHaveURL(new RegExp(`isOnline=true&q=${mark}`))
  await expectAccessible(page)
})

test('arrow keys submit no filter of a list, the number of results is announced, and the focus never falls to the body', async ({
  page,
}) => {
  await logIn(page)
  const isOnPage = () => page.evaluate(() => document.activeElement === document.body)
  const count = page.getByRole('status').filter({ hasText: /Eintr(ag|äge|ägen)$/ })
  await page.goto('/cms-hub/event')
  await expect(count).toHaveText(/^50 von \d+ Einträgen$/)
  const room = page.getByRole('combobox', { name: 'Raum' })
  await room.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Mit der Eingabetaste anwenden.')).toBeVisible()
  const chosen = await room.inputValue()
  expect(page.url()).not.toContain('roomId')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`roomId=${chosen}`))
  await expect(room).toBeFocused()
  await expect(count).not.toHaveText(/^50 von 50/)
  // Leaving the field with Tab applies the filter too.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(page).not.toHaveURL(new RegExp(`roomId=${chosen}`))
  expect(await isOnPage()).toBe(false)
  const sorting = page.getByRole('columnheader', { name: 'Beginn' }).getByRole('link')
  await sorting.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await expect(sorting).toBeFocused()
  await page.goto('/cms-hub/event')
  await page.getByRole('link', { name: 'Weitere Einträge' }).press('Enter')
  await expect(page).toHaveURL(/after=/)
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).press('Space')
  await page.getByRole('button', { name: 'Alle auswählen, auf die das passt' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Mit der Auswahl' })).toBeFocused()
  // After a deletion the focus moves to the report, and from there to where the report was.
  const mark = `Marke ${Date.now().toString(36)}`
  for (const end of ['eins', 'zwei']) await createRecord(page, 'tag', { name: `${mark} ${end}` })
  await page.goto(`/cms-hub/tag?q=${encodeURIComponent(mark)}`)
  await expect(count).toHaveText('2 Einträge')
  await page.getByRole('checkbox', { name: `${mark} eins auswählen` }).press('Space')
  await page.getByRole('button', { name: 'Löschen …' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Ein Eintrag erledigt.' })).toBeFocused()
  await expect(count).toHaveText('Ein Eintrag')
  await page.getByRole('button', { name: 'Bericht schließen' }).press('Enter')
  expect(await isOnPage()).toBe(false)
  await page.goto('/cms-hub/bin')
  await page.getByRole('button', { name: `${mark} eins zurückholen` }).press('Enter')
  await expect(page.getByText(`${mark} eins ist wieder da.`)).toBeVisible()
  expect(await isOnPage()).toBe(false)
})

test('several pictures are uploaded at once, and each shows its result', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms-hub/media')
  // In a colour that no earlier attempt has uploaded.
  const [r, g, b] = [24, 16, 8].map((shift) => (Date.now() >> shift) & 255)
  const picture = async (name: string, alpha: number) => {
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 4, background: { r, g, b, alpha } } })
      .png()
      .toBuffer()
    return { name, mimeType: 'image/png', buffer }
  }
  const files = [
    await picture('vorhang.png', 1),
    await picture('noch-einmal.png', 1),
    await picture('spaet.png', 0.8),
    await picture('doch-nicht.png', 0.6),
    await picture('stumm.png', 0.4),
    { name: 'brief.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', buffer: Buffer.from('PK') },
  ]
  await page.getByLabel('Dateien hier ablegen oder auswählen').setInputFiles(files)
  const row = (name: string) => page.getByRole('list', { name: 'Dateien zum Hochladen' }).getByRole('listitem').filter({ hasText: name })
  await row('vorhang.png').getByLabel('Was das Bild zeigt').fill('Ein roter Vorhang')
  await row('noch-einmal.png').getByRole('checkbox').check()
  // A description typed while another file is being uploaded is stored too.
  const release = await delayRequests(page, '**/api/media/')
  await page.getByRole('button', { name: '6 Dateien hochladen' }).click()
  await row('spaet.png').getByLabel('Was das Bild zeigt').fill('Spät beschrieben')
  await row('doch-nicht.png').getByRole('button', { name: 'doch-nicht.png entfernen' }).click()
  release()
  await expect(row('vorhang.png')).toContainText('Hochgeladen')
  await expect(row('spaet.png')).toContainText('Hochgeladen')
  await expect(row('noch-einmal.png')).toContainText('Schon in der Mediathek')
  await expect(row('stumm.png')).toContainText('Bitte beschreiben Sie das Bild')
  // A rejected file shows why, does not block the others, and can be removed.
  await expect(row('brief.docx')).toContainText('Diese Art von Datei nimmt die Mediathek nicht auf.')
  // A link inside the admin area would lose waiting files like closing the window.
  await page.getByLabel('Dateien hier ablegen oder auswählen').setInputFiles([await picture('wartet.png', 0.2)])
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bleiben' }).click()
  await row('wartet.png').getByRole('button').click()
  await row('brief.docx').getByRole('button', { name: 'brief.docx entfernen' }).click()
  await expect(row('brief.docx')).toHaveCount(0)
  await row('stumm.png').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Eine Datei hochladen' }).click()
  await expect(row('stumm.png')).toContainText('Hochgeladen')
  await expectAccessible(page)
  await row('vorhang.png').getByRole('link', { name: 'vorhang.png öffnen' }).click()
  await expect(page.getByText('Sie wird nirgends verwendet.')).toBeVisible()
  await page.getByRole('button', { name: /^Bildmittelpunkt/ }).press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Bildmittelpunkt: 52 % von links, 50 % von oben' })).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('many files of the library are selected by mouse and keyboard, get their credit at once, and are not deleted while in use', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/cms-hub/media?kind=picture')
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  const chosen = (count: number) => page.getByRole('status').filter({ hasText: `${count} ausgewählt` })
  await tile.nth(0).getByRole('checkbox').check()
  await expect(chosen(1)).toBeVisible()
  await tile
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(chosen(4)).toBeVisible()
  await page.keyboard.press('j')
  await expect(tile.nth(4).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(chosen(5)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tile.nth(3).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(chosen(4)).toBeVisible()
  await page.getByRole('button', { name: 'Felder setzen …' }).click()
  await page.getByRole('textbox', { name: 'Nachweis' }).fill('Foto: alle vier')
  await page.getByRole('button', { name: 'Weiteres Feld' }).click()
  await page.getByRole('textbox', { name: 'Sammlung' }).fill('Presse und Website')
  await page.getByRole('button', { name: 'In 4 Einträgen setzen' }).click()
  await expect(page.getByText('4 Einträge erledigt.')).toBeVisible()
  await expect(tile.filter({ hasText: 'Foto: alle vier' })).toHaveCount(4)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('4 Änderungen zurückgenommen.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: 'Löschen …' }).click()
  await expect(page.getByRole('dialog')).toContainText('werden noch gebraucht')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(page.getByRole('button', { name: 'Löschen …' })).toHaveCount(0)
})

/** Screens with the widths at which each is checked: those without responsive layout only once. */
const SCREENS: [path: string, ...widths: number[]][] = [
  ['/cms-hub', 1440, 390],
  ['/cms-hub/event', 1440, 390],
  ['/cms-hub/production/1', 1440, 390],
  ['/cms-hub/event/several', 390],
  ['/cms-hub/settings', 1440],
  ['/cms-hub/bin', 390],
  ['/cms-hub/log', 1440],
  ['/cms-hub/entries', 390],
  ['/cms-hub/import', 390],
  ['/cms-hub/mails', 390],
  ['/cms-hub/shop', 390],
  ['/cms-hub/jobs', 1440],
  ['/cms-hub/lost', 390],
  ['/cms-hub/pages', 1440],
]

for (const [path, ...widths] of SCREENS) {
  test(`${path} is accessible`, async ({ page }) => {
    await logIn(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}
