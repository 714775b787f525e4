import type { ContainerRow } from './container-queries.server.ts'
import type { PageRow } from './queries.server.ts'
import type { drafts } from './tables.ts'

/**
 * Snapshot of what a deletion removed: the page first, then its descendants, with their containers, drafts and redirects.
 * Versions are not deleted and therefore not in it. Read back from the log, dates are strings.
 */
export type DeletedPages = {
  pages: PageRow[]
  containers: ContainerRow[]
  drafts: (typeof drafts.$inferSelect)[]
  /** redirects to one of the pages */
  redirects: { oldPath: string; newPath: string }[]
}
