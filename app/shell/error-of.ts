import { isRouteErrorResponse } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'

const DEFAULT_ERROR_STATUS = 500

/** Status and message of whatever a route threw: `statusCode`, else `status`, else the response's, else 500 (A §8). */
export function errorOf(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' && error.data ? error.data : t('This page could not be found')
    return { status: error.status, message: error.status === 404 || typeof error.data === 'string' ? message : error.statusText }
  }
  const given = (error ?? {}) as { statusCode?: unknown; status?: unknown; response?: { status?: unknown } }
  const status = [given.statusCode, given.status, given.response?.status].find((value) => typeof value === 'number')
  return { status: (status as number | undefined) ?? DEFAULT_ERROR_STATUS, message: t("Unfortunately, that didn't work.") }
}
