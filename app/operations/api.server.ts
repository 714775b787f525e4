import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { deleteEntry, listEntries, type UploadStore } from '../forms/index.server.ts'
import type { Action, Area } from '../platform/auth/rights.ts'
import { csvOf } from '../platform/format/csv.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { type ApiEnv, createApi, idParam, requireStaff } from '../platform/http/api.ts'
import { authorize } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { gone, notFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { resendEmail } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { idIn } from '../records/id-param.ts'
import { readSettings } from '../site/index.server.ts'
import { errorLog } from '../site/tables.ts'

const MAX_EXPORTED = 10_000
const UUID = '{[0-9a-f-]{36}}'
const lostUrl = z.string().min(1).max(2000)

/** The endpoints of operations: entries of forms, emails, jobs, the not-found log. */
export function operationsApi(platform: Platform, uploads: UploadStore) {
  const api = createApi()

  async function assertAllowed(context: Context<ApiEnv>, action: Action, area: Area): Promise<void> {
    const viewer = await requireStaff(context)
    if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
    authorize(viewer, action, area)
  }

  api.get('/admin/entries/export.csv', async (context) => {
    await assertAllowed(context, 'read', 'entries')
    const formId = idIn(context.req.query('form'))
    const entries = await listEntries(platform, { formId, limit: MAX_EXPORTED })
    const format = createDateFormat((await readSettings(platform)).design)
    const labels = [...new Set(entries.flatMap(({ facts }) => facts.map(({ label }) => label)))]
    const rows = entries.map(({ id, form, createdAt, facts }) => [
      String(id),
      form.title,
      format.dateTime(createdAt),
      ...labels.map((label) => facts.find((fact) => fact.label === label)?.value ?? ''),
    ])
    return context.body(csvOf([[t('Number'), t('Form'), t('When'), ...labels], ...rows]), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="eintraege.csv"',
      'cache-control': 'private, no-store',
    })
  })

  api.delete('/admin/entries/:id{[1-9]\\d{0,8}}', async (context) => {
    await assertAllowed(context, 'delete', 'entries')
    if (!(await deleteEntry(platform, uploads, idParam(context)))) throw notFound()
    return context.body(null, 204)
  })

  api.post('/admin/mails/:id{[1-9]\\d{0,8}}/again', async (context) => {
    await assertAllowed(context, 'write', 'people')
    if (!(await resendEmail(platform, idParam(context)))) {
      throw gone(t('The content of this email is no longer available.'))
    }
    return context.body(null, 202)
  })

  for (const again of [true, false]) {
    api.post(`/admin/jobs/:id${UUID}/${again ? 'again' : 'dismiss'}`, async (context) => {
      await assertAllowed(context, 'write', 'settings')
      const id = z.uuid().safeParse(context.req.param('id'))
      if (!id.success || !(await platform.jobs.retryOrDiscardFailed(id.data, { again }))) throw notFound()
      return context.body(null, 204)
    })
  }

  api.delete('/admin/lost', async (context) => {
    await assertAllowed(context, 'delete', 'site')
    const url = lostUrl.safeParse(context.req.query('url'))
    if (!url.success) throw notFound()
    await platform.write(async (tx) => {
      await tx.delete(errorLog).where(eq(errorLog.url, url.data))
    })
    return context.body(null, 204)
  })

  return api
}
