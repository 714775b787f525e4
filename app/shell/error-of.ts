import { isRouteErrorResponse } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import type { LayoutData } from '../site/index.ts'

const DEFAULT_ERROR_STATUS = 500
const NOT_FOUND = 404
/** What a house says that is switched off; it keeps its number (AMB-49). */
const SWITCHED_OFF = 503
/** Longer is no sentence. */
const MAX_SENTENCE_LENGTH = 300

/** What the error page says. */
export type ShownError = {
  status: number
  message: string
  /** the status of an answer that failed, when another is shown */
  failedWith?: number
}

/** What of the frame an error brings along that is thrown before the frame is there. */
export type ErrorPageSite = Pick<LayoutData, 'houseName' | 'errorPages'>

/** The house whose site is switched off or cannot be read; undefined for every other error. */
export function siteOf(error: unknown): ErrorPageSite | undefined {
  const data = isRouteErrorResponse(error) ? (error.data as { house?: ErrorPageSite } | null) : undefined
  return data?.house
}

/**
 * Status and message of whatever a route threw: `statusCode`, else `status`, else the response's, else 500 (A §8).
 * A page whose answer failed is shown as not found, with the answer's own sentence where it has one (AMB-49). What an
 * error says is shown where it was thrown with a status, on purpose; of others visitors would understand nothing.
 */
export function errorOf(error: unknown): ShownError {
  if (isRouteErrorResponse(error)) {
    const { status } = error
    const sentence = sentenceOf(error.data)
    if (status === NOT_FOUND) return { status, message: sentence || t('Page not found') }
    const message = sentence || t('Sorry, that did not work.')
    const isFailure = status >= DEFAULT_ERROR_STATUS && !(status === SWITCHED_OFF && sentence)
    return isFailure ? { status: NOT_FOUND, message, failedWith: status } : { status, message }
  }
  const given = (error ?? {}) as { statusCode?: unknown; status?: unknown; response?: { status?: unknown }; message?: unknown }
  const status = [given.statusCode, given.status, given.response?.status].find((value): value is number => typeof value === 'number')
  const said = status !== undefined && typeof given.message === 'string' ? given.message : ''
  return { status: status ?? DEFAULT_ERROR_STATUS, message: said || t('Sorry, that did not work.') }
}

/** The sentence in an answer: plain, its message, or the detail of a problem (RFC 9457). A page of markup is none: something between here and the house has sent it. */
function sentenceOf(data: unknown): string {
  const told = (data as { message?: unknown } | null)?.message ?? data
  const said = typeof told === 'string' ? told.trim() : ''
  if (said.startsWith('{')) return detailOf(said)
  return said.startsWith('<') || said.length > MAX_SENTENCE_LENGTH ? '' : said
}

function detailOf(json: string): string {
  try {
    const { detail } = JSON.parse(json) as { detail?: unknown }
    return typeof detail === 'string' ? detail : ''
  } catch {
    return ''
  }
}
