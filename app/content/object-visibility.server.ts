import type { Platform } from '../platform/platform.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { PageStatus } from './page-window.server.ts'
import { readVisiblePage } from './queries.server.ts'

/** Readers of the status of objects that other features own, by content type. */
export type ObjectStatusReaders = Record<string, (platform: Platform, id: number) => Promise<PageStatus>>

/**
 * Whether visitors may read a container now: it belongs to an online page, to no object at all, or to an object whose status
 * reader answers `online`. Containers of an object without a status reader are for staff only.
 */
export async function isContainerPublic(
  platform: Platform,
  { contentType, objectId }: Pick<ContainerRow, 'contentType' | 'objectId'>,
  objects: ObjectStatusReaders,
): Promise<boolean> {
  return objectId === null || isObjectPublic(platform, { contentType, objectId }, objects)
}

/** Whether visitors may see an object now; for all but pages the status reader of its type decides. */
export async function isObjectPublic(
  platform: Platform,
  { contentType, objectId }: ContentObject,
  objects: ObjectStatusReaders,
): Promise<boolean> {
  if (contentType !== 'page') return (await objects[contentType]?.(platform, objectId))?.state === 'online'
  return (await readVisiblePage(platform, objectId)) !== undefined
}
