import type { Platform } from '../platform/platform.ts'
import { type ContainerRow, isPageOnline, readPage } from './queries.server.ts'

/** For each kind of object that other features keep: whether visitors may see the one with this id now. */
export type PublicObjects = Record<string, (platform: Platform, id: number) => Promise<boolean>>

/**
 * Whether visitors may read a container now: one of an online page, one that belongs to nothing but itself, or one of an
 * object whose feature says so. What nobody vouches for is for staff.
 */
export async function isContainerPublic(
  platform: Platform,
  { contentType, objectId }: Pick<ContainerRow, 'contentType' | 'objectId'>,
  objects: PublicObjects,
): Promise<boolean> {
  if (objectId === null) return true
  if (contentType !== 'page') return (await objects[contentType]?.(platform, objectId)) ?? false
  const page = await readPage(platform, objectId)
  return page !== undefined && isPageOnline(page, platform.clock.now())
}
