import { and, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { notFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { pathIn } from '../platform/routing/language-variants.ts'
import { translations } from '../platform/translations/tables.ts'
import { countEarlier } from './earlier.server.ts'
import type { OverviewItem, OverviewQuery, TranslationUnit } from './schema.ts'
import { type SubjectKind, subjectKinds } from './subjects.server.ts'
import { readSubjectTexts, type SubjectText, type SubjectTexts } from './texts-of-subjects.server.ts'

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

/** The texts of a record with their translations, in the order of form and page. @throws Problem 404 */
export async function readTranslations(platform: Reader, viewer: Viewer, record: { type: string; id: number }, locale: string) {
  const kind = subjectKindNamed(platform, viewer, record.type)
  const subject = await readSubject(platform, kind, record.id)
  const found = await readOfKind(platform, kind.name, locale, [record.id])
  const earlierOf = await countEarlier(platform.db, { recordType: kind.name, locale }, [record.id])
  const unitOf = (text: SubjectText) => unitWith(text, found.get(keyOf(record.id, text.unit)), earlierOf(record.id, text.unit))
  return { locale, units: subject.texts.map(unitOf) }
}

/** A text with its translation. */
export function unitWith({ unit, label, kind, original }: SubjectText, translation: Translation | undefined, earlier = 0): TranslationUnit {
  const isOutdated = translation !== undefined && translation.source !== original
  return {
    ...{ unit, label, kind, original },
    translation: translation?.text ?? null,
    state: translation ? (isOutdated ? 'outdated' : 'current') : 'missing',
    originalThen: isOutdated ? translation.source : null,
    earlier,
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
  const sumOf = (name: 'total' | 'missing' | 'outdated') => inScope.reduce((sum, item) => sum + item[name], 0)
  return {
    items: items.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE),
    total: items.length,
    counts: {
      all: inScope.length,
      missing: inScope.filter(({ missing }) => missing > 0).length,
      outdated: inScope.filter(({ outdated }) => outdated > 0).length,
    },
    texts: { all: sumOf('total'), missing: sumOf('missing'), outdated: sumOf('outdated') },
    types: kinds.map(({ name, plural }) => ({ name, label: t(plural) })),
  }
}

async function itemsOf(platform: Reader, kind: SubjectKind, locale: string): Promise<OverviewItem[]> {
  const [subjects, found] = [await readSubjectTexts(platform, kind), await readOfKind(platform, kind.name, locale)]
  return subjects.map(({ id, title, path, editPath, texts }) => {
    const states = texts.map((text) => unitWith(text, found.get(keyOf(id, text.unit))).state)
    return {
      ...{ recordType: kind.name, recordId: id, typeLabel: t(kind.plural), title, editPath },
      path: path === null ? null : pathIn(locale, path),
      total: texts.length,
      missing: states.filter((state) => state === 'missing').length,
      outdated: states.filter((state) => state === 'outdated').length,
    }
  })
}

async function readOfKind({ db }: Reader, type: string, locale: string, ids?: number[]): Promise<Map<string, Translation>> {
  const rows = await db
    .select()
    .from(translations)
    .where(and(eq(translations.recordType, type), eq(translations.locale, locale), ids && inArray(translations.recordId, ids)))
  return new Map(rows.map((row) => [keyOf(row.recordId, row.field), row]))
}

function keyOf(id: number, unit: string): string {
  return `${id} ${unit}`
}
