import { lazy, Suspense, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import type { EditedObject } from '../pages/use-status.ts'
import { isShareable } from './shareable.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

/** Opens the preview links of an object; nothing for those that are not shared. */
export function ShareButton({ subject, className }: { subject: EditedObject; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isShareable(subject.contentType)) return null
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="link" />
        {t('Share')}
      </button>
      <Suspense>{isOpen && <ShareDialog subject={subject} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
