import type { ReactNode } from 'react'
import { useFocusRecovery } from '../staff-ui/focus-recovery.ts'
import { claimPage } from '../staff-ui/page-owner.ts'
import { AdminFrame } from './frame/AdminFrame.tsx'
import Login from './Login.tsx'
import { ProblemScreen } from './ProblemScreen.tsx'
import { isIn, isProblem, type ScreenData } from './screen-data.ts'
import type { StaffFrame } from './staff.server.ts'

type Props<Data> = {
  data: ScreenData<Data>
  /** whether the screen brings its own frame */
  isWhole?: boolean
  children: (shown: Data) => ReactNode
}

/** A screen with its loader's data and the menu; the login for anonymous users, and a problem where the screen cannot be shown. */
export function AdminScreen<Data extends { frame: StaffFrame }>({ data, isWhole = false, children }: Props<Data>) {
  useFocusRecovery()
  if (!isIn(data)) return <Login ways={data.login} hasNobody={data.hasNobody} />
  // Before the screen: what it stores and sends bears the name.
  claimPage(data.frame.person)
  if (isWhole && !isProblem(data)) return children(data)
  return <AdminFrame frame={data.frame}>{isProblem(data) ? <ProblemScreen problem={data.problem} /> : children(data)}</AdminFrame>
}
