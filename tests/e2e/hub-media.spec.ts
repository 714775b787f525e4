import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PHONE } from '../support/windows.ts'
import { expectAccessible } from './accessibility.ts'
import { Actions, expectAtMost } from './actions.ts'
import { expect, test } from './fixtures.ts'
import { delayRequests, logIn } from './staff.ts'

type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** One action: files are let go together, wherever on the screen. */
async function dropAnywhere(page: Page, files: GivenFile[]): Promise<void> {
  const given = files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString('base64') }))
  const carried = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of list)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type: mimeType }))
    return transfer
  }, given)
  const place = page.getByRole('heading', { level: 1 })
  await place.dispatchEvent('dragover', { dataTransfer: carried })
  await place.dispatchEvent('drop', { dataTransfer: carried })
}

/** A picture in a colour that no earlier attempt has uploaded, since the library knows bytes again. */
async function picture(name: string, seed: number, alpha = 1): Promise<GivenFile> {
  const [r, g, b] = [24, 16, 8].map((shift) => (seed >> shift) & 255)
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 4, background: { r, g, b, alpha } } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Dateien zum Hochladen' }).getByRole('listitem').filter({ hasText: name })

test('six pictures come in one delivery, each described; of several more each shows its result, and one is described further', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/cms-hub/media')
  const seed = Date.now()
  const files = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => picture(`lieferung-${seed}-${index}.png`, seed + (index << 8))))
  const hand = new Actions()
  await hand.act(() => dropAnywhere(page, files))
  for (const { name } of files) {
    await hand.fill(row(page, name).getByLabel('Was das Bild zeigt'), `Probe ${name}`)
  }
  const all = page.getByRole('group', { name: 'Für alle Dateien dieser Lieferung' })
  await hand.fill(all.getByLabel('Nachweis'), 'Foto: Ada Lind')
  await hand.fill(all.getByLabel('Sammlung'), `Lieferung ${seed}`)
  await hand.fill(all.getByLabel('Darf gezeigt werden bis'), '2031-07-31')
  await expectAccessible(page)
  await hand.click(page.getByRole('button', { name: '6 Dateien hochladen' }))
  for (const { name } of files) await expect(row(page, name)).toContainText('Hochgeladen')
  expectAtMost(hand, 11)
  await page.reload()
  await page.getByRole('combobox', { name: 'Sammlung' }).selectOption(`Lieferung ${seed}`)
  await expect(page).toHaveURL(/collection=Lieferung/)
  await expect(page.getByText('Foto: Ada Lind')).toHaveCount(6)

  const more = [
    await picture('vorhang.png', seed + 6 * 256),
    await picture('noch-einmal.png', seed + 6 * 256),
    await picture('spaet.png', seed + 6 * 256, 0.8),
    await picture('doch-nicht.png', seed + 6 * 256, 0.6),
    await picture('stumm.png', seed + 6 * 256, 0.4),
    { name: 'brief.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', buffer: Buffer.from('PK') },
  ]
  await page.getByLabel('Dateien hier ablegen oder auswählen').setInputFiles(more)
  await row(page, 'vorhang.png').getByLabel('Was das Bild zeigt').fill('Ein roter Vorhang')
  await row(page, 'noch-einmal.png').getByRole('checkbox').check()
  // A description typed while another file is being uploaded is stored too.
  const release = await delayRequests(page, '**/api/media/')
  await page.getByRole('button', { name: '6 Dateien hochladen' }).click()
  await row(page, 'spaet.png').getByLabel('Was das Bild zeigt').fill('Spät beschrieben')
  await row(page, 'doch-nicht.png').getByRole('button', { name: 'doch-nicht.png entfernen' }).click()
  release()
  await expect(row(page, 'vorhang.png')).toContainText('Hochgeladen')
  await expect(row(page, 'spaet.png')).toContainText('Hochgeladen')
  await expect(row(page, 'noch-einmal.png')).toContainText('Schon in der Mediathek')
  await expect(row(page, 'stumm.png')).toContainText('Bitte beschreiben Sie das Bild')
  // A rejected file shows why, does not block the others, and can be removed.
  await expect(row(page, 'brief.docx')).toContainText('Diese Art von Datei nimmt die Mediathek nicht auf.')
  // A link inside the admin area would lose waiting files like closing the window.
  await page.getByLabel('Dateien hier ablegen oder auswählen').setInputFiles([await picture('wartet.png', seed + 6 * 256, 0.2)])
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Haus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bleiben' }).click()
  await row(page, 'wartet.png').getByRole('button').click()
  await row(page, 'brief.docx').getByRole('button', { name: 'brief.docx entfernen' }).click()
  await expect(row(page, 'brief.docx')).toHaveCount(0)
  await row(page, 'stumm.png').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Eine Datei hochladen' }).click()
  await expect(row(page, 'stumm.png')).toContainText('Hochgeladen')
  await expectAccessible(page)
  await row(page, 'vorhang.png').getByRole('link', { name: 'vorhang.png öffnen' }).click()
  await expect(page.getByText('Sie wird nirgends verwendet.')).toBeVisible()
  await page.getByRole('button', { name: /^Bildmittelpunkt/ }).press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Bildmittelpunkt: 52 % von links, 50 % von oben' })).toBeVisible()
  const end = new Actions()
  await end.fill(page.getByLabel('Darf gezeigt werden bis'), '2030-12-31')
  await end.click(page.getByRole('button', { name: 'Speichern', exact: true }))
  await expect(page.getByRole('status').first()).toContainText('Gespeichert')
  expectAtMost(end, 2)
  await page.setViewportSize(PHONE)
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
  await page.setViewportSize(PHONE)
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await page.getByRole('button', { name: 'Löschen …' }).click()
  await expect(page.getByRole('dialog')).toContainText('werden noch gebraucht')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(page.getByRole('button', { name: 'Löschen …' })).toHaveCount(0)
})
