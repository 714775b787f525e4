import type { Context } from 'hono'
import { type ApiEnv, createApi, jsonBody, parseInput } from '../platform/http/api.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type ContainerRow, findContainersWith, readContainerBySlug } from './container-queries.server.ts'
import { moduleShape } from './container-shape.server.ts'
import type { ContentNode } from './document.ts'
import { mayView } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { isContainerPublic } from './object-visibility.server.ts'
import type { ContentServices } from './page-log.ts'
import { ROOT_ID } from './root-id.ts'
import { moduleAddressSchema, moduleCreationSchema, moduleMoveSchema } from './schema.ts'
import { applyToLive } from './single-module-writes.server.ts'
import { locate } from './tree.ts'

const NODE_ID_LENGTH = 20

/**
 * The single-module endpoints (A §7): GET, POST, PUT, PATCH and DELETE on `/{module}` and `/{module}/{id}`, and POST on
 * `/{module}/{id}/move`. Writes go live at once, each as a version; the editor uses drafts instead.
 */
export function moduleApi(services: ContentServices, modules: ModuleRegistry) {
  const { platform } = services
  const api = createApi()

  const staffWrite = (context: Context<ApiEnv>) => requireStaffWrite(context, platform)

  function typeOf(context: Context<ApiEnv>): string {
    const type = modules.findType(context.req.param('module') ?? '')
    if (!type) throw notFound()
    return type
  }

  async function find(context: Context<ApiEnv>, input: Record<string, unknown>): Promise<{ row: ContainerRow; node: ContentNode }> {
    const type = typeOf(context)
    const address = parseInput(moduleAddressSchema, { ...input, id: context.req.param('id') ?? input.id })
    const rows = address.container
      ? [await readContainerBySlug(platform, address.container)]
      : await findContainersWith(platform, address.id)
    if (rows.length > 1) throw new Problem(409, 'ambiguous', t('This module is in several containers. Please specify one.'))
    const [row] = rows
    const node = row && locate(row.document, address.id)?.node
    if (!row || node?.type !== type) throw notFound()
    return { row, node }
  }

  async function create(context: Context<ApiEnv>) {
    const viewer = await staffWrite(context)
    const { container, parent = ROOT_ID, column = 0, before = null, ...input } = await jsonBody(context, moduleCreationSchema)
    const type = typeOf(context)
    const row = await readContainerBySlug(platform, container)
    if (!row) throw notFound()
    const node = modules.createNode(crypto.randomUUID().replaceAll('-', '').slice(0, NODE_ID_LENGTH), type, input)
    const created = await changeModule(services, modules, viewer, {
      containerId: row.id,
      nodeId: node.id,
      operations: [{ type: 'insert', node, place: { parent, column, before } }],
      summary: t('new: {names}', { names: modules.labelOf(type) }),
    })
    return context.json(moduleShape(created), 201)
  }

  async function update(context: Context<ApiEnv>, body: Record<string, unknown>, replacesAll: boolean) {
    const viewer = await staffWrite(context)
    const { row, node } = await find(context, body)
    const { id: _, container: __, ...input } = body
    const { data } = modules.createNode(node.id, node.type, input)
    const sent = Object.fromEntries(Object.keys(input).map((name) => [name, data[name]]))
    const unset = replacesAll ? Object.keys(node.data).filter((name) => !(name in sent)) : []
    const changed = await changeModule(services, modules, viewer, {
      containerId: row.id,
      nodeId: node.id,
      operations: [{ type: 'update', id: node.id, data: sent, ...(unset.length > 0 ? { unset } : {}) }],
      summary: t('changed: {names}', { names: modules.labelOf(node.type) }),
    })
    return context.json(moduleShape(changed))
  }

  async function move(context: Context<ApiEnv>) {
    const viewer = await staffWrite(context)
    const { container, parent = ROOT_ID, column = 0, before = null } = await jsonBody(context, moduleMoveSchema)
    const { row, node } = await find(context, container === undefined ? {} : { container })
    const moved = await changeModule(services, modules, viewer, {
      containerId: row.id,
      nodeId: node.id,
      operations: [{ type: 'move', id: node.id, place: { parent, column, before } }],
      summary: t('moved: {names}', { names: modules.labelOf(node.type) }),
    })
    return context.json(moduleShape(moved))
  }

  for (const path of ['/:module', '/:module/:id'] as const) {
    api.get(path, async (context) => {
      const { row, node } = await find(context, context.req.query())
      const caller = await context.var.viewer()
      const viewer = caller && mayView(caller, row.contentType, row.objectId) ? caller : undefined
      const isPublic = viewer !== undefined || (await isContainerPublic(platform, row))
      const visibleNode = viewer ? node : locate(await modules.onlineNow(platform, row.document, platform.clock.now()), node.id)?.node
      if (!isPublic || !visibleNode) throw notFound()
      return context.json(moduleShape(visibleNode))
    })
    api.patch(path, async (context) => update(context, await bodyOf(context), false))
    api.put(path, async (context) => update(context, await bodyOf(context), true))
    api.delete(path, async (context) => {
      const viewer = await staffWrite(context)
      const { row, node } = await find(context, { ...context.req.query(), ...(await bodyOf(context)) })
      const removed = await changeModule(services, modules, viewer, {
        containerId: row.id,
        nodeId: node.id,
        operations: [{ type: 'remove', id: node.id }],
        summary: t('removed: {names}', { names: modules.labelOf(node.type) }),
      })
      return context.json(moduleShape(removed))
    })
  }
  api.post('/:module', async (context) => {
    const body = await bodyOf(context)
    return 'id' in body ? update(context, body, false) : create(context)
  })
  api.post('/:module/:id/move', move)
  api.post('/:module/:id', async (context) => update(context, await bodyOf(context), false))

  return api
}

/** Applies the change of one module; validation errors are reported at the field names of the request, without the node's id. */
async function changeModule(...change: Parameters<typeof applyToLive>): ReturnType<typeof applyToLive> {
  const [, , , { nodeId }] = change
  try {
    return await applyToLive(...change)
  } catch (error) {
    if (!(error instanceof Problem && error.extras.errors)) throw error
    const errors = Object.entries(error.extras.errors).map(([key, messages]) => [
      key.startsWith(`${nodeId}.`) ? key.slice(nodeId.length + 1) : key,
      messages,
    ])
    throw new Problem(error.status, error.code, error.message, { ...error.extras, errors: Object.fromEntries(errors) })
  }
}

/** The JSON object in the request body; empty when there is none. */
async function bodyOf(context: Context<ApiEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => ({}))
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
}
