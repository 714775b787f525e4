import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { ApiEnv } from './api.ts'

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
  errors: (keyof typeof ERRORS)[]
  isForStaff?: boolean
}

const ERRORS = {
  400: { code: 'validation_failed', detail: 'Einige Angaben sind nicht gültig.' },
  401: { code: 'login_required', detail: 'Bitte melden Sie sich an, um fortzufahren.' },
  403: { code: 'csrf_failed', detail: 'Die Anfrage kam nicht von dieser Website.' },
  404: { code: 'not_found', detail: 'Unter dieser Adresse gibt es nichts.' },
  409: { code: 'draft_open', detail: 'Jemand anderes hat dasselbe Modul inzwischen geändert.' },
  422: { code: 'rules_broken', detail: 'Einige Module sind noch nicht vollständig.' },
} as const

/** The body of every error response (RFC 9457). */
const problemResponse = z.object({
  ...{ type: z.string(), title: z.string(), status: z.int(), code: z.string(), detail: z.string() },
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

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

function errorResponse(status: keyof typeof ERRORS) {
  const { code, detail } = ERRORS[status]
  const example = { type: 'about:blank', title: code, status, code, detail }
  return { description: code, content: { 'application/problem+json': { schema: problemResponse, example } } }
}
