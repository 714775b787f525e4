import type { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { ApiEnv } from './api.ts'
import { type ErrorStatus, errorResponse } from './error-response.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A call of a JSON API as its OpenAPI document says it: who may make it, what is sent and answered, each with an example. */
export type CallDescription = {
  method: Method
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: { schema: z.ZodType; example: unknown }
  /** undefined where nothing is answered (204) */
  response?: { schema: z.ZodType; example: unknown; status?: 200 | 201 }
  errors: ErrorStatus[]
  isForStaff?: boolean
}

/** Adds calls to the OpenAPI document of the API that serves them. */
export function describeCalls(api: OpenAPIHono<ApiEnv>, calls: readonly CallDescription[]): void {
  for (const { method, path, summary, params, query, body, response, errors, isForStaff } of calls) {
    api.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      ...(isForStaff ? { security: [{ session: [] }] } : {}),
      request: {
        ...(params ? { params } : {}),
        ...(query ? { query } : {}),
        ...(body ? { body: { required: true, content: { 'application/json': body } } } : {}),
      },
      responses: {
        ...(response ? answered(response, summary) : { 204: { description: summary } }),
        ...Object.fromEntries(errors.map((error) => [error, errorResponse(error)])),
      },
    })
  }
}

function answered({ schema, example, status = 200 }: NonNullable<CallDescription['response']>, description: string) {
  return { [status]: { description, content: { 'application/json': { schema, example } } } }
}
