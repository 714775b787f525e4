import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { chooseFormAction, createRecord, logIn } from './staff.ts'

/** Types into a combobox and picks its suggestion: two actions. */
async function choose(page: Page, hand: Actions, field: string, title: string): Promise<void> {
  await hand.fill(page.getByRole('combobox', { name: field }), title)
  await hand.click(page.getByRole('option', { name: title, exact: true }))
}

test('a new production with text, picture, season and twelve performances is online in under forty actions', async ({ page }) => {
  await logIn(page)
  const title = `Das Gewicht der Möwen ${Date.now().toString(36)}`
  await page.goto('/cms-hub')
  const hand = new Actions()
  await hand.click(page.getByRole('banner').getByRole('button', { name: 'Neu' }))
  await hand.click(page.getByRole('menuitem', { name: 'Produktion' }))
  await hand.fill(page.getByRole('textbox', { name: 'Titel', exact: true }), title)
  await hand.fill(page.getByRole('textbox', { name: 'Teaser' }), 'Ein Küstenort wiegt seine Vögel.')
  await choose(page, hand, 'Spielzeit', '2026/27')
  await hand.click(page.getByRole('tab', { name: 'Bilder' }))
  await hand.click(page.getByRole('button', { name: 'Bild wählen' }).first())
  await hand.click(page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('listitem').getByRole('button').first())
  await hand.press(page, 'Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expectAtMost(hand, 10)
  await hand.click(page.getByRole('tab', { name: 'Stück' }))
  await hand.fill(page.getByRole('textbox', { name: 'Untertitel' }), 'Schauspiel mit Chor')
  await hand.fill(page.getByRole('spinbutton', { name: 'Dauer in Minuten' }), '95')
  await hand.click(page.getByRole('checkbox', { name: 'Online' }))
  await hand.click(page.getByRole('button', { name: 'Speichern' }))
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await hand.click(page.getByRole('tab', { name: 'Termine' }))
  await hand.click(page.getByRole('button', { name: 'Serie' }))
  await choose(page, hand, 'Raum', 'Werkhalle')
  await hand.click(page.getByRole('checkbox', { name: 'Dienstag' }))
  await hand.fill(page.getByLabel('Beginn', { exact: true }), '10:15')
  await hand.fill(page.getByLabel('Erster Tag'), '2027-03-02')
  await hand.fill(page.getByLabel('Letzter Tag'), '2027-05-18')
  await hand.click(page.getByRole('checkbox', { name: 'Sofort online' }))
  await hand.click(page.getByRole('button', { name: 'Termine zeigen' }))
  await expect(page.getByRole('heading', { name: '12 Termine' })).toBeVisible()
  await hand.click(page.getByRole('button', { name: '12 Vorstellungen anlegen' }))
  await expect(page.getByRole('status').filter({ hasText: '12 Vorstellungen sind angelegt.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Werkhalle/ })).toHaveCount(12)
  expectAtMost(hand, 39)
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
  const away = new Actions()
  await away.click(page.getByRole('button', { name: 'Weitere Aktionen' }))
  await away.click(page.getByRole('menuitem', { name: 'Löschen' }))
  const question = page.getByRole('dialog', { name: `„${name}“ löschen?` })
  await expect(question).toContainText('Dreißig Tage lang')
  await away.click(question.getByRole('button', { name: 'Löschen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Schlagworte' })).toBeVisible()
  expectAtMost(away, 3)
  const back = new Actions()
  await back.click(page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus' }))
  await back.click(page.getByRole('link', { name: 'Papierkorb', exact: true }))
  await back.click(page.getByRole('button', { name: `${name} zurückholen` }))
  await expect(page.getByRole('status').filter({ hasText: `${name} ist wieder da.` })).toBeVisible()
  expectAtMost(back, 3)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await page.goto(`/cms-hub/tag?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('many records are selected by keyboard or all by mouse, changed at once, and the change is undone; the list is kept as a view', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Bericht schließen' }).click()
  const byMouse = new Actions()
  await byMouse.click(page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await byMouse.click(page.getByRole('button', { name: 'Offline nehmen' }))
  await expect(page.getByRole('status').filter({ hasText: '4 Einträge erledigt.' })).toBeVisible()
  await byMouse.click(page.getByRole('button', { name: 'Rückgängig machen' }))
  await expect(page.getByText('4 Änderungen zurückgenommen.')).toBeVisible()
  expectAtMost(byMouse, 3)
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Tasten aus einem Zeichen' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Suche' })).not.toBeFocused()
  await page.getByRole('combobox', { name: 'Online' }).selectOption('Ja')
  await expect(page).toHaveURL(/isOnline=true/)
  const kept = new Actions()
  await kept.click(page.getByRole('button', { name: 'Ansicht speichern' }))
  await kept.fill(page.getByRole('textbox', { name: 'Name' }), `Sichtbare ${mark}`)
  await kept.click(page.getByRole('button', { name: 'Speichern', exact: true }))
  await expect(page.getByText('Die Ansicht ist gespeichert.')).toBeVisible()
  expectAtMost(kept, 3)
  await page.goto('/cms-hub/person')
  await page.getByRole('link', { name: `Sichtbare ${mark}` }).click()
  await expect(page).toHaveURL(new RegExp(`isOnline=true&q=${mark}`))
  await expectAccessible(page)
})

test('performances are listed from today on; arrow keys submit no filter, the number of results is announced, and the focus never falls to the body', async ({
  page,
}) => {
  await logIn(page)
  const isOnPage = () => page.evaluate(() => document.activeElement === document.body)
  const count = page.getByRole('status').filter({ hasText: /Eintr(ag|äge|ägen)$/ })
  await page.goto('/cms-hub/event')
  await expect(count).toHaveText(/^50 von \d+ Einträgen$/)
  const first = page.getByRole('rowheader').first()
  await expect(first).toContainText('21.11.2026')
  await expectAccessible(page)
  // The past is one press away.
  const hand = new Actions()
  const period = page.getByRole('navigation', { name: 'Zeitraum' })
  await hand.click(period.getByRole('link', { name: 'Vergangen' }))
  await expect(period.getByRole('link', { name: 'Vergangen' })).toHaveAttribute('aria-current', 'true')
  await expect(first).not.toContainText('21.11.2026')
  expectAtMost(hand, 1)
  // What is searched for stays in what was chosen.
  const search = page.getByRole('searchbox', { name: 'Suche' })
  await search.fill('Glasgesang')
  await expect(page).toHaveURL(/when=past&q=Glasgesang/)
  await period.getByRole('link', { name: 'Ab heute' }).click()
  await expect(page).toHaveURL(/q=Glasgesang/)
  await expect(first).toContainText('Glasgesang')
  // What is still being typed when another period is pressed stays, too, and so does the period.
  await search.fill('Zwölf Stühle')
  await period.getByRole('link', { name: 'Alle' }).click()
  await expect(first).toContainText('Zwölf Stühle')
  await expect(period.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/q=Zw%C3%B6lf\+St%C3%BChle/)
  await expect(search).toHaveValue('Zwölf Stühle')
  await page.goto('/cms-hub/event')
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

/** Screens that no other story looks at, with the windows in which each is checked: those without responsive layout only once. */
const SCREENS: [path: string, ...widths: number[]][] = [
  ['/cms-hub', 390],
  ['/cms-hub/event', 390],
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
  ['/cms-hub/pages', 1440],
]

test('the screens of the hub are accessible', async ({ page }) => {
  test.slow()
  await logIn(page)
  for (const [path, ...widths] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of widths) {
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
      })
    }
  }
})
