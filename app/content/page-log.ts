import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { DeletedPages } from './deleted-pages.ts'
import type { PageRow } from './queries.server.ts'

/** What is done to a page, or to whatever else has containers. */
export type PageAction = 'created' | 'changed' | 'moved' | 'published' | 'deleted' | 'restored' | 'returned' | 'discarded'

/** One action as the log keeps it, with a page's fields before and after where they were changed. */
export type PageLogEntry = {
  contentType: string
  objectId: number
  title: string
  action: PageAction
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/**
 * The log of the house, which stands above the content system and is therefore handed in. What was deleted lies in it for
 * thirty days: it is the bin as well.
 */
export type PageLog = {
  /** Writes an action down, in its transaction. What is no page and has a log of its own is left out there. */
  record(tx: Database, viewer: Pick<Viewer, 'id' | 'name'>, note: PageLogEntry): Promise<void>
  /** What a deletion has left of a page; null when too long ago, undefined when there was no such deletion. */
  readDeleted(tx: Database, pageId: number, changeId: number): Promise<DeletedPages | null | undefined>
}

/** What the content system's writes work with. */
export type ContentServices = { platform: Platform; log: PageLog }

/** A page as the log names it. */
export function pageLogObject({ id, title }: Pick<PageRow, 'id' | 'title'>) {
  return { contentType: 'page', objectId: id, title }
}
