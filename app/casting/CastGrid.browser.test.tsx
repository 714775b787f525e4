import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { PHONE, WIDE } from '../../tests/support/windows.ts'
import { CastGrid } from './CastGrid.tsx'
import { castGrid, TOVE } from './cast-grid.test-support.ts'
import type { CastGridData } from './cast-grid.ts'

const ROLES = 30
const EVENINGS = 40
/** As many evenings as fit on a sheet of paper. */
const PER_TABLE = 7
const roles = Array.from({ length: ROLES }, (_, index) => ({
  ...{ id: index + 1, kind: 'cast' as const, personId: TOVE },
  role: `${index + 1}. Donaudampfschifffahrtsgesellschaftskapitän`,
}))
const large = castGrid({ evenings: EVENINGS, roles, names: { [TOVE]: 'Maximiliane Friederike von Hohenlohe-Schillingsfürst' } })
const overflow = () => document.documentElement.scrollWidth - innerWidth

test('thirty roles with long names on forty evenings: heads stay in sight, and paper has all of it', async () => {
  answerRequests({ 'GET /api/admin/casting/production/1': () => large satisfies CastGridData })
  await render(<CastGrid id={1} mayWrite />, { within: 'hub' })
  const cells = page.getByRole('gridcell')
  await expect.element(cells).toHaveLength(ROLES * EVENINGS)
  expect(overflow()).toBeLessThanOrEqual(0)
  const last = cells.last()
  await cells.first().click()
  await userEvent.keyboard('{Escape}{Control>}{End}{/Control}')
  await expect.element(last).toHaveFocus()
  const heads = [page.getByRole('columnheader').last(), page.getByRole('rowheader').last()]
  for (const head of heads) await expect.element(head).toBeInViewport()
  const [head, focused] = [heads[0]?.element().getBoundingClientRect(), last.element().getBoundingClientRect()]
  expect(focused.y).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1)
  await page.viewport(PHONE.width, PHONE.height)
  expect(overflow()).toBeLessThanOrEqual(0)
  await page.viewport(WIDE.width, WIDE.height)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Besetzung: Kirschgarten$/)
    await expect.element(page.getByRole('table')).toHaveLength(Math.ceil(EVENINGS / PER_TABLE))
    await expect.element(page.getByRole('table').first().getByRole('rowheader')).toHaveLength(ROLES)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
