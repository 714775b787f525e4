import type { Context } from 'hono'
import type { z } from 'zod'
import { type ApiEnv, createApi, idParam, jsonBody, parseInput } from '../platform/http/api.ts'
import { notFound } from '../platform/http/problem.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { type ContainerRow, readContainer, readContainerBySlug } from './container-queries.server.ts'
import { containerShapes } from './container-shape.server.ts'
import { changeContainer, createContainer, deleteContainer } from './container-writes.server.ts'
import { assertMayEdit, mayView } from './editing-rights.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { isContainerPublic } from './object-visibility.server.ts'
import type { ContentServices } from './page-log.ts'
import { type ContainerChange, containerChangeSchema, containerCreationSchema } from './schema.ts'

/** Modules of the type `container` have ids that are no number. */
const NUMBER = '{[1-9]\\d{0,9}}'

/**
 * The calls of containers (A §7): GET by slug, POST, and GET, PATCH, POST, PUT and DELETE by number. `section` is a second
 * name of the same. Writes go live at once, each as a version.
 */
export function containerApi(services: ContentServices, modules: ModuleRegistry) {
  const { platform } = services
  const api = createApi()

  const answer = async (context: Context<ApiEnv>, row: ContainerRow, status: 200 | 201 = 200) =>
    context.json((await containerShapes(platform, modules, [row]))[0], status)

  /** What the caller may see of a container now: all of it with the right to read its object. @throws Problem 404 */
  async function answerSeen(context: Context<ApiEnv>, row: ContainerRow | undefined) {
    const caller = row && (await context.var.viewer())
    const seesAll = row && caller && mayView(caller, row.contentType, row.objectId)
    if (!row || !(seesAll || (await isContainerPublic(platform, row)))) throw notFound()
    const document = modules.upgrade(row.document)
    return answer(context, { ...row, document: seesAll ? document : await modules.onlineNow(platform, document, platform.clock.now()) })
  }

  api.get('/container/by-slug/:slug', async (context) =>
    answerSeen(context, await readContainerBySlug(platform, context.req.param('slug'))),
  )

  api.post('/:model{(?:container|section)}', async (context, next) => {
    const body = await context.req.raw
      .clone()
      .json()
      .catch(() => undefined)
    // A body with a `container` means the modules of these names.
    const isModule = body && typeof body === 'object' && 'container' in body
    if (isModule) return next()
    const viewer = await requireStaffWrite(context, platform)
    const input = parseInput(containerCreationSchema, body)
    assertMayEdit(viewer, input.content_type, input.object_id)
    const row = await createContainer(platform, { ...input, contentType: input.content_type, objectId: input.object_id ?? null })
    return answer(context, row, 201)
  })

  async function change(context: Context<ApiEnv>, schema: z.ZodType<ContainerChange>) {
    const viewer = await requireStaffWrite(context, platform)
    const row = await readContainer(platform, idParam(context))
    if (!row) throw notFound()
    const input = await jsonBody(context, schema)
    return answer(context, await changeContainer(services, modules, viewer, { ...row, document: modules.upgrade(row.document) }, input))
  }

  const path = `/:model{(?:container|section)}/:id${NUMBER}` as const
  api.get(path, async (context) => answerSeen(context, await readContainer(platform, idParam(context))))
  api.patch(path, (context) => change(context, containerChangeSchema))
  api.post(path, (context) => change(context, containerChangeSchema))
  api.put(path, (context) => change(context, containerChangeSchema.required()))
  api.delete(path, async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    return answer(context, await deleteContainer(services, modules, viewer, idParam(context)))
  })

  return api
}
