import { useCallback, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { closeTopLayer } from '../../ui/layer-stack.ts'
import { HEADER_CONDENSE_RATIO } from '../constants.ts'
import { useFrame } from '../frame-data.ts'
import { useScrolledPast } from '../use-scrolled-past.ts'
import { CartLink } from './CartLink.tsx'
import { DesktopMenu } from './DesktopMenu.tsx'
import styles from './Header.module.css'
import { Menu } from './Menu.tsx'
import { SearchBox } from './SearchBox.tsx'
import { UserArea } from './UserArea.tsx'

/** The site header: wordmark, menu, search, cart, account, language, burger (A §2.3). */
export function Header({ isLandingPage = false }: { isLandingPage?: boolean }) {
  const frame = useFrame()
  const [menuOpen, setMenuOpen] = useState(false)
  const scrolled = useScrolledPast(HEADER_CONDENSE_RATIO)
  const menuId = useId()
  const { pathname } = useLocation()
  const close = useCallback(() => setMenuOpen(false), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [pathname])
  useEscape(() => setMenuOpen((open) => !open), !isLandingPage)

  return (
    <header className={`${styles.header} ${scrolled && !menuOpen ? styles.condensed : ''}`}>
      <div className={styles.bar}>
        <Link to={frame?.logoLink || link('home')} className={styles.wordmark}>
          {frame?.houseName}
        </Link>
        {!isLandingPage && frame && <DesktopMenu entries={frame.menu} look={frame.menuStyle} />}
        <div className={styles.tools}>
          <SearchBox />
          <CartLink />
          <UserArea />
          {!isLandingPage && (
            <button
              type="button"
              className={styles.burger}
              aria-expanded={menuOpen}
              aria-controls={menuId}
              onClick={() => setMenuOpen((open) => !open)}
            >
              {menuOpen ? t('Close') : t('Menu')}
            </button>
          )}
        </div>
      </div>
      {!isLandingPage && frame && <Menu id={menuId} open={menuOpen} close={close} frame={frame} />}
      {!isLandingPage && frame && <NoScriptMenu entries={frame.menu} />}
    </header>
  )
}

/** Esc goes to the topmost open layer; with nothing open it toggles the menu (AMB-07). */
function useEscape(toggleMenu: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isEditing(event.target)) return
      if (!closeTopLayer()) toggleMenu()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

function isEditing(target: EventTarget | null): boolean {
  // While staff edit, Esc ends what they are doing and never opens a menu over it.
  const isStaffEditing = document.body.classList.contains('edit-mode')
  return isStaffEditing || (target instanceof HTMLElement && (target.isContentEditable || document.querySelector('dialog:modal') !== null))
}

function NoScriptMenu({ entries }: { entries: { url: string; menu_name: string }[] }) {
  return (
    <noscript>
      <nav className={styles.plainMenu} aria-label={t('Menu')}>
        {entries.map((entry) => (
          <a key={entry.url} href={entry.url}>
            {entry.menu_name}
          </a>
        ))}
      </nav>
    </noscript>
  )
}
