import { z } from 'zod'
import { createApi, validationProblem } from '../http/api.ts'
import { assertSameSiteWrite } from '../http/csrf.ts'
import type { Platform } from '../platform.ts'
import { reportError } from './error-reports.ts'

const report = z.strictObject({ where: z.string().min(1).max(60), message: z.string().min(1).max(500) })

/** Takes errors that browsers have met and nobody was shown (B §8), logs them and passes them on. */
export function errorReportsApi(platform: Pick<Platform, 'config'>) {
  const api = createApi()
  api.post('/error-reports', async (context) => {
    assertSameSiteWrite(context.req.raw, platform.config.publicUrl)
    const given = report.safeParse(await context.req.json().catch(() => undefined))
    if (!given.success) throw validationProblem(given.error.issues)
    const { where, message } = given.data
    context.var.log.warn({ where, message }, 'a browser met an error')
    reportError(new Error(`${where}: ${message}`))
    return context.json({ status: 'ok' }, 201)
  })
  return api
}
