import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContainerRow } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import { type PageStatus, pageStatus } from './page-window.server.ts'
import { readAbove, readPage } from './queries.server.ts'

/** What the status of an object is read from; the clock tells for which instant. */
type Reader = Pick<Platform, 'db' | 'clock'>

/**
 * Readers of the status of objects that other features own, by content type. With `isSwitchedOn` the object is taken to be
 * switched online, as it will be at the platform's time.
 */
type ObjectStatusReaders = Record<string, (platform: Reader, id: number, isSwitchedOn?: boolean) => Promise<PageStatus>>

let readers: ObjectStatusReaders = {}

/** Registers the status readers of the process, once at startup; the features that own the objects lie in layers above. */
export function registerObjectStatus(all: ObjectStatusReaders): void {
  readers = all
}

/** Whether it is known of objects of a type if visitors see them. */
export function knowsVisibility(contentType: string): boolean {
  return contentType === 'page' || contentType in readers
}

/**
 * Whether visitors see an object at the platform's time, and if not, why; `offline` when there is no such object, or nobody
 * knows its type. At most two statements.
 * @param isSwitchedOn whether the object is taken to be switched online, as it will be by then
 */
export async function readVisibility(
  platform: Reader,
  { contentType, objectId }: ContentObject,
  isSwitchedOn = false,
): Promise<PageStatus> {
  if (contentType !== 'page') return (await readers[contentType]?.(platform, objectId, isSwitchedOn)) ?? { state: 'offline' }
  const page = await readPage(platform, objectId)
  if (!page) return { state: 'offline' }
  const aboveOf = await readAbove(platform, [page])
  return pageStatus({ ...page, isOnline: page.isOnline || isSwitchedOn }, aboveOf(page), toDate(platform.clock.now()))
}

/**
 * Whether visitors may read a container now: it belongs to an object that they see, or to none at all. Containers of an object
 * without a status reader are for staff only.
 */
export async function isContainerPublic(
  platform: Platform,
  { contentType, objectId }: Pick<ContainerRow, 'contentType' | 'objectId'>,
): Promise<boolean> {
  return objectId === null || (await readVisibility(platform, { contentType, objectId })).state === 'online'
}
