import { and, eq } from 'drizzle-orm'
import type { ContentNode } from './document.ts'
import { insertDrafts } from './insert-page.server.ts'
import { invalidatePages, LOCALE } from './page-addresses.server.ts'
import { pageLogObject } from './page-log.ts'
import { goLive, lockContainers, writeVersion } from './publishing.server.ts'
import { pages } from './tables.ts'
import { documentOf, type TakeIn } from './take-in.server.ts'

/** What a starter says of a page that every house has: the first page, or one of the lists. */
export type SystemPageStart = {
  path: string
  title: string
  description: string
  inMenu: boolean
  position: number
  /** what visitors see */
  nodes: ContentNode[]
  /** the same with what waits as a draft; without it there is no draft */
  draft?: ContentNode[]
}

/**
 * Names a page that every house has, puts it into the menu, makes modules its live content, and leaves a draft where more waits.
 * @returns how many modules were left out since they cannot be shown
 */
export async function takeOverSystemPage(work: TakeIn, { path, nodes, draft, ...start }: SystemPageStart): Promise<number> {
  const { services, modules, viewer, tx, invalidate } = work
  const [before] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.locale, LOCALE), eq(pages.path, path)))
    .for('update')
  if (!before) throw new Error(`there is no page "${path}"`)
  const { title, description, inMenu, position } = start
  const set = { title, metaDescription: description, inMenu, position, revision: before.revision + 1 }
  const [page = before] = await tx.update(pages).set(set).where(eq(pages.id, before.id)).returning()
  const object = { contentType: 'page', objectId: page.id }
  const rows = await lockContainers(tx, object)
  await writeVersion(tx, services.platform, viewer, { ...object, kind: 'settings', summary: title }, rows)
  await services.log.record(tx, viewer, { ...pageLogObject(page), action: 'changed' })
  invalidatePages(invalidate, page)
  const [row] = rows
  if (!row || nodes.length === 0) return 0
  const { document, dropped } = documentOf(modules, nodes)
  const change = { row, live: row.document, next: document, revision: row.revision + 1 }
  await goLive({ services, modules, tx, invalidate, refresh: invalidate, viewer }, object, { rows, changes: [change] })
  const waiting = draft && documentOf(modules, draft)
  if (waiting) await insertDrafts(tx, viewer, [{ id: row.id, revision: change.revision }], [waiting.document])
  return dropped + (waiting?.dropped ?? 0)
}
