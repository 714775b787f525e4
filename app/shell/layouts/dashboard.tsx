import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { ReplayEarlyClicks } from '../replay-early-clicks.ts'
import { SkipLink } from '../SkipLink.tsx'
import { StaffPalette } from '../StaffPalette.tsx'
import { removeOfflineCopies } from '../service-worker.ts'

/** It is needed when the line is cut, and could not be loaded any more then. */
const loadErrorPage = () => import('../ErrorPage.tsx').catch(() => undefined)

/**
 * The layout of the dashboard screens: the screen, which brings a frame of its own with its main element; nothing of the
 * site's header and footer stands around it (A §2.2, decision 0083).
 */
export default function DashboardLayout() {
  useEffect(() => {
    void removeOfflineCopies()
    void loadErrorPage()
  }, [])
  return (
    <>
      <SkipLink />
      <Outlet />
      <StaffPalette />
      <ReplayEarlyClicks />
    </>
  )
}
