import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import type { Option } from '../staff-ui/fields/OptionSearch.tsx'
import { AYLA, BELA, castGrid, TOVE } from './cast-grid.test-support.ts'
import { RoleSheet } from './RoleSheet.tsx'
import { roleState } from './role-edits.ts'

test('an alternate and a cover are noted with a role, and nobody is offered twice', async () => {
  const data = castGrid()
  const onChange = vi.fn(async () => true)
  const everybody: Option[] = Object.entries(data.names).map(([id, title]) => ({ id: Number(id), title }))
  answerRequests({ 'GET /api/admin/person/options': () => everybody })
  await render(<RoleSheet data={data} role={data.roles[1] ?? null} onChange={onChange} onClose={() => {}} />, { within: 'hub' })
  const sheet = page.getByRole('complementary', { name: 'Firs' })
  const search = sheet.getByRole('combobox', { name: 'Zweitbesetzung' })
  for (const name of ['Tove Aschenbach', 'Ayla Brandvik']) {
    await search.fill(name)
    await expect.element(sheet.getByRole('option', { name: 'Bela Ostrowe' })).not.toBeInTheDocument()
    await sheet.getByRole('option', { name, exact: true }).click()
  }
  await sheet.getByRole('combobox', { name: 'Wie' }).first().selectOptions('Alternierend')
  await expectAccessible()
  await sheet.getByRole('button', { name: 'Speichern' }).click()
  const covers = [
    { personId: TOVE, kind: 'alternate' },
    { personId: AYLA, kind: 'cover' },
  ]
  const next = { role: 'Firs', kind: 'cast', personId: BELA, covers }
  expect(onChange).toHaveBeenCalledWith([{ kind: 'save', roleId: 2, was: roleState(data, 2), next }], 'Rolle gespeichert: Firs')
})
