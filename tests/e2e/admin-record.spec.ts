import { readFileSync } from 'node:fs'
import { PHONE, WIDE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { chooseFormAction, createRecord, logIn } from './staff.ts'

test('a production is edited with a preview, gets a person created in place, is scheduled, and a change is undone in one field and as a whole', async ({
  page,
}) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const [title, person] = [`Das Salz der Stadt ${mark}`, `Zoë Neuland-${mark}`]
  const id = await createRecord(page, 'production', { title, subline: 'Erste Fassung', isOnline: false })
  await page.goto(`/cms-hub/production/${id}`)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  const preview = page.frameLocator('iframe[title="Vorschau"]')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(title)
  await page.getByRole('textbox', { name: 'Untertitel' }).fill('Zweite Fassung')
  await expect(preview.getByText('Zweite Fassung')).toBeVisible()
  // It is the page as visitors get it, with its scripts, but it cannot write.
  await expect(preview.getByText('JavaScript ist ausgeschaltet')).toBeHidden()
  const inside = page.frames().find((frame) => frame.name().startsWith('preview'))
  await inside?.waitForFunction(() => window.wake === undefined)
  expect(await inside?.evaluate(() => fetch('/api/errors/', { method: 'POST' }).then(String, String))).toBe('TypeError: preview')
  expect(await inside?.evaluate(() => document.cookie)).not.toContain('csrftoken')
  await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
  await page.getByRole('tab', { name: 'Besetzung' }).click()
  await page.getByRole('tabpanel', { name: 'Besetzung' }).getByText('Mehr', { exact: true }).click()
  // A missing person is created in place, with the typed text as their name.
  await page.getByRole('button', { name: '+ Mitwirkende Person' }).click()
  await page.getByRole('combobox', { name: 'Person' }).fill(person)
  await page.getByRole('option', { name: `„${person}“ anlegen` }).click()
  const making = page.getByRole('dialog', { name: 'Neu: Person' })
  await expect(making.getByRole('textbox', { name: 'Nachname' })).toHaveValue(`Neuland-${mark}`)
  await making.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('button', { name: `${person} entfernen` })).toBeFocused()
  await page.getByRole('textbox', { name: 'Rolle oder Aufgabe' }).fill('Regie')
  // A moved row keeps its name, and the focus follows it.
  await page.getByRole('button', { name: '+ Mitwirkende Person' }).click()
  await page.getByRole('button', { name: 'Zeile 1 nach unten' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Zeile 2 nach oben' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Zeile 2 nach oben' }) })).toContainText(person)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Zeile 2 entfernen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Zeile 1 entfernen' })).toBeFocused()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  // The scheduled publication is on the overview.
  await chooseFormAction(page, 'Planen')
  const plans = page.getByRole('dialog', { name: 'Planen' })
  await plans.getByLabel('Wann').fill('2026-11-30T10:00')
  await plans.getByRole('button', { name: 'Einplanen' }).click()
  await expect(plans.getByRole('listitem')).toContainText('online ab 30.11.2026, 10:00\u00a0Uhr')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeFocused()
  // A change shows each field before and after, with its words marked; one field comes back alone.
  const subline = page.getByRole('textbox', { name: 'Untertitel' })
  const contributors = page.getByRole('button', { name: `${person} entfernen` })
  const hand = new Actions()
  await hand.click(page.getByRole('button', { name: 'Weitere Aktionen' }))
  await hand.click(page.getByRole('menuitem', { name: 'Verlauf' }))
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  const change = history.getByRole('listitem').first()
  await expect(change).toContainText('Mitwirkende')
  await expect(change.getByRole('deletion').filter({ hasText: 'Erste' })).toHaveText('Erste')
  await expect(change.getByRole('insertion').filter({ hasText: 'Zweite' })).toHaveText('Zweite')
  await expectAccessible(page, { besides: 'main' })
  await hand.click(change.getByRole('button', { name: 'Nur das zurückholen: Untertitel' }))
  await expect(contributors).toBeVisible()
  expectAtMost(hand, 3)
  await page.getByRole('tab', { name: 'Stück' }).click()
  await expect(subline).toHaveValue('Erste Fassung')
  // Undoing a change of the history restores all changed fields.
  await chooseFormAction(page, 'Verlauf')
  await history.getByRole('listitem').nth(1).getByRole('button', { name: 'Auf den Stand davor zurück' }).click()
  await page.getByRole('tab', { name: 'Besetzung' }).click()
  await expect(contributors).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus' }).click()
  const planned = page.getByRole('region', { name: 'Geht von selbst online oder offline' })
  await expect(planned.getByRole('listitem').filter({ hasText: title })).toContainText('online ab 30.11.2026')
})

