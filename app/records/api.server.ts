import type { Context } from 'hono'
import type { Action } from '../platform/auth/rights.ts'
import { MAX_ID } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody } from '../platform/http/api.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Platform } from '../platform/platform.ts'
import { listChanges } from './history.server.ts'
import { listOptions, listRecords, parseListQuery } from './list.server.ts'
import { deleteImpact } from './references.server.ts'
import { referableType, referableTypes } from './registry.server.ts'
import { readTitlesOfList } from './titles.server.ts'
import {
  requireImpactAccess,
  requireTypeAccess,
  requireWorkAccess,
  restoreSchema,
  typePathParameter,
  updateSchema,
  valuesSchema,
} from './type-access.server.ts'
import { assertReadable, readRecord } from './values.server.ts'
import { createRecord, deleteRecord, restoreRecord, updateRecord } from './write.server.ts'

/**
 * The admin API of records: `/admin/{type}` and `/admin/{type}/{id}`, the same for every record type. Each endpoint
 * requires the right to its action in the type's area.
 */
export function recordApi(platform: Platform) {
  const api = createApi()
  const TYPE = typePathParameter()
  const allowed = (context: Context<ApiEnv>, action: Action) => requireTypeAccess(context, platform, action)

  api.get(`/admin/${TYPE}`, async (context) => {
    const { type, viewer } = await allowed(context, 'read')
    const list = await listRecords(platform.db, type, parseListQuery(platform, type, new URL(context.req.url).searchParams))
    return context.json({ ...list, titles: await readTitlesOfList(platform, viewer, type, list.records) })
  })

  api.get(`/admin/${typePathParameter(referableTypes())}/options`, async (context) => {
    const { type } = await requireTypeAccess(context, platform, 'read', context.req.param('type'), { find: referableType })
    const ids = context.req.query('ids')
    const q = (context.req.query('q') ?? '').trim().slice(0, 200)
    return context.json(await listOptions(platform.db, type, { q, ids: ids === undefined ? undefined : idsIn(ids) }))
  })

  api.post(`/admin/${TYPE}`, async (context) => {
    const { type, viewer } = await allowed(context, 'write')
    return context.json(await createRecord(platform, type, viewer, await jsonBody(context, valuesSchema)), 201)
  })

  api.get(`/admin/${TYPE}/:id{[1-9]\\d*}`, async (context) => {
    const { type } = await allowed(context, 'read')
    const record = await readRecord(platform.db, type, idParam(context))
    if (!record) throw notFound()
    return context.json(record)
  })

  // Other programs may also update by POST, as the specification's resource helper does (A §7).
  api.on(['PATCH', 'POST'], `/admin/${TYPE}/:id{[1-9]\\d*}`, async (context) => {
    const { type, viewer } = await allowed(context, 'write')
    const { base, values } = await jsonBody(context, updateSchema)
    return context.json(await updateRecord(platform, type, viewer, { id: idParam(context), base, changes: values }))
  })

  api.delete(`/admin/${TYPE}/:id{[1-9]\\d*}`, async (context) => {
    const { type, viewer } = await allowed(context, 'delete')
    await deleteRecord(platform, type, viewer, idParam(context))
    return context.body(null, 204)
  })

  api.get(`/admin/${TYPE}/:id{[1-9]\\d*}/dependents`, async (context) => {
    const { type } = await requireImpactAccess(context, platform)
    await assertReadable(platform.db, type, idParam(context))
    return context.json(await deleteImpact(platform.db, type, idParam(context)))
  })

  api.get(`/admin/${TYPE}/:id{[1-9]\\d*}/changes`, async (context) => {
    const { type } = await requireWorkAccess(context, platform)
    await assertReadable(platform.db, type, idParam(context))
    const changes = { type, id: idParam(context), before: context.req.query('before') }
    return context.json(await listChanges(platform.db, changes))
  })

  api.post(`/admin/${TYPE}/:id{[1-9]\\d*}/restore`, async (context) => {
    const { type, viewer } = await allowed(context, 'write')
    const { change } = await jsonBody(context, restoreSchema)
    return context.json(await restoreRecord(platform, type, viewer, idParam(context), change))
  })

  return api
}

function idsIn(text: string): number[] {
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id <= MAX_ID)
}
