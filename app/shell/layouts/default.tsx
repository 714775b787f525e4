import { Outlet, useMatches } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb.tsx'
import { MAIN_CONTENT_ID } from '../constants.ts'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { InfoLayer } from '../InfoLayer.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { StaffBar } from '../StaffBar.tsx'
import { StickyNavigation } from '../StickyNavigation.tsx'
import { TopAlert } from '../TopAlert.tsx'
import { useHashScroll } from '../use-hash-scroll.ts'
import styles from './default.module.css'

/** What a page's loader may tell the frame. */
type PageData = { breadcrumb?: Crumb[]; isLandingPage?: boolean; headerTitle?: string } | undefined

/** The frame of every page of the site, in the order of A §2.2; what is read first stands first (AMB-04). */
export default function DefaultLayout() {
  useHashScroll()
  const page = useMatches().at(-1)?.loaderData as PageData
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_CONTENT_ID}`}>
        {t('Skip to content')}
      </a>
      <StaffBar />
      {!page?.isLandingPage && <TopAlert />}
      <Header isLandingPage={page?.isLandingPage} />
      <ProgressBar />
      {page?.breadcrumb && (
        <div className={styles.breadcrumb}>
          <Breadcrumb crumbs={page.breadcrumb} />
        </div>
      )}
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <div data-search-index="end" />
      <Footer />
      <StickyNavigation />
      <InfoLayer />
    </>
  )
}
