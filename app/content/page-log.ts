import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { PageRemains } from './page-remains.ts'
import type { PageRow } from './queries.server.ts'

/** What is done to a page, or to whatever else has containers. */
export type PageAction = 'created' | 'changed' | 'moved' | 'published' | 'deleted' | 'restored' | 'returned' | 'discarded'

/** One action as the log keeps it, with a page's fields before and after where they were changed. */
export type PageNote = {
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
  note(tx: Database, viewer: Pick<Viewer, 'id' | 'name'>, note: PageNote): Promise<void>
  /** What a deletion has left of a page; null when too long ago, undefined when there was no such deletion. */
  remains(tx: Database, pageId: number, changeId: number): Promise<PageRemains | null | undefined>
}

/** What the content system's writes work with. */
export type ContentHouse = { platform: Platform; log: PageLog }

/** A page as the log names it. */
export function noteOf({ id, title }: Pick<PageRow, 'id' | 'title'>) {
  return { contentType: 'page', objectId: id, title }
}
