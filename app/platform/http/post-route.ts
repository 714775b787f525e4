import type { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api.ts'
import { requireCsrfToken } from './csrf.ts'
import { type ErrorStatus, errorResponse } from './error-response.ts'

type PostRoute<Path extends string, Status extends 200 | 201, Answer extends z.ZodType> = {
  path: Path
  /** one sentence for the OpenAPI document */
  summary: string
  status: Status
  response: Answer
  example: z.input<Answer>
  /** what it may say no with besides 403 to whoever calls from elsewhere */
  errors?: ErrorStatus[]
  /** the site that may send it */
  publicUrl: string
  /** asked in order, once it is known that the site itself sends the call and before its body is read */
  guards?: MiddlewareHandler<ApiEnv>[]
}

/**
 * A public call that writes, for `createRoute`, which adds what is sent: who is let in, what it answers and an example.
 * The one source of the OpenAPI document and of what is checked.
 */
export function publicPost<Path extends string, Status extends 200 | 201, Answer extends z.ZodType>(call: PostRoute<Path, Status, Answer>) {
  const { path, summary, status, response, example, errors = [], publicUrl, guards = [] } = call
  const success = { description: summary, content: { 'application/json': { schema: response, example } } }
  return {
    method: 'post' as const,
    path,
    summary,
    security: [{ csrf: [] as string[] }],
    middleware: [sameSiteOnly(publicUrl), ...guards],
    responses: {
      ...Object.fromEntries(([403, ...errors] as const).map((code) => [code, errorResponse(code)])),
      [status]: success,
    } as { [Code in Status]: typeof success },
  }
}

/** What is sent as JSON, with an example. */
export function jsonRequest<Body extends z.ZodType>(schema: Body, example: z.input<Body>) {
  return { body: { required: true, content: { 'application/json': { schema, example } } } } as const
}

function sameSiteOnly(publicUrl: string): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (context, next) => {
    requireCsrfToken(context.req.raw, publicUrl)
    await next()
  })
}
