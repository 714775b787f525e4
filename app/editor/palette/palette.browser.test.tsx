import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import type { Answers } from '../../../tests/components/answers.ts'
import { editPage } from '../../../tests/components/edit-page.tsx'
import { expectFocused, focused } from '../../../tests/components/focus.ts'
import { press, type } from '../../../tests/components/keys.ts'
import { headlineNode, textNode } from '../../../tests/support/content-nodes.ts'
import type { ContentNode } from '../../content/index.ts'

const palette = page.getByRole('dialog', { name: 'Alle Befehle' })
const marked = palette.getByRole('option', { selected: true })
const group = (name: string) => palette.getByRole('group', { name })
const moduleElement = (id: string) => document.querySelector<HTMLElement>(`main [data-node="${id}"]`)

/** Opens a page whose palette finds commands and nothing in the house. */
const editPageWithPalette = (nodes: ContentNode[], answers: Answers = {}) =>
  editPage(nodes, {
    'GET /api/staff/screens': () => ({ results: [] }),
    'GET /api/staff/records': () => ({ results: [] }),
    'GET /de/api/search/': () => ({ events: { results: [] }, others: { results: [] } }),
    ...answers,
  })

/** The items of the open menu, by name. */
const shownItems = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => (item as HTMLElement).dataset.label ?? '')

async function open(): Promise<void> {
  await press('Control+k')
  await expect.element(palette.getByRole('combobox')).toHaveFocus()
}

test('Ctrl+K finds every command by the beginnings of its words, and the last ones come first', async () => {
  await editPageWithPalette([headlineNode('head-1', 'Eins'), textNode('text-1', 'Zwei.')], {
    'GET /de/pageeditor-api/versions/page/1': () => [],
  })
  await open()
  await expect.element(group('Diese Seite').getByRole('option', { name: 'Versionen' })).toBeVisible()
  await expectAccessible({ within: palette })
  await type('vers')
  await expect.element(marked).toHaveTextContent(/^Versionen/)
  await press('Enter')
  const versions = page.getByRole('dialog', { name: 'Versionen' })
  await expect.element(versions).toBeVisible()
  await expect.poll(() => versions.element().contains(focused())).toBe(true)
  await press('Escape')
  await open()
  await expect.element(group('Zuletzt').getByRole('option')).toHaveTextContent(/^Versionen$/)
  await expect.element(marked).toHaveTextContent(/^Versionen$/)
  await type('nesei')
  await expect.element(marked).toHaveTextContent(/^Neue Seite$/)
  await type('xyz')
  await expect.element(palette.getByRole('status')).toHaveTextContent('Nichts heißt „neseixyz“.')
  await expect.element(palette.getByRole('option')).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(palette).not.toBeInTheDocument()
})

test('the palette works on the selected module, adds modules, and undoes', async () => {
  await editPageWithPalette([headlineNode('head-1', 'Eins'), headlineNode('head-2', 'Zwei')])
  await press('ArrowDown')
  await expectFocused(() => moduleElement('head-1'))
  await open()
  await type('nach unten')
  await expect.element(marked).toHaveTextContent(/Überschrift: Eins/)
  await press('Enter')
  const order = () => [...document.querySelectorAll<HTMLElement>('main [data-node]')].map(({ dataset }) => dataset.node)
  await expect.poll(order).toEqual(['head-2', 'head-1'])
  await expectFocused(() => moduleElement('head-1'))
  await open()
  await type('rückg')
  await press('Enter')
  await expect.poll(order).toEqual(['head-1', 'head-2'])
  await open()
  await type('pressestimme')
  await expect.element(marked).toHaveTextContent(/Zitat/)
  await press('Enter')
  await expect.poll(() => document.querySelector('main figure')).not.toBeNull()
})

test('the palette has every command of the menus: of the module, with its choices, and of the page, publishing among them', async () => {
  await editPageWithPalette([headlineNode('head-1', 'Eins'), headlineNode('head-2', 'Zwei')])
  await press('ArrowDown', 'Shift+F10')
  await expectFocused(page.getByRole('menuitem').first())
  const names = shownItems()
  expect(names).toContain('Als Vorlage speichern …')
  const choices: string[] = []
  for (const index of names.keys()) {
    const item = page.getByRole('menuitem').nth(index)
    if (item.element().ariaHasPopup !== 'menu') continue
    await item.click()
    const [, ...inner] = shownItems()
    choices.push(...inner)
    await press('ArrowLeft')
  }
  expect(choices.length).toBeGreaterThan(3)
  await press('Escape')
  await open()
  const own = group('Gewähltes Modul')
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('span')?.textContent ?? '')
  const ways = (name: string) => own.filter((entry) => entry === name || entry.startsWith(`${name}: `))
  const otherwise: Record<string, string> = {
    Einstellungen: 'Einstellungen des Moduls',
    Kommentieren: 'Zum ausgewählten Modul kommentieren',
  }
  for (const name of names) expect([name, ways(otherwise[name] ?? name).length > 0]).toEqual([name, true])
  expect(choices.filter((choice) => !own.some((entry) => entry.endsWith(`: ${choice}`)))).toEqual([])
  await type('umwandeln zitat')
  await expect.element(marked).toHaveTextContent(/^Umwandeln in: Zitat/)
  await press('Enter')
  await expect.poll(() => moduleElement('head-1')?.closest('blockquote, figure')?.textContent).toContain('Eins')
  await open()
  await type('vorlage speich')
  await expect.element(marked).toHaveTextContent(/^Als Vorlage speichern/)
  await press('Enter')
  await expect.element(page.getByRole('dialog', { name: 'Als Vorlage speichern' })).toBeVisible()
  await press('Escape')
  await open()
  await type('veröff')
  await expect.element(marked).toHaveTextContent(/^Veröffentlichen/)
  await press('Enter')
  await expectFocused(page.getByRole('dialog', { name: 'Das geht online' }).getByRole('button', { name: /veröffentlichen/ }))
})
