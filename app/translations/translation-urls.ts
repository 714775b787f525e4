import { adminUrl } from '../platform/routing/admin-url.ts'
import type { OverviewQuery } from './schema.ts'

/** The screen on which a record is translated into a language. */
export function translateUrl({ recordType, recordId }: { recordType: string; recordId: number }, locale: string): string {
  return `${adminUrl('translations', recordType, recordId)}?locale=${locale}`
}

/** The list of translations; what is as it is without being asked for is left out. */
export function translationsUrl({ locale, state, type, q, page }: OverviewQuery): string {
  const query = new URLSearchParams({ locale, state })
  if (type) query.set('type', type)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  return `${adminUrl('translations')}?${query}`
}

/** The address of a record’s translations in the API. */
export function translationsCall({ recordType, recordId }: { recordType: string; recordId: number }): string {
  return `/api/admin/translations/${recordType}/${recordId}`
}
