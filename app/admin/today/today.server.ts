import { hasTicketShop } from '../../booking/index.server.ts'
import { isUntouched, readFirstDay } from '../../first-day/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { can, canSome, isScoped } from '../../platform/auth/rights.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEvenings } from './evenings.server.ts'
import { readLatestWork } from './latest-work.server.ts'
import { readTasks } from './tasks.server.ts'

/** The start of the hub: the performances of today and of the week, what is to be done, and what staff did last. */
export async function readTodayScreen(platform: Platform, viewer: Viewer) {
  const setsUp = can(viewer.role, 'write', 'settings')
  const [evenings, tasks, work, firstDay] = await Promise.all([
    readEvenings(platform, viewer),
    readTasks(platform, viewer),
    readLatestWork(platform, viewer),
    setsUp ? readFirstDay(platform) : null,
  ])
  return {
    day: dayOf(platform.clock.now()).toString(),
    evenings,
    /** whether the viewer's role reads anything of the programme */
    hasProgramme: canSome(viewer.role, 'read', 'programme'),
    /** whether only the viewer's own productions are told of */
    isOwnOnly: isScoped(viewer.role, 'programme'),
    /** whether they are limited to productions and none has been named */
    hasNoProductions: isScoped(viewer.role, 'programme') && viewer.role.records?.production?.length === 0,
    tasks,
    hasSales: hasTicketShop(platform.config) && can(viewer.role, 'read', 'programme'),
    work,
    firstDay,
    /** nobody has done anything here yet */
    isUntouched: firstDay !== null && isUntouched(firstDay),
  }
}
