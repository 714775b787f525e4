import type { ReactNode } from 'react'
import { AdminFrame } from './AdminFrame.tsx'
import Login from './Login.tsx'
import type { StaffFrame } from './staff.server.ts'

type Props<Data> = { data: Data | null; children: (shown: Data) => ReactNode }

/** A screen with what its loader has read, beside the menu; the login for whoever is not logged in. */
export function AdminScreen<Data extends { frame: StaffFrame }>({ data, children }: Props<Data>) {
  return data ? <AdminFrame frame={data.frame}>{children(data)}</AdminFrame> : <Login />
}
