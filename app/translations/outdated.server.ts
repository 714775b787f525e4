import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { translationDrafts, translations } from '../platform/translations/tables.ts'
import { mayTranslate } from './rights.server.ts'
import { subjectKinds } from './subjects.server.ts'
import { readSubjectTexts } from './texts-of-subjects.server.ts'

/** A record with translations that no longer fit its texts, in one language. */
export type OutdatedRecord = { recordType: string; recordId: number; title: string; locale: string; number: number }

/**
 * The records with translations whose original has changed since, as far as the viewer may translate them; not where somebody has
 * written a draft, which waits to be published. One statement, and
 * those that read what is translated; none on a site of one language.
 */
export async function readOutdated(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer): Promise<OutdatedRecord[]> {
  const { db } = platform
  const [, ...locales] = siteLocales()
  if (locales.length === 0) return []
  const { recordType, recordId, field, locale, source } = translations
  const isDraft = and(
    eq(translationDrafts.recordType, recordType),
    eq(translationDrafts.recordId, recordId),
    eq(translationDrafts.field, field),
    eq(translationDrafts.locale, locale),
  )
  const rows = await db
    .select({ recordType, recordId, field, locale, source })
    .from(translations)
    .leftJoin(translationDrafts, isDraft)
    .where(and(inArray(locale, locales), isNull(translationDrafts.revision)))
  const ofKind = Map.groupBy(rows, (row) => row.recordType)
  const outdated: OutdatedRecord[] = []
  for (const kind of subjectKinds(platform, viewer)) {
    const translated = ofKind.get(kind.name) ?? []
    if (translated.length === 0) continue
    const subjects = await readSubjectTexts({ db }, kind, [...new Set(translated.map((row) => row.recordId))])
    for (const { id, title, texts } of subjects) {
      if (!mayTranslate(viewer, kind.name, id)) continue
      const originals = new Map(texts.map(({ unit, original }) => [unit, original]))
      for (const further of locales) {
        const own = translated.filter((row) => row.recordId === id && row.locale === further)
        const number = own.filter((row) => originals.has(row.field) && originals.get(row.field) !== row.source).length
        if (number > 0) outdated.push({ recordType: kind.name, recordId: id, title, locale: further, number })
      }
    }
  }
  return outdated
}
