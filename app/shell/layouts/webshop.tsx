import { Outlet } from 'react-router'
import { ConsentManager } from '../../consent/ConsentManager.tsx'
import { LoadOnInteraction } from '../../ui/load-on-interaction.tsx'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { ReplayEarlyClicks } from '../replay-early-clicks.ts'
import { SkipLink } from '../SkipLink.tsx'

// Not by the feature's door, which would bring the booking widget into every page.
const loadCartNotice = () => import('../../booking/CartNotice.tsx')

/**
 * The frame of the webshop screens: cookie manager, header and screen, and what nobody may miss where money is spent:
 * the way past the header, how long the tickets are held yet, and who sells them (A §2.2, LAYOUT-26).
 */
export default function WebshopLayout() {
  return (
    <>
      <SkipLink />
      <ConsentManager />
      <Header />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <Outlet />
        <ReplayEarlyClicks />
      </main>
      <Footer />
      <LoadOnInteraction load={loadCartNotice} />
    </>
  )
}
