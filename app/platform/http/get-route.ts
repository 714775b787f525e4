import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { MAX_ID } from '../database/record-id.ts'
import { type ApiEnv, requireStaff } from './api.ts'
import type { Right } from './authorize.ts'
import { type ErrorStatus, errorResponse } from './error-response.ts'

/** The positive number of a record, in a path or a query. */
export const idParameter = z.coerce.number().int().positive().max(MAX_ID)
const idParams = z.object({ id: idParameter })
const nothing = z.object({})
type Nothing = typeof nothing

type GetRoute<Path extends string, Answer extends z.ZodType, Query extends z.ZodObject> = {
  path: Path
  /** one sentence for the OpenAPI document */
  summary: string
  query?: Query
  response: Answer
  example: z.input<Answer>
  /** what a public call may say no with besides 400 */
  errors?: ErrorStatus[]
}

/** A public call that reads, with what it takes, what it answers and an example: the one source of the OpenAPI document. */
export function publicGet<Path extends string, Answer extends z.ZodType, Query extends z.ZodObject = Nothing>(
  call: GetRoute<Path, Answer, Query>,
) {
  return createRoute({
    ...describeGet(call),
    request: { query: queryOf(call) },
    responses: {
      ...Object.fromEntries((call.errors ?? []).map((code) => [code, errorResponse(code)])),
      ...{ 200: okResponse(call), 400: errorResponse(400) },
    },
  })
}

/** A public call that reads one thing by its number, `{id}` in the path. */
export function publicGetById<Path extends `${string}/{id}${string}`, Answer extends z.ZodType>(call: GetRoute<Path, Answer, Nothing>) {
  return createRoute({
    ...describeGet(call),
    request: { params: idParams },
    responses: {
      ...Object.fromEntries((call.errors ?? []).map((code) => [code, errorResponse(code)])),
      ...{ 200: okResponse(call), 404: errorResponse(404) },
    },
  })
}

function staffOnly(may: Right) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    await requireStaff(context, may)
    await next()
    context.header('cache-control', 'no-store')
  })
}

/** A read for staff with a right; without a login it answers 401. */
export function staffGet<Path extends string, Answer extends z.ZodType, Query extends z.ZodObject = Nothing>(
  call: GetRoute<Path, Answer, Query> & { may: Right },
) {
  return createRoute({
    ...describeGet(call),
    security: [{ session: [] }],
    middleware: staffOnly(call.may),
    request: { query: queryOf(call) },
    responses: { 200: okResponse(call), 400: errorResponse(400), 401: errorResponse(401), 403: errorResponse(403) },
  })
}

function describeGet<Path extends string>({ path, summary }: { path: Path; summary: string }) {
  return { method: 'get', path, summary } as const
}

function queryOf<Query extends z.ZodObject>({ query }: { query?: Query }): Query {
  return query ?? (nothing as unknown as Query)
}

function okResponse<Answer extends z.ZodType>({
  summary,
  response,
  example,
}: {
  summary: string
  response: Answer
  example: z.input<Answer>
}) {
  return { description: summary, content: { 'application/json': { schema: response, example } } }
}
