import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { ConsentManager } from '../../consent/ConsentManager.tsx'
import type { ListPage as ListPageData, ObjectPage } from '../../content/index.server.ts'
import type { Region } from '../../content/index.ts'
import type { MagazineHead, MagazineHeadline } from '../../magazine/index.ts'
import { namedAsInMenu, useLayoutData } from '../../site/index.ts'
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb.tsx'
import { fragment } from '../../ui/fragment.tsx'
import { LoadOnInteraction } from '../../ui/load-on-interaction.tsx'
import { useStaticLinks } from '../../ui/use-static-links.ts'
import { MAIN_CONTENT_ID, MAIN_END_ID } from '../constants.ts'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { ShownAddress } from '../header/shown-address.ts'
import { InfoLayer } from '../InfoLayer.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { pageHeadOf } from '../page-head.ts'
import { ReplayEarlyClicks } from '../replay-early-clicks.ts'
import { SkipLink } from '../SkipLink.tsx'
import { StaffBar } from '../StaffBar.tsx'
import { StickyNavigation } from '../StickyNavigation.tsx'
import type { StickyLink } from '../sticky-links.ts'
import { TopAlert } from '../TopAlert.tsx'
import { useAnchorScroll } from '../use-anchor-scroll.ts'
import { usePendingNavigation } from '../use-pending-navigation.ts'
import styles from './default.module.css'

const PageWithModules = lazy(() => import('../PageWithModules.tsx'))
const PageSkeleton = lazy(() => import('../PageSkeleton.tsx'))
// Not through the feature's index, which would load the booking widget on every page.
const loadCartNotice = () => import('../../booking/CartNotice.tsx')
const loadNotices = () => import('../StatusBanners.tsx')
const loadOverlayButton = () => import('../overlay/OverlayButton.tsx')

/** Loader data of a page that the layout uses. */
type PageData = {
  breadcrumb?: Crumb[] | undefined
  /** the title in the shared page header, where the page does not render it itself */
  headerTitle?: string
  magazineHead?: MagazineHead
  isLandingPage?: boolean
  sticky?: StickyLink
  /** the whole address of the page itself, whatever slug it was asked for by */
  canonical?: string
  region?: Region
  listPage?: ListPageData
  objectPage?: ObjectPage
}

/** What a route module exports for the layout: the magazine's head, which only its pages need. */
type PageHandle = { MagazineHeadline?: typeof MagazineHeadline } | undefined

/** The layout of every page of the site, in the order of A §2.2; what is read first comes first (AMB-04). */
export default function DefaultLayout() {
  useAnchorScroll()
  useStaticLinks()
  const match = useMatches().at(-1)
  const page = (match?.loaderData ?? {}) as PageData
  const frame = useLayoutData()
  const breadcrumb = page.breadcrumb && namedAsInMenu(page.breadcrumb, frame?.menu)
  const edited = page.objectPage ?? page.listPage
  const onItsWay = usePendingNavigation()
  const { pathname, search } = useLocation()
  const address = frame?.locales && pathOf(page.canonical, pathname) + search
  const header = (
    <ShownAddress value={address}>
      <Header isLandingPage={page.isLandingPage} />
    </ShownAddress>
  )
  return (
    <>
      <SkipLink />
      <InfoLayer />
      <ConsentManager />
      <StaffBar />
      {!page.isLandingPage && <TopAlert />}
      {fragment('Header', [page.isLandingPage, address], header, ['pathname'])}
      <ProgressBar />
      <LoadOnInteraction load={loadOverlayButton} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
        {onItsWay && (
          <Suspense>
            <PageSkeleton route={onItsWay.route} />
          </Suspense>
        )}
        <div className={styles.page} hidden={Boolean(onItsWay)}>
          {headOf(match?.id, { ...page, breadcrumb }, match?.handle as PageHandle)}
          {/* A page may load scripts of its own: the layout does not wait for them, and a new page is shown when they are there. */}
          <Suspense>
            {edited?.region ? (
              <PageWithModules region={edited.region} edit={edited.edit}>
                <Outlet />
              </PageWithModules>
            ) : (
              <Outlet />
            )}
            <ReplayEarlyClicks />
          </Suspense>
        </div>
      </main>
      <div id={MAIN_END_ID} data-search-index="end" />
      {fragment('Footer', null, <Footer />)}
      <StickyNavigation />
      <LoadOnInteraction load={loadCartNotice} />
      <LoadOnInteraction load={loadNotices} />
    </>
  )
}

/** The path of the page itself: the one it was asked for by may have any slug. */
function pathOf(canonical: string | undefined, pathname: string): string {
  return canonical && URL.canParse(canonical) ? new URL(canonical).pathname : pathname
}

/** The head above a page's content: breadcrumb and title, the target of the skip link. */
function headOf(routeId: string | undefined, page: PageData, handle: PageHandle): ReactNode {
  const head = pageHeadOf(routeId)
  if (head === 'shared') return <PageHeader breadcrumb={page.breadcrumb} title={page.headerTitle} />
  const breadcrumb = page.breadcrumb && <Breadcrumb crumbs={page.breadcrumb} />
  if (head === 'magazine' && page.magazineHead && handle?.MagazineHeadline) {
    return <handle.MagazineHeadline head={page.magazineHead} breadcrumb={breadcrumb} />
  }
  return breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>
}
