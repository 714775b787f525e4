import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'
import styles from './Dialog.module.css'
import { useHistoryStep } from './history-step.ts'
import { Icon } from './Icon.tsx'
import { useOverlay } from './overlay-stack.ts'
import { useScrollLock } from './scroll-lock.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** `middle` of the window, a `side` panel that is a sheet from below on a phone, or the `full` window sliding up */
  place?: 'middle' | 'side' | 'full'
  /** Zweiklang of its ground buttons */
  zweiklang?: ZweiklangName
  children: ReactNode
}

/**
 * A modal dialog: the browser traps the focus and restores it; Esc, going back and a click beside it close it (modal
 * animation, A §9).
 */
export function Dialog({ open, onClose, title, place = 'middle', zweiklang, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useOverlay(open, onClose)
  useHistoryStep(open, onClose)
  useScrollLock(open)
  useEffect(() => {
    if (!open) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]}`}
      data-zweiklang={zweiklang}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Closed through the state only, so that the dialog and the state cannot diverge.
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(press) => {
        if (press.target === dialog.current) onClose()
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('Close')}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
