import { and, eq, inArray, max } from 'drizzle-orm'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { changeSummary } from './change-summary.ts'
import type { ContainerDocument } from './document.ts'
import { assertMayEdit } from './editing-rights.server.ts'
import type { PageFields } from './page-schema.ts'
import { fieldsOf } from './page-settings.server.ts'
import type { ContainerRow } from './queries.server.ts'
import { refuseBrokenRules } from './refusals.server.ts'
import type { ModuleIssue, ModuleRuntime } from './runtime.server.ts'
import { containers, drafts, pages, versions } from './tables.ts'

type ContentObject = { contentType: string; objectId: number }

/**
 * Makes the drafts of an object live in one transaction and writes a version (architecture, idea 2). Without any
 * draft there is nothing to do, so that saving twice makes one version.
 * @returns the number of the version that is live, and hints on what went live
 * @throws Problem 404 `not_found`; 422 `rules_broken` with the modules and fields concerned; nothing is live then
 */
export function publish(
  platform: Platform,
  modules: ModuleRuntime,
  viewer: Viewer,
  object: ContentObject & { summary?: string | undefined },
): Promise<{ version: number; hints: ModuleIssue[] }> {
  return platform.write(async (tx, emit) => {
    assertMayEdit(viewer, object.contentType)
    const rows = await lockContainers(tx, object)
    if (rows.length === 0) throw new Problem(404, 'not_found', t('There is nothing at this address.'))
    const pending = await draftsOf(tx, rows)
    const last = await lastVersion(tx, object)
    if (pending.length === 0 && last > 0) return { version: last, hints: [] }
    refuseBrokenRules(pending.flatMap(({ document }) => modules.validate(modules.upgrade(document))))

    const summaries: string[] = []
    for (const draft of pending) {
      const row = rows.find((candidate) => candidate.id === draft.containerId)
      if (!row) continue
      const document = modules.upgrade(draft.document)
      summaries.push(changeSummary(row.document, document, modules.labelOf))
      row.document = document
      await setLive(tx, platform, row.id, { document, revision: draft.revision })
      await tx.delete(drafts).where(eq(drafts.containerId, row.id))
      emit(`container:${row.slug}`)
    }
    emit(`containers:${object.contentType}:${object.objectId}`)
    const summary = object.summary ?? summaries.filter(Boolean).join(' · ')
    const version = await writeVersion(tx, platform, viewer, { ...object, summary }, rows)
    return { version, hints: pending.flatMap(({ document }) => modules.hints(document)) }
  })
}

/** All containers of an object, locked for this transaction. */
export function lockContainers(tx: Database, { contentType, objectId }: ContentObject): Promise<ContainerRow[]> {
  return tx
    .select()
    .from(containers)
    .where(and(eq(containers.contentType, contentType), eq(containers.objectId, objectId)))
    .orderBy(containers.id)
    .for('update')
}

/** Gives visitors a document; whoever calls this also emits the container's tags and writes a version. */
export async function setLive(
  tx: Database,
  platform: Platform,
  id: number,
  next: { document: ContainerDocument; revision: number },
): Promise<void> {
  await tx
    .update(containers)
    .set({ ...next, updatedAt: dateOf(platform.clock.now()) })
    .where(eq(containers.id, id))
}

/** Writes what is live now as the next version of the object. @returns its number */
export async function writeVersion(
  tx: Database,
  platform: Platform,
  viewer: Pick<Viewer, 'id' | 'name'> | undefined,
  object: ContentObject & { summary?: string | undefined },
  rows: { slug: string; document: ContainerDocument }[],
): Promise<number> {
  const number = (await lastVersion(tx, object)) + 1
  await tx.insert(versions).values({
    contentType: object.contentType,
    objectId: object.objectId,
    number,
    documents: Object.fromEntries(rows.map((row) => [row.slug, row.document])),
    fields: await pageFieldsOf(tx, object),
    summary: object.summary ?? '',
    userId: viewer?.id ?? null,
    userName: viewer?.name ?? '',
    createdAt: dateOf(platform.clock.now()),
  })
  return number
}

/** A page's own fields, which its versions hold as well; null for what is no page. */
async function pageFieldsOf(tx: Database, { contentType, objectId }: ContentObject): Promise<PageFields | null> {
  if (contentType !== 'page') return null
  const [page] = await tx.select().from(pages).where(eq(pages.id, objectId))
  return page ? fieldsOf(page) : null
}

/** Writes the first version of an object, as the demo house and imports do. */
export function recordFirstVersion(platform: Platform, object: ContentObject & { summary?: string }): Promise<number> {
  return platform.write(async (tx) => writeVersion(tx, platform, undefined, object, await lockContainers(tx, object)))
}

async function lastVersion(tx: Database, { contentType, objectId }: ContentObject): Promise<number> {
  const [last] = await tx
    .select({ number: max(versions.number) })
    .from(versions)
    .where(and(eq(versions.contentType, contentType), eq(versions.objectId, objectId)))
  return last?.number ?? 0
}

function draftsOf(tx: Database, rows: ContainerRow[]) {
  return tx
    .select()
    .from(drafts)
    .where(
      inArray(
        drafts.containerId,
        rows.map((row) => row.id),
      ),
    )
}
