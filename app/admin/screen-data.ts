import type { LoginData, ProblemData } from './load-screen.server.ts'
import type { StaffFrame } from './staff.server.ts'

/** What a screen's loader gives: the screen's data, or what stands in its place. */
export type ScreenData<Data> = Data | LoginData | ProblemData

/** Whether somebody is logged in, who sees the screen or why it cannot be shown. */
export function isIn<Data extends { frame: StaffFrame }>(data: ScreenData<Data>): data is Data | ProblemData {
  return data.frame !== null
}

/** Whether the screen cannot be shown. */
export function isProblem<Data extends { frame: StaffFrame }>(data: Data | ProblemData): data is ProblemData {
  return 'problem' in data
}

/** The data of the screen itself; undefined where something stands in its place. */
export function shownOf<Data extends { frame: StaffFrame }>(data: ScreenData<Data> | undefined): Data | undefined {
  return data && isIn(data) && !isProblem(data) ? data : undefined
}
