import { readAuditState } from '../../audit/jobs.server.ts'
import { countFindings, countGroups } from '../../audit/read-findings.server.ts'
import { readPageActivities, readSiteFigures } from '../../operations/figures.server.ts'
import { readNotFoundLog } from '../../operations/not-found-log.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { can } from '../../platform/auth/rights.ts'
import type { Platform } from '../../platform/platform.ts'
import { listZeroResults } from '../../search/index.server.ts'
import { readComingChanges } from '../coming-changes.server.ts'

const SHOWN = 12
/** Period of the zero-result searches, in days. */
const ZERO_RESULT_DAYS = 30

/** How the house is doing: what goes online by itself, what was saved last, what visitors did not find, the audit, and its size. */
export async function readHouseState(platform: Platform, viewer: Viewer) {
  const [planned, activity, lost, missed, health, check] = await Promise.all([
    readComingChanges(platform, viewer, SHOWN),
    readPageActivities(platform, { page: 1, page_size: SHOWN }),
    readNotFoundLog(platform, SHOWN),
    listZeroResults(platform, { days: ZERO_RESULT_DAYS, shown: SHOWN }),
    readSiteFigures(platform),
    readCheck(platform),
  ])
  const may = { redirect: can(viewer.role, 'write', 'site'), set: can(viewer.role, 'read', 'settings') }
  const isListed = platform.config.SEARCH_ENGINES === 'on'
  return { planned, activity: activity.rows, lost, missed, health, check, isListed, may }
}

/** Numbers of the nightly audit's findings, and when it last ran. */
async function readCheck(platform: Platform) {
  const [counts, state] = await Promise.all([countFindings(platform), readAuditState(platform)])
  return { groups: countGroups(counts), isChecked: state !== null }
}
