import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Cells } from '../columns.ts'
import { importSources } from '../tables.ts'
import { lockSource } from './sources.server.ts'

/**
 * Remembers how a row that a source says wrongly is meant, until the source says something else there. The source is then
 * read whole again.
 * @param key the key of the row
 * @throws Problem 404
 */
export function storeRepair(platform: Platform, id: number, key: string, cells: Cells): Promise<void> {
  return platform.write(async (tx) => {
    const { repairs } = await lockSource(tx, id)
    const values = { repairs: { ...repairs, [key]: cells }, etag: '', lastModified: '' }
    await tx.update(importSources).set(values).where(eq(importSources.id, id))
  })
}
