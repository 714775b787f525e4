import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { ApiEnv } from '../platform/http/api.ts'
import { type CallDescription, describeCalls } from '../platform/http/call-descriptions.ts'
import { idParameter } from '../platform/http/get-route.ts'
import { containerResponse, EXAMPLES, moduleResponse, navigationResponse, pageResponse, userResponse } from './api-responses.ts'
import { containerChangeSchema, containerCreationSchema, moduleCreationSchema, moduleMoveSchema } from './schema.ts'

const module = { module: z.string().meta({ description: 'Name of a module type, as `headline` or `event-list`.', example: 'headline' }) }
const id = { id: z.string().max(40).meta({ example: 'a1b2c3d4e5f6a7b8c9d0' }) }
const inContainer = z.object({
  container: z.string().optional().meta({ description: 'Slug; needed only where two containers hold the same id.' }),
})
const moduleChange = { schema: moduleResponse.partial(), example: { content: 'Neuer Titel' } }
const byNumber = z.object({ id: idParameter.meta({ example: 7 }) })
const containerOk = { schema: containerResponse, example: EXAMPLES.container }
const moduleOk = { schema: moduleResponse, example: EXAMPLES.module }
const WRITES = [400, 401, 403, 404, 409, 422] as const

const ENDPOINTS: CallDescription[] = [
  {
    ...{ method: 'get', path: '/user', summary: 'The login check: who is logged in, and where the administration is.', isForStaff: true },
    response: { schema: userResponse, example: EXAMPLES.user },
    errors: [401],
  },
  {
    ...{ method: 'get', path: '/nav', summary: 'The navigation: the menu list and the footer list, of online pages alone.' },
    response: { schema: navigationResponse, example: EXAMPLES.navigation },
    errors: [],
  },
  {
    ...{ method: 'get', path: '/page/{path}', summary: 'A page with its modules. Offline pages and versions are for staff.' },
    params: z.object({ path: z.string().meta({ description: 'The address without language prefix; empty for home.', example: 'presse' }) }),
    query: z.object({ version_id: z.coerce.number().int().positive().optional() }),
    response: { schema: pageResponse, example: EXAMPLES.page },
    errors: [401, 404],
  },
  {
    ...{ method: 'get', path: '/container/by-slug/{slug}', summary: 'A section by its slug. Staff who get 404 create it.' },
    params: z.object({ slug: z.string().meta({ example: 'page-7' }) }),
    response: { schema: containerResponse, example: EXAMPLES.container },
    errors: [404],
  },
  {
    ...{ method: 'post', path: '/container', summary: 'Creates a container, or answers the one that bears the slug.', isForStaff: true },
    body: {
      schema: containerCreationSchema,
      example: { model: 'container', parent: null, content_type: 'page', object_id: 7, slug: 'page-7-aside' },
    },
    response: { schema: containerResponse, example: EXAMPLES.container, status: 201 },
    errors: [400, 401, 403],
  },
  {
    ...{ method: 'get', path: '/container/{id}', summary: 'A container by its number. Visitors get what is live and in its window.' },
    params: byNumber,
    response: containerOk,
    errors: [404],
  },
  ...(['patch', 'post'] as const).map(
    (method): CallDescription => ({
      ...{ method, path: '/container/{id}', summary: 'Changes what is sent of a container, live.', isForStaff: true },
      params: byNumber,
      body: { schema: containerChangeSchema, example: { layout_index: 1 } },
      response: containerOk,
      errors: [...WRITES],
    }),
  ),
  {
    ...{ method: 'put', path: '/container/{id}', summary: 'Replaces what a container has besides its modules, live.', isForStaff: true },
    params: byNumber,
    body: {
      schema: containerChangeSchema.required(),
      example: { layout_index: 0, extra_class: '', image: null, columns: [{ index: 0, classes: '' }] },
    },
    response: containerOk,
    errors: [...WRITES],
  },
  {
    ...{ method: 'delete', path: '/container/{id}', isForStaff: true },
    summary: 'Deletes a container, and answers what it was. The versions of its object keep its modules.',
    params: byNumber,
    response: containerOk,
    errors: [401, 403, 404, 409],
  },
  {
    ...{ method: 'post', path: '/{module}', summary: 'Creates a module in a container, live, as a version of its own.', isForStaff: true },
    params: z.object(module),
    body: { schema: moduleCreationSchema, example: { container: 'page-7', headline_level: 2, content: 'Titel' } },
    response: { schema: moduleResponse, example: EXAMPLES.module, status: 201 },
    errors: [...WRITES],
  },
  {
    ...{ method: 'get', path: '/{module}/{id}', summary: 'One module. Visitors get what is live and in its window.' },
    params: z.object({ ...module, ...id }),
    query: inContainer,
    response: moduleOk,
    errors: [404, 409],
  },
  ...(['patch', 'post', 'put'] as const).map(
    (method): CallDescription => ({
      ...{ method, path: '/{module}/{id}', isForStaff: true },
      summary: method === 'put' ? 'Replaces the fields of a module, live.' : 'Changes the fields of a module that are sent, live.',
      params: z.object({ ...module, ...id }),
      body: moduleChange,
      response: moduleOk,
      errors: [...WRITES],
    }),
  ),
  {
    ...{ method: 'post', path: '/{module}/{id}/move', summary: 'Moves a module within its container, live.', isForStaff: true },
    params: z.object({ ...module, ...id }),
    body: { schema: moduleMoveSchema, example: { column: 0, before: 'f6a7b8c9d0a1b2c3d4e5' } },
    response: moduleOk,
    errors: [...WRITES],
  },
  {
    ...{ method: 'delete', path: '/{module}/{id}', summary: 'Removes a module, live, and answers what it was.', isForStaff: true },
    params: z.object({ ...module, ...id }),
    query: inContainer,
    response: moduleOk,
    errors: [401, 403, 404, 409],
  },
]

/** Adds the page editor's endpoints (A §7), with examples, to the OpenAPI document of the API that serves them. */
export function describeEndpoints(api: OpenAPIHono<ApiEnv>): void {
  describeCalls(api, ENDPOINTS)
}
