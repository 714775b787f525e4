import type { Context } from 'hono'
import type { Viewer } from '../platform/auth/auth.ts'
import { MAX_ID } from '../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody, parseInput, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF } from '../platform/http/authorize.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { requireStaffWrite } from '../platform/http/require-staff-write.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { ADMIN_PATH } from '../platform/routing/table.ts'
import { describeEndpoints } from './api-descriptions.server.ts'
import { containerApi } from './container-api.server.ts'
import { type ContainerRow, listVersions, readContainer, readContainers, readDrafts, readVersion } from './container-queries.server.ts'
import { containerShapes } from './container-shape.server.ts'
import type { ContentObject, Viewed } from './content-object.ts'
import { discardDraft, discardDrafts, restoreVersion, saveStateAsVersion } from './discard-and-restore.server.ts'
import { patchDraft } from './drafts.server.ts'
import { createEditStreams, type ReadReviewRevision, readEditState, streamQuerySchema } from './edit-stream.server.ts'
import { createEditWatch } from './edit-watch.server.ts'
import { mayView, views } from './editing-rights.server.ts'
import { moduleApi } from './module-api.server.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { readNavigation } from './navigation.server.ts'
import { readStatus } from './object-status.server.ts'
import { pageTreeApi } from './page-api.server.ts'
import { pageEntity } from './page-entity.server.ts'
import type { ContentServices } from './page-log.ts'
import { isPageOnline } from './page-window.server.ts'
import { deletePresence, readPresence, recordPresence } from './presence.server.ts'
import { publish } from './publish.server.ts'
import { readPageChain } from './queries.server.ts'
import { releasesApi } from './releases/api.server.ts'
import { previewInstant } from './requested-view.server.ts'
import { reuseApi } from './reuse/api.server.ts'
import { cancelScheduledChanges, listScheduledChanges, scheduleChanges } from './scheduled-changes.server.ts'
import { changesScheduleSchema, draftPatchSchema, presenceSchema, publishSchema, saveStateSchema } from './schema.ts'
import { readChanges } from './unpublished-changes.server.ts'

/**
 * The page editor's endpoints (A §7). Reads of what is online are public; everything else requires staff.
 * @param readReviewRevision tells how far comments and review of an object are, which lie in a layer above
 */
export function pageEditorApi(
  services: ContentServices,
  modules: ModuleRegistry,
  media: MediaStore,
  readReviewRevision: ReadReviewRevision,
) {
  const { platform } = services
  const api = createApi()
  describeEndpoints(api)
  mountReads(api, platform, modules, media)
  mountDrafts(api, services, modules)
  mountSchedule(api, services, modules)
  mountVersions(api, services, modules)
  mountPresence(api, platform, readReviewRevision)
  api.route('/', pageTreeApi(services, modules))
  api.route('/', releasesApi(services, modules))
  api.route('/', reuseApi(platform, modules))
  api.route('/', containerApi(services, modules))
  // Last, because its path matches every name of a module type.
  api.route('/', moduleApi(services, modules))
  return api
}

/** Who may see this may be told that there is no such container. */
const EVERY_PAGE = { contentType: 'page', objectId: null }

type Api = ReturnType<typeof createApi>

function mountReads(api: Api, platform: Platform, modules: ModuleRegistry, media: MediaStore): void {
  /** The part of a container that the viewer may see now: all of it for staff. */
  async function visibleTo(viewer: Viewer | undefined, row: ContainerRow): Promise<ContainerRow> {
    const document = modules.upgrade(row.document)
    return { ...row, document: viewer ? document : await modules.onlineNow(platform, document, platform.clock.now()) }
  }

  api.get('/user', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    context.header('cache-control', 'no-store')
    return context.json({
      logged: true,
      id: viewer.id,
      email: viewer.email,
      username: viewer.name,
      admin_menus: [{ url: ADMIN_PATH, menu_name: t('Admin'), children: [] }],
    })
  })

  api.get('/nav', async (context) => context.json(await readNavigation(platform)))

  api.get('/page/:path{.*}?', async (context) => {
    const path = (context.req.param('path') ?? '').replace(/^(de\/|de$)/, '').replace(/\/+$/, '')
    const chain = await readPageChain(platform, path)
    if (!chain) throw new Problem(404, 'not_found', t('This page could not be found'))
    const page = { contentType: 'page', objectId: chain.page.id }
    const viewer = await viewerOfCall(context, page)
    if (!viewer && !isPageOnline(chain.page, chain.above, platform.clock.now()))
      throw new Problem(404, 'page_offline', t('Page not published'))
    const version = context.req.query('version_id')
    if (version !== undefined) await requireStaff(context, views(page))
    const rows = await readContainers(platform, 'page', chain.page.id)
    const stored = version === undefined ? undefined : await readVersion(platform, 'page', chain.page.id, versionNumber(version))
    if (version !== undefined && !stored) throw notFound()
    const visibleRows = await Promise.all(
      rows.map((row) => visibleTo(viewer, { ...row, document: stored?.documents[row.slug] ?? row.document })),
    )
    return context.json({
      ...(await pageEntity(platform, chain.page, chain.parents, media)),
      modules: await containerShapes(platform, modules, visibleRows),
    })
  })
}

