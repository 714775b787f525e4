import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { t } from '../i18n/i18n.ts'

/** What is away for a moment is mostly back by then. */
export const RETRY_AFTER_SECONDS = 5
/** The same for a site that was set offline; search engines come back after it. */
export const SWITCHED_OFF_RETRY_SECONDS = 3600
/** The problem of API requests while the site is offline. */
export const SITE_OFFLINE = 'site_offline'

/** Further members of an error answer: messages per field, the shop's code, both states of a conflict, seconds to wait. */
export type ProblemExtras = { errors?: Record<string, string[]>; retry_after?: number; [member: string]: unknown }

/**
 * An error that a caller of the API gets to read, as RFC 9457 `application/problem+json`.
 * `code` is stable for programs; `detail` is a sentence for people, in the page's language.
 */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extras: ProblemExtras

  constructor(status: ContentfulStatusCode, code: string, detail: string, extras: ProblemExtras = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.extras = extras
  }

  get #secondsUntilBack(): number {
    return this.code === SITE_OFFLINE ? SWITCHED_OFF_RETRY_SECONDS : RETRY_AFTER_SECONDS
  }

  /** The answer's body. */
  toJSON(): Record<string, unknown> {
    return { type: 'about:blank', title: this.code, status: this.status, code: this.code, detail: this.message, ...this.extras }
  }

  /** The whole answer. */
  toResponse(headers: Record<string, string> = {}): Response {
    // What was too large has not been read to its end, so nothing more can come over this connection.
    const ending = this.status === 413 ? { connection: 'close' } : undefined
    // RFC 9110, 15.5.6
    const allow = typeof this.extras.allowed === 'string' ? { allow: this.extras.allowed } : undefined
    const wait = this.extras.retry_after ?? (this.status === 503 ? this.#secondsUntilBack : undefined)
    const later = wait === undefined ? undefined : { 'retry-after': String(wait) }
    return new Response(JSON.stringify(this), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        ...ending,
        ...allow,
        ...later,
        ...headers,
      },
    })
  }
}

/** There is nothing at this address, or nothing any more. */
export function notFound(): Problem {
  return new Problem(404, 'not_found', t('Nothing found at this address.'))
}

/** What was found. @throws Problem 404 `not_found` when there was nothing */
export function orNotFound<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}

/** Conflict: another user has changed the same thing since it was read. @param extras `theirs`: what it is now */
export function conflict(detail: string, extras: ProblemExtras): Problem {
  return new Problem(409, 'conflict', detail, extras)
}

/** What was deleted too long ago to be restored. */
export function gone(detail: string): Problem {
  return new Problem(410, 'gone', detail)
}

/** Input that breaks a schema, with a list of messages per field. */
export function validationFailed(issues: readonly { path: PropertyKey[]; message: string }[]): Problem {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return new Problem(400, 'validation_failed', t('Some fields are invalid.'), { errors })
}

/** Input that is wrong in one field, with one sentence for the field and the whole. */
export function invalidField(field: string, message: string): Problem {
  return new Problem(400, 'validation_failed', message, { errors: { [field]: [message] } })
}

/** An upload without a file. */
export function fileMissing(extras: ProblemExtras = {}): Problem {
  return new Problem(400, 'file_missing', t('Please choose a file.'), extras)
}

/** More requests than a rate limit allows. */
export function tooManyRequests(extras: ProblemExtras = {}): Problem {
  return new Problem(429, 'too_many_calls', t('Too many requests from your connection. Please try again in a few minutes.'), extras)
}
