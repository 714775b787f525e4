import type { ContainerRow, PageRow } from './queries.server.ts'
import type { drafts } from './tables.ts'

/**
 * All that a deletion has taken: the page first, those below it after it, with what they held and what led to them. Their
 * versions stay where they are. Moments are texts when it comes back out of the log.
 */
export type DeletedPages = {
  pages: PageRow[]
  containers: ContainerRow[]
  drafts: (typeof drafts.$inferSelect)[]
  /** old addresses that led to one of the pages */
  redirects: { oldPath: string; newPath: string }[]
}
