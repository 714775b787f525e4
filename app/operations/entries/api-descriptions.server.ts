import { z } from 'zod'
import { answerSchema, entryChangeSchema } from '../../forms/index.server.ts'
import type { CallDescription } from '../../platform/http/call-descriptions.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const STAFF = { isForStaff: true } as const

/** The calls about entries of forms, as the OpenAPI document says them. */
export const ENTRY_CALLS: CallDescription[] = [
  {
    ...{ method: 'patch', path: '/admin/entries/{id}', params, ...STAFF },
    summary: 'Marks an entry as done or open, or writes its note. 409 where the note has changed since it was read.',
    body: { schema: entryChangeSchema, example: { isDone: true, note: { text: 'Zugesagt am Telefon.', base: 0 } } },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/admin/entries/{id}/answers', params, ...STAFF },
    summary: 'Answers an entry by email. 409 where somebody has answered since it was read, or it has no confirmed address.',
    body: {
      schema: answerSchema,
      example: { key: '3f0c7a52-6f1e-4a39-9d55-1c2b7a0f9e11', text: 'Gern, kommen Sie um 10 Uhr.', seen: 0, isDone: true },
    },
    errors: [400, 401, 403, 404, 409],
  },
]
