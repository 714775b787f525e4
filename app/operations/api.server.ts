import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { UploadStore } from '../forms/index.server.ts'
import type { Action, Area } from '../platform/auth/rights.ts'
import { type ApiEnv, createApi, idParam, requireStaff } from '../platform/http/api.ts'
import { may } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import { gone, notFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { resendEmail, resendFailedEmails } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { errorLog } from '../site/tables.ts'
import { entriesApi } from './entries/api.server.ts'

const UUID = '{[0-9a-f-]{36}}'
const lostUrl = z.string().min(1).max(2000)

/** The endpoints of operations: entries of forms, emails, jobs, the not-found log. */
export function operationsApi(platform: Platform, uploads: UploadStore) {
  const api = createApi()

  async function assertAllowed(context: Context<ApiEnv>, action: Action, area: Area): Promise<void> {
    await requireStaff(context, may(action, area))
    if (action !== 'read') requireCsrfToken(context.req.raw, platform.config.publicUrl)
  }

  api.route('/', entriesApi(platform, uploads))

  api.post('/admin/mails/:id{[1-9]\\d{0,8}}/again', async (context) => {
    await assertAllowed(context, 'write', 'people')
    if (!(await resendEmail(platform, idParam(context)))) {
      throw gone(t('The content of this email is no longer available.'))
    }
    return context.body(null, 202)
  })

  api.post('/admin/mails/again', async (context) => {
    await assertAllowed(context, 'write', 'people')
    return context.json({ number: await resendFailedEmails(platform) }, 202)
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
