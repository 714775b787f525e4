import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../tests/components/render.tsx'
import { Table } from './Table.tsx'

test('what can be done with a row stays in view where its columns do not fit', async () => {
  const areas = Array.from({ length: 16 }, (_, index) => `Bereich ${index}`)
  const row = { key: 1, cells: ['Abendkasse', ...areas.map(() => 'Bearbeiten, löschen')], actions: <button type="button">Ändern</button> }
  await render(<Table head={['Rolle', ...areas]} rows={[row]} empty="" />)
  const button = page.getByRole('button', { name: 'Ändern' }).element()
  const { left, right } = button.getBoundingClientRect()
  expect([left > 0, right <= innerWidth]).toEqual([true, true])
  expect(document.elementFromPoint((left + right) / 2, button.getBoundingClientRect().top + 2)).toBe(button)
})
