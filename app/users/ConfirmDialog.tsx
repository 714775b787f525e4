import type { ReactNode } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import form from '../staff-ui/screen.module.css'

type Props = { title: string; action: string; children: ReactNode; onConfirm: () => void; onClose: () => void }

/** Asks once more before what cannot be taken back. */
export function ConfirmDialog({ title, action, children, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div className={form.actions}>
        <button type="button" className={form.second} onClick={onClose}>
          {t('Cancel')}
        </button>
        <button
          type="button"
          className={form.action}
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  )
}
