import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { Problem } from '../platform/http/problem.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { readViews } from './list/views.server.ts'
import { type StaffFrame, staffOf } from './staff.server.ts'

/**
 * Loads a screen of the admin area for whoever is logged in.
 * @param read what the screen shows; what it refuses with a Problem becomes an answer with that status
 * @returns null when nobody is logged in: the screen is the login then
 */
export async function loadScreen<Shown extends object>(
  context: Readonly<RouterContextProvider>,
  read: (staff: { platform: Platform; viewer: Viewer }) => Shown | Promise<Shown>,
): Promise<(Shown & { frame: StaffFrame }) | null> {
  const staff = await staffOf(context)
  if (!staff) return null
  try {
    const platform = platformOf(context)
    const [shown, views] = await Promise.all([read({ platform, viewer: staff.viewer }), readViews(platform.db, staff.viewer)])
    return { ...shown, frame: { ...staff.frame, views } }
  } catch (error) {
    if (error instanceof Problem) throw new Response(error.message, { status: error.status })
    throw error
  }
}
