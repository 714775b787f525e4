import { and, eq, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import { DEFAULT_LOCALE, type Locale } from '../platform/i18n/i18n.ts'
import { inLanguage, siteLocales } from '../platform/i18n/request-language.ts'
import { translations } from '../platform/translations/tables.ts'
import { TRANSLATIONS_TAG } from '../platform/translations/tag.ts'
import type { StaffRecord } from '../records/staff-record.ts'
import type { WriteContext } from '../records/write.server.ts'
import { type Announced, alertWords } from './evening-alert.server.ts'
import type { EveningAction } from './schema.ts'
import { sentenceInLanguage } from './sentence-in-language.ts'

type Announcement = { action: EveningAction; performance: Announced; alert: StaffRecord | undefined }

/**
 * Tells an action in the site's further languages, as translations of the performance's note and of the alert: a sentence that
 * the desk has proposed, and the alert's title and link always. A sentence in somebody's own words stays in the first language.
 */
export async function announceInLanguages(work: WriteContext, { action, performance, alert }: Announcement): Promise<void> {
  await forgetNote(work, performance.id)
  for (const locale of siteLocales().filter((locale) => locale !== DEFAULT_LOCALE)) {
    const sentence = sentenceInLanguage(action.sentence, locale, inLanguage)
    if (sentence) await write(work, locale, { type: 'event', id: performance.id, field: 'note', source: action.sentence, text: sentence })
    if (!alert) continue
    const words = inLanguage(locale, () => alertWords(performance, action.kind))
    const values = { ...words, ...(sentence ? { text: sentence } : {}) }
    for (const [field, text] of Object.entries(values))
      await write(work, locale, { type: 'alert', id: alert.id, field, source: String(alert.values[field] ?? ''), text })
  }
}

/** Takes away what a performance's note says in further languages, since the note is about to say something else. */
export async function forgetNote({ tx, invalidate }: WriteContext, eventId: number): Promise<void> {
  const { recordType, recordId, field } = translations
  await tx.delete(translations).where(and(eq(recordType, 'event'), eq(recordId, eventId), eq(field, 'note')))
  invalidate(TRANSLATIONS_TAG)
}

type Translated = { type: string; id: number; field: string; source: string; text: string }

async function write({ tx, platform, viewer, invalidate }: WriteContext, locale: Locale, { type, id, ...unit }: Translated): Promise<void> {
  const values = { ...unit, recordType: type, recordId: id, locale, updatedBy: viewer.name, updatedAt: toDate(platform.clock.now()) }
  const { recordType, recordId, field, locale: language } = translations
  await tx
    .insert(translations)
    .values(values)
    .onConflictDoUpdate({
      target: [recordType, recordId, field, language],
      set: { text: sql`excluded.text`, source: sql`excluded.source` },
    })
  invalidate(TRANSLATIONS_TAG)
}
