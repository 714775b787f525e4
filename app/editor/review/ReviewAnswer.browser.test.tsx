import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerRequests } from '../../../tests/components/answers.ts'
import { render } from '../../../tests/components/render.tsx'
import type { ObjectStatus } from '../../content/index.ts'
import type { ReviewState } from '../../review/schema.ts'
import type { EditorSession } from '../session/session.ts'
import { ReviewAnswer } from './ReviewAnswer.tsx'

const OFFLINE = {
  ...{ status: { state: 'offline' }, has_draft: true, changes: 1, translations: 0, planned: null, waiting: null },
  ...{ online_at: null, offers_online: 'first', failures: 0 },
} satisfies ObjectStatus

const session = {
  region: { contentType: 'page', objectId: 7, today: '2026-11-30' },
  subscribe: () => () => {},
  getState: () => ({ propertiesRevision: 0 }),
  showToast: vi.fn(),
} as unknown as EditorSession

test('a new page goes online with its approval, also for whoever approves before the choice is there', async () => {
  const known = Promise.withResolvers<ObjectStatus>()
  const asked = answerRequests({
    'GET /de/pageeditor-api/status/page/7': () => known.promise,
    'POST /api/review/requests/5/approve': () => ({}),
    'GET /api/review/requests/page/7': () => ({ review: null }),
  })
  await render(<ReviewAnswer session={session} review={{ id: 5 } as ReviewState} />, { within: 'tools' })
  await page.getByRole('button', { name: 'Freigeben und veröffentlichen' }).click()
  known.resolve(OFFLINE)
  const approval = () => asked.find(({ method }) => method === 'POST')?.body
  await expect.poll(approval).toEqual({ answer: '', online: true })
})
