import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { useLayer } from '../ui/layer-stack.ts'
import styles from './EditorDialog.module.css'

/** A dialog of the editor. It takes the focus, keeps it, gives it back; Esc and the cross close it. */
export function EditorDialog({
  title,
  onClose,
  children,
  wide,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  wide?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(true, () => dialog.current?.close())
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={`${styles.dialog} ${wide ? styles.wide : ''}`} aria-label={title} onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" aria-label={t('Close')} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  )
}
