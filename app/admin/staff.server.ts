import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { getViewer } from '../platform/auth/session-context.ts'
import { markUncacheable } from '../platform/cache/dependencies.ts'
import type { SavedView } from '../records/saved-view.ts'
import { type MenuSection, menuFor } from './menu.server.ts'

/** The data around every screen of the admin area. */
export type StaffFrame = { name: string; menu: MenuSection[]; views: SavedView[] }

/** The user with their menu and saved views; undefined for anonymous users. Marks the response as uncacheable. */
export async function loadStaffFrame(
  context: Readonly<RouterContextProvider>,
): Promise<{ viewer: Viewer; frame: Omit<StaffFrame, 'views'> } | undefined> {
  markUncacheable()
  const viewer = await getViewer(context)
  return viewer && { viewer, frame: { name: viewer.name, menu: menuFor(viewer.role) } }
}
