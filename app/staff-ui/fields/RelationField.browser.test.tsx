import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../tests/components/accessibility.ts'
import { answerRequests } from '../../../tests/components/answers.ts'
import { press, type } from '../../../tests/components/keys.ts'
import { render } from '../../../tests/components/render.tsx'
import type { Option } from './OptionSearch.tsx'
import { RelationField } from './RelationField.tsx'

const PEOPLE: Option[] = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, title: `Liste-${index + 1}, Ada` }))

function ChosenPerson() {
  const [value, setValue] = useState<unknown>(null)
  const field = { kind: 'relation', of: 'person', label: 'Person' } as const
  return <RelationField name="person" field={field} value={value} errors={{}} context={{ pictures: {}, titles: {} }} onChange={setValue} />
}

// The checklist of the ARIA Authoring Practices for a combobox, a pattern without a library (decision 0037).
test('a field that suggests records follows the combobox pattern by keyboard', async () => {
  answerRequests({
    'GET /api/admin/person/options': ({ url }) => {
      const text = url.searchParams.get('q') ?? ''
      return PEOPLE.filter(({ title }) => title.includes(text)) satisfies Option[]
    },
  })
  await render(<ChosenPerson />, { within: 'hub' })
  const field = page.getByRole('combobox', { name: 'Person' })
  await press('Tab')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-autocomplete', 'list')
  await type('Liste-')
  const list = page.getByRole('listbox', { name: 'Vorschläge' })
  const options = list.getByRole('option')
  await expect.element(options.first()).toHaveTextContent('Liste-1')
  await expect.element(field).toHaveAttribute('aria-controls', list.element().id)
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expectActive(field, options.first())
  await expectAccessible()
  // The focus stays in the field; the active option is referenced, selected and scrolled into view, at both ends.
  await press('ArrowDown')
  await expectActive(field, options.nth(1))
  await press('ArrowUp', 'ArrowUp')
  await expectActive(field, options.last())
  await expect.poll(() => isInSight(options.last(), list)).toBe(true)
  await press('ArrowDown')
  await expect.poll(() => isInSight(options.first(), list)).toBe(true)
  await expect.element(field).toHaveFocus()
  // Escape closes only the list, an arrow key opens it again, Enter picks the active option.
  await press('Escape')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await expect.element(list).not.toBeInTheDocument()
  await press('ArrowDown')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await type('nobody')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nichts gefunden für „Liste-nobody“')
  await userEvent.fill(field, 'Liste-1,')
  await expect.element(options).toHaveLength(1)
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Liste-1, Ada entfernen' })).toHaveFocus()
})

async function expectActive(field: Locator, option: Locator): Promise<void> {
  await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
}

/** Whether an option is within the visible part of its scrolling list. */
function isInSight(option: Locator, list: Locator): boolean {
  const [inner, outer] = [option.element().getBoundingClientRect(), list.element().parentElement?.getBoundingClientRect()]
  return outer !== undefined && inner.y >= outer.y - 1 && inner.bottom <= outer.bottom + 1
}
