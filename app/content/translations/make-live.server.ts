import { and, eq } from 'drizzle-orm'
import { toDate } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Invalidate, Platform } from '../../platform/platform.ts'
import { keepEarlier } from '../../platform/translations/keep-earlier.server.ts'
import { translationDrafts, translations } from '../../platform/translations/tables.ts'
import { TRANSLATIONS_TAG } from '../../platform/translations/tag.ts'
import { recordTypes } from '../../records/registry.server.ts'
import { readRecord } from '../../records/values.server.ts'
import { recordChange } from '../../records/write.server.ts'
import type { Writer } from '../../records/write-context.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../../site/index.server.ts'
import { containerTags } from '../cache-tags.ts'
import type { ContentObject } from '../content-object.ts'
import { pageReference } from '../page-reference.server.ts'
import { containers, pages } from '../tables.ts'
import { isDraftOf, isLiveOf, type LiveTranslation } from './draft-rows.server.ts'

/** A translation that goes live, or with null is taken away; its draft goes with it, if it still has this revision. */
export type GoingLive = { locale: string; field: string; text: string | null; source: string; by: string; revision: string }

type Work = { platform: Pick<Platform, 'clock'>; tx: Database; refresh: Invalidate; viewer: Writer }

/**
 * Makes translations of an object live in a transaction: keeps what they replace, deletes their drafts, refreshes what shows
 * them and writes one entry in the audit log.
 * @param logged the kind and title under which the log has it; without them those of the object
 * @param tags what else shows its texts
 */
export async function makeTranslationsLive(
  { platform, tx, refresh, viewer }: Work,
  { contentType, objectId }: ContentObject,
  going: readonly GoingLive[],
  { logged, tags = [] }: { logged?: { contentType: string; title: string }; tags?: string[] } = {},
): Promise<void> {
  const [first] = going
  if (!first) return
  for (const { revision, by, ...translation } of going) {
    const key = { recordType: contentType, recordId: objectId, field: translation.field, locale: translation.locale }
    const written = { updatedAt: toDate(platform.clock.now()), updatedBy: by }
    const [before] = await tx.select().from(translations).where(isLiveOf(key)).for('update')
    if (before && before.text !== translation.text) await keepEarlier(tx, before, written)
    await writeLive(tx, key, { ...translation, ...written })
    await tx.delete(translationDrafts).where(and(isDraftOf(key), eq(translationDrafts.revision, revision)))
  }
  const title = logged?.title ?? (await titleOf(tx, { contentType, objectId }))
  const after = { $translation: { locale: first.locale, unit: first.field } }
  await recordChange(platform, tx, viewer, { contentType, objectId, ...logged, title, action: 'translated', after })
  refresh(...(await tagsOf(tx, { contentType, objectId })), ...tags)
}

type Key = Pick<LiveTranslation, 'recordType' | 'recordId' | 'field' | 'locale'>

async function writeLive(
  tx: Database,
  key: Key,
  { text, source, updatedAt, updatedBy }: Omit<LiveTranslation, keyof Key | 'text'> & { text: string | null },
) {
  if (text === null) {
    await tx.delete(translations).where(isLiveOf(key))
    return
  }
  const written = { text, source, updatedAt, updatedBy }
  await tx
    .insert(translations)
    .values({ ...key, ...written })
    .onConflictDoUpdate({
      target: [translations.recordType, translations.recordId, translations.field, translations.locale],
      set: written,
    })
}

/** The cache tags of everything that shows the texts of an object. At most two statements. */
async function tagsOf(tx: Database, { contentType, objectId }: ContentObject): Promise<string[]> {
  const type = [...recordTypes(), pageReference].find(({ name }) => name === contentType)
  const rows = await tx
    .select({ slug: containers.slug })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), eq(containers.objectId, objectId)))
  const values = type?.tagsOfValues && (await readRecord(tx, type, objectId))?.values
  return [
    TRANSLATIONS_TAG,
    `${contentType}:${objectId}`,
    ...(type?.tags(objectId) ?? []),
    ...(values ? (type?.tagsOfValues?.(values) ?? []) : []),
    ...containerTags(contentType, objectId),
    ...rows.map(({ slug }) => `container:${slug}`),
  ]
}

async function titleOf(tx: Database, { contentType, objectId }: ContentObject): Promise<string> {
  const type = recordTypes().find(({ name }) => name === contentType)
  if (type) return (await readRecord(tx, type, objectId))?.title ?? ''
  if (contentType === LEGAL_CONTENT) return LEGAL_PAGES.find(({ id }) => id === objectId)?.title() ?? ''
  const [page] = contentType === pageReference.name ? await tx.select({ title: pages.title }).from(pages).where(eq(pages.id, objectId)) : []
  return page?.title ?? ''
}
