import type { Viewer } from '../platform/auth/auth.ts'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { readContainers } from './container-queries.server.ts'
import type { ContentObject } from './content-object.ts'
import type { ModuleRegistry } from './module-registry.server.ts'
import { readVisibility } from './object-visibility.server.ts'
import { type PageSchedule, type PageStatus, pageStatus } from './page-window.server.ts'
import { readPendingDrafts } from './pending-drafts.server.ts'
import { mayPutOnline, wasOnline } from './put-online.server.ts'
import { readFailedSwitches, readOnlineWithRelease } from './releases/page-switches.server.ts'
import { listScheduledChanges, type ScheduledChange } from './scheduled-changes.server.ts'
import { draftsWithPlace, readTranslationDrafts } from './translations/draft-rows.server.ts'

/** A page's status in a response; times are ISO with offset. */
export type StatusResponse = { state: PageStatus['state']; from?: string | null; until?: string | null; title?: string }

/** What the editor toolbar shows of an object: whether visitors see it, its unpublished changes, and when the next of them go live. */
export type ObjectStatus = {
  status: StatusResponse
  has_draft: boolean
  /** how many modules have unpublished changes */
  changes: number
  /** how many texts have unpublished translations, in all languages */
  translations: number
  /** the next scheduled changes that have a time, a release's or their own: when (ISO with offset), and of how many modules */
  planned: { at: string; changes: number } | null
  /** the first changes that wait in an open release without a time: its title, and of how many modules. After its undoing no draft has them. */
  waiting: { title: string; changes: number } | null
  /** the next time at which it goes online, with scheduled changes of its content or with a release (ISO with offset) */
  online_at: string | null
  /** whether the caller may put it online with what they publish: `first` where it never was; null where it is online, or they may not */
  offers_online: 'first' | 'again' | null
  /** how many scheduled changes, of its content or its state, did not go live as planned, until somebody sees to them */
  failures: number
}

/** A page's status now, for a response. */
export function pageStatusResponse(
  { clock }: Pick<Platform, 'clock'>,
  page: PageSchedule,
  parents: readonly PageSchedule[],
): StatusResponse {
  return statusResponse(pageStatus(page, parents, toDate(clock.now())))
}

/** A status for a response. */
export function statusResponse(status: PageStatus): StatusResponse {
  const formatMoment = (moment: Date | null) => moment && isoWithOffset(toInstant(moment))
  return {
    state: status.state,
    ...('from' in status ? { from: formatMoment(status.from) } : {}),
    ...('until' in status ? { until: formatMoment(status.until) } : {}),
    ...('title' in status ? { title: status.title } : {}),
  }
}

/**
 * The status of a page, or of any other object with containers; `offline` when nobody knows its type. At most eleven statements.
 * @param on another instant than now, at which what is planned until then is taken as done
 */
export async function readStatus(
  { clock, ...rest }: Platform,
  modules: ModuleRegistry,
  viewer: Viewer,
  object: ContentObject,
  on?: Temporal.Instant,
): Promise<ObjectStatus> {
  const platform = { ...rest, clock: on ? { ...clock, now: () => on } : clock }
  const rows = await readContainers(platform, object.contentType, object.objectId)
  const pending = await readPendingDrafts(platform.db, rows, modules.upgrade)
  const documents = [...rows, ...pending].map(({ document }) => document)
  const translated = draftsWithPlace(await readTranslationDrafts(platform.db, object), object.contentType, documents)
  const scheduled = await listScheduledChanges(platform, modules, object)
  const failed = scheduled.filter(({ failure }) => failure)
  const switching = object.contentType === 'page' ? await readFailedSwitches(platform.db, object.objectId) : []
  const next = scheduled.find(({ at, failure }) => at && !failure)
  const waiting = scheduled.find(({ at, failure }) => !at && !failure)
  const onlineAt = await readOnlineAt(platform.db, object, scheduled)
  // Not for now: a plan that is due is carried out within the minute, and visitors see nothing before.
  const isSwitchedOn = Boolean(on && onlineAt && Temporal.Instant.compare(onlineAt, on) <= 0)
  const status = await readVisibility(platform, object, isSwitchedOn)
  return {
    status: statusResponse(status),
    has_draft: pending.length > 0,
    changes: pending.reduce((sum, { changes }) => sum + changes.length, 0),
    translations: translated.length,
    planned: next?.at ? { at: next.at, changes: countModules(next) } : null,
    waiting: waiting?.release ? { title: waiting.release.title, changes: countModules(waiting) } : null,
    online_at: onlineAt,
    offers_online: status.state === 'offline' ? await offerOnline(platform.db, viewer, object) : null,
    // A release of both is one failure.
    failures: failed.length + switching.filter((id) => !failed.some(({ release }) => release?.id === id)).length,
  }
}

async function readOnlineAt(db: Database, { contentType, objectId }: ContentObject, scheduled: ScheduledChange[]): Promise<string | null> {
  const withChanges = scheduled.find(({ at, failure, puts_online }) => at && !failure && puts_online)?.at
  const withRelease = contentType === 'page' ? await readOnlineWithRelease(db, objectId) : undefined
  const moments = [...(withChanges ? [toInstant(new Date(withChanges))] : []), ...(withRelease ? [toInstant(withRelease)] : [])]
  const [next] = moments.toSorted(Temporal.Instant.compare)
  return next ? isoWithOffset(next) : null
}

async function offerOnline(db: Database, viewer: Viewer, object: ContentObject): Promise<ObjectStatus['offers_online']> {
  if (!mayPutOnline(viewer, object)) return null
  return (await wasOnline(db, object)) ? 'again' : 'first'
}

function countModules({ changes, translations }: ScheduledChange): number {
  return Object.values(changes).flat().length + Object.values(translations).reduce((sum, texts) => sum + texts, 0)
}
