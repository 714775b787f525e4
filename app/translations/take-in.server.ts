import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { translations } from '../platform/translations/tables.ts'
import { TRANSLATIONS_TAG } from '../platform/translations/tag.ts'
import type { FieldText } from '../records/field-texts.server.ts'
import { allSubjectKinds } from './subjects.server.ts'
import { readSubjectTexts } from './texts-of-subjects.server.ts'

const ROWS_PER_STATEMENT = 500

/** Writes all translations that somebody brings along; those that there are already stay. @returns how many texts had one */
export async function takeInTranslations(
  platform: Platform,
  { locale, by }: { locale: string; by: string },
  translate: (text: FieldText) => string | undefined,
): Promise<number> {
  const written = { locale, updatedBy: by, updatedAt: toDate(platform.clock.now()) }
  const rows: (typeof translations.$inferInsert)[] = []
  for (const { name, ...kind } of allSubjectKinds(platform)) {
    for (const { id, texts } of await readSubjectTexts(platform, { name, ...kind })) {
      for (const one of texts) {
        const text = translate(one)
        if (text !== undefined) rows.push({ recordType: name, recordId: id, field: one.unit, text, source: one.original, ...written })
      }
    }
  }
  await platform.write(async (tx, invalidate) => {
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
      await tx
        .insert(translations)
        .values(rows.slice(start, start + ROWS_PER_STATEMENT))
        .onConflictDoNothing()
    invalidate(TRANSLATIONS_TAG)
  })
  return rows.length
}
