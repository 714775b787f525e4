import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editPage } from '../../../tests/components/edit-page.tsx'
import { press, type } from '../../../tests/components/keys.ts'
import { headlineNode, textNode } from '../../../tests/support/content-nodes.ts'

const text = page.getByRole('textbox', { name: 'Text', exact: true })
/** The elements of the text that is written, such as its headings. */
const within = (selector: string) => [...text.element().querySelectorAll(selector)].map(({ textContent }) => textContent)
const tool = (name: string | RegExp) => page.getByRole('toolbar', { name: 'Textwerkzeuge' }).getByRole('button', { name, exact: true })

/** Opens a page with a headline and a text, the caret at the text's end. */
async function write(...words: (string | object)[]): Promise<void> {
  const content = words.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part))
  const paragraph = { ...textNode('text-1'), data: { content: { type: 'doc', content: [{ type: 'paragraph', content }] } } }
  await editPage([headlineNode('head-1', 'Der Saal'), paragraph])
  await text.click()
  await press('Control+End')
}

test('the tools offer a heading only where no level is left out, and say why not', async () => {
  await write('Ein Anfang.')
  await expect.element(tool('Zwischenüberschrift')).not.toHaveAttribute('aria-disabled', 'true')
  const small = tool(/^Kleine Zwischenüberschrift/)
  await expect.element(small).toHaveAttribute('aria-disabled', 'true')
  await expect.element(small).toHaveAccessibleName('Kleine Zwischenüberschrift: nur unter einer Zwischenüberschrift')
  await tool('Zwischenüberschrift').click()
  await expect.poll(() => within('h3')).toEqual(['Ein Anfang.'])
  await press('Enter')
  await type('Darunter')
  await expect.element(small).not.toHaveAttribute('aria-disabled', 'true')
  await small.click()
  await expect.poll(() => within('h4')).toEqual(['Darunter'])
})

test('a soft hyphen is written with a key, shows a sign while one writes, and is found with the word as a whole', async () => {
  await write('Donau')
  await press('Control+Shift+H')
  await type('dampf')
  await expect.poll(() => text.element().textContent).toBe('Donau\u00addampf')
  const sign = text.element().querySelector('span')
  expect(sign?.textContent).toBe('\u00ad')
  expect(sign && getComputedStyle(sign, '::after').position).toBe('absolute')
})

test('formatting is cleared with one key; links stay', async () => {
  const link = { type: 'text', text: 'schräg', marks: [{ type: 'link', attrs: { href: '/de/presse' } }] }
  await write('Fett und ', link)
  await press('Control+a', 'Control+b', 'Control+i', 'Control+Shift+3')
  await expect.poll(() => within('h3 strong')).toHaveLength(2)
  await press('Control+Space')
  await expect.poll(() => within('h3, strong, em')).toEqual([])
  expect(text.element().textContent).toBe('Fett und schräg')
  expect(within('a')).toEqual(['schräg'])
})

test('Backspace at the beginning of a heading makes a paragraph of it, before it joins with what stands above', async () => {
  await write('Ein Titel')
  await press('Control+Shift+3')
  await expect.poll(() => within('h3')).toEqual(['Ein Titel'])
  await press('Home', 'Backspace')
  await expect.poll(() => within('h3')).toEqual([])
  expect(within('p')).toEqual(['Ein Titel'])
})

/** Types into the text, emptied. */
async function typeAlone(signs: string): Promise<void> {
  await press('Control+a', 'Backspace')
  await type(signs)
}
const lines = () => text.element().innerHTML.replace(/<br[^>]*>/g, '')

test('stars, dashes and numbers that are typed stay what they are, unless somebody asks for a list or an emphasis', async () => {
  await write('V')
  for (const line of [
    'gilt *ab 10 Uhr und *nur sonntags',
    'Künstler*innen *',
    '* nur sonntags',
    '24. Dezember',
    '– Pause –',
    '1. Mai: zu',
  ]) {
    await typeAlone(line)
    await expect.poll(lines, { message: line }).toBe(`<p>${line}</p>`)
  }
  await typeAlone('nur *heute* ')
  await expect.poll(() => within('em')).toEqual(['heute'])
})

test('a list begins with a dash or a one, and Backspace takes it back', async () => {
  await write('V')
  for (const [signs, list] of [
    ['- ', 'ul'],
    ['1. ', 'ol'],
  ] as const) {
    await typeAlone(signs)
    await expect.poll(() => within(list)).toHaveLength(1)
    await press('Backspace')
    await expect.poll(() => text.element().textContent?.replace('\u00a0', ' ')).toBe(signs)
    expect(within(list)).toEqual([])
  }
})
