import { createContext } from 'react-router'
import { isDatabaseUnavailable, isDiskFull } from '../database/outage.ts'
import { t } from '../i18n/i18n.ts'
import type { Logger } from '../logging/logger.ts'
import { Problem, RETRY_AFTER_SECONDS, SWITCHED_OFF_RETRY_SECONDS } from './problem.ts'

const TOLD_EVERY_MS = 60_000
let toldAt = Number.NEGATIVE_INFINITY

/**
 * The answer to whatever failed because the machine beneath lacks something, and will work again when it is back: 503
 * without the database, 507 without room on the disk. It is no bug, so no error report is sent.
 * @returns undefined for all other failures
 */
export function outageProblem(error: unknown): Problem | undefined {
  if (isDatabaseUnavailable(error)) {
    return new Problem(503, 'database_away', t('Our data is temporarily unavailable. Please try again in a few seconds.'))
  }
  if (!isDiskFull(error)) return undefined
  return new Problem(
    507,
    'disk_full',
    t('Nothing can be saved at the moment because the server is out of disk space. Existing data is safe.'),
  )
}

/** What the drawing of a page has met with; undefined while nothing is the matter. */
export type OutageState = { problem?: Problem; isShown?: boolean }

/** The context in which the rendering of a page records an outage. */
export const outageContext = createContext<OutageState>()

/**
 * The rendered page with the status of the outage it met; a page that is 503 without one is that of a site set offline. A
 * route change is answered with the problem alone: React Router's own error response would tell the browser that something
 * failed, but not that it is temporary.
 */
export function withOutage(page: Response, { problem }: OutageState, isRouteChange: boolean): Response {
  if (!problem) return page.status === 503 ? withRetryAfter(page, SWITCHED_OFF_RETRY_SECONDS) : page
  if (page.status < 500) return page
  if (isRouteChange) return problem.toResponse()
  const answer = new Response(page.body, { status: problem.status, headers: page.headers })
  return problem.status === 503 ? withRetryAfter(answer, RETRY_AFTER_SECONDS) : answer
}

function withRetryAfter(answer: Response, seconds: number): Response {
  const headers = new Headers(answer.headers)
  headers.set('retry-after', String(seconds))
  return new Response(answer.body, { status: answer.status, headers })
}

/** Tells a full disk to the operator, once in a while: a log of each failed write would want room, too. That the database is away tells itself. */
export function logOutage({ code }: Problem, log: Logger): void {
  const now = performance.now()
  if (code !== 'disk_full' || now - toldAt < TOLD_EVERY_MS) return
  toldAt = now
  log.error({ code }, 'there is no room left to write')
}
