import type { Context } from 'hono'
import {
  answerEntry,
  answerSchema,
  changeEntry,
  deleteEntry,
  entryChangeSchema,
  listEntries,
  type UploadStore,
} from '../../forms/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Action } from '../../platform/auth/rights.ts'
import { createDateFormat } from '../../platform/format/date-format.ts'
import { type ApiEnv, createApi, idParam, jsonBody, requireStaff } from '../../platform/http/api.ts'
import { may } from '../../platform/http/authorize.ts'
import { describeCalls } from '../../platform/http/call-descriptions.ts'
import { requireCsrfToken } from '../../platform/http/csrf.ts'
import { notFound, tooManyRequests } from '../../platform/http/problem.ts'
import { countAccountAttempt, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { ENTRY_CALLS } from './api-descriptions.server.ts'
import { entryFiltersIn } from './entry-filters.server.ts'
import { entriesAsCsv, entriesAsExcel } from './export.server.ts'

const MAX_EXPORTED = 10_000
const ID = '{[1-9]\\d{0,8}}'
/** Each answer is an email to somebody outside. */
const ANSWERS: RateLimit = { purpose: 'form-answers', max: 120, minutes: 10 }
/** The forms of the table of entries. */
const EXPORTS = [
  { ending: 'csv', type: 'text/csv; charset=utf-8', write: entriesAsCsv },
  { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: entriesAsExcel },
]

/** The endpoints of entries: as a table, done or open, with a note, answered, deleted. */
export function entriesApi(platform: Platform, uploads: UploadStore) {
  const api = createApi()
  describeCalls(api, ENTRY_CALLS)

  async function allowed(context: Context<ApiEnv>, action: Action): Promise<Viewer> {
    const viewer = await requireStaff(context, may(action, 'entries'))
    if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
    return viewer
  }

  for (const { ending, type, write } of EXPORTS) {
    api.get(`/admin/entries/export.${ending}`, async (context) => {
      await allowed(context, 'read')
      const filters = entryFiltersIn(new URL(context.req.url).searchParams)
      const entries = await listEntries(platform, { ...filters, limit: MAX_EXPORTED })
      const table = await write(entries, createDateFormat((await readSettings(platform)).design))
      return context.body(table as string | Uint8Array<ArrayBuffer>, 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="eintraege.${ending}"`,
        'cache-control': 'private, no-store',
      })
    })
  }

  api.patch(`/admin/entries/:id${ID}`, async (context) => {
    const viewer = await allowed(context, 'write')
    await changeEntry(platform, viewer, idParam(context), await jsonBody(context, entryChangeSchema))
    return context.body(null, 204)
  })

  api.post(`/admin/entries/:id${ID}/answers`, async (context) => {
    const viewer = await allowed(context, 'write')
    const answer = await jsonBody(context, answerSchema)
    if ((await countAccountAttempt(platform, ANSWERS, viewer.id)) > ANSWERS.max) throw tooManyRequests()
    await answerEntry(platform, viewer, idParam(context), answer)
    return context.body(null, 204)
  })

  api.delete(`/admin/entries/:id${ID}`, async (context) => {
    const viewer = await allowed(context, 'delete')
    if (!(await deleteEntry(platform, uploads, viewer, idParam(context)))) throw notFound()
    return context.body(null, 204)
  })

  return api
}
