import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editPage } from '../../../tests/components/edit-page.tsx'
import { press } from '../../../tests/components/keys.ts'
import { textNode } from '../../../tests/support/content-nodes.ts'
import { requirement } from '../../../tests/support/requirement.ts'

const text = page.getByRole('textbox', { name: 'Text', exact: true })
const texts = () => [...document.querySelectorAll('main [data-node] p')].map(({ textContent }) => textContent ?? '')

/** Opens a page with one text, selected whole, and pastes into it. */
async function pasteInto(clipboard: Record<string, string>) {
  const server = await editPage([textNode('text-1', 'Vorher.')])
  await text.click()
  await press('Control+a')
  const data = new DataTransfer()
  for (const [type, value] of Object.entries(clipboard)) data.setData(type, value)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  return server
}

test('plain lines keep their stars and dates, a single one as well', requirement('EDIT-22'), async () => {
  await pasteInto({ 'text/plain': '24. Dezember 2026' })
  await expect.poll(texts).toEqual(['24. Dezember 2026'])
  await press('Control+a')
  const data = new DataTransfer()
  data.setData('text/plain', 'gilt *ab 10 Uhr* und *nur* sonntags')
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(texts).toEqual(['gilt *ab 10 Uhr* und *nur* sonntags'])
})

test('a long plain text is divided like any other, and each part is accepted', requirement('EDIT-22'), async () => {
  const lines = Array.from({ length: 400 }, (_, index) => `Absatz ${index + 1} steht hier.`)
  await pasteInto({ 'text/plain': lines.join('\n\n') })
  await expect.poll(() => texts().length).toBe(400)
  expect(texts()).toEqual(lines)
  expect(document.querySelectorAll('main [data-node]')).toHaveLength(3)
})

test('what is copied from a text here keeps all that it has', requirement('EDIT-22'), async () => {
  await editPage([textNode('text-1', 'Ein Anfang.')])
  await text.click()
  await press('Control+a')
  const data = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
  expect(data.getData('text/html')).toContain(`data-foyer-slice="${location.origin}"`)
})
