import type { Context } from 'hono'
import { type ApiEnv, createApi, jsonBody, parseInput } from '../platform/http/api.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { t } from '../platform/i18n/i18n.ts'
import { containerShapes, moduleShape } from './container-shape.server.ts'
import type { ContentNode } from './document.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { isContainerPublic, type ObjectStatusReaders } from './object-visibility.server.ts'
import type { ContentServices } from './page-log.ts'
import { type ContainerRow, findContainersWith, readContainerBySlug } from './queries.server.ts'
import { ROOT_ID } from './root-id.ts'
import { containerCreationSchema, moduleAddressSchema, moduleCreationSchema, moduleMoveSchema } from './schema.ts'
import { applyToLive, createContainer } from './single-module-writes.server.ts'
import { locate } from './tree.ts'

const NODE_ID_LENGTH = 20

/**
 * The single-module calls (A §7): `/{module}` and `/{module}/{id}` with GET, POST, PUT, PATCH and DELETE, and
 * `/{module}/{id}/move`. They write live and make a version each; the editor uses drafts instead. `/container` and `/section` create containers.
 */
export function moduleApi(house: ContentServices, modules: ModuleRegistry, objects: ObjectStatusReaders) {
  const { platform } = house
  const api = createApi()

  const staffWrite = (context: Context<ApiEnv>) => requireStaffWrite(context, platform)

  function typeOf(context: Context<ApiEnv>): string {
    const type = modules.findType(context.req.param('module') ?? '')
    if (!type) throw notFound()
    return type
  }

  async function find(context: Context<ApiEnv>, given: Record<string, unknown>): Promise<{ row: ContainerRow; node: ContentNode }> {
    const type = typeOf(context)
    const address = parseInput(moduleAddressSchema, { ...given, id: context.req.param('id') ?? given.id })
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
    const { container, parent = ROOT_ID, column = 0, before = null, ...given } = await jsonBody(context, moduleCreationSchema)
    const type = typeOf(context)
    const row = await readContainerBySlug(platform, container)
    if (!row) throw notFound()
    const node = modules.createNode(crypto.randomUUID().replaceAll('-', '').slice(0, NODE_ID_LENGTH), type, given)
    const made = await changeOne(house, modules, viewer, {
      containerId: row.id,
      nodeId: node.id,
      operations: [{ type: 'insert', node, place: { parent, column, before } }],
      summary: t('new: {names}', { names: modules.labelOf(type) }),
    })
    return context.json(moduleShape(made), 201)
  }

  async function update(context: Context<ApiEnv>, body: Record<string, unknown>, isWhole: boolean) {
    const viewer = await staffWrite(context)
    const { row, node } = await find(context, body)
    const { id: _, container: __, ...given } = body
    const { data } = modules.createNode(node.id, node.type, given)
    const sent = Object.fromEntries(Object.keys(given).map((name) => [name, data[name]]))
    const unset = isWhole ? Object.keys(node.data).filter((name) => !(name in sent)) : []
    const changed = await changeOne(house, modules, viewer, {
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
    const moved = await changeOne(house, modules, viewer, {
      containerId: row.id,
      nodeId: node.id,
      operations: [{ type: 'move', id: node.id, place: { parent, column, before } }],
      summary: t('moved: {names}', { names: modules.labelOf(node.type) }),
    })
    return context.json(moduleShape(moved))
  }

  api.post('/:model{container|section}', async (context, next) => {
    const body = await context.req.raw
      .clone()
      .json()
      .catch(() => undefined)
    // With a container to stand in, both names mean a module.
    const isModule = body && typeof body === 'object' && 'container' in body
    if (isModule) return next()
    const viewer = await staffWrite(context)
    const given = parseInput(containerCreationSchema, body)
    assertMayEdit(viewer, given.content_type)
    const row = await createContainer(platform, { ...given, contentType: given.content_type, objectId: given.object_id ?? null })
    return context.json((await containerShapes(platform, modules, [row]))[0], 201)
  })

  for (const path of ['/:module', '/:module/:id'] as const) {
    api.get(path, async (context) => {
      const { row, node } = await find(context, context.req.query())
      const viewer = await context.var.viewer()
      const isPublic = viewer !== undefined || (await isContainerPublic(platform, row, objects))
      const shown = viewer ? node : locate(modules.onlineNow(row.document, platform.clock.now()), node.id)?.node
      if (!isPublic || !shown) throw notFound()
      return context.json(moduleShape(shown))
    })
    api.patch(path, async (context) => update(context, await bodyOf(context), false))
    api.put(path, async (context) => update(context, await bodyOf(context), true))
    api.delete(path, async (context) => {
      const viewer = await staffWrite(context)
      const { row, node } = await find(context, { ...context.req.query(), ...(await bodyOf(context)) })
      const removed = await changeOne(house, modules, viewer, {
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

/** A change of the one module that a call is about: what is wrong with it stands at the fields as the caller named them. */
async function changeOne(...change: Parameters<typeof applyToLive>): ReturnType<typeof applyToLive> {
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

/** The object that a call sends; nothing sent is an empty one. */
async function bodyOf(context: Context<ApiEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => ({}))
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
}
