import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Header } from '../header/Header.tsx'
import { ReplayEarlyClicks } from '../replay-early-clicks.ts'
import { SkipLink } from '../SkipLink.tsx'
import { StaffPalette } from '../StaffPalette.tsx'
import { removeOfflineCopies } from '../service-worker.ts'

/**
 * The layout of the dashboard screens: the header and the screen, which renders its own main element; nothing else of
 * the default layout (A §2.2).
 */
export default function DashboardLayout() {
  useEffect(() => void removeOfflineCopies(), [])
  return (
    <>
      <SkipLink />
      <Header />
      <Outlet />
      <StaffPalette />
      <ReplayEarlyClicks />
    </>
  )
}
