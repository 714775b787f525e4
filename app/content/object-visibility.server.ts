import type { Platform } from '../platform/platform.ts'
import type { ContentObject } from './content-object.ts'
import type { PageStatus } from './page-window.ts'
import { type ContainerRow, readVisiblePage } from './queries.server.ts'

/** For each kind of object that other features keep: whether visitors see the one with this id now, and if not, why. */
export type ObjectStatusReaders = Record<string, (platform: Platform, id: number) => Promise<PageStatus>>

/**
 * Whether visitors may read a container now: one of an online page, one that belongs to nothing but itself, or one of an
 * object whose feature says so. What nobody vouches for is for staff.
 */
export async function isContainerPublic(
  platform: Platform,
  { contentType, objectId }: Pick<ContainerRow, 'contentType' | 'objectId'>,
  objects: ObjectStatusReaders,
): Promise<boolean> {
  return objectId === null || isObjectPublic(platform, { contentType, objectId }, objects)
}

/** Whether visitors may see an object now: a page by itself, everything else by what its feature says. */
export async function isObjectPublic(
  platform: Platform,
  { contentType, objectId }: ContentObject,
  objects: ObjectStatusReaders,
): Promise<boolean> {
  if (contentType !== 'page') return (await objects[contentType]?.(platform, objectId))?.state === 'online'
  return (await readVisiblePage(platform, objectId)) !== undefined
}
