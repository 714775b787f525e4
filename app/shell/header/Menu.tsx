import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { FrameData } from '../../site/index.ts'
import { useLayer } from '../../ui/layer-stack.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './Menu.module.css'

/** The full-screen menu that slides in: primary entries large, secondary small below (B §2). */
export function Menu({ id, open, close, frame }: { id: string; open: boolean; close: () => void; frame: FrameData }) {
  const panel = useRef<HTMLElement>(null)
  useLayer(open, close)
  useEffect(() => {
    if (!open) return
    // The page below must neither scroll nor jump by the width of its scrollbar.
    const root = document.documentElement
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
    root.classList.add('no-scroll')
    panel.current?.querySelector('a')?.focus()
    return () => {
      root.style.paddingInlineEnd = ''
      root.classList.remove('no-scroll')
    }
  }, [open])

  return (
    <nav id={id} ref={panel} className={styles.panel} data-open={open || undefined} inert={!open} aria-label={t('Menu')}>
      <ul className={styles.primary}>
        {frame.menu.map((entry) => (
          <li key={entry.url}>
            {entry.is_clickable ? <SmartLink to={entry.url}>{entry.menu_name}</SmartLink> : <span>{entry.menu_name}</span>}
            {entry.children.length > 0 && (
              <ul className={styles.children}>
                {entry.children.map((child) => (
                  <li key={child.url}>
                    <SmartLink to={child.url}>{child.menu_name}</SmartLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.secondary}>
        {frame.footer.map((entry) => (
          <li key={entry.url}>
            <SmartLink to={entry.url}>{entry.menu_name}</SmartLink>
          </li>
        ))}
        {frame.openingHours && <li className={styles.hours}>{frame.openingHours.text}</li>}
      </ul>
    </nav>
  )
}
