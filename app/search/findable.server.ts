import { and, eq, ne } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { searchCards, searchDocuments } from './tables.ts'
import { visibleAt } from './visible.server.ts'

/** The titles and addresses of all that visitors can find now but performances, which pass. One statement. */
export async function readFindable({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<{ title: string; url: string }[]> {
  const isSame = and(eq(searchDocuments.kind, searchCards.kind), eq(searchDocuments.objectId, searchCards.objectId))
  return db
    .select({ title: searchCards.title, url: searchCards.url })
    .from(searchCards)
    .innerJoin(searchDocuments, isSame)
    .where(and(ne(searchCards.kind, 'event'), visibleAt(clock.now())))
    .orderBy(searchCards.kind, searchCards.objectId)
}
