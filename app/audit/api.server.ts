import { createApi, requireStaff } from '../platform/http/api.ts'
import { may, reads } from '../platform/http/authorize.ts'
import { requireCsrfToken } from '../platform/http/csrf.ts'
import type { Platform } from '../platform/platform.ts'
import { readAuditState, startAudit } from './jobs.server.ts'

/** The endpoints of the audit: start a run, and poll its progress. */
export function auditApi(platform: Platform) {
  const api = createApi()

  api.post('/admin/check', async (context) => {
    await requireStaff(context, may('write', 'site'))
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    await startAudit(platform)
    return context.json(await readAuditState(platform), 202)
  })

  api.get('/admin/check', async (context) => {
    await requireStaff(context, reads('site'))
    return context.json(await readAuditState(platform))
  })

  return api
}
