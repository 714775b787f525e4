import { inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/auth/session-user.ts'
import type { Database } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/query-rows.ts'
import { Problem } from '../../platform/http/problem.ts'
import { LOCALES } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { createInTx, deleteInTx, withWriteContext } from '../../records/write.server.ts'
import { comparablePath, isOwnUrl } from '../../site/index.server.ts'
import { redirects } from '../../site/tables.ts'
import { isTakeable, type JudgedLine, judgeLines, type ListedRedirect } from './judge-lines.ts'

/** What each line of a list would do in this house. Two statements. */
export async function judgeList(platform: Platform, db: Database, lines: readonly ListedRedirect[]): Promise<JudgedLine[]> {
  const rows = await db.select().from(redirects)
  const pages = new Set((await queryRows<{ path: string }>(db, sql`SELECT path FROM pages WHERE is_online`)).map(({ path }) => path))
  const isPage = (path: string) => {
    const [, locale = '', inside = ''] = /^\/([^/]+)\/(.+)$/.exec(comparablePath(path.replace(/\?.*$/s, ''))) ?? []
    return LOCALES.some((one) => one === locale) && pages.has(inside)
  }
  return judgeLines(lines, {
    redirects: new Map(rows.map(({ oldPath, newPath }) => [oldPath, newPath])),
    ownHosts: [new URL(platform.config.publicUrl).host],
    isOwn: (path) => isOwnUrl(path) || isPage(path),
  })
}

/** What became of a list: the ids of the new redirects, and the lines that no longer lead anywhere or that the house refuses. */
export type TakenList = { ids: number[]; left: { line: number; from: string; reason?: string }[] }

/**
 * Makes a redirect of each line, all in one transaction. They are judged again in it: the house may have changed since the list
 * was looked at. A line that cannot be taken is reported and does not affect the others.
 */
export function takeList(platform: Platform, viewer: Viewer, lines: readonly ListedRedirect[]): Promise<TakenList> {
  // What concerns all redirects has been judged of all lines at once, not of each anew.
  const { validateInTx: _, ...type } = recordTypeNamed('redirect')
  return withWriteContext({ platform, type, viewer }, async (work) => {
    const taken: TakenList = { ids: [], left: [] }
    for (const line of await judgeList(platform, work.tx, lines)) {
      if (!isTakeable(line)) {
        taken.left.push({ line: line.line, from: line.from })
        continue
      }
      try {
        const { oldPath, newPath } = line
        // A savepoint for each, so that a rejected one does not undo the others.
        const { id } = await work.tx.transaction((tx) => createInTx({ ...work, tx }, { oldPath, newPath }))
        taken.ids.push(id)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const [reason] = Object.values((error.extras.errors ?? {}) as Record<string, string[]>).flat()
        taken.left.push({ line: line.line, from: line.from, reason: reason ?? error.message })
      }
    }
    return taken
  })
}

/** Takes a list back: deletes those of its redirects that are still there, in one transaction. */
export function takeBackList(platform: Platform, viewer: Viewer, ids: number[]): Promise<void> {
  return withWriteContext({ platform, type: recordTypeNamed('redirect'), viewer }, async (work) => {
    const rows = await work.tx.select({ id: redirects.id }).from(redirects).where(inArray(redirects.id, ids))
    for (const { id } of rows) await deleteInTx(work, id)
  })
}
