import { Outlet, useLocation } from 'react-router'
import { ConsentManager } from '../../consent/ConsentManager.tsx'
import { LoadOnInteraction } from '../../ui/load-on-interaction.tsx'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { ShownAddress } from '../header/shown-address.ts'
import { ReplayEarlyClicks } from '../replay-early-clicks.ts'
import { SkipLink } from '../SkipLink.tsx'

// Not through the feature's index, which would load the booking widget on every page.
const loadCartNotice = () => import('../../booking/CartNotice.tsx')

/**
 * The layout of the webshop screens: cookie manager, header, screen, and what is required wherever something is sold:
 * the skip link, how long the tickets are held, and the legal links (A §2.2, LAYOUT-26).
 */
export default function WebshopLayout() {
  const { pathname, search } = useLocation()
  return (
    <>
      <SkipLink />
      <ConsentManager />
      <ShownAddress value={pathname + search}>
        <Header />
      </ShownAddress>
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <Outlet />
        <ReplayEarlyClicks />
      </main>
      <Footer />
      <LoadOnInteraction load={loadCartNotice} />
    </>
  )
}
