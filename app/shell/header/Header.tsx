import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { useLayoutData } from '../../site/index.ts'
import { patiently } from '../../ui/load-patiently.ts'
import { useEscape } from '../../ui/overlay-stack.ts'
import { PartAwaited } from '../../ui/PartAwaited.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { AdministratorHtml } from '../AdministratorHtml.tsx'
import { HEADER_CONDENSE_RATIO } from '../constants.ts'
import { useScrolledPast } from '../use-scrolled-past.ts'
import { CartLink } from './CartLink.tsx'
import { DesktopMenu } from './DesktopMenu.tsx'
import styles from './Header.module.css'
import { NoScriptMenu } from './NoScriptMenu.tsx'
import { SearchBox } from './SearchBox.tsx'
import { TopHeader } from './TopHeader.tsx'

const loadMenu = patiently(() => import('./Menu.tsx'))
const Menu = lazy(loadMenu)
/** Loaded by houses alone that have chosen their header. Nothing is shown meanwhile, so that the page comes to life with it as a whole. */
const OwnHeader = lazy(patiently(() => import('./OwnHeader.tsx')))
/** There is one menu in a page. */
const MENU_ID = 'menu'

/** The site header: top line, wordmark, menu, search, cart, burger (A §2.3). Landing pages have no menu. */
export function Header({ isLandingPage = false }: { isLandingPage?: boolean }) {
  const frame = useLayoutData()
  const [menuOpen, setMenuOpen] = useState(false)
  const [menuNeeded, setMenuNeeded] = useState(false)
  if (menuOpen && !menuNeeded) setMenuNeeded(true)
  const scrolled = useScrolledPast(HEADER_CONDENSE_RATIO)
  const { pathname } = useLocation()
  const close = useCallback(() => setMenuOpen(false), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [pathname])
  // While the menu's code is loading it is not on the overlay stack yet, so Esc is handled here.
  useEscape(close)

  const name = (
    <Link to={frame?.logoLink || link('home')} className={styles.wordmark}>
      {frame?.logo ? <Picture picture={frame.logo} sizes="12rem" alt={frame.houseName} priority /> : frame?.houseName}
    </Link>
  )
  const search = <SearchBox onSubmit={close} />
  const hasMenu = !isLandingPage && frame !== undefined
  const menu = hasMenu && <DesktopMenu entries={frame.menu} look={frame.menuStyle} />
  const menuButton = hasMenu && (
    <button
      type="button"
      className={styles.burger}
      aria-expanded={menuOpen}
      aria-controls={menuNeeded ? MENU_ID : undefined}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setMenuOpen(!menuOpen)}
    >
      <span className={styles.labels}>
        <span>{t('Menu')}</span>
        <span>{t('Close')}</span>
      </span>
      <span className={styles.lines} aria-hidden="true" />
    </button>
  )

  return (
    <>
      <AdministratorHtml code={frame?.html.header} className={styles.block} />
      <header className={styles.header} data-condensed={(scrolled && !menuOpen) || undefined} data-menu-open={menuOpen || undefined}>
        {frame?.header ? (
          <OwnHeader frame={frame} name={name} menu={menu} search={search} menuButton={menuButton} />
        ) : (
          <>
            <TopHeader />
            <div className={styles.bar}>
              <div className={styles.row}>
                {name}
                {menu}
                <div className={styles.tools}>
                  {search}
                  <CartLink />
                  {menuButton}
                </div>
              </div>
            </div>
          </>
        )}
        {hasMenu && menuNeeded && (
          <Suspense fallback={<PartAwaited />}>
            <Menu id={MENU_ID} open={menuOpen} close={close} frame={frame} />
          </Suspense>
        )}
        {hasMenu && <NoScriptMenu frame={frame} />}
      </header>
    </>
  )
}
