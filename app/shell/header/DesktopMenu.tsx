import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { NavigationEntry } from '../../site/index.ts'
import { useLayer } from '../../ui/layer-stack.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './DesktopMenu.module.css'

/** The desktop menu: links in a row; entries with children open a submenu, one at a time (B §2). */
export function DesktopMenu({ entries, look }: { entries: NavigationEntry[]; look: 'style1' | 'style2' }) {
  const [open, setOpen] = useState<string | null>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the submenu
  useEffect(() => setOpen(null), [pathname])
  useLayer(open !== null, () => setOpen(null))

  return (
    <nav className={`${styles.menu} ${styles[look]}`} aria-label={t('Main menu')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.url} className={styles.entry}>
            <SmartLink to={entry.url} aria-current={pathname === entry.url ? 'page' : undefined} prefetch="intent">
              {entry.menu_name}
            </SmartLink>
            {entry.children.length > 0 && (
              <>
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={open === entry.url}
                  onClick={() => setOpen(open === entry.url ? null : entry.url)}
                >
                  <span aria-hidden="true">▾</span>
                  <span className="visually-hidden">{t('More about {name}', { name: entry.menu_name })}</span>
                </button>
                <ul className={styles.submenu} hidden={open !== entry.url}>
                  {entry.children.map((child) => (
                    <li key={child.url}>
                      <SmartLink to={child.url}>{child.menu_name}</SmartLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
