import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from './Icon.tsx'
import styles from './Sheet.module.css'
import staff from './staff-theme.module.css'

type Props = { title: string; onClose: () => void; className?: string | undefined; isTall?: boolean; children: ReactNode }

/**
 * A sheet beside what it is about, which stays in sight and in use: at the right of the window, on a phone from below. Its
 * heading has the focus once it is open, unless something in it has it already; Escape closes it, and the focus goes back to
 * where it came from. As wide as `--staff-dock-right` says; it begins below `--staff-bar`.
 * @param props.className styles of what stands in it
 * @param props.isTall on a phone it may take nearly the whole height, for what is done in it rather than looked at beside it
 */
export function Sheet({ title, onClose, className = '', isTall = false, children }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // Before anything in it takes the focus by itself.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    const element = sheet.current
    if (!element?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement)
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener])
  return createPortal(
    <aside
      ref={sheet}
      className={`${staff.paper} ${styles.sheet} ${className}`}
      aria-labelledby={titleId}
      data-editor
      data-tall={isTall || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      // Events bubble through the React tree, so a form around it would handle this submit too.
      onSubmit={(event) => event.stopPropagation()}
    >
      <header className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={t('Close')} title={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>,
    document.body,
  )
}
