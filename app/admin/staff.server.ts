import type { RouterContextProvider } from 'react-router'
import type { SessionUser, Viewer } from '../platform/auth/auth.ts'
import { can } from '../platform/auth/rights.ts'
import { getViewer } from '../platform/auth/session-context.ts'
import { markUncacheable } from '../platform/cache/dependencies.ts'
import { platformOf } from '../platform/platform.ts'
import type { SavedView } from '../records/saved-view.ts'
import { readViews } from '../records/saved-views.server.ts'
import { countConcerns } from '../review/index.server.ts'
import { type Creatable, creatableBy } from './creatable.server.ts'
import { readAreaCounts } from './frame/area-counts.server.ts'
import type { AreaCount, AreaId, MenuArea } from './frame/menu-area.ts'
import { menuFor } from './menu.server.ts'

/** The data around every screen of the admin area. */
export type StaffFrame = {
  person: { id: string; name: string }
  menu: MenuArea[]
  counts: Partial<Record<AreaId, AreaCount>>
  creatable: Creatable[]
  /** whether new pages and files are offered beside them */
  mayCreate: { pages: boolean; files: boolean }
  /** how many things wait for this person */
  concerns: number
  views: SavedView[]
}

/** The user with whom a screen is loaded; undefined for anonymous users. Marks the response as uncacheable. */
export function loadViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  markUncacheable()
  return getViewer(context)
}

/** What stands around a screen: the menu of the viewer's role with its numbers, and the viewer's saved views. */
export async function readStaffFrame(context: Readonly<RouterContextProvider>, viewer: Viewer): Promise<StaffFrame> {
  const platform = platformOf(context)
  const [counts, views, concerns] = await Promise.all([
    readAreaCounts(platform, viewer),
    readViews(platform.db, viewer),
    countConcerns(platform.db, viewer),
  ])
  const mayCreate = { pages: can(viewer.role, 'write', 'site'), files: can(viewer.role, 'write', 'media') }
  return { ...personOf(viewer), menu: menuFor(viewer.role), counts, creatable: creatableBy(viewer.role), mayCreate, views, concerns }
}

/** The frame for those who must set up a second factor first: it leads nowhere. */
export function closedFrame(person: Pick<SessionUser, 'id' | 'name'>): StaffFrame {
  return { ...personOf(person), menu: [], counts: {}, creatable: [], mayCreate: { pages: false, files: false }, views: [], concerns: 0 }
}

function personOf({ id, name }: Pick<Viewer, 'id' | 'name'>): Pick<StaffFrame, 'person'> {
  return { person: { id, name } }
}