test('a record is duplicated without its unique fields, and a list is exported as a table and as data', async ({ page }) => {
  await logIn(page)
  const name = `Spielort zum Verdoppeln ${Date.now().toString(36)}`
  const id = await createRecord(page, 'venue', { name, street: 'Am Kai 3', city: 'Marienbrück' })
  await page.goto(`/cms-hub/venue/${id}`)
  await chooseFormAction(page, 'Verdoppeln')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (Kopie)`)
  await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue('Am Kai 3')
  await expect(page.getByRole('textbox', { name: 'Teil der Adresse' })).toHaveValue('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} (Kopie)`)
  await page.goto('/cms-hub/venue')
  const taken = async (link: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }
  await page.getByRole('button', { name: 'Exportieren …' }).click()
  const table = await taken('Als Tabelle (CSV)')
  expect(table.name).toBe('venue.csv')
  expect(table.text.split('\n')[0]).toContain('Straße')
  expect(table.text.split('\n').filter((line) => line.includes(name))).toHaveLength(2)
  const data = await taken('Als Daten (JSON)')
  expect(data.name).toBe('venue.json')
  const records: { name: string; street: string }[] = JSON.parse(data.text)
  expect(records.filter((record) => record.name.startsWith(name)).map(({ street }) => street)).toEqual(['Am Kai 3', 'Am Kai 3'])
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(
    records.filter((record) => record.name.startsWith(name)).length,
  )
})

