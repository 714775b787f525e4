import { and, eq, inArray } from 'drizzle-orm'
import { readTranslationDrafts, type TranslationDraft } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { notFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { siteLocales } from '../platform/i18n/request-language.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/language-variants.ts'
import { translationDrafts, translations } from '../platform/translations/tables.ts'
import { countEarlier } from './earlier.server.ts'
import type { OverviewItem, OverviewQuery, TranslationUnit } from './schema.ts'
import { type SubjectKind, subjectKinds } from './subjects.server.ts'
import { readSubjectTexts, readWorkingTexts, type SubjectText, type SubjectTexts } from './texts-of-subjects.server.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
type Translation = typeof translations.$inferSelect

const PAGE_SIZE = 50

/** A kind by its name, if the viewer may read something of it. @throws Problem 404 */
export function subjectKindNamed(platform: Reader, viewer: Viewer, name: string): SubjectKind {
  const kind = subjectKinds(platform, viewer).find((one) => one.name === name)
  if (!kind) throw notFound()
  return kind
}

/** One record with all its texts. @throws Problem 404 */
export async function readSubject(platform: Reader, kind: SubjectKind, id: number): Promise<SubjectTexts> {
  const [subject] = await readSubjectTexts(platform, kind, [id])
  if (!subject) throw notFound()
  return subject
}

/** One record with its texts as translators see them, German drafts included. @throws Problem 404 */
export async function readWorkingSubject(platform: Reader, kind: SubjectKind, id: number): Promise<SubjectTexts> {
  const subject = await readWorkingTexts(platform, kind, id)
  if (!subject) throw notFound()
  return subject
}

/** The texts of a record with their translations, drafts included, in the order of form and page. @throws Problem 404 */
export async function readTranslations(platform: Reader, viewer: Viewer, record: { type: string; id: number }, locale: string) {
  const kind = subjectKindNamed(platform, viewer, record.type)
  const subject = await readWorkingSubject(platform, kind, record.id)
  const [live, drafts] = [
    await readLiveOfKind(platform, kind.name, locale, [record.id]),
    await readDraftsOfKind(platform, kind.name, locale, [record.id]),
  ]
  const earlierOf = await countEarlier(platform.db, { recordType: kind.name, locale }, [record.id])
  const unitOf = (text: SubjectText) => {
    const key = keyOf(record.id, text.unit)
    return unitWith(text, viewer, { live: live.get(key), draft: drafts.get(key), earlier: earlierOf(record.id, text.unit) })
  }
  return { locale, units: subject.texts.map(unitOf) }
}

/** The drafts of a record's translations, by language, in the order of form and page; none where it has none. @throws Problem 404 */
export async function readDrafts(platform: Reader, viewer: Viewer, record: { type: string; id: number }) {
  const [, ...locales] = siteLocales()
  const kind = subjectKindNamed(platform, viewer, record.type)
  await readSubject(platform, kind, record.id)
  const found = await readTranslationDrafts(platform.db, { contentType: kind.name, objectId: record.id })
  const drafted = locales.filter((locale) => found.some((draft) => draft.locale === locale))
  const languages = await Promise.all(drafted.map((locale) => readTranslations(platform, viewer, record, locale)))
  return { languages: languages.map(({ locale, units }) => ({ locale, units: units.filter(({ draft }) => draft) })) }
}

/** What is known of the translation of a text. */
export type FoundTranslation = { live: Translation | undefined; draft: TranslationDraft | undefined; earlier?: number }

/** A text with its translation, as it is for the viewer. */
export function unitWith(
  { unit, label, kind, original, waits = false }: SubjectText,
  viewer: Pick<Viewer, 'id'>,
  { live, draft, earlier = 0 }: FoundTranslation,
): TranslationUnit {
  const { text, source } = draft ?? live ?? { text: null, source: original }
  const isOutdated = text !== null && source !== original
  return {
    ...{ unit, label, kind, original, waits, earlier },
    translation: text,
    live: live?.text ?? null,
    draft: draft
      ? {
          revision: draft.revision,
          by: draft.updatedBy,
          at: isoWithOffset(toInstant(draft.updatedAt)),
          isMine: draft.userId === viewer.id,
        }
      : null,
    state: text === null ? 'missing' : isOutdated ? 'outdated' : 'current',
    originalThen: isOutdated ? source : null,
  }
}

/** Records with texts, by what is missing in a language, with how many there are. A few statements for each kind. */
export async function readOverview(platform: Reader, viewer: Viewer, query: OverviewQuery) {
  const kinds = subjectKinds(platform, viewer)
  const all: OverviewItem[] = []
  for (const kind of kinds) if (query.type === '' || kind.name === query.type) all.push(...(await itemsOf(platform, kind, query.locale)))
  const wanted = query.q.trim().toLocaleLowerCase('de')
  const inScope = all.filter(({ total, title }) => total > 0 && title.toLocaleLowerCase('de').includes(wanted))
  const items = inScope.filter((item) => query.state === 'all' || item[query.state] > 0)
  const sumOf = (name: 'total' | 'missing' | 'outdated' | 'draft') => inScope.reduce((sum, item) => sum + item[name], 0)
  return {
    items: items.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE),
    total: items.length,
    counts: {
      all: inScope.length,
      missing: inScope.filter(({ missing }) => missing > 0).length,
      outdated: inScope.filter(({ outdated }) => outdated > 0).length,
      draft: inScope.filter(({ draft }) => draft > 0).length,
    },
    texts: { all: sumOf('total'), missing: sumOf('missing'), outdated: sumOf('outdated'), draft: sumOf('draft') },
    types: kinds.map(({ name, plural }) => ({ name, label: t(plural) })),
  }
}

