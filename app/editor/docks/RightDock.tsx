import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import styles from './right-dock.module.css'
import { useDock } from './use-dock.ts'

const WIDTH_PX = 344

type Props = { title: string; onClose: () => void; className?: string | undefined; children: ReactNode }

/**
 * A dock at the right of the page, about the page as a whole: comments, review. Its heading has the focus once it is open,
 * unless something in it has it already; Escape closes it. In a narrow window it is a sheet from below.
 * @param props.className styles of what stands in it
 */
export function RightDock({ title, onClose, className = '', children }: Props) {
  const dock = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useDock('right', WIDTH_PX)
  useEffect(() => {
    if (!dock.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [])
  return createPortal(
    <aside
      ref={dock}
      className={`${staff.paper} ${styles.dock} ${className}`}
      aria-labelledby={titleId}
      data-editor
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
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
