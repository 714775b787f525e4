import { Outlet } from 'react-router'
import { ConsentManager } from '../consent/ConsentManager.tsx'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { AtWork } from '../early-press.ts'
import { Header } from '../header/Header.tsx'

/** The frame of the webshop screens: cookie manager, header and screen, nothing else of the default layout (A §2.2). */
export default function WebshopLayout() {
  return (
    <>
      <ConsentManager />
      <Header />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <Outlet />
        <AtWork />
      </main>
    </>
  )
}
