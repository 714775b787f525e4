import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { languageName } from '../../platform/i18n/language-name.ts'
import { translations } from '../../platform/translations/tables.ts'
import type { ContentObject } from '../content-object.ts'
import type { LiveWrite } from '../publishing.server.ts'
import type { PlannedTranslation } from '../tables.ts'
import type { LiveTranslation, TranslationDraft } from './draft-rows.server.ts'
import { makeTranslationsLive } from './make-live.server.ts'

/** Copies drafts to go live later, each with what is live now. One statement. */
export async function plannedTranslations(tx: Database, object: ContentObject, drafts: TranslationDraft[]): Promise<PlannedTranslation[]> {
  const live = drafts.length > 0 ? await readLive(tx, object) : () => undefined
  return drafts.map((draft) => {
    const { locale, field, text, source, revision, updatedBy } = draft
    return { locale, field, text, source, before: live(draft)?.text ?? null, revision, by: updatedBy }
  })
}

/** Joins a choice with translations that were planned before: of the same text the newer one counts. */
export function joinPlanned(earlier: PlannedTranslation[], later: PlannedTranslation[]): PlannedTranslation[] {
  const isSame = (one: PlannedTranslation, other: PlannedTranslation) => one.locale === other.locale && one.field === other.field
  return [...earlier.filter((one) => !later.some((other) => isSame(one, other))), ...later]
}

/** Finds the translation that visitors read now, by language and text. */
export type LiveTranslations = (text: { locale: string; field: string }) => LiveTranslation | undefined

/** The live translations of several objects, by `contentType:objectId`. One statement, none without objects. */
export async function readLiveTranslations(db: Database, objects: readonly ContentObject[]): Promise<Map<string, LiveTranslations>> {
  const ofObjects = objects.map(({ contentType, objectId }) =>
    and(eq(translations.recordType, contentType), eq(translations.recordId, objectId)),
  )
  const rows =
    ofObjects.length > 0
      ? await db
          .select()
          .from(translations)
          .where(or(...ofObjects))
      : []
  const byObject = Map.groupBy(rows, ({ recordType, recordId }) => `${recordType}:${recordId}`)
  return new Map([...byObject].map(([key, own]) => [key, lookUp(own)]))
}

/**
 * The planned translations that cannot go live: somebody has changed what is live meanwhile, or they translate a text that does
 * not go live.
 */
export function heldTranslations(
  planned: readonly PlannedTranslation[],
  live: LiveTranslations,
  waits: (translation: PlannedTranslation) => boolean,
): PlannedTranslation[] {
  return planned.filter((one) => waits(one) || ![one.before, one.text].includes(live(one)?.text ?? null))
}

/** Names translations by their languages, for sentences about planned changes. */
export function namesOfTranslations(held: readonly PlannedTranslation[]): string[] {
  const locales = [...new Set(held.map(({ locale }) => locale))]
  return locales.map((locale) => t('Translation into {language}', { language: languageName(locale) }))
}

/**
 * Makes planned translations live that nobody has changed meanwhile.
 * @param waits whether one translates a text that did not go live; it is a conflict too
 * @returns the way back, and the names of what was left out
 */
export async function makePlannedTranslationsLive(
  work: LiveWrite,
  object: ContentObject,
  planned: readonly PlannedTranslation[],
  waits: (translation: PlannedTranslation) => boolean,
): Promise<{ back: PlannedTranslation[]; conflicts: string[] }> {
  if (planned.length === 0) return { back: [], conflicts: [] }
  const live = await readLive(work.tx, object)
  const held = heldTranslations(planned, live, waits)
  const going = planned.filter((one) => !held.includes(one))
  const { services, tx, refresh, viewer } = work
  await makeTranslationsLive({ platform: services.platform, tx, refresh, viewer }, object, going)
  return {
    back: going.map((one) => {
      const before = live(one)
      const { locale, field, revision } = one
      return {
        ...{ locale, field, revision, before: one.text },
        ...{ text: before?.text ?? null, source: before?.source ?? one.source, by: before?.updatedBy ?? one.by },
      }
    }),
    conflicts: namesOfTranslations(held),
  }
}

async function readLive(tx: Database, object: ContentObject): Promise<LiveTranslations> {
  const [live] = (await readLiveTranslations(tx, [object])).values()
  return live ?? (() => undefined)
}

function lookUp(rows: LiveTranslation[]): LiveTranslations {
  return ({ locale, field }) => rows.find((row) => row.locale === locale && row.field === field)
}
