import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { SessionUser, Viewer } from '../auth/auth.ts'
import { recordId } from '../database/record-id.ts'
import { t } from '../i18n/i18n.ts'
import type { Logger } from '../logging/logger.ts'
import { forbidden, type Right } from './authorize.ts'
import { tooLarge } from './clean-request.ts'
import { notFound, Problem, validationFailed } from './problem.ts'

/** What every API handler finds on its context. */
export type ApiEnv = {
  Variables: {
    requestId: string
    log: Logger
    /** who sent the request; undefined for visitors. Asked at most once. */
    viewer: () => Promise<Viewer | undefined>
    /** whose session a request bears, also when nothing but their own account is open to them */
    person: () => Promise<SessionUser | undefined>
  }
}

/** A part of the API. A wrong body or query becomes a problem with a message per field. Slashes at the end do not matter. */
export function createApi(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    strict: false,
    defaultHook: (result) => {
      if (result.success) return
      // A number in a path that is none names nothing.
      throw result.target === 'param' ? notFound() : validationFailed(result.error.issues)
    },
  })
}

/** Reads the JSON body of a request and checks it. @throws Problem 400 with messages per field; a body that is no JSON counts as missing */
export async function jsonBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  return parseInput(schema, await context.req.json().catch(() => undefined))
}

/** Checks a value that a request sends. @throws Problem 400 with messages per field */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw validationFailed(result.error.issues)
  return result.data
}

/** The number in a path, by its name. @throws Problem 404 when no record can have it: the database is not asked */
export function idParam(context: Context, name = 'id'): number {
  const number = recordId.safeParse(Number(context.req.param(name)))
  if (!number.success) throw notFound()
  return number.data
}

/** Bounds a body; a larger one is answered 413. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge()
    },
  })
}

/**
 * The viewer of a call that only staff may make, who has the right that it takes.
 * @param may by `reads`, `writes` and the like; `ANY_STAFF` where a call answers with what is the caller's own, or decides by what
 *   it reads
 * @throws Problem 401 `login_required`; 403 `not_allowed`, `second_factor_required` for whoever has yet to set one up
 */
export async function requireStaff(context: Context<ApiEnv>, may: Right): Promise<Viewer> {
  const viewer = await context.var.viewer()
  if (viewer) {
    if (!may(viewer)) throw forbidden()
    return viewer
  }
  await requireSessionUser(context)
  throw new Problem(403, 'second_factor_required', t('Please set up two-factor authentication under “My account” first.'))
}

/** Whose own account a call is about. @throws Problem 401 `login_required` */
export async function requireSessionUser(context: Context<ApiEnv>): Promise<SessionUser> {
  const person = await context.var.person()
  if (!person) throw new Problem(401, 'login_required', t('Please log in to continue.'))
  return person
}
