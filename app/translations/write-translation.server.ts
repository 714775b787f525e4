import { sql } from 'drizzle-orm'
import { isDraftOf, isLiveOf, pageReference, type TranslationDraft } from '../content/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, notFound } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { keepEarlier } from '../platform/translations/keep-earlier.server.ts'
import { translationDrafts, translations } from '../platform/translations/tables.ts'
import { recordTypes } from '../records/registry.server.ts'
import { withWriteContext } from '../records/write.server.ts'
import { assertMayTranslate } from './assert-may-translate.server.ts'
import { checkedText } from './checked-text.server.ts'
import { readEarlier } from './earlier.server.ts'
import { type FoundTranslation, readWorkingSubject, subjectKindNamed, unitWith } from './read-translations.server.ts'
import { assertMayWithKind } from './rights.server.ts'
import type { TranslationChange, TranslationUnit } from './schema.ts'
import type { SubjectText } from './texts-of-subjects.server.ts'

/** Something of the house that is translated. */
export type TranslatedSubject = { type: string; id: number }

/**
 * Writes the draft of a translation, or one that takes the translation away, by whoever may edit the record. Visitors go on
 * reading what is live. A draft that says what is live is no draft any more.
 * @throws Problem 400 where the text has no place there, 403, 404 where the record has no such text any more, 409 with `theirs`
 * where somebody else has translated it since
 */
export async function writeTranslation(
  platform: Platform,
  viewer: Viewer,
  { type: name, id }: TranslatedSubject,
  change: TranslationChange,
): Promise<TranslationUnit> {
  const kind = subjectKindNamed(platform, viewer, name)
  assertMayWithKind(viewer, 'write', kind.name)
  const type = recordTypes().find((one) => one.name === kind.name) ?? pageReference
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const { tx } = work
    const inTx = { db: tx, clock: platform.clock }
    const subject = await readWorkingSubject(inTx, subjectKindNamed(inTx, viewer, name), id)
    const text = subject.texts.find(({ unit }) => unit === change.unit)
    if (!text) throw notFound()
    await assertMayTranslate(work, viewer, kind.name, { subject, text })
    const written = change.text === null || change.text.trim() === '' ? null : checkedText(kind, text, change.text)
    const key = { recordType: kind.name, recordId: id, field: change.unit, locale: change.locale }
    const by = { userId: viewer.id, updatedBy: viewer.name, updatedAt: toDate(platform.clock.now()) }
    const isStored = await store(tx, { key, text, by }, { ...change, text: written })
    const found = await findTranslation(tx, key)
    if (!isStored) throw conflict(t('Someone else has since translated this.'), { theirs: unitWith(text, viewer, found) })
    return unitWith(text, viewer, { ...found, earlier: (await readEarlier(tx, key)).length })
  })
}

type Key = Pick<TranslationDraft, 'recordType' | 'recordId' | 'field' | 'locale'>
type Place = { key: Key; text: SubjectText; by: Pick<TranslationDraft, 'userId' | 'updatedBy' | 'updatedAt'> }

/** @returns false where another text stands there than `was`; nothing is written then */
async function store(tx: Database, { key, text: { waits }, by }: Place, { text, original, was }: TranslationChange): Promise<boolean> {
  const { live, draft } = await lockTranslation(tx, key)
  const stands = (draft ?? live)?.text ?? null
  if (stands !== was && stands !== text) return false
  if (draft && draft.text !== text) await keepEarlier(tx, draft, by)
  if (text === (live?.text ?? null) && !waits) {
    // It says what is live: at most that it fits an original that has changed, which changes nothing for visitors.
    if (live && live.source !== original) await tx.update(translations).set({ source: original }).where(isLiveOf(key))
    await tx.delete(translationDrafts).where(isDraftOf(key))
    return true
  }
  const written = { text, source: original, revision: crypto.randomUUID(), ...by }
  const { recordType, recordId, field, locale } = translationDrafts
  await tx
    .insert(translationDrafts)
    .values({ ...key, ...written })
    .onConflictDoUpdate({ target: [recordType, recordId, field, locale], set: written })
  return true
}

/** What is live of a text and its draft, locked: two who write the same text do so one after the other. */
async function lockTranslation(tx: Database, key: Key): Promise<FoundTranslation> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${JSON.stringify(key)}))`)
  return findTranslation(tx, key)
}

async function findTranslation(tx: Database, key: Key): Promise<FoundTranslation> {
  const [live] = await tx.select().from(translations).where(isLiveOf(key))
  const [draft] = await tx.select().from(translationDrafts).where(isDraftOf(key))
  return { live, draft }
}
