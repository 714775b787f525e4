import { Outlet } from 'react-router'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { Header } from '../header/Header.tsx'

/** The frame of the webshop screens: the header and the screen, nothing else of the default layout (A §2.2). */
export default function WebshopLayout() {
  return (
    <>
      <Header />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
