import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { NavigationEntry } from '../../site/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOverlay } from '../../ui/overlay-stack.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './DesktopMenu.module.css'

type Props = { entries: NavigationEntry[]; look: 'style1' | 'style2' }

/**
 * The desktop menu: a row of entries; those with children open a submenu, one at a time (B §2). In style1 it hangs
 * below its entry, in style2 it spans the full width.
 */
export function DesktopMenu({ entries, look }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the submenu
  useEffect(() => setOpen(null), [pathname])
  useOverlay(open !== null, () => setOpen(null))
  useEffect(() => {
    if (open === null) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(null)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  return (
    <nav ref={menu} className={`${styles.menu} ${styles[look]}`} aria-label={t('Main menu')}>
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.url}
            entry={entry}
            pathname={pathname}
            isOpen={open === entry.url}
            onToggle={() => setOpen(open === entry.url ? null : entry.url)}
          />
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = { entry: NavigationEntry; pathname: string; isOpen: boolean; onToggle: () => void }

function Entry({ entry, pathname, isOpen, onToggle }: EntryProps) {
  const isHere = pathname === entry.url || pathname.startsWith(`${entry.url}/`)
  const submenuId = `submenu${entry.url.replaceAll('/', '-')}`
  return (
    <li className={styles.entry} data-here={isHere || undefined}>
      {entry.is_clickable && (
        <SmartLink to={entry.url} aria-current={pathname === entry.url ? 'page' : undefined} prefetch="intent">
          {entry.menu_name}
        </SmartLink>
      )}
      {entry.children.length > 0 && (
        <>
          <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={submenuId} onClick={onToggle}>
            {entry.is_clickable ? (
              <span className="visually-hidden">{t('More about {name}', { name: entry.menu_name })}</span>
            ) : (
              <span className={styles.word}>{entry.menu_name}</span>
            )}
            <Icon name="down" />
          </button>
          <ul id={submenuId} className={styles.submenu} hidden={!isOpen}>
            {entry.children.map((child) => (
              <li key={child.url}>
                <SmartLink to={child.url} aria-current={pathname === child.url ? 'page' : undefined}>
                  {child.menu_name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
