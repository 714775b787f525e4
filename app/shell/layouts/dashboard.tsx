import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Header } from '../header/Header.tsx'
import { ReplayEarlyClicks } from '../replay-early-clicks.ts'
import { SkipLink } from '../SkipLink.tsx'
import { leaveNothingKept } from '../service-worker.ts'

/** The frame of the dashboard screens: the header and the screen, which says what of it is the main part; nothing else of the default layout (A §2.2). */
export default function DashboardLayout() {
  useEffect(() => void leaveNothingKept(), [])
  return (
    <>
      <SkipLink />
      <Header />
      <Outlet />
      <ReplayEarlyClicks />
    </>
  )
}
