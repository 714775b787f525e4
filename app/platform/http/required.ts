import { data } from 'react-router'
import { t } from '../i18n/i18n.ts'
import { readForm } from './clean-request.ts'
import { Problem } from './problem.ts'

const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/

/** The id of an address. @throws 404 when it is no positive number: the route does not match (A §5) */
export function requireId(id: string | undefined): number {
  if (!id || !POSITIVE_INTEGER.test(id)) throw data(t('This page could not be found'), { status: 404 })
  return Number(id)
}

/** What was found. @throws 404 when there was nothing (EVDET-03) */
export function requireFound<T>(row: T | undefined): T {
  if (row === undefined) throw data(t('This page could not be found'), { status: 404 })
  return row
}

/** The fields of a form posted to a page, for its action. @throws 400 or 415 when it is none or is broken */
export async function readActionForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request)
  } catch (error) {
    throw error instanceof Problem ? data(error.message, { status: error.status }) : error
  }
}
