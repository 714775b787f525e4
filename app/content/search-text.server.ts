import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { trackDependencies } from '../platform/cache/dependencies.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { containers } from './tables.ts'

export type ContentText = { text: string; changesAt: Date | null }

/**
 * The text that visitors see now in the live containers of these objects, by object id, and when a publication window
 * changes it next. One statement, and one for each document with a module whose visibility depends on performances.
 */
export async function readContentTexts(
  { platform, modules, tx }: { platform: Pick<Platform, 'clock' | 'readCache'>; modules: ModuleRegistry; tx: Database },
  contentType: string,
  objectIds: number[],
): Promise<Map<number, ContentText>> {
  const rows = await tx
    .select({ objectId: containers.objectId, document: containers.document })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), inArray(containers.objectId, objectIds)))
    .orderBy(asc(containers.id))
  const now = platform.clock.now()
  const texts = new Map<number, ContentText>()
  for (const { objectId, document } of rows) {
    if (objectId === null) continue
    const { result, dependencies } = await trackDependencies(async () =>
      modules.searchText(await modules.onlineNow({ ...platform, db: tx }, modules.upgrade(document), now)),
    )
    const before = texts.get(objectId)
    const moments = [before?.changesAt, dependencies.expiresAt && toDate(dependencies.expiresAt)].filter((date) => date instanceof Date)
    texts.set(objectId, {
      text: [before?.text, result].filter(Boolean).join('\n'),
      changesAt: moments.toSorted((left, right) => left.getTime() - right.getTime())[0] ?? null,
    })
  }
  return texts
}

/** The objects with a live module whose visibility depends on performances (`modules/visibility.ts`), by id. One statement. */
export async function objectsDependingOnDates(tx: Database, contentType: string): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ objectId: containers.objectId })
    .from(containers)
    .where(and(eq(containers.contentType, contentType), sql`${containers.document}::text LIKE '%"visibility": {%"production":%'`))
  return rows.flatMap(({ objectId }) => objectId ?? [])
}
