import { z } from 'zod'
import type { CallDescription } from '../platform/http/call-descriptions.ts'
import { reviewApprovalSchema, reviewRequestSchema, reviewReturnSchema } from './schema.ts'

const review = z.object({
  ...{ id: z.int(), state: z.enum(['open', 'changed', 'returned']), by: z.string(), isMine: z.boolean(), isAsked: z.boolean() },
  ...{ reviewer: z.string(), message: z.string(), at: z.string(), changedBy: z.array(z.string()) },
  ...{ answer: z.string(), endedBy: z.string(), endedAt: z.string().nullable() },
})
const EXAMPLE: z.infer<typeof review> = {
  ...{ id: 5, state: 'open', by: 'Rita Redaktion', isMine: false, isAsked: true, reviewer: 'Eva Verwaltung' },
  ...{ message: 'Bitte vor Freitag.', at: '2027-05-02T10:00:00+02:00', changedBy: [], answer: '', endedBy: '', endedAt: null },
}
const colleague = z.object({ id: z.string(), name: z.string(), isMe: z.boolean(), mayPublish: z.boolean() })

const type = z.object({ type: z.string().meta({ description: 'Name of a record type, or `page`.', example: 'page' }) })
const id = z.object({ id: z.coerce.number().int().positive() })
const object = type.extend(id.shape)
const STAFF = { isForStaff: true } as const

/** The calls of reviews, as the OpenAPI document says them. */
export const REVIEW_CALLS: CallDescription[] = [
  {
    ...{
      method: 'get',
      path: '/review/colleagues/{type}',
      summary: 'Whom one can ask for a review or name in a comment.',
      params: type,
      ...STAFF,
    },
    response: { schema: z.array(colleague), example: [{ id: 'u-7', name: 'Eva Verwaltung', isMe: false, mayPublish: true }] },
    errors: [401, 403],
  },
  {
    ...{
      method: 'get',
      path: '/review/requests/{type}/{id}',
      summary: 'The review of a page or record; null where there is none.',
      params: object,
      ...STAFF,
    },
    response: { schema: z.object({ review: review.nullable() }), example: { review: EXAMPLE } },
    errors: [401, 403],
  },
  {
    ...{ method: 'post', path: '/review/requests/{type}/{id}', params: object, ...STAFF },
    summary: 'Hands the draft over to one colleague, or to all who may publish it, in place of an earlier request.',
    body: { schema: reviewRequestSchema, example: { reviewer: 'u-7', message: 'Bitte vor Freitag.' } },
    response: { schema: z.object({ review }), example: { review: EXAMPLE }, status: 201 },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/review/requests/{id}/approve', params: id, ...STAFF },
    summary: 'Publishes what was handed over, now or at a time. 409 where the draft has changed since.',
    body: { schema: reviewApprovalSchema, example: { answer: 'Danke!', at: '2027-05-07T10:00:00+02:00' } },
    response: { schema: z.union([z.object({ version: z.int() }), z.object({ at: z.string() })]), example: { version: 7 } },
    errors: [400, 401, 403, 404, 409, 422],
  },
  {
    ...{ method: 'post', path: '/review/requests/{id}/return', summary: 'Gives a draft back, with the reason.', params: id, ...STAFF },
    body: { schema: reviewReturnSchema, example: { answer: 'Der Termin fehlt noch.' } },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{
      method: 'delete',
      path: '/review/requests/{id}',
      summary: 'Takes one’s request back, or dismisses what was returned.',
      params: id,
      ...STAFF,
    },
    errors: [401, 403, 404, 409],
  },
]
