import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import staff from '../../staff-ui/staff-theme.module.css'
import styles from './loading-dialog.module.css'

/**
 * Stands for a dialog whose code is on its way, so that nothing is pressed meanwhile that the dialog would then cover. It is
 * seen only where that takes a while; Esc gives up.
 */
export function LoadingDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is unmounted: only then does the browser restore the focus.
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog ref={dialog} data-editor-dialog className={`${staff.paper} ${styles.dialog}`} aria-label={t('Loading…')} onClose={onClose}>
      <p role="status">{t('Loading…')}</p>
    </dialog>,
    document.body,
  )
}
