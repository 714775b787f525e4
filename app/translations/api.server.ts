import { createApi, idParam, jsonBody, parseInput, requireStaff } from '../platform/http/api.ts'
import { describeCalls } from '../platform/http/call-descriptions.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import type { Platform } from '../platform/platform.ts'
import { TRANSLATION_CALLS } from './api-descriptions.server.ts'
import { readOverview, readTranslations } from './read-translations.server.ts'
import { assertMayWithKind } from './rights.server.ts'
import { localeQuery, overviewQuery, translationChange } from './schema.ts'
import { writeTranslation } from './write-translation.server.ts'

const RECORD = '/admin/translations/:recordType/:id{[1-9]\\d{0,8}}'

/** API of the translations of the house's own texts: those of a record, and what is missing of all. Who may edit a record may translate it. */
export function translationsApi(platform: Platform) {
  const api = createApi()
  describeCalls(api, TRANSLATION_CALLS)

  api.get('/admin/translations', async (context) => {
    const viewer = await requireStaff(context)
    return context.json(await readOverview(platform, viewer, parseInput(overviewQuery, context.req.query())))
  })

  api.get(RECORD, async (context) => {
    const viewer = await requireStaff(context)
    const record = { type: context.req.param('recordType'), id: idParam(context) }
    assertMayWithKind(viewer, 'read', record.type)
    return context.json(await readTranslations(platform, viewer, record, parseInput(localeQuery, context.req.query()).locale))
  })

  api.put(RECORD, async (context) => {
    const viewer = await requireStaff(context)
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    const record = { type: context.req.param('recordType'), id: idParam(context) }
    assertMayWithKind(viewer, 'write', record.type)
    return context.json(await writeTranslation(platform, viewer, record, await jsonBody(context, translationChange)))
  })

  return api
}
