import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { ZodError } from 'zod'
import { reportError } from '../errors/error-reports.ts'
import { t } from '../i18n/i18n.ts'
import type { Logger } from '../logging/logger.ts'
import type { ApiEnv } from './api.ts'
import { cleanRequest } from './clean-request.ts'
import { logOutage, outageProblem } from './outage-problem.ts'
import { Problem, validationFailed } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

export type BaseEnv = ApiEnv & { Bindings: Partial<HttpBindings> }

const REQUEST_ID_HEADER = 'X-Request-Id'
/** A proxy's request id is kept when it is harmless to log. */
const ACCEPTED_REQUEST_ID = /^[\w-]{8,64}$/

/** The HTTP frame: request ids, one log line per request, security headers, and errors as problem+json. */
export function createBaseApp(log: Logger, publicUrl: string): OpenAPIHono<BaseEnv> {
  const headers = Object.entries(securityHeaders(publicUrl))
  const app = new OpenAPIHono<BaseEnv>({ strict: false })
  app.use(async (context, next) => {
    const sentId = context.req.header(REQUEST_ID_HEADER)
    const requestId = sentId && ACCEPTED_REQUEST_ID.test(sentId) ? sentId : randomUUID()
    const startedAt = performance.now()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    await next()
    context.header(REQUEST_ID_HEADER, requestId)
    for (const [name, value] of headers) context.header(name, value)
    context.var.log.info({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    })
  })
  app.use(cleanRequest())
  app.onError((error, context) => problemOf(error, context.var.log ?? log).toResponse())
  return app
}

function problemOf(error: unknown, log: Logger): Problem {
  if (error instanceof Problem) {
    if (error.status >= 500) log.error({ err: error }, error.code)
    return error
  }
  if (error instanceof ZodError) return validationFailed(error.issues)
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem(error.status as 400, 'bad_request', t('Some fields are invalid.'))
  }
  const outage = outageProblem(error)
  if (outage) {
    logOutage(outage, log)
    return outage
  }
  log.error({ err: error }, 'request failed')
  reportError(error)
  return new Problem(500, 'internal_error', t('Something went wrong on our side. Please try again.'))
}
