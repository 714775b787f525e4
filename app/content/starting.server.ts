import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { ROUTE_TABLE } from '../platform/routing/table.ts'
import { LIST_ROUTES } from './route-pages.ts'
import { containers, pages } from './tables.ts'

/** Addresses of the pages that the program makes itself. */
const MADE_BY_ITSELF = ['', ...LIST_ROUTES.map((route) => ROUTE_TABLE[route].de)]

/** How many pages a house has written: those it has made, and those of every house that have content. One statement. */
export async function countWrittenPages(db: Database): Promise<number> {
  const [row] = await db
    .select({
      number: sql<number>`count(*) FILTER (WHERE ${notInArray(pages.path, MADE_BY_ITSELF)} OR jsonb_path_exists(${containers.document}, '$.columns[*].children[*]'))::int`,
    })
    .from(pages)
    .leftJoin(containers, and(eq(containers.contentType, 'page'), eq(containers.objectId, pages.id)))
  return row?.number ?? 0
}
