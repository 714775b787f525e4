import type { ReactNode } from 'react'
import { useFocusRecovery } from '../staff-ui/focus-recovery.ts'
import { AdminFrame } from './frame/AdminFrame.tsx'
import Login from './Login.tsx'
import type { LoginData } from './load-screen.server.ts'
import type { StaffFrame } from './staff.server.ts'

type Props<Data> = { data: Data | LoginData; children: (shown: Data) => ReactNode }

/** A screen with its loader's data and the menu; the login for anonymous users. */
export function AdminScreen<Data extends { frame: StaffFrame }>({ data, children }: Props<Data>) {
  useFocusRecovery()
  return isIn(data) ? <AdminFrame frame={data.frame}>{children(data)}</AdminFrame> : <Login ways={data.login} />
}

function isIn<Data extends { frame: StaffFrame }>(data: Data | LoginData): data is Data {
  return data.frame !== null
}
