// The admin area's endpoints as an OpenAPI document for the fuzzer. The site's own document lists what other programs
// may call and omits them; these come from the table of rights, which a test holds to be complete.
import { z } from 'zod'
import { recordSchema } from '../app/records/record-schema.ts'
import type { RecordType } from '../app/records/record-type.ts'
import { allRecordTypes } from '../app/server/record-types.ts'
import { ADMIN_ENDPOINTS } from '../tests/support/admin-endpoints.ts'

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: object }
type Operation = { parameters: Parameter[]; requestBody?: object; responses: object }
/** Paths of an OpenAPI document: operations by path and method. */
export type Paths = Record<string, Record<string, Operation>>

/** They would end the caller's session, or lock everybody out. */
const LEFT_OUT = new Set(['DELETE /admin/account/sessions', 'DELETE /account/sessions', 'PUT /people/second-factor-roles'])
const QUERY = ['q', 'page', 'page_size', 'sort', 'ids', 'view']
/** Most records of the demo data have an id up to this. */
const MOST_IDS = 400

const id = z.int().min(1).max(MOST_IDS)
const ids = z.array(id).min(1).max(20)
const weekdays = z.array(z.int().min(1).max(7))
const shift = { days: z.int().min(-400).max(400), minutes: z.int().min(-1440).max(1440), roomId: id.nullable() }
const place = z.strictObject({ startsAt: z.iso.datetime({ local: true }), roomId: id })

/** Schemas of the bodies of some endpoints; others are sent any JSON. */
const BODIES: Record<string, (type: RecordType) => z.ZodType> = {
  'POST /admin/:type': (type) => recordSchema(type),
  'PATCH /admin/:type/:id': changeOf,
  'POST /admin/:type/:id': changeOf,
  'POST /admin/:type/preview': (type) => z.strictObject({ id: z.int().nullable(), values: recordSchema(type).partial() }),
  'POST /admin/:type/bulk': (type) =>
    z.union([
      z.strictObject({ action: z.literal('set'), ids, values: recordSchema(type).partial() }),
      z.strictObject({ action: z.literal('delete'), ids }),
    ]),
  'POST /admin/:type/bulk/undo': () => z.strictObject({ changes: ids }),
  'POST /admin/:type/:file': () => z.strictObject({ ids }),
  'POST /admin/:type/:id/plans': () => z.strictObject({ isOnline: z.boolean(), at: z.iso.datetime({ offset: true, local: true }) }),
  'POST /admin/views': () => z.strictObject({ screen: z.string(), name: z.string(), query: z.string(), isShared: z.boolean() }),
  'POST /admin/event/several': () =>
    z.strictObject({
      productionId: id,
      roomId: id,
      time: z.iso.time({ precision: -1 }),
      from: z.iso.date(),
      until: z.iso.date(),
      weekdays,
    }),
  'POST /admin/event/shift/preview': () => z.strictObject({ ids, ...shift }),
  'POST /admin/event/shift': () =>
    z.strictObject({ dates: z.array(z.strictObject({ id, base: z.string().max(60) })).max(20), ...shift, is_sure: z.boolean() }),
  'POST /admin/event/:id/move': () => z.strictObject({ from: place, to: place, is_sure: z.boolean() }),
}

function changeOf(type: RecordType): z.ZodType {
  return z.strictObject({ base: z.string().max(60), values: recordSchema(type).partial() })
}

/** All endpoints of the admin area, those for records once for each type. */
export function hubPaths(): Paths {
  const paths: Paths = {}
  for (const call of Object.keys(ADMIN_ENDPOINTS)) {
    if (LEFT_OUT.has(call)) continue
    const [method = '', pattern = ''] = call.split(' ')
    for (const type of pattern.includes(':type') ? allRecordTypes : [undefined]) {
      const address = `/api${pattern.replace(':type', type?.name ?? '').replace(/:(\w+)/g, '{$1}')}`
      paths[address] = { ...paths[address], [method.toLowerCase()]: operation(call, type) }
    }
  }
  return paths
}

function operation(call: string, type: RecordType | undefined): Operation {
  const inPath = [...call.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name && name !== 'type' ? [name] : []))
  const parameters: Parameter[] = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema:
      name === 'file'
        ? { type: 'string' }
        : {
            anyOf: [
              { type: 'integer', minimum: 1, maximum: MOST_IDS },
              { type: 'string', minLength: 1 },
            ],
          },
  }))
  if (call.startsWith('GET')) {
    for (const name of QUERY) parameters.push({ name, in: 'query', required: false, schema: { type: 'string' } })
    return { parameters, responses: {} }
  }
  const body = BODIES[call]
  const schema = body ? z.toJSONSchema(body(type as RecordType), { unrepresentable: 'any', io: 'input' }) : {}
  return { parameters, requestBody: { content: { 'application/json': { schema } } }, responses: {} }
}
