import { z } from 'zod'
import type { CallDescription } from '../platform/http/call-descriptions.ts'
import { eveningActionSchema, partSchema } from './schema.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const STAFF = { isForStaff: true } as const

const substitute = z.object({
  ...{ id: z.int(), name: z.string() },
  how: z
    .enum(['alternate', 'cover', 'played'])
    .nullable()
    .meta({ description: 'How they know the part; null for members of the ensemble.' }),
})

/** The calls of the evening desk, as the OpenAPI document says them. */
export const EVENING_CALLS: CallDescription[] = [
  {
    ...{ method: 'get', path: '/admin/evening/{id}/substitutes', params, query: partSchema, ...STAFF },
    summary: 'Who could take over a part of a performance: understudies first, nobody who is on stage at that time.',
    response: { schema: z.array(substitute), example: [{ id: 12, name: 'Tove Brandvik', how: 'played' }] },
    errors: [400, 401, 403, 404],
  },
  {
    ...{ method: 'post', path: '/admin/evening/{id}/actions', params, ...STAFF },
    summary:
      'Cancels, delays, moves or recasts a performance, or adds a notice, with alert and sale in one. 409 where it has changed since, is over, is cancelled already, or clashes.',
    body: {
      schema: eveningActionSchema,
      example: {
        ...{ kind: 'cancel', base: '5f0c2a', sentence: 'Die Vorstellung muss wegen einer Erkrankung leider ausfallen.' },
        ...{ showsAlert: true, stopsSale: true },
      },
    },
    response: { schema: z.object({ id: z.int() }), example: { id: 31 }, status: 201 },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/admin/evening/actions/{id}/undo', params, ...STAFF },
    summary:
      'Takes an action back with all that belongs to it, for ten minutes; the ticket shop resumes the sale if the action had stopped it. 409 where that is over, or somebody has changed something since.',
    errors: [401, 403, 404, 409],
  },
]
