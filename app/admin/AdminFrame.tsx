import { type ReactNode, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ACCOUNT_PATH, ADMIN_PATH } from '../platform/routing/table.ts'
import { FlashMessage } from '../staff-ui/FlashMessage.tsx'
import { Icon } from '../staff-ui/Icon.tsx'
import { rememberList } from '../staff-ui/last-list.ts'
import { openPalette } from '../staff-ui/open-palette.ts'
import { SavedViewsContext } from '../staff-ui/table/saved-views-context.ts'
import { MAIN_CONTENT_ID } from '../ui/main-content.ts'
import { useOverlay } from '../ui/overlay-stack.ts'
import styles from './admin.module.css'
import type { StaffFrame } from './staff.server.ts'
import './staff-catalogue.ts'

/** A screen of the admin area beside the menu, which is collapsed above it on a phone. */
export function AdminFrame({ frame, children }: { frame: StaffFrame; children: ReactNode }) {
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
  const [openAt, setOpenAt] = useState('')
  const isOpen = openAt === pathname
  useOverlay(isOpen, () => setOpenAt(''))
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={t('Admin')} data-open={isOpen || undefined}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? '' : pathname)}>
          {t('Admin')}
        </button>
        <div className={styles.links}>
          <button type="button" className={styles.search} aria-keyshortcuts="Control+K" onClick={openPalette}>
            <Icon name="search" />
            <span>{t('Find anything')}</span>
            <kbd>{t('Ctrl K')}</kbd>
          </button>
          <NavLink to={ADMIN_PATH} end>
            {t('Overview')}
          </NavLink>
          <NavLink to={ACCOUNT_PATH}>{t('My account')}</NavLink>
          {frame.menu.map(({ heading, links }) => (
            <details key={heading} open>
              <summary>{t(heading)}</summary>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={adminUrl(to)}>{t(label)}</NavLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </nav>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.screen}>
        <SavedViewsContext value={frame.views}>{children}</SavedViewsContext>
        {/* After the screen in the DOM, so that the screen is read first; shown above it. */}
        <FlashMessage />
      </main>
    </div>
  )
}
