import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { createApi, requireStaff, validationProblem } from '../platform/http/api.ts'
import { assertSameSiteWrite } from '../platform/http/csrf.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf, thumbnailsOf } from '../platform/media/picture.ts'
import type { MediaStore } from '../platform/media/store.ts'
import type { Platform } from '../platform/platform.ts'
import { HUB_PATH } from '../platform/routing/table.ts'
import { createContainer, discardDraft, patchDraft, publish, restoreVersion } from './commands.server.ts'
import { containerOf } from './container-shape.ts'
import { readNavigation } from './navigation.server.ts'
import {
  isPageOnline,
  listVersions,
  type PageRow,
  pageUrl,
  readContainerBySlug,
  readContainers,
  readDrafts,
  readPageChain,
  readVersion,
} from './queries.server.ts'
import type { ModuleRuntime } from './runtime.server.ts'
import { containerCreationSchema, draftPatchSchema, publishSchema } from './schema.ts'
import { containers } from './tables.ts'

/** The page editor's calls (A §7). Reads of what is online are public; everything else is for staff. */
export function pageEditorApi(platform: Platform, modules: ModuleRuntime, media: MediaStore) {
  const api = createApi()

  async function staffWrite(context: Parameters<typeof requireStaff>[0]): Promise<Viewer> {
    const viewer = await requireStaff(context)
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  api.get('/user', async (context) => {
    const viewer = await requireStaff(context)
    context.header('cache-control', 'no-store')
    return context.json({
      id: viewer.id,
      email: viewer.email,
      username: viewer.name,
      admin_menus: [{ url: HUB_PATH, menu_name: t('Administration'), children: [] }],
    })
  })

  api.get('/nav', async (context) => context.json(await readNavigation(platform)))

  api.get('/page/:path{.*}?', async (context) => {
    const path = (context.req.param('path') ?? '').replace(/^(de\/|de$)/, '').replace(/\/+$/, '')
    const chain = await readPageChain(platform, path)
    const viewer = await context.var.viewer()
    if (!chain) throw new Problem(404, 'not_found', t('404 Not Found'))
    if (!viewer && !isPageOnline(chain.page, platform.clock.now())) throw new Problem(404, 'page_offline', t('Page offline'))
    const version = context.req.query('version_id')
    if (version !== undefined) await requireStaff(context)
    const rows = await readContainers(platform, 'page', chain.page.id)
    const documents = version === undefined ? undefined : await readVersion(platform, 'page', chain.page.id, Number(version) || 0)
    if (version !== undefined && !documents) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const shown = rows.map((row) => ({ ...row, document: documents?.[row.slug] ?? row.document }))
    const now = platform.clock.now()
    return context.json({
      ...(await pageEntity(chain.page, chain.parents, media)),
      modules: shown.map((row) => containerOf(viewer ? row : { ...row, document: modules.onlineNow(row.document, now) })),
    })
  })

  api.get('/container/by-slug/:slug', async (context) => {
    const row = await readContainerBySlug(platform, context.req.param('slug'))
    if (!row) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const viewer = await context.var.viewer()
    return context.json(containerOf(viewer ? row : { ...row, document: modules.onlineNow(row.document, platform.clock.now()) }))
  })

  api.post('/container', async (context) => {
    await staffWrite(context)
    const given = parse(containerCreationSchema, await bodyOf(context.req.raw))
    const row = await createContainer(platform, { ...given, contentType: given.content_type, objectId: given.object_id ?? null })
    return context.json(containerOf(row), 201)
  })

  api.get('/draft/:id{[1-9]\\d*}', async (context) => {
    await requireStaff(context)
    const id = Number(context.req.param('id'))
    const [row] = await platform.db.select().from(containers).where(eq(containers.id, id))
    if (!row) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const draft = (await readDrafts(platform, [id])).get(id)
    context.header('cache-control', 'no-store')
    return context.json({
      container_id: id,
      revision: draft?.revision ?? row.revision,
      document: draft?.document ?? row.document,
      has_changes: Boolean(draft),
    })
  })

  api.patch('/draft/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    const patch = parse(draftPatchSchema, await bodyOf(context.req.raw))
    assertKnownTypes(modules, patch.operations)
    return context.json(await patchDraft(platform, viewer, Number(context.req.param('id')), patch))
  })

  api.delete('/draft/:id{[1-9]\\d*}', async (context) => {
    await staffWrite(context)
    await discardDraft(platform, Number(context.req.param('id')))
    return context.body(null, 204)
  })

  api.post('/publish', async (context) => {
    const viewer = await staffWrite(context)
    const { content_type, object_id, summary } = parse(publishSchema, await bodyOf(context.req.raw))
    const version = await publish(platform, modules, viewer, { contentType: content_type, objectId: object_id, summary })
    return context.json({ version })
  })

  api.get('/versions/:type/:id{[1-9]\\d*}', async (context) => {
    await requireStaff(context)
    context.header('cache-control', 'no-store')
    return context.json(await listVersions(platform, context.req.param('type'), Number(context.req.param('id'))))
  })

  api.post('/versions/:type/:id{[1-9]\\d*}/:number{[1-9]\\d*}/restore', async (context) => {
    const viewer = await staffWrite(context)
    const object = { contentType: context.req.param('type'), objectId: Number(context.req.param('id')) }
    const documents = await readVersion(platform, object.contentType, object.objectId, Number(context.req.param('number')))
    if (!documents) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    await restoreVersion(platform, viewer, object, documents)
    return context.json({ status: 'ok' })
  })

  return api
}

function assertKnownTypes(modules: ModuleRuntime, operations: { type: string; node?: { type: string } }[]): void {
  const unknown = operations.find((operation) => operation.node && !modules.types.includes(operation.node.type))
  if (unknown) throw new Problem(422, 'unknown_module', t('This change does not fit the page.'))
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined)
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (!result.success) throw validationProblem(result.error.issues)
  return result.data
}

/** The page as the specification names its fields (A §3.1). */
async function pageEntity(page: PageRow, parents: PageRow[], media: MediaStore) {
  const image = page.ogImageId ? await media.find(page.ogImageId) : undefined
  const urls = { [page.locale]: pageUrl(page.path) }
  const parent = [...parents]
    .reverse()
    .reduce<unknown>(
      (above, row) => ({ id: row.id, title: row.title, url: pageUrl(row.path), is_clickable: row.isClickable, parent: above }),
      null,
    )
  return {
    id: page.id,
    urls,
    content_type: 'page',
    title: page.title,
    headline: page.headline,
    is_online: page.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    is_landing_page: page.isLandingPage,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    og_title: page.ogTitle,
    og_description: page.ogDescription,
    og_type: page.ogType,
    og_image: pictureOf(image)?.src ?? null,
    og_image_thumbs: thumbnailsOf(image),
    og_image_thumbnails: thumbnailsOf(image),
    settings_url: `${HUB_PATH}?page=${page.id}`,
    parent,
    siblings: [{ locale: page.locale, urls }],
  }
}
