import fc from 'fast-check'
import { containers } from '../../app/content/tables.ts'
import { media } from '../../app/platform/media/tables.ts'
import type { RecordType } from '../../app/records/record-type.ts'
import type { StaffRecord } from '../../app/records/staff-record.ts'
import { recordChanges } from '../../app/records/tables.ts'
import { readRecords } from '../../app/records/values.server.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { ADMIN_ENDPOINTS } from './admin-endpoints.ts'
import type { TestApp } from './test-app.ts'

export type RandomRequest = { method: string; path: string; body?: unknown }

const RECORDS_PER_TYPE = 40
const LATER = '2027-02-03T19:30'
const EVERYTHING = { programme: 'delete', magazine: 'delete', site: 'delete', media: 'delete', entries: 'delete', settings: 'delete' }

type House = {
  records: Map<RecordType, StaffRecord[]>
  changes: number[]
  containers: (typeof containers.$inferSelect)[]
  files: number[]
}

/**
 * Requests of every endpoint of the admin area and of those by which the editor writes, with records that there are and bodies
 * that are valid for whoever may send them: values and ids are taken from other records of the house.
 * @param own ids of records by type, of which many requests are about
 */
export async function randomRequests(
  app: TestApp,
  { seed, count, own }: { seed: number; count: number; own: Record<string, number[]> },
): Promise<RandomRequest[]> {
  const house = await readHouse(app, own)
  const calls = [...Object.keys(ADMIN_ENDPOINTS), ...EDITOR_CALLS]
  const likely = calls.filter((call) => call.includes('/admin/:type') && !call.startsWith('GET'))
  const call = fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...calls) }, { weight: 3, arbitrary: fc.constantFrom(...likely) })
  const types = [...house.records.keys()].filter((type) => (house.records.get(type) ?? []).length > 1)
  const type = fc.oneof(fc.constantFrom(...types), fc.constantFrom(...types.filter(({ name }) => own[name])))
  const choices = fc.record({ call, type, picks: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }) })
  return fc.sample(choices, { seed, numRuns: count }).map(({ call, type, picks }) => requestOf(house, call, type, picks, own))
}

async function readHouse({ foyer }: TestApp, own: Record<string, number[]>): Promise<House> {
  const { db } = foyer.platform
  const records: House['records'] = new Map()
  for (const type of allRecordTypes) {
    const rows = await db.select({ id: type.table.id }).from(type.table as never)
    const ids = rows.map(({ id }) => Number(id)).slice(0, RECORDS_PER_TYPE)
    records.set(type, await readRecords(db, type, [...new Set([...(own[type.name] ?? []), ...ids])]))
  }
  const changes = await db.select({ id: recordChanges.id }).from(recordChanges)
  const files = await db.select({ id: media.id }).from(media)
  return {
    records,
    changes: changes.map(({ id }) => id),
    containers: await db.select().from(containers),
    files: files.map(({ id }) => id),
  }
}

const EDITOR_CALLS = [
  'PATCH /pageeditor-api/draft/:container',
  'DELETE /pageeditor-api/draft/:container',
  'POST /pageeditor-api/publish',
  'DELETE /pageeditor-api/changes/:object',
  'POST /pageeditor-api/scheduled/:object',
  'POST /pageeditor-api/container',
  'POST /pageeditor-api/pages',
  'PATCH /media/:file',
  'PATCH /admin/:type/:id',
]

