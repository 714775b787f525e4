import { data, type RouterContextProvider, redirect, type UNSAFE_DataWithResponseInit as WithStatus } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { hasAnyAccount } from '../platform/auth/first-administrator.ts'
import { type LoginOptions, loginOptionsOf } from '../platform/auth/login-options.ts'
import { getSessionUser } from '../platform/auth/session-context.ts'
import { Problem } from '../platform/http/problem.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { ACCOUNT_PATH } from '../platform/routing/table.ts'
import { loadViewer, readStaffFrame, type StaffFrame } from './staff.server.ts'

/** The data of a screen for anonymous users: the login options, and whether nobody has an account that could log in. */
export type LoginData = { frame: null; login: LoginOptions; hasNobody: boolean }

/** What stands in place of a screen that cannot be shown: that it is not there, or not this person's to see. */
export type ProblemData = { frame: StaffFrame; problem: { status: number; message: string } }

/** The login in place of a screen. One statement. */
export async function loginData(platform: Pick<Platform, 'config' | 'db'>): Promise<LoginData> {
  return { frame: null, login: loginOptionsOf(platform.config), hasNobody: !(await hasAnyAccount(platform)) }
}

/**
 * Loads a screen of the admin area.
 * @param read reads the screen's data; a Problem it throws is shown within the hub's frame, with its status
 * @returns the login options for anonymous users, in place of the data
 * @throws a redirect when the user has to set up a second factor first
 */
export async function loadScreen<Shown extends object>(
  context: Readonly<RouterContextProvider>,
  read: (staff: { platform: Platform; viewer: Viewer }) => Shown | Promise<Shown>,
): Promise<(Shown & { frame: StaffFrame }) | LoginData | WithStatus<ProblemData>> {
  const viewer = await loadViewer(context)
  if (!viewer) {
    if (await getSessionUser(context)) throw redirect(ACCOUNT_PATH)
    return loginData(platformOf(context))
  }
  const platform = platformOf(context)
  const [shown, frame] = await Promise.all([problemOr(() => read({ platform, viewer })), readStaffFrame(context, viewer)])
  if (!(shown instanceof Problem)) return { ...shown, frame }
  const { status, message } = shown
  return data({ frame, problem: { status, message } }, { status })
}

/** What is read, or the Problem that it throws. */
async function problemOr<Shown>(read: () => Shown | Promise<Shown>): Promise<Shown | Problem> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
