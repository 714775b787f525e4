import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
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

/** Takes note of a response that was not answered from the page cache. */
export type ObserveResponse = (response: { method: string; status: number; seconds: number }) => void

const REQUEST_ID_HEADER = 'X-Request-Id'
/** A proxy's request id is kept when it is harmless to log. */
const ACCEPTED_REQUEST_ID = /^[\w-]{8,64}$/

/** The HTTP frame: request ids, one log line per request, security headers, and errors as problem+json. */
export function createBaseApp(log: Logger, publicUrl: string): OpenAPIHono<BaseEnv> {
  const headers = Object.entries(securityHeaders(publicUrl))
  const app = new OpenAPIHono<BaseEnv>({ strict: false })
  app.use(async (context, next) => {
    const requestId = requestIdOf(context.req.header(REQUEST_ID_HEADER))
    const startedAt = performance.now()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    await next()
    context.header(REQUEST_ID_HEADER, requestId)
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value)
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

function requestIdOf(sentId: string | undefined): string {
  return sentId && ACCEPTED_REQUEST_ID.test(sentId) ? sentId : randomUUID()
}

/** Answers a request without the framework, with what the framework would add: a request id, a log line, an observation, and an error as problem+json. */
export async function answerObserved(
  request: IncomingMessage,
  response: ServerResponse,
  { log, observe, answer }: { log: Logger; observe: ObserveResponse; answer: () => Promise<unknown> },
): Promise<void> {
  const startedAt = performance.now()
  const { method = '', url = '/', headers } = request
  const requestId = requestIdOf(headers[REQUEST_ID_HEADER.toLowerCase()]?.toString())
  const requestLog = log.child({ requestId })
  response.setHeader(REQUEST_ID_HEADER, requestId)
  response.once('close', () => {
    const ms = performance.now() - startedAt
    observe({ method, status: response.statusCode, seconds: ms / 1000 })
    requestLog.info({ method, path: url.split('?', 1)[0], status: response.statusCode, ms: Math.round(ms) })
  })
  try {
    await answer()
  } catch (error) {
    const problem = problemOf(error, requestLog).toResponse()
    if (!response.headersSent) response.writeHead(problem.status, Object.fromEntries(problem.headers))
    response.end(await problem.text())
  }
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
