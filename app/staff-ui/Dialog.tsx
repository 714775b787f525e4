import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { useOverlay } from '../ui/overlay-stack.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import staff from './staff-theme.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  width?: 'narrow' | 'wide' | 'full'
  onFiles?: (files: File[]) => void
}

/**
 * A modal dialog. It focuses the element with `data-starts-here`, traps the focus and restores it; Esc and a button close it.
 * @param onFiles takes files that are dropped anywhere on it
 */
export function Dialog({ title, onClose, children, width = 'narrow', onFiles }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useOverlay(true, () => dialog.current?.close())
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-starts-here]')?.focus({ preventScroll: true })
    // Closed before it is unmounted, also when the parent removes it: only then does the browser restore the focus.
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      data-editor-dialog
      className={`${staff.paper} ${styles.dialog} ${width === 'narrow' ? '' : styles[width]}`}
      aria-label={title}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      // Events bubble through the React tree, so the form that rendered the dialog would handle this submit too.
      onSubmit={(event) => event.stopPropagation()}
      onDragOver={onFiles && ((event) => event.preventDefault())}
      onDrop={
        onFiles &&
        ((event) => {
          event.preventDefault()
          onFiles([...event.dataTransfer.files])
        })
      }
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" aria-label={t('Close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  )
}
