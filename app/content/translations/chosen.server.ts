import { and, asc, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { translationDrafts } from '../../platform/translations/tables.ts'
import type { ContentObject } from '../content-object.ts'
import { othersIncluded } from '../others-included.ts'
import type { TranslationChoice } from '../schema.ts'
import type { TranslationDraft } from './draft-rows.server.ts'
import type { GoingLive } from './make-live.server.ts'

/**
 * Locks the chosen drafts of an object's translations. One that is no longer there, since it was published or discarded, is
 * left out; one that its author has changed further goes as it is now.
 * @throws Problem 409 `others_included` with the names of those who have changed a chosen one since
 */
export async function lockChosenTranslations(
  tx: Database,
  viewer: Pick<Viewer, 'id'>,
  { contentType, objectId }: ContentObject,
  choice: TranslationChoice = {},
): Promise<TranslationDraft[]> {
  const shown = new Map<string, Record<string, string>>(Object.entries(choice))
  if (shown.size === 0) return []
  const rows = await tx
    .select()
    .from(translationDrafts)
    .where(and(eq(translationDrafts.recordType, contentType), eq(translationDrafts.recordId, objectId)))
    .orderBy(asc(translationDrafts.locale), asc(translationDrafts.field))
    .for('update')
  const chosen = rows.filter(({ locale, field }) => shown.get(locale)?.[field] !== undefined)
  const unseen = chosen.filter(({ locale, field, revision, userId }) => shown.get(locale)?.[field] !== revision && userId !== viewer.id)
  if (unseen.length > 0) throw othersIncluded([...new Set(unseen.map(({ updatedBy }) => updatedBy))])
  return chosen
}

/** The choice of all these drafts, as they are. */
export function choiceOf(drafts: readonly TranslationDraft[]): TranslationChoice {
  const byLocale = Map.groupBy(drafts, ({ locale }) => locale)
  return Object.fromEntries(
    [...byLocale].map(([locale, own]) => [locale, Object.fromEntries(own.map(({ field, revision }) => [field, revision]))]),
  )
}

/** A draft as it goes live. */
export function goingLive({ locale, field, text, source, updatedBy, revision }: TranslationDraft): GoingLive {
  return { locale, field, text, source, by: updatedBy, revision }
}
