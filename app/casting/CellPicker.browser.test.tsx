import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { PHONE } from '../../tests/support/windows.ts'
import { CellPicker } from './CellPicker.tsx'
import { AYLA, BELA, castGrid, TOVE } from './cast-grid.test-support.ts'
import type { CastGridData, PickedCells } from './cast-grid.ts'
import type { FoundPeople } from './people.server.ts'

const PEOPLE = '/api/admin/casting/people'
const STRANGER = 99
const offered = page.getByRole('listbox', { name: 'Wer spielt' }).getByRole('option')
const field = page.getByRole('combobox', { name: 'Person suchen' })

function aPicker(data: CastGridData, roleId: number) {
  const [role] = data.roles.filter(({ id }) => id === roleId)
  const cells: PickedCells = role ? [{ role, eventId: 101 }] : []
  const onChange = vi.fn(async () => true)
  return { onChange, picker: <CellPicker data={data} cells={cells} onChange={onChange} onClose={() => {}} /> }
}

test('who is noted for a role is offered first, in its order and with how', async () => {
  const understudies = [
    { role: 'Firs', personId: TOVE, kind: 'alternate' as const },
    { role: 'Firs', personId: AYLA, kind: 'cover' as const },
  ]
  const { picker, onChange } = aPicker(castGrid({ understudies }), 2)
  await render(picker, { within: 'hub' })
  await expect.element(field).toHaveFocus()
  await expect.element(offered.nth(0)).toHaveTextContent(/Tove Aschenbach.*Alternierend.*spielt Lopachin/)
  await expect.element(offered.nth(1)).toHaveTextContent(/Ayla Brandvik.*Cover/)
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'liest ein' }).click()
  await offered.nth(0).click()
  expect(onChange).toHaveBeenCalledWith([{ eventId: 101, roleId: 2, mode: 'reads', personId: TOVE }], 'Firs, Di 1.12.: Tove Aschenbach')
})

test('long names do not run out of the sheet on a phone, and what somebody plays that evening is said', async () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'
  const names = { [TOVE]: `Tove ${long}`, [AYLA]: `Ayla ${long}`, [BELA]: `Bela ${long}` }
  const cells = [{ eventId: 101, roleId: 1, personId: AYLA, mode: 'plays' as const }]
  answerRequests({ [`GET ${PEOPLE}`]: () => ({ people: [{ id: AYLA, title: names[AYLA] ?? '' }], unavailable: [] }) satisfies FoundPeople })
  await render(aPicker(castGrid({ names, cells }), 2).picker, { within: 'hub', window: PHONE })
  await expect.element(offered.first()).toBeVisible()
  for (const part of [page.getByRole('listbox'), field])
    expect(part.element().getBoundingClientRect().right).toBeLessThanOrEqual(PHONE.width)
  const list = page.getByRole('listbox').element()
  expect(list.scrollWidth).toBe(list.clientWidth)
  await expectAccessible()
  await field.fill(long)
  await expect.element(page.getByRole('option', { name: names[AYLA] })).toHaveTextContent(/spielt Lopachin/)
})

test('whoever types on and presses Enter before the answer is there gets whom they named', async () => {
  const { picker, onChange } = aPicker(castGrid(), 1)
  const held = Promise.withResolvers<void>()
  const found: Record<string, FoundPeople> = {
    Aaron: { people: [{ id: STRANGER, title: 'Aaron Zuerst' }], unavailable: [] },
    Bela: { people: [{ id: BELA, title: 'Bela Ostrowe' }], unavailable: [] },
  }
  answerRequests({
    [`GET ${PEOPLE}`]: async ({ url }) => {
      const q = url.searchParams.get('q') ?? ''
      if (q === 'Bela') await held.promise
      return found[q]
    },
  })
  await render(picker, { within: 'hub' })
  await field.fill('Aaron')
  await expect.element(page.getByRole('option', { name: 'Aaron Zuerst' })).toBeVisible()
  await field.fill('Bela')
  await userEvent.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  held.resolve()
  await expect
    .poll(() => onChange.mock.lastCall)
    .toEqual([[{ eventId: 101, roleId: 1, mode: 'plays', personId: BELA }], 'Lopachin, Di 1.12.: Bela Ostrowe'])
})

test('that nobody can be asked is said, and is not taken for nobody found', async () => {
  answerRequests({
    [`GET ${PEOPLE}`]: () => {
      throw new TypeError('no line')
    },
  })
  await render(aPicker(castGrid(), 2).picker, { within: 'hub' })
  await field.fill('Aaron')
  await expect.element(page.getByRole('status')).toHaveTextContent('Der Server ist nicht zu erreichen.')
  await expect.element(page.getByText(/^Nichts gefunden/)).not.toBeInTheDocument()
})
