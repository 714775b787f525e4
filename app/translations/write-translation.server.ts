import { and, desc, eq, or, sql } from 'drizzle-orm'
import { containerTags, mayEdit, pageReference } from '../content/index.server.ts'
import { containers } from '../content/tables.ts'
import { issueOfText } from '../modules/document-texts.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { writesFields } from '../platform/auth/rights.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { conflict, notFound, validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { translations } from '../platform/translations/tables.ts'
import { TRANSLATIONS_TAG } from '../platform/translations/tag.ts'
import { recordSchema } from '../records/record-schema.ts'
import type { RecordField } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { assertMayChange } from '../records/role-limits.server.ts'
import { recordChanges } from '../records/tables.ts'
import { recordChange, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { settingsKind } from '../site/index.server.ts'
import { keepEarlier, readEarlier } from './earlier.server.ts'
import { readSubject, subjectKindNamed, unitWith } from './read-translations.server.ts'
import { assertMayWithKind, isOfItsOwn, isOfSettings } from './rights.server.ts'
import type { TranslationChange, TranslationUnit } from './schema.ts'
import type { SubjectKind } from './subjects.server.ts'
import type { SubjectText, SubjectTexts } from './texts-of-subjects.server.ts'

type Subject = { type: string; id: number }
type Work = Pick<WriteContext, 'tx' | 'refresh'> & { platform: Platform; viewer: Viewer }

/** Within this time the work of one person on one record is one entry of the audit log. */
const ONE_ENTRY_MINUTES = 60

/**
 * Writes the translation of a text, or takes it away, by whoever may edit the record.
 * @throws Problem 400 where the text has no place there, 403, 404 where the record has no such text any more, 409 with `theirs`
 * where somebody else has translated it since
 */
export async function writeTranslation(
  platform: Platform,
  viewer: Viewer,
  { type: name, id }: Subject,
  change: TranslationChange,
): Promise<TranslationUnit> {
  const kind = subjectKindNamed(platform, viewer, name)
  assertMayWithKind(viewer, 'write', kind.name)
  const type = recordTypes().find((one) => one.name === kind.name) ?? pageReference
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const inTx = { db: work.tx, clock: platform.clock }
    const subject = await readSubject(inTx, subjectKindNamed(inTx, viewer, name), id)
    const text = subject.texts.find(({ unit }) => unit === change.unit)
    if (!text) throw notFound()
    await assertMayTranslate(work, viewer, kind.name, { subject, text })
    const written = change.text === null || change.text.trim() === '' ? null : checkedText(kind, text, change.text)
    const key = { recordType: kind.name, recordId: id, field: change.unit, locale: change.locale }
    const row = await store(work.tx, key, { ...change, text: written }, { updatedAt: toDate(platform.clock.now()), updatedBy: viewer.name })
    if (row === 'theirs')
      throw conflict(t('Someone else has since translated this.'), { theirs: unitWith(text, await findRow(work.tx, key)) })
    await recordTranslation({ ...work, viewer }, { kind: kind.name, subject }, change)
    work.refresh(...(await tagsOf(work.tx, kind.name, subject)))
    return unitWith(text, row, (await readEarlier(work.tx, key)).length)
  })
}

/** @throws Problem 403 unless the viewer may edit what is translated: this field of the record, or its page */
async function assertMayTranslate(
  work: WriteContext,
  viewer: Viewer,
  name: string,
  { subject, text }: { subject: SubjectTexts; text: SubjectText },
): Promise<void> {
  if (isOfItsOwn(name)) return
  const isRecord = work.type.name === name && work.type !== pageReference
  if (text.node || !isRecord) {
    if (!mayEdit(viewer, name, subject.id)) throw forbidden()
    return
  }
  if (!writesFields(viewer.role, work.type, [text.path[0] ?? ''])) throw forbidden()
  await assertMayChange(work, subject.id, subject.values, {})
}

