import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { AtWork } from '../early-press.ts'
import { Header } from '../header/Header.tsx'
import { leaveNothingKept } from '../service-worker.ts'

/** The frame of the dashboard screens: the header and the screen, nothing else of the default layout (A §2.2). */
export default function DashboardLayout() {
  useEffect(() => void leaveNothingKept(), [])
  return (
    <>
      <Header />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <Outlet />
        <AtWork />
      </main>
    </>
  )
}
