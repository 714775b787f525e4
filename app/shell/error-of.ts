import { isRouteErrorResponse } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { isChunkFailure } from './chunk-reload.ts'

const DEFAULT_ERROR_STATUS = 500

const NOT_FOUND = 404

/**
 * Status and message of whatever a route threw: `statusCode`, else `status`, else the response's, else 500 (A §8).
 * A page whose request never arrived counts as not found. What an error says is shown where it was thrown with a
 * status, on purpose; of others visitors would understand nothing.
 */
export function errorOf(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error
    // A page of markup is no sentence: something between here and the house has answered in its place.
    if (typeof data === 'string' && data.trimStart().startsWith('<')) return { status, message: t("Unfortunately, that didn't work.") }
    const message = typeof data === 'string' && data ? data : t('This page could not be found')
    return { status, message: status === NOT_FOUND || typeof data === 'string' ? message : statusText }
  }
  if (isNetworkFailure(error)) return { status: NOT_FOUND, message: t('404 Not Found') }
  const given = (error ?? {}) as { statusCode?: unknown; status?: unknown; response?: { status?: unknown }; message?: unknown }
  const status = [given.statusCode, given.status, given.response?.status].find((value): value is number => typeof value === 'number')
  const said = status !== undefined && typeof given.message === 'string' ? given.message : ''
  return { status: status ?? DEFAULT_ERROR_STATUS, message: said || t("Unfortunately, that didn't work.") }
}

/** What `fetch` throws when no answer came, in the words of the three browser families; a script that is gone says nearly the same. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && !isChunkFailure(error) && /failed to fetch|networkerror|load failed/i.test(error.message)
}
