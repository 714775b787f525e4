import { isRouteErrorResponse } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import type { LayoutData } from '../site/index.ts'

const DEFAULT_ERROR_STATUS = 500
const NOT_FOUND = 404
/** Status of a site that is switched off; it is shown as is (AMB-49). */
const SWITCHED_OFF = 503
/** Status of a preview that has ended; the specification knows no such page. */
const ENDED = 410
/** Longer messages are not meant for visitors. */
const MAX_SENTENCE_LENGTH = 300

/** What the error page shows. */
export type ShownError = {
  status: number
  message: string
  /** whether the fixed text of ERR-02 stands below; not where something has ended as it was to, or is known not to be there */
  isUnknown: boolean
  /** the original status of a failed response that is shown as another */
  failedWith?: number
}

/** The layout data that an error carries which is thrown before the layout data is loaded. */
export type ErrorPageSite = Pick<LayoutData, 'houseName' | 'errorPages'>

/** The layout data of a site that is switched off or cannot be read; undefined for every other error. */
export function siteOf(error: unknown): ErrorPageSite | undefined {
  const data = isRouteErrorResponse(error) ? (error.data as { house?: ErrorPageSite } | null) : undefined
  return data?.house
}

/**
 * Status and message of anything a route threw: `statusCode`, else `status`, else the response's, else 500 (A §8). A
 * failed response is shown as not found, with its own message if it has one (AMB-49). The message of an error is shown
 * only if it was thrown with a status, on purpose; others mean nothing to visitors.
 */
export function errorOf(error: unknown): ShownError {
  const shown = shownOf(error)
  const isKnown = shown.status === ENDED || (shown.status === NOT_FOUND && !shown.failedWith)
  return { ...shown, isUnknown: !isKnown }
}

function shownOf(error: unknown): Omit<ShownError, 'isUnknown'> {
  if (isRouteErrorResponse(error)) {
    const { status } = error
    const sentence = sentenceOf(error.data)
    if (status === NOT_FOUND) return { status, message: sentence || t('This page could not be found') }
    const message = sentence || t("Unfortunately, that didn't work.")
    const isFailure = status >= DEFAULT_ERROR_STATUS && !(status === SWITCHED_OFF && sentence)
    return isFailure ? { status: NOT_FOUND, message, failedWith: status } : { status, message }
  }
  const thrown = (error ?? {}) as { statusCode?: unknown; status?: unknown; response?: { status?: unknown }; message?: unknown }
  const status = [thrown.statusCode, thrown.status, thrown.response?.status].find((value): value is number => typeof value === 'number')
  const message = status !== undefined && typeof thrown.message === 'string' ? thrown.message : ''
  return { status: status ?? DEFAULT_ERROR_STATUS, message: message || t("Unfortunately, that didn't work.") }
}

/**
 * The message in a response: plain text, `message`, or the detail of a problem (RFC 9457). Empty for markup, which
 * comes from a proxy.
 */
function sentenceOf(data: unknown): string {
  const value = (data as { message?: unknown } | null)?.message ?? data
  const sentence = typeof value === 'string' ? value.trim() : ''
  if (sentence.startsWith('{')) return detailOf(sentence)
  return sentence.startsWith('<') || sentence.length > MAX_SENTENCE_LENGTH ? '' : sentence
}

function detailOf(json: string): string {
  try {
    const { detail } = JSON.parse(json) as { detail?: unknown }
    return typeof detail === 'string' ? detail : ''
  } catch {
    return ''
  }
}
