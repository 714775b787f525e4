import { type PageStatus, readFilledObjects } from '../content/index.server.ts'
import type { Platform } from '../platform/platform.ts'
import { LEGAL_CONTENT, LEGAL_IDS, legalPaths } from '../site/index.server.ts'

/** The addresses of the published legal pages. One statement. */
export async function readLegalPaths(platform: Pick<Platform, 'db'>): Promise<string[]> {
  return legalPaths(await readFilledObjects(platform, LEGAL_CONTENT, LEGAL_IDS))
}

/** Whether the legal page with this number is published. One statement. */
export async function readLegalStatus(platform: Pick<Platform, 'db'>, id: number): Promise<PageStatus> {
  const isOnline = (await readFilledObjects(platform, LEGAL_CONTENT, [id])).has(id)
  return isOnline ? { state: 'online', until: null } : { state: 'offline' }
}
