import type { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api.ts'
import { assertSameSiteWrite } from './csrf.ts'
import { type Refusal, refusal } from './refusals.ts'

type Call<Path extends string, Status extends 200 | 201, Answer extends z.ZodType> = {
  path: Path
  /** one sentence for whoever reads the OpenAPI document */
  about: string
  status: Status
  answer: Answer
  example: z.input<Answer>
  /** what it may say no with besides 403 to whoever calls from elsewhere */
  refusals?: Refusal[]
  /** the site that may send it */
  publicUrl: string
  /** asked in order, once it is known that the site itself sends the call and before its body is read */
  guards?: MiddlewareHandler<ApiEnv>[]
}

/**
 * A public call that writes, for `createRoute`, which adds what is sent: who is let in, what it answers and an example.
 * The one source of the OpenAPI document and of what is checked.
 */
export function writingCall<Path extends string, Status extends 200 | 201, Answer extends z.ZodType>(call: Call<Path, Status, Answer>) {
  const { path, about, status, answer, example, refusals = [], publicUrl, guards = [] } = call
  const said = { description: about, content: { 'application/json': { schema: answer, example } } }
  return {
    method: 'post' as const,
    path,
    summary: about,
    security: [{ csrf: [] as string[] }],
    middleware: [sameSiteOnly(publicUrl), ...guards],
    responses: {
      ...Object.fromEntries(([403, ...refusals] as const).map((refused) => [refused, refusal(refused)])),
      [status]: said,
    } as { [Code in Status]: typeof said },
  }
}

/** What is sent as JSON, with an example. */
export function sentJson<Body extends z.ZodType>(schema: Body, example: z.input<Body>) {
  return { body: { required: true, content: { 'application/json': { schema, example } } } } as const
}

function sameSiteOnly(publicUrl: string): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (context, next) => {
    assertSameSiteWrite(context.req.raw, publicUrl)
    await next()
  })
}
