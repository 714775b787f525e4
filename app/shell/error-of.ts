import { isRouteErrorResponse } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'

const DEFAULT_ERROR_STATUS = 500

const NOT_FOUND = 404

/**
 * Status and message of whatever a route threw: `statusCode`, else `status`, else the response's, else 500 (A §8).
 * A page whose request never arrived counts as not found. What an error says is shown where it was thrown with a
 * status, on purpose; of others visitors would understand nothing.
 */
export function errorOf(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' && error.data ? error.data : t('This page could not be found')
    return { status: error.status, message: error.status === 404 || typeof error.data === 'string' ? message : error.statusText }
  }
  if (isNetworkFailure(error)) return { status: NOT_FOUND, message: t('404 Not Found') }
  const given = (error ?? {}) as { statusCode?: unknown; status?: unknown; response?: { status?: unknown }; message?: unknown }
  const status = [given.statusCode, given.status, given.response?.status].find((value): value is number => typeof value === 'number')
  const said = status !== undefined && typeof given.message === 'string' ? given.message : ''
  return { status: status ?? DEFAULT_ERROR_STATUS, message: said || t("Unfortunately, that didn't work.") }
}

/** What `fetch` throws when no answer came, in the words of the three browser families. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
}
