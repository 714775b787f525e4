import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { Area } from '../platform/content-type/content-type.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import styles from './admin.module.css'
import type { StaffFrame } from './staff.server.ts'
import './staff-catalogue.ts'

const AREA_NAMES: Record<Area, MessageId> = {
  programme: 'Programme',
  magazine: 'Magazine',
  site: 'Site',
  settings: 'Settings of the house',
  people: 'People',
}

/** A screen of the admin area with the menu beside it. */
export function AdminFrame({ frame, children }: { frame: StaffFrame; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={t('Administration')}>
        <NavLink to="/cms-hub" end>
          {t('Overview')}
        </NavLink>
        {frame.isAdministrator && (
          <>
            <NavLink to="/cms-hub/settings">{t('Settings of the house')}</NavLink>
            <NavLink to="/cms-hub/people">{t('People')}</NavLink>
          </>
        )}
        {frame.menu.map(({ area, entries }) => (
          <details key={area} open>
            <summary>{t(AREA_NAMES[area])}</summary>
            <ul>
              {entries.map(({ name, plural }) => (
                <li key={name}>
                  <NavLink to={`/cms-hub/${name}`}>{t(plural)}</NavLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <div className={styles.screen}>{children}</div>
    </div>
  )
}
