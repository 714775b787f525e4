import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerRequests } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import type { RecordFormState } from '../staff-ui/record-form/use-record-form.ts'
import { EventConflicts } from './EventConflicts.tsx'

const CALL = 'POST /api/admin/event/conflicts'
const rooms = [
  { id: 1, name: 'Großes Haus', seats: 620 },
  { id: 2, name: 'Foyer', seats: 120 },
]
const form = { values: { productionId: 7, roomId: 2, startsAt: '2026-12-01T19:30' } } as unknown as RecordFormState

test('the form of a performance warns of a room that is smaller than what is sold', async () => {
  answerRequests({ [CALL]: () => ({ conflicts: [], room_change: { roomId: 1, taken: 386, rooms } }) })
  await render(<EventConflicts form={form} id={101} />, { within: 'hub' })
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Foyer fasst 120. 386 Plätze sind im Ticketshop verkauft oder reserviert.')
})

test('it says nothing of a room that holds them', async () => {
  answerRequests({
    [CALL]: () => ({
      conflicts: [{ kind: 'room', other: { id: 9, title: 'Requiem', room: 'Foyer', startsAt: '2026-12-01T19:00:00+01:00' }, persons: [] }],
      room_change: { roomId: 1, taken: 80, rooms },
    }),
  })
  await render(<EventConflicts form={form} id={101} />, { within: 'hub' })
  await expect.element(page.getByRole('status')).toHaveTextContent(/Requiem/)
  await expect.element(page.getByRole('status')).not.toHaveTextContent(/fasst/)
})
