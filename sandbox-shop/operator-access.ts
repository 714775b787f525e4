import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { Rejection } from './rejection.ts'

/** The name under which the operator of the shop logs in; the password is the token. */
export const OPERATOR = 'kasse'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * Lets through only a house that may change what is for sale: with the shop's token as bearer, or, where the shop
 * has none, from the same machine. Bodies are JSON by name, so that no foreign page can send one from a browser.
 */
export function requireApiToken(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (!/^application\/json\b/.test(context.req.header('content-type') ?? '')) throw new Rejection('malformed')
    if (!(token ? isEqual(context.req.header('authorization') ?? '', `Bearer ${token}`) : isFromThisMachine(context)))
      throw new Rejection('notAllowed')
    return next()
  }
}

/** Asks for the operator's name and the shop's token as a password. */
export function requireOperator(token: string): MiddlewareHandler {
  return basicAuth({ username: OPERATOR, password: token, realm: 'Kartenshop' })
}

function isFromThisMachine(context: Context): boolean {
  return LOOPBACK.test(getConnInfo(context).remote.address ?? '')
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
