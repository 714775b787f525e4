import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { readAuditState } from '../audit/jobs.server.ts'
import { countFindings, countGroups } from '../audit/read-findings.server.ts'
import { pageUrl } from '../content/index.server.ts'
import { containers, drafts, pages } from '../content/tables.ts'
import { excludesUndoDetails, importKind } from '../imports/import-log.server.ts'
import { readPageActivities, readSiteFigures } from '../operations/figures.server.ts'
import { readNotFoundLog } from '../operations/not-found-log.server.ts'
import { readWarnings } from '../operations/warnings.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { dayOf, isoWithOffset, startOfDay, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { eventView, listEvents } from '../programme/index.server.ts'
import { recordTypes } from '../records/registry.server.ts'
import { recordChanges } from '../records/tables.ts'
import { listZeroResults } from '../search/index.server.ts'
import { readSettings } from '../site/index.server.ts'
import { readComingChanges } from './coming-changes.server.ts'
import { pageKind } from './page-log.server.ts'

const SHOWN = 12
/** Period of the zero-result searches, in days. */
const ZERO_RESULT_DAYS = 30
const PERFORMANCES_OF_A_DAY = 50

/** The overview: tonight's performances, unpublished work, latest changes, operations warnings. */
export async function readOverview(platform: Platform, viewer: Viewer) {
  const [today, unpublished, planned, activity, changes, lost, missed, troubles, health, check] = await Promise.all([
    readToday(platform),
    readUnpublished(platform),
    readComingChanges(platform, viewer, SHOWN),
    readPageActivities(platform, { page: 1, page_size: SHOWN }),
    readChanges(platform, viewer),
    readNotFoundLog(platform.db, SHOWN),
    listZeroResults(platform, { days: ZERO_RESULT_DAYS, shown: SHOWN }),
    readWarnings(platform, viewer),
    readSiteFigures(platform),
    readCheck(platform),
  ])
  return { today, unpublished, planned, activity: activity.rows, changes, lost, missed, troubles, health, check }
}

/** Numbers of the nightly audit's findings, and when it last ran. */
async function readCheck(platform: Platform) {
  const [counts, state] = await Promise.all([countFindings(platform), readAuditState(platform)])
  return { groups: countGroups(counts), isChecked: state !== null }
}

async function readToday(platform: Platform) {
  const now = platform.clock.now()
  const day = dayOf(now)
  const { design } = await readSettings(platform)
  const { rows } = await listEvents(platform, {
    from: startOfDay(day),
    to: startOfDay(day.add({ days: 1 })),
    pageSize: PERFORMANCES_OF_A_DAY,
  })
  return rows.map((row) => {
    const { id, clock, title, room, status, statusLabel, phase, availability, isFree } = eventView(row, now, design)
    return { id, clock, title, room, status, statusLabel, phase, availability, isFree }
  })
}

/** Pages with unpublished changes. */
async function readUnpublished(platform: Platform) {
  const rows = await platform.db
    .select({ id: pages.id, title: pages.title, path: pages.path, updatedAt: drafts.updatedAt })
    .from(drafts)
    .innerJoin(containers, eq(drafts.containerId, containers.id))
    .innerJoin(pages, and(eq(containers.contentType, 'page'), eq(containers.objectId, pages.id)))
    .where(ne(drafts.document, containers.document))
    .orderBy(desc(drafts.updatedAt))
    .limit(SHOWN)
  return rows.map(({ id, title, path, updatedAt }) => ({ id, title, url: pageUrl(path), at: isoWithOffset(toInstant(updatedAt)) }))
}

async function readChanges(platform: Platform, viewer: Viewer) {
  const kindsByName = new Map(
    [pageKind, importKind, ...recordTypes()]
      .filter((type) => can(viewer.role, 'read', type.area))
      .map((type) => [type.name as string, type]),
  )
  const rows = await platform.db
    .select({
      id: recordChanges.id,
      type: recordChanges.contentType,
      objectId: recordChanges.objectId,
      title: recordChanges.title,
      action: recordChanges.action,
      userName: recordChanges.userName,
      createdAt: recordChanges.createdAt,
    })
    .from(recordChanges)
    .where(and(inArray(recordChanges.contentType, [...kindsByName.keys()]), excludesUndoDetails()))
    .orderBy(desc(recordChanges.id))
    .limit(SHOWN)
  return rows.flatMap((row) => {
    const type = kindsByName.get(row.type)
    return type ? [{ ...row, label: type.label, createdAt: isoWithOffset(toInstant(row.createdAt)) }] : []
  })
}
