import { hash } from 'node:crypto'
import { and, eq, inArray, isNotNull, max } from 'drizzle-orm'
import {
  adoptVariant,
  type ContentServices,
  containerTags,
  freeVariant,
  type ModuleRegistry,
  makeVariant,
  mayEdit,
} from '../content/index.server.ts'
import { ORIGINALS, type VariantKind } from '../content/index.ts'
import { containers, pages, versions } from '../content/tables.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { forbidden } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/problem.ts'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypes } from '../records/registry.server.ts'
import { recordChanges } from '../records/tables.ts'
import { readSubject, subjectKindNamed } from './read-translations.server.ts'
import { allSubjectKinds } from './subjects.server.ts'
import { readSubjectTexts, type SubjectTexts } from './texts-of-subjects.server.ts'

type Reader = Pick<Platform, 'db'>
type Original = { contentType: string; objectId: number }
/** What makes a variant: a film's page begins with modules. */
export type VariantServices = ContentServices & { modules: ModuleRegistry }
/** A variant whose original says something else by now. `path` has no language. */
export type OutdatedVariant = { id: number; title: string; path: string }

/**
 * Makes a variant of a page or of a record that has a page of its own, or gives the one that there is.
 * @throws Problem 403, 404 no such object, or one without an address
 */
export async function createVariant(services: VariantServices, viewer: Viewer, kind: VariantKind, original: Original) {
  if (!mayEdit(viewer, 'page')) throw forbidden()
  return makeVariant(services, viewer, kind, await readOriginal(services.platform, viewer, original))
}

/** Takes a page that there is for the variant of another one or of a record. @throws Problem 403, 404; 409 as `adoptVariant` */
export async function takeAsVariant(services: ContentServices, viewer: Viewer, id: number, kind: VariantKind, original: Original) {
  if (!mayEdit(viewer, 'page', id)) throw forbidden()
  return adoptVariant(services, viewer, id, kind, await readOriginal(services.platform, viewer, original))
}

/** Makes a variant a page of its own right. @throws Problem 403, 404 */
export async function leaveOriginal(services: ContentServices, viewer: Viewer, id: number) {
  if (!mayEdit(viewer, 'page', id)) throw forbidden()
  return freeVariant(services, viewer, id)
}

async function readOriginal(platform: Platform, viewer: Viewer, { contentType, objectId }: Original) {
  if (!ORIGINALS.some((original) => original === contentType)) throw notFound()
  const subject = await readSubject(platform, subjectKindNamed(platform, viewer, contentType), objectId)
  if (subject.path === null) throw notFound()
  const path = subject.path.slice(`/${DEFAULT_LOCALE}/`.length)
  return { contentType, objectId, title: subject.title, path, source: sourceOf(subject) }
}

/** Notes that a variant fits what its original says now. @throws Problem 403, 404 no such variant */
export async function noteCurrent(platform: Platform, viewer: Viewer, id: number): Promise<void> {
  if (!mayEdit(viewer, 'page', id)) throw forbidden()
  const [page] = await platform.db.select().from(pages).where(eq(pages.id, id))
  if (!page?.variantOfType || page.variantOfId === null) throw notFound()
  const original = await readSubject(platform, subjectKindNamed(platform, viewer, page.variantOfType), page.variantOfId)
  await platform.write(async (tx, invalidate) => {
    await tx
      .update(pages)
      .set({ variantSource: sourceOf(original) })
      .where(eq(pages.id, id))
    invalidate(NOTES_TAG)
  })
}

/**
 * The variants whose original says something else than when somebody last found them up to date, unless they have been
 * published since its last change. Read anew only when a variant or an original of one has been written.
 */
export async function readOutdatedVariants(platform: Platform, viewer: Viewer): Promise<OutdatedVariant[]> {
  return (await readOutdated(platform)).filter(({ id }) => mayEdit(viewer, 'page', id))
}

/** The tag of what is noted with variants. */
const NOTES_TAG = 'variant-notes'