function mountDrafts(api: Api, services: ContentServices, modules: ModuleRegistry): void {
  const { platform } = services
  const staffWrite = (context: Context<ApiEnv>) => requireStaffWrite(context, platform)

  api.get('/draft/:id{[1-9]\\d*}', async (context) => {
    const id = idParam(context)
    const row = await readContainer(platform, id)
    await requireStaff(context, views(row ?? EVERY_PAGE))
    if (!row) throw notFound()
    const draft = (await readDrafts(platform, [id])).get(id)
    context.header('cache-control', 'no-store')
    return context.json({
      container_id: id,
      revision: draft?.revision ?? row.revision,
      document: modules.upgrade(draft?.document ?? row.document),
      has_changes: Boolean(draft),
    })
  })

  api.patch('/draft/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    const patch = await jsonBody(context, draftPatchSchema)
    return context.json(await patchDraft(platform, modules, viewer, idParam(context), patch))
  })

  api.post('/draft/:id{[1-9]\\d*}/keep', async (context) => {
    const viewer = await staffWrite(context)
    const { operations } = await jsonBody(context, saveStateSchema)
    return context.json(await saveStateAsVersion(platform, modules, viewer, idParam(context), operations))
  })

  api.delete('/draft/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    await discardDraft(platform, idParam(context), viewer)
    return context.body(null, 204)
  })

  api.get('/changes/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaff(context, views(objectOf(context)))
    context.header('cache-control', 'no-store')
    return context.json(await readChanges(platform, modules, viewer, objectOf(context)))
  })

  api.get('/status/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaff(context, views(objectOf(context)))
    context.header('cache-control', 'no-store')
    const on = previewInstant(context.req.query('on') ?? null)
    return context.json(await readStatus(platform, modules, viewer, objectOf(context), on))
  })

  api.delete('/changes/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await discardDrafts(services, modules, viewer, objectOf(context)))
  })

  api.post('/publish', async (context) => {
    const viewer = await staffWrite(context)
    const { content_type, object_id, ...options } = await jsonBody(context, publishSchema)
    return context.json(await publish(services, modules, viewer, { contentType: content_type, objectId: object_id, ...options }))
  })
}

function mountSchedule(api: Api, { platform }: ContentServices, modules: ModuleRegistry): void {
  api.get('/scheduled/:type/:id{[1-9]\\d*}', async (context) => {
    await requireStaff(context, views(objectOf(context)))
    context.header('cache-control', 'no-store')
    return context.json(await listScheduledChanges(platform, modules, objectOf(context)))
  })

  api.post('/scheduled/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    const choice = await jsonBody(context, changesScheduleSchema)
    return context.json(await scheduleChanges(platform, modules, viewer, { ...objectOf(context), ...choice }))
  })

  api.delete('/scheduled/:type/:id{[1-9]\\d*}/:scheduled{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    await cancelScheduledChanges(platform, viewer, objectOf(context), versionNumber(context.req.param('scheduled')))
    return context.body(null, 204)
  })
}

function mountVersions(api: Api, services: ContentServices, modules: ModuleRegistry): void {
  const { platform } = services
  const staffWrite = (context: Context<ApiEnv>) => requireStaffWrite(context, platform)

  api.get('/versions/:type/:id{[1-9]\\d*}', async (context) => {
    await requireStaff(context, views(objectOf(context)))
    const { contentType, objectId } = objectOf(context)
    context.header('cache-control', 'no-store')
    return context.json(await listVersions(platform, contentType, objectId))
  })

  api.get('/versions/:type/:id{[1-9]\\d*}/:number{[1-9]\\d*}', async (context) => {
    await requireStaff(context, views(objectOf(context)))
    const { contentType, objectId } = objectOf(context)
    const version = await readVersion(platform, contentType, objectId, versionNumber(context.req.param('number')))
    if (!version) throw notFound()
    const documents = Object.fromEntries(Object.entries(version.documents).map(([slug, document]) => [slug, modules.upgrade(document)]))
    return context.json({ ...version, documents })
  })

  api.post('/versions/:type/:id{[1-9]\\d*}/:number{[1-9]\\d*}/restore', async (context) => {
    const viewer = await staffWrite(context)
    const object = objectOf(context)
    const version = await readVersion(platform, object.contentType, object.objectId, versionNumber(context.req.param('number')))
    if (!version) throw notFound()
    return context.json(await restoreVersion(services, modules, viewer, object, version.documents))
  })
}

function mountPresence(api: Api, platform: Platform, readReviewRevision: ReadReviewRevision): void {
  const staffWrite = (context: Context<ApiEnv>) => requireStaffWrite(context, platform)

  api.post('/presence/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    const presence = await jsonBody(context, presenceSchema)
    const object = { contentType: context.req.param('type'), objectId: idParam(context) }
    await recordPresence(platform, viewer, object, presence)
    const [others, state] = [
      await readPresence(platform, viewer, object, presence.visit),
      await readEditState(platform, object, readReviewRevision),
    ]
    return context.json({ others, ...state })
  })

  const stream = createEditStreams(platform, createEditWatch(platform.database), readReviewRevision)
  api.get('/presence/:type/:id{[1-9]\\d*}', async (context) => {
    const viewer = await requireStaff(context, views(objectOf(context)))
    const { visit } = parseInput(streamQuerySchema, context.req.query())
    return stream(context, viewer, objectOf(context), visit)
  })

  api.delete('/presence/:type/:id{[1-9]\\d*}/:visit', async (context) => {
    await staffWrite(context)
    await deletePresence(platform, context.req.param('visit'))
    return context.body(null, 204)
  })
}

function objectOf(context: Context<ApiEnv>): ContentObject {
  return { contentType: context.req.param('type') ?? '', objectId: idParam(context) }
}

/** The caller of a read that visitors may make too, where they may see what is not live. */
async function viewerOfCall(context: Context<ApiEnv>, { contentType, objectId }: Viewed): Promise<Viewer | undefined> {
  const viewer = await context.var.viewer()
  return viewer && mayView(viewer, contentType, objectId) ? viewer : undefined
}

/** Parses the number of a version in an address; 0, which no version has, when it is not one. */
export function versionNumber(text: string | undefined): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 && number <= MAX_ID ? number : 0
}
