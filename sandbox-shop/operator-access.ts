import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { Rejection } from './rejection.ts'

/** User name of the operator for HTTP Basic authentication; the password is the token. */
export const OPERATOR = 'kasse'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Middleware that authorizes writes: the shop's token as bearer, or, when none is configured, a request from the same
 * machine. The content type must be JSON, which prevents cross-site form posts.
 */
export function requireApiToken(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (!/^application\/json\b/.test(context.req.header('content-type') ?? '')) throw new Rejection('malformed')
    if (!(token ? isEqual(context.req.header('authorization') ?? '', `Bearer ${token}`) : isFromThisMachine(context)))
      throw new Rejection('notAllowed')
    return next()
  }
}

/** Middleware that requires the operator's login (HTTP Basic). */
export function requireOperator(token: string): MiddlewareHandler {
  return basicAuth({ username: OPERATOR, password: token, realm: 'Kartenshop' })
}

function isFromThisMachine(context: Context): boolean {
  return LOOPBACK.test(getConnInfo(context).remote.address ?? '')
}

function isEqual(actual: string, expected: string): boolean {
  const [left, right] = [actual, expected].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
