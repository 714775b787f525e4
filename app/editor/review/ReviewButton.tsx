import { lazy, Suspense, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { EditedObject } from '../pages/use-status.ts'

const ReviewDialog = lazy(() => import('./ReviewDialog.tsx'))

/** Opens the dialog that hands an object's draft over for review. */
export function ReviewButton({ subject, className }: { subject: EditedObject; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('For review')}
      </button>
      <Suspense>{isOpen && <ReviewDialog subject={subject} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