async function itemsOf(platform: Reader, kind: SubjectKind, locale: string): Promise<OverviewItem[]> {
  const [subjects, live, drafts] = [
    await readSubjectTexts(platform, kind),
    await readLiveOfKind(platform, kind.name, locale),
    await readDraftsOfKind(platform, kind.name, locale),
  ]
  return subjects.map(({ id, title, path, editPath, texts }) => {
    const stateOf = ({ unit, original }: SubjectText): OverviewState => {
      const [translation, draft] = [live.get(keyOf(id, unit)), drafts.get(keyOf(id, unit))]
      if (draft) return 'draft'
      if (!translation) return 'missing'
      return translation.source === original ? 'current' : 'outdated'
    }
    const states = texts.map(stateOf)
    return {
      ...{ recordType: kind.name, recordId: id, typeLabel: t(kind.plural), title, editPath },
      path: path === null ? null : pathIn(locale, path),
      total: texts.length,
      missing: states.filter((state) => state === 'missing').length,
      outdated: states.filter((state) => state === 'outdated').length,
      draft: states.filter((state) => state === 'draft').length,
    }
  })
}

/** How far a text is in the list of translations: with a draft, whatever is live, it waits to be published. */
type OverviewState = TranslationUnit['state'] | 'draft'

async function readLiveOfKind({ db }: Reader, type: string, locale: string, ids?: number[]): Promise<Map<string, Translation>> {
  const rows = await db
    .select()
    .from(translations)
    .where(and(eq(translations.recordType, type), eq(translations.locale, locale), ids && inArray(translations.recordId, ids)))
  return new Map(rows.map((row) => [keyOf(row.recordId, row.field), row]))
}

async function readDraftsOfKind({ db }: Reader, type: string, locale: string, ids?: number[]): Promise<Map<string, TranslationDraft>> {
  const { recordType, recordId } = translationDrafts
  const rows = await db
    .select()
    .from(translationDrafts)
    .where(and(eq(recordType, type), eq(translationDrafts.locale, locale), ids && inArray(recordId, ids)))
  return new Map(rows.map((row) => [keyOf(row.recordId, row.field), row]))
}

function keyOf(id: number, unit: string): string {
  return `${id} ${unit}`
}