function requestOf(house: House, call: string, type: RecordType, picks: number[], own: Record<string, number[]>): RandomRequest {
  const [method = '', pattern = ''] = call.split(' ')
  const pick = <T>(list: readonly T[], nth: number): T => list[(picks[nth] ?? 0) % list.length] as T
  const records = house.records.get(type) ?? []
  // Every other request is about what is theirs.
  const theirs = records.filter(({ id }) => own[type.name]?.includes(id))
  const [record, other] = [pick(theirs.length > 0 && (picks[4] ?? 0) % 2 === 0 ? theirs : records, 0), pick(records, 1)]
  const container = pick(house.containers, 2)
  const performance = pick(house.records.get(allRecordTypes.find(({ name }) => name === 'event') as RecordType) ?? [], 3)
  const id = pattern.startsWith('/admin/event/:id') ? performance.id : record.id
  const path = pattern
    .replace(':type/:file', `${type.name}/export.json`)
    .replace(':type', type.name)
    .replace(':object', `${container.contentType}/${container.objectId}`)
    .replace(':container', String(container.id))
    .replace('/media/:id', `/media/${pick(house.files, 4)}`)
    .replace(':file', String(pick(house.files, 4)))
    .replace('/roles/:id', '/roles/box-office')
    .replace(/:(id|plan)/g, String(id))
  const address = path.startsWith('/pageeditor-api') ? `/de${path}` : `/api${path}`
  const fields = Object.keys(type.fields)
  const names = (picks[7] ?? 0) % 3 === 0 ? [pick(fields, 5), pick(fields, 6)] : [pick(fields, 5)]
  const values = Object.fromEntries(names.map((name) => [name, other.values[name]]))
  const change = pick(house.changes, 7) ?? 1
  const bodies: Record<string, unknown> = {
    'PATCH /admin/:type/:id': { base: record.revision, values },
    'POST /admin/:type/:id': { base: record.revision, values },
    'POST /admin/:type': { ...other.values, ...values },
    'POST /admin/:type/bulk':
      (picks[5] ?? 0) % 3 === 0
        ? { action: 'delete', ids: [record.id, other.id] }
        : { action: 'set', ids: [record.id, other.id], values: bulkValues(type, other, picks[6] ?? 0) },
    'POST /admin/:type/bulk/undo': { changes: [change] },
    'POST /admin/:type/:id/restore': { change },
    'POST /admin/:type/:id/plans': { isOnline: (picks[5] ?? 0) % 2 === 0, at: LATER },
    'POST /admin/:type/preview': { id: record.id, values },
    'POST /admin/event/:id/move': {
      from: { startsAt: performance.values.startsAt, roomId: performance.values.roomId },
      to: { startsAt: LATER, roomId: performance.values.roomId },
      is_sure: true,
    },
    'POST /admin/event/shift/preview': { ids: [performance.id], days: 1, minutes: 0 },
    'POST /admin/event/shift': { dates: [{ id: performance.id, base: performance.revision }], days: 1, minutes: 0, is_sure: true },
    'POST /admin/event/several': {
      ...{ productionId: performance.values.productionId, roomId: performance.values.roomId, time: '19:30' },
      ...{ from: '2027-03-01', until: '2027-03-03', weekdays: [1, 2, 3] },
    },
    'POST /admin/replace-text': { search: 'der', replacement: 'die' },
    'PATCH /people/:id': { role: 'admin' },
    'POST /roles': { from: 'admin', name: `Neu ${picks[0]}` },
    'PUT /roles/:id': { name: 'Alles', permissions: { areas: { ...EVERYTHING, people: 'none' }, fields: {}, scope: 'all' }, revision: 0 },
    'POST /invitations': { email: `x${picks[0]}@example.org`, firstName: 'X', lastName: 'Y', role: 'admin' },
    'PATCH /pageeditor-api/draft/:container': {
      base: container.revision,
      batch: crypto.randomUUID(),
      operations: [{ type: 'remove', id: container.document.columns[0]?.children[0]?.id ?? 'none' }],
    },
    'POST /pageeditor-api/publish': { content_type: container.contentType, object_id: container.objectId ?? 1 },
    'POST /pageeditor-api/scheduled/:object': { at: LATER },
    'POST /pageeditor-api/container': { model: 'container', slug: `neu-${picks[0]}`, content_type: type.name, object_id: record.id },
    'POST /pageeditor-api/pages': { title: `Neu ${picks[0]}`, slug: `neu-${picks[0]}`, is_online: true },
    'PATCH /media/:file': { credit: `Foto ${picks[0]}` },
  }
  const body = bodies[call] ?? ADMIN_ENDPOINTS[call]?.body
  return { method, path: address, ...(method === 'GET' || body === undefined ? {} : { body }) }
}

function bulkValues({ list: { bulk = ['none'] } }: RecordType, { values }: StaffRecord, pick: number): Record<string, unknown> {
  const name = bulk[pick % bulk.length] ?? 'none'
  return { [name]: values[name] }
}
