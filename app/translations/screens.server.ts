import type { Viewer } from '../platform/auth/auth.ts'
import { parseInput } from '../platform/http/api.ts'
import { notFound } from '../platform/http/problem.ts'
import type { Locale } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/path-in.ts'
import { idIn } from '../records/id-param.ts'
import type { RecordType } from '../records/record-type.ts'
import { readOverview, readSubject, readTranslations, subjectKindNamed } from './read-translations.server.ts'
import { mayTranslate } from './rights.server.ts'
import { localeQuery, overviewQuery } from './schema.ts'

const PAGE_SIZE = 50

/** The data of the list of translations: what is missing, in the first further language, where nothing else is asked for. @throws Problem 404 on a site of one language */
export async function loadTranslationList(platform: Platform, viewer: Viewer, url: URL) {
  const locales = furtherLocales()
  const query = parseInput(overviewQuery, { locale: locales[0], state: 'missing', ...Object.fromEntries(url.searchParams) })
  const overview = await readOverview(platform, viewer, query)
  const next = new URLSearchParams(url.searchParams)
  next.set('page', String(query.page + 1))
  return { overview, query, locales, next: overview.total > query.page * PAGE_SIZE ? `?${next}` : null }
}

/** The data of the screen on which a record is translated. @throws Problem 404 */
export async function loadRecordTranslation(platform: Platform, viewer: Viewer, params: Partial<Record<'type' | 'id', string>>, url: URL) {
  const locales = furtherLocales()
  const { locale } = parseInput(localeQuery, { locale: locales[0], ...Object.fromEntries(url.searchParams) })
  const [recordType, recordId] = [params.type ?? '', idIn(params.id)]
  if (!recordId) throw notFound()
  const { title, path, editPath } = await readSubject(platform, subjectKindNamed(platform, viewer, recordType), recordId)
  const { units } = await readTranslations(platform, viewer, { type: recordType, id: recordId }, locale)
  return {
    record: { recordType, recordId, locale },
    ...{ title, units, locales, editPath },
    path: path === null ? null : pathIn(locale, path),
    mayWrite: mayTranslate(viewer, recordType, recordId),
  }
}

/** The languages into which records of a type are translated: none where visitors read nothing of it. */
export function localesOfType({ isForStaff }: Pick<RecordType, 'isForStaff'>): Locale[] {
  return isForStaff ? [] : siteLocales().slice(1)
}

function furtherLocales() {
  const [, ...locales] = siteLocales()
  if (locales.length === 0) throw notFound()
  return locales
}
