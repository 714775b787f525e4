import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerRequests } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import { History } from './History.tsx'
import { VENUE } from './venue.test-support.ts'

const change = {
  ...{ id: 3, action: 'changed', userName: 'Rita Redaktion', createdAt: '2026-11-21T12:00:00Z' },
  ...{ before: { city: 'Marienbrück' }, after: { city: 'Oberbrück' } },
}
const detail = 'Etwas, worauf dieser Eintrag verweist, gibt es nicht mehr.'
const refused = () => Response.json({ code: 'missing_reference', detail }, { status: 409 })

test('a change that cannot be undone says why, as a whole and in one field', async () => {
  answerRequests({
    'GET /api/admin/venue/7/changes': () => [change],
    'POST /api/admin/venue/7/restore': refused,
    'GET /api/admin/venue/7': () => ({ revision: 'r1' }),
    'PATCH /api/admin/venue/7': refused,
  })
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  for (const button of ['Auf den Stand davor zurück', 'Nur das zurückholen: Ort']) {
    await render(<History type={VENUE} id={7} titles={{}} onClose={() => {}} />, { within: 'hub' })
    await history.getByRole('button', { name: button }).click()
    await expect.element(history.getByRole('alert'), { message: button }).toHaveTextContent(detail)
  }
})
