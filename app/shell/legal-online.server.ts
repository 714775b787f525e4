import { hasLiveModules, type PageStatus, readFilledObjects } from '../content/index.server.ts'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import type { Platform } from '../platform/platform.ts'
import { LEGAL_CONTENT, LEGAL_IDS, legalPaths } from '../site/index.server.ts'

/** The addresses of the published legal pages. No statement where the site's small tables are known. */
export async function readLegalPaths(platform: ReadContext): Promise<string[]> {
  const isFilled = await Promise.all(LEGAL_IDS.map((id) => hasLiveModules(platform, LEGAL_CONTENT, id)))
  return legalPaths(new Set(LEGAL_IDS.filter((_, index) => isFilled[index])))
}

/** Whether the legal page with this number is published. One statement. */
export async function readLegalStatus(platform: Pick<Platform, 'db'>, id: number): Promise<PageStatus> {
  const isOnline = (await readFilledObjects(platform, LEGAL_CONTENT, [id])).has(id)
  return isOnline ? { state: 'online', until: null } : { state: 'offline' }
}
