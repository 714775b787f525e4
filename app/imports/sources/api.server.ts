import type { Context } from 'hono'
import { z } from 'zod'
import { can } from '../../platform/auth/rights.ts'
import { type ApiEnv, createApi, idParam, jsonBody } from '../../platform/http/api.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { notFound, orNotFound } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireTypeAccess } from '../../records/type-access.server.ts'
import { enqueueProposal } from '../jobs.server.ts'
import { readEventLead, setHouseLed } from './lead.server.ts'
import { readSource } from './read-source.server.ts'
import { roomAliasSchema, storeRoomAlias } from './room-aliases.server.ts'
import { createSource, deleteSource, readSources, sourceSchema, updateSource } from './sources.server.ts'

const ONE = '/admin/import-sources/:id{[1-9]\\d{0,8}}'
const LEAD = '/admin/event/:id{[1-9]\\d{0,8}}/lead'

const leadSchema = z.strictObject({ isHouseLed: z.boolean() })

/**
 * API of import sources: list, create, change, delete, read now, apply what waits; who leads a performance; and what rooms
 * are called elsewhere. The rights are those of the whole programme.
 */
export function sourcesApi(platform: Platform) {
  const api = createApi()
  /** Roles that may write some fields of performances, or those of one production, are not enough: sources change them all. */
  async function requireAccess(context: Context<ApiEnv>, action: 'read' | 'write') {
    const { viewer } = await requireTypeAccess(context, platform, action, 'event')
    authorize(viewer, action, 'programme')
    return viewer
  }
  const requireWriter = (context: Context<ApiEnv>) => requireAccess(context, 'write')
  const viewOf = async (id: number) => orNotFound((await readSources(platform, true)).find((source) => source.id === id))

  api.get('/admin/import-sources', async (context) => {
    const viewer = await requireAccess(context, 'read')
    return context.json({ sources: await readSources(platform, can(viewer.role, 'write', 'programme')) })
  })

  api.post('/admin/import-sources', async (context) => {
    const viewer = await requireWriter(context)
    const id = await createSource(platform, viewer, await jsonBody(context, sourceSchema))
    await readSource(platform, id)
    return context.json(await viewOf(id), 201)
  })

  api.put(ONE, async (context) => {
    const viewer = await requireWriter(context)
    const id = idParam(context)
    await updateSource(platform, viewer, id, await jsonBody(context, sourceSchema))
    await readSource(platform, id)
    return context.json(await viewOf(id))
  })

  api.post(`${ONE}/read`, async (context) => {
    await requireWriter(context)
    const id = idParam(context)
    await readSource(platform, id)
    return context.json(await viewOf(id))
  })

  api.delete(ONE, async (context) => {
    await deleteSource(platform, await requireWriter(context), idParam(context))
    return context.body(null, 204)
  })

  api.post('/admin/import/:id{[1-9]\\d{0,8}}/apply', async (context) => {
    await enqueueProposal(platform, await requireWriter(context), idParam(context))
    return context.body(null, 202)
  })

  api.post('/admin/room-aliases', async (context) => {
    await requireWriter(context)
    await storeRoomAlias(platform, await jsonBody(context, roomAliasSchema))
    return context.body(null, 204)
  })

  api.get(LEAD, async (context) => {
    await requireAccess(context, 'read')
    return context.json({ lead: (await readEventLead(platform.db, idParam(context))) ?? null })
  })

  api.put(LEAD, async (context) => {
    await requireWriter(context)
    const { isHouseLed } = await jsonBody(context, leadSchema)
    const id = idParam(context)
    if (!(await setHouseLed(platform, id, isHouseLed))) throw notFound()
    return context.json({ lead: (await readEventLead(platform.db, id)) ?? null })
  })

  return api
}
