import { Outlet } from 'react-router'

/** The frame of every page of the site, in the order of A §2.2. */
export default function DefaultLayout() {
  return (
    <main id="main-content">
      <Outlet />
    </main>
  )
}
