import { z } from 'zod'
import type { CallDescription } from '../../platform/http/call-descriptions.ts'
import { cellsSchema } from '../read-line.ts'
import { sourceSchema } from './source-schema.ts'

const id = z.object({ id: z.coerce.number().int().positive() })
const STAFF = { isForStaff: true } as const
const ONE = { params: id, ...STAFF } as const

const keys = z.array(z.string()).meta({ description: 'Keys of proposals, as they are listed.' })
const EXAMPLE_KEYS = { keys: ['5b1c0a7e9d3f42c8a610'] }
const change = z.object({ field: z.string(), from: z.string(), to: z.string() })
const proposal = z.object({
  ...{ key: z.string(), title: z.string(), action: z.enum(['create', 'change']), changes: z.array(change) },
  ...{ warnings: z.array(z.string()), unhooks: z.string(), keptNumber: z.string() },
})
const proposals = z.object({
  ...{ proposals: z.array(proposal), count: z.int(), newProductions: z.array(z.string()) },
  seen: z.string().meta({ description: 'Stands for all lines that wait, to apply them as they were seen.' }),
})
const EXAMPLE: z.infer<typeof proposals> = {
  proposals: [
    {
      ...{ key: '5b1c0a7e9d3f42c8a610', title: 'Der Kirschgarten · 04.12.2026, 20:00', action: 'change' },
      changes: [{ field: 'startsAt', from: '2026-12-04T19:30:00+01:00', to: '2026-12-04T20:00:00+01:00' }],
      ...{ warnings: [], unhooks: '', keptNumber: '' },
    },
  ],
  ...{ count: 1, newProductions: [], seen: '0f3c9a1be2d447a5c610' },
}
/** A source as it is answered; the value of its header is not among it. */
const source = z.looseObject({ id: z.int(), name: z.string(), kind: z.enum(['address', 'shop']), failure: z.string(), events: z.int() })
const EXAMPLE_SOURCE = { id: 3, name: 'Planung', kind: 'address' as const, failure: '', events: 48 }
const EXAMPLE_INPUT = {
  ...{ name: 'Planung', address: 'https://planung.example/spielplan.csv', headerName: 'X-Api-Key', headerValue: '…', schedule: 'nightly' },
  columnMeanings: { werk: 'production', bühne: 'room', wann: 'startsAt' },
}

/** The calls of import sources and of what they propose, as the OpenAPI document says them. */
export const SOURCE_CALLS: CallDescription[] = [
  {
    ...{ method: 'post', path: '/admin/import-sources', ...STAFF },
    summary: 'A new source: an address, or the ticket shop. It is read at once. The value of a header is never answered.',
    body: { schema: sourceSchema, example: EXAMPLE_INPUT },
    response: { schema: source, example: EXAMPLE_SOURCE, status: 201 },
    errors: [400, 401, 403, 409],
  },
  {
    ...{ method: 'put', path: '/admin/import-sources/{id}', ...ONE },
    summary: 'Changes a source and reads it. A header without a value keeps the stored one, for the same server and header.',
    body: { schema: sourceSchema, example: EXAMPLE_INPUT },
    response: { schema: source, example: EXAMPLE_SOURCE },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/admin/import-sources/{id}/repairs', ...ONE },
    summary: 'Corrects a row that the source says wrongly, until it says something else there, and reads the source.',
    body: {
      schema: z.object({ key: z.string(), cells: cellsSchema }),
      example: { key: '5b1c0a7e9d3f42c8a610', cells: { production: 'Der Kirschgarten', room: 'Studio', startsAt: '04.12.2026 20:00' } },
    },
    response: { schema: source, example: EXAMPLE_SOURCE },
    errors: [400, 401, 403, 404],
  },
  {
    ...{ method: 'delete', path: '/admin/import-sources/{id}/dismissed', ...ONE },
    summary: 'Has a source propose again what was dismissed, and reads it.',
    response: { schema: source, example: EXAMPLE_SOURCE },
    errors: [401, 403, 404],
  },
  {
    ...{ method: 'get', path: '/admin/import/{id}/proposals', ...ONE },
    summary: 'What a source proposes, planned against the programme as it is now: the first five hundred lines.',
    response: { schema: proposals, example: EXAMPLE },
    errors: [401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/admin/import/{id}/apply', ...ONE },
    summary:
      'Applies proposals as an import of its own; without keys, all of them, where `seen` of the answer that listed them still stands for them. The others wait on.',
    body: { schema: z.object({ keys: keys.optional(), seen: z.string().optional() }), example: EXAMPLE_KEYS },
    errors: [400, 401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/admin/import/{id}/dismiss', ...ONE },
    summary: 'Dismisses proposals until the source says something else there.',
    body: { schema: z.object({ keys }), example: EXAMPLE_KEYS },
    errors: [400, 401, 403, 404, 409],
  },
]
