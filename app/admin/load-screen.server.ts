import { type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { type LoginOptions, loginOptionsOf } from '../platform/auth/login-options.ts'
import { getSessionUser } from '../platform/auth/session-context.ts'
import { Problem } from '../platform/http/problem.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { ACCOUNT_PATH } from '../platform/routing/table.ts'
import { loadViewer, readStaffFrame, type StaffFrame } from './staff.server.ts'

/** The data of a screen for anonymous users: the login options. */
export type LoginData = { frame: null; login: LoginOptions }

/** The login in place of a screen. */
export function loginData(platform: Pick<Platform, 'config'>): LoginData {
  return { frame: null, login: loginOptionsOf(platform.config) }
}

/**
 * Loads a screen of the admin area.
 * @param read reads the screen's data; a Problem it throws becomes a response with that status
 * @returns the login options for anonymous users, in place of the data
 * @throws a redirect when the user has to set up a second factor first
 */
export async function loadScreen<Shown extends object>(
  context: Readonly<RouterContextProvider>,
  read: (staff: { platform: Platform; viewer: Viewer }) => Shown | Promise<Shown>,
): Promise<(Shown & { frame: StaffFrame }) | LoginData> {
  const viewer = await loadViewer(context)
  if (!viewer) {
    if (await getSessionUser(context)) throw redirect(ACCOUNT_PATH)
    return loginData(platformOf(context))
  }
  try {
    const [shown, frame] = await Promise.all([read({ platform: platformOf(context), viewer }), readStaffFrame(context, viewer)])
    return { ...shown, frame }
  } catch (error) {
    if (error instanceof Problem) throw new Response(error.message, { status: error.status })
    throw error
  }
}
