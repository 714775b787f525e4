import { and, asc, eq, inArray } from 'drizzle-orm'
import { trackDependencies } from '../platform/cache/dependencies.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { containers } from './tables.ts'

export type ContentText = { text: string; changesAt: Date | null }

/**
 * The text that visitors see now in the live containers of these objects, by object id, and when a publication window
 * changes it next. One statement.
 */
export async function readContentTexts(
  { platform, modules, tx }: { platform: Pick<Platform, 'clock'>; modules: ModuleRegistry; tx: Database },
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
      modules.searchText(modules.onlineNow(modules.upgrade(document), now)),
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
