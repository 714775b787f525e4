import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { DeletedPages } from './deleted-pages.ts'
import type { PageRow } from './queries.server.ts'

/** What was done to a page, to the content of another object, or to a release. */
export type PageAction = 'created' | 'changed' | 'moved' | 'published' | 'deleted' | 'restored' | 'returned' | 'discarded' | 'undone'

/** An audit log entry; `before` and `after` are a page's own fields when they changed. */
export type PageLogEntry = {
  contentType: string
  objectId: number
  title: string
  action: PageAction
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/**
 * The audit log as the content system needs it; it lies in a layer above and is therefore passed in. It is the trash too:
 * a deleted page can be restored from its entry for thirty days.
 */
export type PageLog = {
  /** Writes an entry in the action's transaction. Objects with a history of their own are skipped. */
  record(tx: Database, viewer: Pick<Viewer, 'id' | 'name'>, entry: PageLogEntry): Promise<void>
  /** The snapshot that a deletion stored; null when its retention is over, undefined when there is no such deletion. */
  readDeleted(tx: Database, pageId: number, changeId: number): Promise<DeletedPages | null | undefined>
}

/** What writes of the content system depend on. */
export type ContentServices = { platform: Platform; log: PageLog }

/** The object of an audit log entry about a page. */
export function pageLogObject({ id, title }: Pick<PageRow, 'id' | 'title'>) {
  return { contentType: 'page', objectId: id, title }
}
