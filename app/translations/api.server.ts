import type { Context } from 'hono'
import { type ApiEnv, createApi, idParam, jsonBody, parseInput, requireStaff } from '../platform/http/api.ts'
import { ANY_STAFF, SEES_WORK } from '../platform/http/authorize.ts'
import { describeCalls } from '../platform/http/call-descriptions.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { TRANSLATION_CALLS } from './api-descriptions.server.ts'
import { readEarlier } from './earlier.server.ts'
import { discardDrafts, publishDrafts } from './publish-drafts.server.ts'
import { readDrafts, readOverview, readSubject, readTranslations, subjectKindNamed } from './read-translations.server.ts'
import { assertMayWithKind } from './rights.server.ts'
import { draftsPublication, earlierQuery, localeQuery, overviewQuery, translationChange, variantOfOriginal } from './schema.ts'
import { createVariant, leaveOriginal, noteCurrent, takeAsVariant, type VariantServices } from './variants.server.ts'
import { writeTranslation } from './write-translation.server.ts'

const RECORD = '/admin/translations/:recordType/:id{[1-9]\\d{0,8}}'

/** API of the translations of the house's own texts, and of what is said in Leichte Sprache or sign language. Who may edit a record may translate it. */
export function translationsApi(services: VariantServices) {
  const { platform } = services
  const api = createApi()
  describeCalls(api, TRANSLATION_CALLS)

  async function writer(context: Context<ApiEnv>) {
    const viewer = await requireStaff(context, ANY_STAFF)
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  /** @throws Problem 401, 403 unless somebody may read or write the translations of a record's kind */
  async function accessTo(context: Context<ApiEnv>, action: 'read' | 'write') {
    const viewer = action === 'read' ? await requireStaff(context, ANY_STAFF) : await writer(context)
    const record = { type: context.req.param('recordType') ?? '', id: idParam(context) }
    assertMayWithKind(viewer, action, record.type)
    return { viewer, record }
  }

  api.get('/admin/translations', async (context) => {
    const viewer = await requireStaff(context, SEES_WORK)
    return context.json(await readOverview(platform, viewer, parseInput(overviewQuery, context.req.query())))
  })

  api.get(RECORD, async (context) => {
    const { viewer, record } = await accessTo(context, 'read')
    return context.json(await readTranslations(platform, viewer, record, parseInput(localeQuery, context.req.query()).locale))
  })

  api.get(`${RECORD}/earlier`, async (context) => {
    const { viewer, record } = await accessTo(context, 'read')
    const { locale, unit } = parseInput(earlierQuery, context.req.query())
    const kind = subjectKindNamed(platform, viewer, record.type)
    await readSubject(platform, kind, record.id)
    return context.json({ earlier: await readEarlier(platform.db, { recordType: kind.name, recordId: record.id, field: unit, locale }) })
  })

  api.put(RECORD, async (context) => {
    const { viewer, record } = await accessTo(context, 'write')
    return context.json(await writeTranslation(platform, viewer, record, await jsonBody(context, translationChange)))
  })

  api.get(`${RECORD}/drafts`, async (context) => {
    const { viewer, record } = await accessTo(context, 'read')
    context.header('cache-control', 'no-store')
    return context.json(await readDrafts(platform, viewer, record))
  })

  api.post(`${RECORD}/publish`, async (context) => {
    const { viewer, record } = await accessTo(context, 'write')
    return context.json(await publishDrafts(platform, viewer, record, await jsonBody(context, draftsPublication)))
  })

  api.delete(`${RECORD}/drafts`, async (context) => {
    const { viewer, record } = await accessTo(context, 'write')
    return context.json(await discardDrafts(platform, viewer, record, parseInput(localeQuery, context.req.query()).locale))
  })

  api.post('/admin/variants', async (context) => {
    const viewer = await writer(context)
    const { variant, content_type, object_id } = await jsonBody(context, variantOfOriginal)
    const { id, url } = await createVariant(services, viewer, variant, { contentType: content_type, objectId: object_id })
    return context.json({ id, url }, 201)
  })

  api.put('/admin/variants/:id{[1-9]\\d{0,8}}', async (context) => {
    const viewer = await writer(context)
    const { variant, content_type, object_id } = await jsonBody(context, variantOfOriginal)
    const original = { contentType: content_type, objectId: object_id }
    const { id, url } = await takeAsVariant(services, viewer, idParam(context), variant, original)
    return context.json({ id, url })
  })

  api.delete('/admin/variants/:id{[1-9]\\d{0,8}}', async (context) => {
    const viewer = await writer(context)
    await leaveOriginal(services, viewer, idParam(context))
    return context.body(null, 204)
  })

  api.post('/admin/variants/:id{[1-9]\\d{0,8}}/current', async (context) => {
    const viewer = await writer(context)
    await noteCurrent(platform, viewer, idParam(context))
    return context.body(null, 204)
  })

  return api
}
