import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { type Answers, answerRequests } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import { requirement } from '../../../tests/support/requirement.ts'
import type { ShownSuggestion } from '../../search/suggestions.ts'
import { useEscape } from '../../ui/overlay-stack.ts'
import { SearchBox } from './SearchBox.tsx'

const button = page.getByRole('button', { name: 'Suche', exact: true })
const line = page.getByRole('combobox', { name: 'Suchen nach' })
const list = page.getByRole('listbox', { name: 'Vorschläge' })
const clear = page.getByRole('button', { name: 'Suche leeren' })
const SUGGEST = 'GET /api/search/autocomplete/'

const titled = (title: string, kind: ShownSuggestion['kind']): ShownSuggestion => ({ title, kind, detail: '', picture: null })
const found = [titled('Salz', 'production'), titled('Das Meer hat keine Tür', 'production'), titled('Salz im Haus', 'article')]

/** A page that scrolls, with the header's search, on which Esc closes what is open (app/shell/layouts/default.tsx). */
function Page() {
  useEscape(() => {})
  return (
    <div style={{ minHeight: '300vh' }}>
      <SearchBox onSubmit={() => {}} />
    </div>
  )
}

/** Shows the header's search on a page that scrolls, opens it by key, and waits until its input has the focus. */
async function openSearch(answers: Answers = { [SUGGEST]: () => found }) {
  const asked = answerRequests(answers)
  const shown = await render(<Page />, { at: '/de' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(line).toHaveFocus()
  return { ...shown, asked }
}

test(
  'the search opens by every key that activates a button, takes the focus, and closes while it is empty',
  requirement('SEARCH-02', 'SEARCH-04', 'SEARCH-05', 'SEARCH-23', 'HEADER-09', 'HEADER-11', 'HEADER-52'),
  async () => {
    await openSearch()
    expect(window.scrollY).toBe(0)
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(line).toHaveValue('')
    await expect.element(clear).not.toBeInTheDocument()
    await expectAccessible()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.element(line).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(line).toHaveFocus()
  },
)

test(
  'the search suggests while something is typed, in lower case, and can be emptied',
  requirement('SEARCH-17', 'SEARCH-18', 'SEARCH-19', 'SEARCH-20', 'SEARCH-21', 'SEARCH-22', 'SEARCH-35', 'SEARCH-40'),
  async () => {
    const { asked } = await openSearch({ [SUGGEST]: ({ url }) => (url.search.includes('xyz') ? [] : found) })
    await userEvent.fill(line, 'MEER')
    await expect.element(list.getByRole('option', { name: /Das Meer hat keine Tür/ })).toBeVisible()
    expect(asked.map(({ url }) => url.search)).toEqual(['?query=meer'])
    await expect.element(line).toHaveAttribute('aria-expanded', 'true')
    expect(getComputedStyle(list.element()).maxHeight).toBe('336px')
    await expectAccessible()
    await clear.click()
    await expect.element(line).toHaveValue('')
    await expect.element(line).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(clear).not.toBeInTheDocument()
    await userEvent.fill(line, 'xyzxyz')
    await expect.element(page.getByRole('status').getByText('Keine Vorschläge')).toBeInTheDocument()
  },
)

test(
  'Esc, a press outside and scrolling close what is open, Esc one layer at a time',
  requirement('SEARCH-30', 'SEARCH-31', 'SEARCH-32', 'HEADER-10'),
  async () => {
    await openSearch()
    await userEvent.fill(line, 'haus')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(line).toBeVisible()
    await userEvent.fill(line, 'hause')
    await expect.element(line).toHaveAttribute('aria-expanded', 'true')
    window.scrollTo(0, 20)
    await expect.element(line).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect.element(line).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(line).toHaveFocus()
    await userEvent.click(document.documentElement, { position: { x: 700, y: 800 } })
    await expect.element(line).not.toBeInTheDocument()
  },
)

test('leaving the search closes it with a delay', requirement('SEARCH-24', 'SEARCH-25'), async () => {
  await openSearch()
  ;(line.element() as HTMLElement).blur()
  await expect.element(line).toBeInTheDocument()
  await expect.element(line).not.toBeInTheDocument()
})

test(
  'the button sends what was typed, and nothing but letters is ever sent',
  requirement('SEARCH-26', 'SEARCH-33', 'SEARCH-34'),
  async () => {
    const { asked, address } = await openSearch()
    await userEvent.fill(line, '   ')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/de')
    expect(asked).toEqual([])
    await userEvent.fill(line, 'riesenrad')
    await button.click()
    await expect.poll(address).toBe('/de/search?q=riesenrad')
  },
)

test('a failure of the suggestions is reported and not shown', requirement('SEARCH-36', 'SEARCH-37'), async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { asked, address } = await openSearch({
    [SUGGEST]: () => new Response('', { status: 500 }),
    'POST /api/error-reports/': () => undefined,
  })
  await userEvent.fill(line, 'meer')
  await expect.poll(() => asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ where: 'autocomplete' })
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/q=meer/)
})
