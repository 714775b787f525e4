import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { render } from '../../tests/components/render.tsx'
import { CastTable } from './CastTable.tsx'
import { AYLA, castGrid, TOVE } from './cast-grid.test-support.ts'
import type { CastGridData } from './cast-grid.ts'

const cell = (row: number, column: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(column)

function aTable(data: CastGridData) {
  const calls = {
    onPick: vi.fn(),
    onRole: vi.fn(),
    onPaste: vi.fn(),
    grid: { change: vi.fn(async () => true), changeRoles: vi.fn(async () => true), undo: vi.fn(async () => true) },
  }
  return { ...calls, table: <CastTable data={data} mayWrite {...calls} /> }
}

test('dragging over several evenings picks all of them, and the head of a row says who else can play', async () => {
  const { table, onPick } = aTable(castGrid())
  await render(table, { within: 'hub' })
  await expect.element(page.getByRole('rowheader', { name: /Lopachin/ })).toHaveTextContent(/auch: Ayla Brandvik/)
  await userEvent.dragAndDrop(cell(1, 1), cell(1, 3))
  expect(onPick).toHaveBeenCalledOnce()
  expect(onPick.mock.lastCall?.[0]).toMatchObject([102, 103, 104].map((eventId) => ({ role: { id: 1 }, eventId })))
})

test('cells are filled by copying, pasting and Ctrl+D, with how somebody has the part, and taken back with Ctrl+Z', async () => {
  const reads = (eventId: number) => ({ eventId, roleId: 2, personId: TOVE, mode: 'reads' as const })
  const before = aTable(castGrid({ cells: [reads(101)] }))
  const { rerender } = await render(before.table, { within: 'hub' })
  await expect.element(cell(2, 0)).toHaveTextContent('Tove Aschenbach (liest ein)')
  await cell(2, 0).click()
  await userEvent.keyboard('{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}')
  await expect.poll(() => before.grid.change.mock.lastCall).toEqual([[reads(102)], 'Ein Feld gefüllt'])
  const after = aTable(castGrid({ cells: [reads(101), reads(102)] }))
  await rerender(after.table)
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}d{/Control}')
  expect(after.grid.change).toHaveBeenLastCalledWith([reads(103), reads(104)], '2 Felder gefüllt')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(after.grid.undo).toHaveBeenCalledOnce()
  await expectAccessible()
})

test('what was copied elsewhere is read as a cast, and not filled into cells', async () => {
  const { table, onPaste, grid } = aTable(castGrid({ cells: [{ eventId: 101, roleId: 1, personId: AYLA, mode: 'plays' }] }))
  await render(table, { within: 'hub' })
  await cell(1, 0).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Lopachin – Ayla Brandvik')
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  expect(onPaste).toHaveBeenCalledWith('Lopachin – Ayla Brandvik')
  expect(grid.change).not.toHaveBeenCalled()
})

test('a key draws only the row that it is in anew, however large the grid', async () => {
  const evenings = 40
  let drawn = 0
  const { names, ...others } = castGrid({ evenings })
  const counted = new Proxy(names, {
    get(target, id) {
      drawn += 1
      return Reflect.get(target, id)
    },
  })
  const roles = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, kind: 'cast' as const, role: `Rolle ${index}`, personId: TOVE }))
  await render(aTable({ ...others, roles, names: counted }).table, { within: 'hub' })
  await cell(1, 5).click()
  drawn = 0
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(cell(1, 4)).toHaveFocus()
  // Each cell and the head of the row name somebody once.
  expect(drawn).toBeLessThanOrEqual(evenings + 1)
})