test('no button of a form loses the focus; errors are scrolled into view and link to their fields', async ({ page }) => {
  await logIn(page)
  const id = await createRecord(page, 'production', { title: `Wohin mit dem Fokus ${Date.now().toString(36)}`, ageFrom: 6 })
  const focused = () => page.evaluate(() => (document.activeElement === document.body ? 'nowhere' : document.activeElement?.tagName))
  for (const address of [`/cms-hub/production/${id}`, '/cms-hub/event/new', '/cms-hub/settings']) {
    await page.goto(address)
    const form = page.locator('main [data-record-form]')
    const pressed = new Set<string>()
    // Buttons change the form, so the next one is located each time.
    for (;;) {
      const names = await form.getByRole('button').evaluateAll((all) =>
        all.flatMap((element) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
          return element.matches(':disabled') || /Speichern|Text|Link/.test(name) ? [] : [name]
        }),
      )
      const name = names.find((candidate) => !pressed.has(candidate))
      if (name === undefined || pressed.size > 40) break
      pressed.add(name)
      const button = form.getByRole('button', { name, exact: true }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      await expect.poll(focused, { message: `${name} in ${address}` }).not.toBe('nowhere')
      if (await page.locator('dialog:modal').count()) {
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog:modal')).toHaveCount(0)
        await expect.poll(focused, { message: `Esc after ${name} in ${address}` }).not.toBe('nowhere')
      }
    }
    expect(pressed.size, address).toBeGreaterThan(1)
  }
  // Below the sticky head of the form, in a wide window and a narrow one.
  await page.goto(`/cms-hub/production/${id}`)
  await page.getByRole('spinbutton', { name: 'Ab Jahren' }).fill('-3')
  const words = page.getByText(/^Bitte prüfen Sie \d+ Angaben?:$|^Bitte prüfen Sie eine Angabe:$/)
  const isInSight = (element: Element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 4, y) === element)
  }
  for (const window of [PHONE, WIDE]) {
    await page.setViewportSize(window)
    await page.getByRole('spinbutton', { name: 'Ab Jahren' }).press('Enter')
    await expect(words.locator('..')).toBeFocused()
    await expect.poll(() => words.evaluate(isInSight), { message: `${window.width}` }).toBe(true)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isInSight), { message: `${window.width}` }).toBe(true)
    if (process.env.RECORD_PICTURES) await page.screenshot({ path: `${process.env.RECORD_PICTURES}/refused-${window.width}.png` })
  }
  await page.getByRole('tab', { name: 'Besetzung' }).click()
  await page.getByRole('tabpanel', { name: 'Besetzung' }).getByText('Mehr', { exact: true }).click()
  await page.getByRole('button', { name: '+ Mitwirkende Person' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Person' })).toBeFocused()
  await page.keyboard.press('Control+s')
  const faults = page.locator(':focus')
  await expect(faults).toContainText('Bitte prüfen Sie 3 Angaben:')
  await faults.getByRole('link', { name: 'Mitwirkende, Zeile 1: Person' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Person' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveAttribute('aria-required', 'true')
  await page.getByRole('button', { name: 'Zeile 1 entfernen' }).press('Enter')
  await page.getByRole('tab', { name: 'Stück' }).click()
  // The save is confirmed beside the button; heading and window title show the new title.
  await page.getByRole('spinbutton', { name: 'Ab Jahren' }).fill('8')
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Ein neuer Name')
  await page.getByRole('button', { name: 'Speichern' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Name')
  await expect(page).toHaveTitle(/Ein neuer Name/)
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeFocused()
  await page.mouse.wheel(0, 3000)
  await expect(page.getByText('Gespeichert', { exact: true })).toBeInViewport()
})

test('a room is created while creating several performances, and creations and deletions are confirmed and undone', async ({ page }) => {
  await logIn(page)
  const mark = Date.now().toString(36)
  const id = await createRecord(page, 'production', { title: `Serie ${mark}` })
  await createRecord(page, 'venue', { name: `Haus ${mark}` })
  await page.goto(`/cms-hub/event/several?productionId=${id}`)
  await page.getByRole('combobox', { name: 'Raum' }).fill(`Große Bühne ${mark}`)
  await expect(page.getByText(`Nichts gefunden für „Große Bühne ${mark}“`)).toBeVisible()
  await page.getByRole('option', { name: `„Große Bühne ${mark}“ anlegen` }).click()
  const making = page.getByRole('dialog', { name: 'Neu: Raum' })
  // The message has the focus.
  await expect(making.getByRole('combobox', { name: 'Spielstätte' })).toBeFocused()
  await page.keyboard.insertText(`Haus ${mark}`)
  await making.getByRole('option', { name: `Haus ${mark}`, exact: true }).click()
  await making.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('checkbox', { name: 'Freitag' }).check()
  await page.getByLabel('Erster Tag').fill('2027-03-01')
  await page.getByLabel('Letzter Tag').fill('2027-03-14')
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
  await page.getByRole('button', { name: '2 Vorstellungen anlegen' }).click()
  const rows = page.getByRole('row', { name: new RegExp(`Serie ${mark}`) })
  const status = page.getByRole('main').getByRole('status')
  await expect(status.filter({ hasText: '2 Vorstellungen sind angelegt.' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(status.filter({ hasText: '2 Vorstellungen sind zurückgenommen.' })).toBeVisible()
  await expect(rows).toHaveCount(0)
  // After a deletion the list has its former filters, with an undo button.
  await page.goto(`/cms-hub/production?q=${mark}`)
  await page.getByRole('link', { name: `Serie ${mark}` }).click()
  await chooseFormAction(page, 'Löschen')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(status.filter({ hasText: `Serie ${mark} ist gelöscht.` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/cms-hub/production\\?q=${mark}$`))
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Serie ${mark}`)
  // The menu is outside the main content, and a link skips it.
  await expect(page.getByRole('main').getByRole('link', { name: 'Vorstellungen', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toHaveAttribute('href', '#main-content')
})