const readOutdated = defineCachedRead('outdated-variants', async ({ db }) => {
  addCacheTags('pages', NOTES_TAG)
  const outdated: OutdatedVariant[] = []
  for (const { kind, variants } of await readDiffering({ db })) {
    const originals = await lastChanges(
      { db },
      kind,
      variants.flatMap(({ page }) => page.variantOfId ?? []),
    )
    const own = await lastPublished(
      { db },
      variants.map(({ page }) => page.id),
    )
    for (const { page } of variants)
      if ((own.get(page.id) ?? 0) <= (originals.get(page.variantOfId ?? 0) ?? 0))
        outdated.push({ id: page.id, title: page.title, path: page.path })
  }
  return outdated
})

/** Notes of all variants that they fit what their originals say now: of those that come with a house. */
export async function noteAllCurrent({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (const { variants } of await readDiffering({ db }))
    for (const { page, source } of variants) await db.update(pages).set({ variantSource: source }).where(eq(pages.id, page.id))
}

/** The variants whose original says something else than is noted with them, by its kind, with a hash of what it says. */
async function readDiffering({ db }: Reader) {
  const all = await db.select().from(pages).where(isNotNull(pages.variant))
  const differing: { kind: string; variants: { page: (typeof all)[number]; source: string }[] }[] = []
  for (const kind of all.length > 0 ? allSubjectKinds({ db }) : []) {
    const ofKind = all.filter((page) => page.variantOfType === kind.name)
    if (ofKind.length === 0) continue
    const ids = ofKind.flatMap(({ variantOfId }) => variantOfId ?? [])
    addCacheTags(...ids.flatMap((id) => tagsOf(kind.name, id)), ...ofKind.flatMap(({ id }) => containerTags('page', id)))
    const sources = new Map((await readSubjectTexts({ db }, kind, ids)).map((subject) => [subject.id, sourceOf(subject)]))
    const variants = ofKind.flatMap((page) => {
      const source = sources.get(page.variantOfId ?? 0)
      return source === undefined || source === page.variantSource ? [] : [{ page, source }]
    })
    if (variants.length > 0) differing.push({ kind: kind.name, variants })
  }
  return differing
}

/** The tags of everything that is written of an object. */
function tagsOf(name: string, id: number): string[] {
  const type = recordTypes().find((one) => one.name === name)
  return [`${name}:${id}`, ...containerTags(name, id), ...(type?.tags(id) ?? [])]
}

/** A hash of what visitors read of an object. */
function sourceOf({ texts }: SubjectTexts): string {
  return hash('sha256', JSON.stringify(texts.map(({ unit, original }) => [unit, original])), 'base64url')
}

/** When these pages were last published, in milliseconds. */
async function lastPublished({ db }: Reader, ids: number[]): Promise<Map<number, number>> {
  const { contentType, objectId, kind, createdAt } = versions
  const rows = await db
    .select({ id: objectId, at: max(createdAt) })
    .from(versions)
    .where(and(eq(contentType, 'page'), eq(kind, 'published'), inArray(objectId, ids)))
    .groupBy(objectId)
  return new Map(rows.map(({ id, at }) => [id, at?.getTime() ?? 0]))
}

/** When these objects last changed, in content or fields, in milliseconds. */
async function lastChanges(reader: Reader, contentType: string, ids: number[]): Promise<Map<number, number>> {
  const rows = await reader.db
    .select({ id: recordChanges.objectId, at: max(recordChanges.createdAt) })
    .from(recordChanges)
    .where(and(eq(recordChanges.contentType, contentType), inArray(recordChanges.objectId, ids)))
    .groupBy(recordChanges.objectId)
  const content = await reader.db
    .select({ id: containers.objectId, at: max(containers.updatedAt) })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, ids)))
    .groupBy(containers.objectId)
  const moments = [...rows, ...content].map(({ id, at }) => [id, at?.getTime() ?? 0] as const)
  return new Map(ids.map((id) => [id, Math.max(0, ...moments.filter(([of]) => of === id).map(([, at]) => at))]))
}
