import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { render } from '../../tests/components/render.tsx'
import { DifferingDetails } from './DifferingDetails.tsx'
import { Uploads } from './Uploads.tsx'

const DELIVERED = {
  'lightroom.jpg': new URL('../../tests/support/delivered-pictures/lightroom.jpg', import.meta.url),
  'camera.jpg': new URL('../../tests/support/delivered-pictures/camera.jpg', import.meta.url),
  'iphone.heic': new URL('../../tests/support/delivered-pictures/iphone.heic', import.meta.url),
}

/** A file as a browser hands it over: its type is guessed from its name. */
async function delivered(file: keyof typeof DELIVERED, name: string, type: string): Promise<File> {
  return new File([await (await fetch(DELIVERED[file])).arrayBuffer()], name, { type })
}

async function showUploads(files: File[]) {
  await render(<Uploads collections={[]} />, { within: 'hub' })
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  const chooser = page.getByLabelText('Dateien hier ablegen oder auswählen').element() as HTMLInputElement
  chooser.files = chosen.files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('what a photographer has written into a file stands in its fields, called so until somebody writes something else', async () => {
  await showUploads([await delivered('lightroom.jpg', 'faehrfrau.jpg', 'image/jpeg')])
  const alt = row('faehrfrau.jpg').getByLabelText('Was das Bild zeigt (Alternativtext)')
  await expect.element(alt).toHaveValue('Eine Frau hält eine Laterne über dunkles Wasser.')
  await expect.element(alt).toHaveAccessibleDescription('Aus der Datei; bitte prüfen Sie es.')
  const own = page.getByRole('group', { name: 'Aus der Datei' })
  await expect.element(own.getByLabelText('Nachweis')).toHaveValue('Foto: Jördis Ohlsen / Stadtfoto')
  await expect.element(own.getByLabelText('Rechte')).toHaveValue('© 2026 Jördis Ohlsen · Abdruck honorarfrei zur Ankündigung')
  await expect.element(own.getByLabelText('Darf gezeigt werden bis')).toHaveValue('2027-07-31')
  await expectAccessible()
  await alt.fill('Eine Fährfrau')
  await expect.element(alt).not.toHaveAccessibleDescription()
})

test('a picture without an ending in its name can be described, and one that nobody could see is named at once', async () => {
  await showUploads([
    await delivered('camera.jpg', 'DSC_0042', ''),
    new File(['BM', new Uint8Array(64)], 'Plakat.bmp', { type: 'image/bmp' }),
  ])
  await expect.element(row('DSC_0042').getByLabelText('Was das Bild zeigt (Alternativtext)')).toBeVisible()
  await expect.element(row('DSC_0042').getByRole('group')).not.toBeInTheDocument()
  await expect.element(row('Plakat.bmp').getByRole('status')).toHaveTextContent('Diese Datei ist kein Bild, das hier verwendet werden kann')
  await expect.element(row('Plakat.bmp').getByRole('textbox')).not.toBeInTheDocument()
  await expect.poll(() => row('Plakat.bmp').element().querySelector('img')).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Eine Datei hochladen' })).toBeVisible()
})

test('what is said otherwise of a known file stands beside what was said, and is taken over at a press', async () => {
  let isTaken = false
  const differing = { credit: { is: 'Foto: Ada Lenz', said: 'Foto: Mira Ohlsen' } }
  await render(<DifferingDetails differing={differing} onTakeOver={() => (isTaken = true)} />, { within: 'hub' })
  await expect.element(page.getByRole('term')).toHaveTextContent('Nachweis')
  await expect.element(page.getByRole('definition')).toHaveTextContent('„Foto: Ada Lenz“, jetzt „Foto: Mira Ohlsen“')
  await expectAccessible()
  await page.getByRole('button', { name: 'Neue Angaben überall übernehmen' }).click()
  expect(isTaken).toBe(true)
})