/** A translation as its place takes it: not longer, and of the same kind. @throws Problem 400 */
export function checkedText(kind: SubjectKind, text: SubjectText, given: string): string {
  const value = text.kind === 'rich' ? richText(given) : given
  if (text.node) {
    const issue = issueOfText(text.node, text.unit, given)
    if (issue !== undefined) throw refused(issue)
    return given
  }
  const [name = '', , inner] = text.path
  const field = kind.fields[name]
  const cell = inner === undefined ? field : field?.fields?.[inner]
  if (!cell) return given
  // A line of a list is written as a text of its own.
  const written = cell.kind === 'textList' ? { ...cell, kind: 'text' } : cell
  const result = recordSchema({ fields: { text: written as RecordField } }).safeParse({ text: value })
  if (!result.success) throw refused(result.error.issues[0]?.message ?? t('This value is not allowed.'))
  const { text: checked } = result.data as { text: unknown }
  return typeof checked === 'string' ? checked : JSON.stringify(checked)
}

function richText(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    throw refused(t('This value is not allowed.'))
  }
}

function refused(message: string) {
  return validationFailed([{ path: ['text'], message }])
}

type Row = typeof translations.$inferSelect
type Key = Pick<Row, 'recordType' | 'recordId' | 'field' | 'locale'>

/** @returns the row as it is then, undefined where there is none any more, 'theirs' where another text stands there than `was` */
async function store(
  tx: Database,
  key: Key,
  { text, original, was }: TranslationChange,
  by: Pick<Row, 'updatedAt' | 'updatedBy'>,
): Promise<Row | undefined | 'theirs'> {
  const isAsSeen = was === null ? sql`false` : eq(translations.text, was)
  const before = await findRow(tx, key)
  if (before && before.text === was && before.text !== text) await keepEarlier(tx, before, by)
  if (text === null) {
    await tx.delete(translations).where(and(isOf(key), isAsSeen))
    return (await findRow(tx, key)) ? 'theirs' : undefined
  }
  const written = { text, source: original, ...by }
  const [row] = await tx
    .insert(translations)
    .values({ ...key, ...written })
    .onConflictDoUpdate({
      target: [translations.recordType, translations.recordId, translations.field, translations.locale],
      set: written,
      setWhere: or(isAsSeen, eq(translations.text, text)),
    })
    .returning()
  return row ?? 'theirs'
}

async function findRow(tx: Database, key: Key): Promise<Row | undefined> {
  const [row] = await tx.select().from(translations).where(isOf(key))
  return row
}

function isOf({ recordType, recordId, field, locale }: Key) {
  const { recordType: type, recordId: id } = translations
  return and(eq(type, recordType), eq(id, recordId), eq(translations.field, field), eq(translations.locale, locale))
}

/** One entry in the audit log for the work of one person on one record, however many texts it has. */
async function recordTranslation(
  { platform, tx, viewer }: Pick<Work, 'platform' | 'tx' | 'viewer'>,
  { kind, subject }: { kind: string; subject: SubjectTexts },
  { locale, unit }: { locale: string; unit: string },
): Promise<void> {
  // The log knows no kinds of what is no record.
  const logged = isOfItsOwn(kind) ? settingsKind.name : kind
  const [last] = await tx
    .select({ action: recordChanges.action, userId: recordChanges.userId, createdAt: recordChanges.createdAt })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, logged), eq(recordChanges.objectId, subject.id)))
    .orderBy(desc(recordChanges.id))
    .limit(1)
  const since = toDate(platform.clock.now().subtract({ minutes: ONE_ENTRY_MINUTES }))
  if (last?.action === 'translated' && last.userId === viewer.id && last.createdAt > since) return
  const change = { contentType: logged, objectId: subject.id, title: subject.title, action: 'translated' as const }
  await recordChange(platform, tx, viewer, { ...change, after: { $translation: { locale, unit } } })
}

/** The cache tags of everything that shows the texts of a record. One statement. */
async function tagsOf(tx: Database, name: string, { id, values }: SubjectTexts): Promise<string[]> {
  const type = [...recordTypes(), pageReference].find((one) => one.name === name)
  const rows = await tx
    .select({ slug: containers.slug })
    .from(containers)
    .where(and(eq(containers.contentType, name), eq(containers.objectId, id)))
  return [
    TRANSLATIONS_TAG,
    ...(isOfSettings(name) ? ['settings'] : [`${name}:${id}`]),
    ...(type?.tags(id) ?? []),
    ...(type?.tagsOfValues?.(values) ?? []),
    ...containerTags(name, id),
    ...rows.map(({ slug }) => `container:${slug}`),
  ]
}
