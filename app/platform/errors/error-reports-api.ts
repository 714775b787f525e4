import { z } from 'zod'
import { createApi, jsonBody } from '../http/api.ts'
import { callerAddress } from '../http/client-address.ts'
import { requireCsrfToken } from '../http/csrf.ts'
import { tooManyRequests } from '../http/problem.ts'
import { isRateLimited } from '../http/rate-limit.ts'
import type { Platform } from '../platform.ts'
import { reportError } from './error-reports.ts'

/** Enough for a page that fails repeatedly; bounds what one client can write into the log. */
const REPORTS = { purpose: 'error-reports', max: 30, minutes: 10 }
const report = z.strictObject({ where: z.string().min(1).max(60), message: z.string().min(1).max(500) })

/** Receives errors of browsers that the visitor was not shown (B §8), logs them and reports them. */
export function errorReportsApi(platform: Platform) {
  const api = createApi()
  api.post('/error-reports', async (context) => {
    requireCsrfToken(context.req.raw, platform.config.publicUrl)
    const { where, message } = await jsonBody(context, report)
    if (await isRateLimited(platform, REPORTS, callerAddress(context, platform.config))) throw tooManyRequests()
    context.var.log.warn({ where, message }, 'a browser met an error')
    reportError(new Error(`${where}: ${message}`))
    return context.json({ status: 'ok' }, 201)
  })
  return api
}
