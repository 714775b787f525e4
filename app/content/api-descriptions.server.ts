import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { ApiEnv } from '../platform/http/api.ts'
import {
  containerResponse,
  EXAMPLES,
  moduleResponse,
  navigationResponse,
  pageResponse,
  problemResponse,
  userResponse,
} from './api-responses.ts'
import { containerCreationSchema, moduleCreationSchema, moduleMoveSchema } from './schema.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Call = {
  method: Method
  path: string
  about: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: { schema: z.ZodType; example: unknown }
  answer: { schema: z.ZodType; example: unknown; status?: 200 | 201 }
  refusals: (keyof typeof REFUSALS)[]
  isForStaff?: boolean
}

const REFUSALS = {
  400: { code: 'validation_failed', detail: 'Einige Angaben sind nicht gültig.' },
  401: { code: 'login_required', detail: 'Bitte melden Sie sich an, um fortzufahren.' },
  403: { code: 'csrf_failed', detail: 'Die Anfrage kam nicht von dieser Website.' },
  404: { code: 'not_found', detail: 'Unter dieser Adresse gibt es nichts.' },
  409: { code: 'draft_open', detail: 'Jemand anderes hat dasselbe Modul inzwischen geändert.' },
  422: { code: 'rules_broken', detail: 'Einige Module sind noch nicht vollständig.' },
} as const

const module = { module: z.string().meta({ description: 'Name of a module type, as `headline` or `event-list`.', example: 'headline' }) }
const id = { id: z.string().max(40).meta({ example: 'a1b2c3d4e5f6a7b8c9d0' }) }
const inContainer = z.object({
  container: z.string().optional().meta({ description: 'Slug; needed only where two containers hold the same id.' }),
})
const change = { schema: moduleResponse.partial(), example: { content: 'Neuer Titel' } }
const shown = { schema: moduleResponse, example: EXAMPLES.module }
const WRITES = [400, 401, 403, 404, 409, 422] as const

const CALLS: Call[] = [
  {
    ...{ method: 'get', path: '/user', about: 'The login check: who is logged in, and where the administration is.', isForStaff: true },
    answer: { schema: userResponse, example: EXAMPLES.user },
    refusals: [401],
  },
  {
    ...{ method: 'get', path: '/nav', about: 'The navigation: the menu list and the footer list, of online pages alone.' },
    answer: { schema: navigationResponse, example: EXAMPLES.navigation },
    refusals: [],
  },
  {
    ...{ method: 'get', path: '/page/{path}', about: 'A page with its modules. Offline pages and versions are for staff.' },
    params: z.object({ path: z.string().meta({ description: 'The address without language prefix; empty for home.', example: 'presse' }) }),
    query: z.object({ version_id: z.coerce.number().int().positive().optional() }),
    answer: { schema: pageResponse, example: EXAMPLES.page },
    refusals: [401, 404],
  },
  {
    ...{ method: 'get', path: '/container/by-slug/{slug}', about: 'A section by its slug. Staff who get 404 create it.' },
    params: z.object({ slug: z.string().meta({ example: 'page-7' }) }),
    answer: { schema: containerResponse, example: EXAMPLES.container },
    refusals: [404],
  },
  {
    ...{ method: 'post', path: '/container', about: 'Creates a container, or answers the one that bears the slug.', isForStaff: true },
    body: {
      schema: containerCreationSchema,
      example: { model: 'container', parent: null, content_type: 'page', object_id: 7, slug: 'page-7-aside' },
    },
    answer: { schema: containerResponse, example: EXAMPLES.container, status: 201 },
    refusals: [400, 401, 403],
  },
  {
    ...{ method: 'post', path: '/{module}', about: 'Creates a module in a container, live, as a version of its own.', isForStaff: true },
    params: z.object(module),
    body: { schema: moduleCreationSchema, example: { container: 'page-7', headline_level: 2, content: 'Titel' } },
    answer: { schema: moduleResponse, example: EXAMPLES.module, status: 201 },
    refusals: [...WRITES],
  },
  {
    ...{ method: 'get', path: '/{module}/{id}', about: 'One module. Visitors get what is live and in its window.' },
    params: z.object({ ...module, ...id }),
    query: inContainer,
    answer: shown,
    refusals: [404, 409],
  },
  ...(['patch', 'post', 'put'] as const).map(
    (method): Call => ({
      ...{ method, path: '/{module}/{id}', isForStaff: true },
      about: method === 'put' ? 'Replaces the fields of a module, live.' : 'Changes the fields of a module that are sent, live.',
      params: z.object({ ...module, ...id }),
      body: change,
      answer: shown,
      refusals: [...WRITES],
    }),
  ),
  {
    ...{ method: 'post', path: '/{module}/{id}/move', about: 'Moves a module within its container, live.', isForStaff: true },
    params: z.object({ ...module, ...id }),
    body: { schema: moduleMoveSchema, example: { column: 0, before: 'f6a7b8c9d0a1b2c3d4e5' } },
    answer: shown,
    refusals: [...WRITES],
  },
  {
    ...{ method: 'delete', path: '/{module}/{id}', about: 'Removes a module, live, and answers what it was.', isForStaff: true },
    params: z.object({ ...module, ...id }),
    query: inContainer,
    answer: shown,
    refusals: [401, 403, 404, 409],
  },
]

/** Puts the page editor's calls (A §7) with examples into the OpenAPI document of the part of the API that answers them. */
export function describeEndpoints(api: OpenAPIHono<ApiEnv>): void {
  for (const { method, path, about, params, query, body, answer, refusals, isForStaff } of CALLS) {
    const { schema, example, status = 200 } = answer
    api.openAPIRegistry.registerPath({
      method,
      path,
      summary: about,
      ...(isForStaff ? { security: [{ session: [] }] } : {}),
      request: {
        ...(params ? { params } : {}),
        ...(query ? { query } : {}),
        ...(body ? { body: { required: true, content: { 'application/json': body } } } : {}),
      },
      responses: {
        [status]: { description: about, content: { 'application/json': { schema, example } } },
        ...Object.fromEntries(refusals.map((refusal) => [refusal, refusalOf(refusal)])),
      },
    })
  }
}

function refusalOf(status: keyof typeof REFUSALS) {
  const { code, detail } = REFUSALS[status]
  const example = { type: 'about:blank', title: code, status, code, detail }
  return { description: code, content: { 'application/problem+json': { schema: problemResponse, example } } }
}
