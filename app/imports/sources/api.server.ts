import type { Context } from 'hono'
import { z } from 'zod'
import { can } from '../../platform/auth/rights.ts'
import { type ApiEnv, createApi, idParam, jsonBody } from '../../platform/http/api.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { describeCalls } from '../../platform/http/call-descriptions.ts'
import { notFound, orNotFound } from '../../platform/http/problem.ts'
import { requireTypeAccess } from '../../records/type-access.server.ts'
import { cellsSchema } from '../read-line.ts'
import { SOURCE_CALLS } from './api-descriptions.server.ts'
import { readEventLead, setHouseLed } from './lead.server.ts'
import { applyProposals, dismissProposals, forgetDismissed, readProposals } from './proposals.server.ts'
import { type Means, readSource } from './read-source.server.ts'
import { storeRepair } from './repairs.server.ts'
import { roomAliasSchema, storeRoomAlias } from './room-aliases.server.ts'
import { sourceSchema } from './source-schema.ts'
import { readSources } from './source-views.server.ts'
import { createSource, deleteSource, updateSource } from './sources.server.ts'

const ONE = '/admin/import-sources/:id{[1-9]\\d{0,8}}'
const LEAD = '/admin/event/:id{[1-9]\\d{0,8}}/lead'

const WAITING = '/admin/import/:id{[1-9]\\d{0,8}}'
const MAX_KEYS = 1000

const keySchema = z.string().min(1).max(60)
const keysSchema = z.array(keySchema).min(1).max(MAX_KEYS)
/** Without keys, all that waits is meant, as it was seen. */
const applySchema = z.strictObject({ keys: keysSchema.optional(), seen: keySchema.optional() }).default({})
const dismissSchema = z.strictObject({ keys: keysSchema })
const repairSchema = z.strictObject({ key: keySchema, cells: cellsSchema })
const leadSchema = z.strictObject({ isHouseLed: z.boolean() })

/**
 * API of import sources: list, create, change, delete, read now, correct a row; what waits, to be applied or dismissed line
 * by line; who leads a performance; and what rooms are called elsewhere. The rights are those of the whole programme.
 */
export function sourcesApi(means: Means) {
  const { platform } = means
  const api = createApi()
  describeCalls(api, SOURCE_CALLS)
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
    await readSource(means, id)
    return context.json(await viewOf(id), 201)
  })

  api.put(ONE, async (context) => {
    const viewer = await requireWriter(context)
    const id = idParam(context)
    await updateSource(platform, viewer, id, await jsonBody(context, sourceSchema))
    await readSource(means, id)
    return context.json(await viewOf(id))
  })

  api.post(`${ONE}/read`, async (context) => {
    await requireWriter(context)
    const id = idParam(context)
    await readSource(means, id)
    return context.json(await viewOf(id))
  })

  api.delete(ONE, async (context) => {
    await deleteSource(platform, await requireWriter(context), idParam(context))
    return context.body(null, 204)
  })

  api.post(`${ONE}/repairs`, async (context) => {
    await requireWriter(context)
    const id = idParam(context)
    const { key, cells } = await jsonBody(context, repairSchema)
    await storeRepair(platform, id, key, cells)
    await readSource(means, id)
    return context.json(await viewOf(id))
  })

  api.delete(`${ONE}/dismissed`, async (context) => {
    await requireWriter(context)
    const id = idParam(context)
    await forgetDismissed(platform, id)
    await readSource(means, id)
    return context.json(await viewOf(id))
  })

  api.get(`${WAITING}/proposals`, async (context) => {
    await requireAccess(context, 'read')
    return context.json(await readProposals(platform, idParam(context)))
  })

  api.post(`${WAITING}/apply`, async (context) => {
    const viewer = await requireWriter(context)
    await applyProposals(platform, viewer, idParam(context), await jsonBody(context, applySchema))
    return context.body(null, 202)
  })

  api.post(`${WAITING}/dismiss`, async (context) => {
    const viewer = await requireWriter(context)
    const { keys } = await jsonBody(context, dismissSchema)
    await dismissProposals(platform, viewer, idParam(context), keys)
    return context.body(null, 204)
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
    const viewer = await requireWriter(context)
    const { isHouseLed } = await jsonBody(context, leadSchema)
    const id = idParam(context)
    if (!(await setHouseLed(platform, viewer, id, isHouseLed))) throw notFound()
    return context.json({ lead: (await readEventLead(platform.db, id)) ?? null })
  })

  return api
}
