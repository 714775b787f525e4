import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { MAX_ID } from '../database/record-id.ts'
import { type ApiEnv, requireStaff } from './api.ts'
import { refusal } from './refusals.ts'

/** The positive number of a record, in a path or a query. */
export const idParameter = z.coerce.number().int().positive().max(MAX_ID)
const idParams = z.object({ id: idParameter })
const nothing = z.object({})
type Nothing = typeof nothing

type Call<Path extends string, Answer extends z.ZodType, Query extends z.ZodObject> = {
  path: Path
  /** one sentence for whoever reads the OpenAPI document */
  about: string
  query?: Query
  answer: Answer
  example: z.input<Answer>
}

/** A public call that reads, with what it takes, what it answers and an example: the one source of the OpenAPI document. */
export function readingCall<Path extends string, Answer extends z.ZodType, Query extends z.ZodObject = Nothing>(
  call: Call<Path, Answer, Query>,
) {
  return createRoute({
    ...described(call),
    request: { query: queryOf(call) },
    responses: { 200: answered(call), 400: refusal(400) },
  })
}

/** A public call that reads one thing by its number, `{id}` in the path. */
export function readingOneCall<Path extends `${string}/{id}${string}`, Answer extends z.ZodType>(call: Call<Path, Answer, Nothing>) {
  return createRoute({ ...described(call), request: { params: idParams }, responses: { 200: answered(call), 404: refusal(404) } })
}

const staffOnly = createMiddleware<ApiEnv>(async (context, next) => {
  await requireStaff(context)
  await next()
  context.header('cache-control', 'no-store')
})

/** A call by which staff read; whoever is not logged in gets 401. */
export function staffReadingCall<Path extends string, Answer extends z.ZodType, Query extends z.ZodObject = Nothing>(
  call: Call<Path, Answer, Query>,
) {
  return createRoute({
    ...described(call),
    security: [{ session: [] }],
    middleware: staffOnly,
    request: { query: queryOf(call) },
    responses: { 200: answered(call), 400: refusal(400), 401: refusal(401) },
  })
}

function described<Path extends string>({ path, about }: { path: Path; about: string }) {
  return { method: 'get', path, summary: about } as const
}

function queryOf<Query extends z.ZodObject>({ query }: { query?: Query }): Query {
  return query ?? (nothing as unknown as Query)
}

function answered<Answer extends z.ZodType>({ about, answer, example }: { about: string; answer: Answer; example: z.input<Answer> }) {
  return { description: about, content: { 'application/json': { schema: answer, example } } }
}
