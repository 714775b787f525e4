import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContentObject } from './content-object.ts'
import type { ObjectStatusReaders } from './object-visibility.server.ts'
import { type PageSchedule, type PageStatus, pageStatus } from './page-window.server.ts'
import { readDraftRevisions } from './presence.server.ts'
import { readPage, readParents } from './queries.server.ts'

/** A page's status in a response; times are ISO with offset. */
export type StatusResponse = { state: PageStatus['state']; from?: string | null; until?: string | null; title?: string }

/** What the editor toolbar shows of an object: whether visitors see it, and whether it has unpublished changes. */
export type ObjectStatus = { status: StatusResponse; has_draft: boolean }

/** A page's status now, for a response. */
export function pageStatusResponse(
  { clock }: Pick<Platform, 'clock'>,
  page: PageSchedule,
  parents: readonly PageSchedule[],
): StatusResponse {
  return toResponse(pageStatus(page, parents, toDate(clock.now())))
}

function toResponse(status: PageStatus): StatusResponse {
  const formatMoment = (moment: Date | null) => moment && isoWithOffset(toInstant(moment))
  return {
    state: status.state,
    ...('from' in status ? { from: formatMoment(status.from) } : {}),
    ...('until' in status ? { until: formatMoment(status.until) } : {}),
    ...('title' in status ? { title: status.title } : {}),
  }
}

/** The status of a page, or of any other object with containers; `offline` when nobody knows its type. Three statements. */
export async function readStatus(platform: Platform, objects: ObjectStatusReaders, object: ContentObject): Promise<ObjectStatus> {
  const draftRevisions = await readDraftRevisions(platform, object)
  const has_draft = Object.values(draftRevisions).some(({ has_changes }) => has_changes)
  if (object.contentType !== 'page') {
    const status = await objects[object.contentType]?.(platform, object.objectId)
    return { status: toResponse(status ?? { state: 'offline' }), has_draft }
  }
  const page = await readPage(platform, object.objectId)
  if (!page) return { status: { state: 'offline' }, has_draft }
  const parentsOf = await readParents(platform, [page])
  return { status: pageStatusResponse(platform, page, parentsOf(page)), has_draft }
}
