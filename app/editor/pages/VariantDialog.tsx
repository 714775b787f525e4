import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { PagesFailed } from '../../staff-ui/links/PagesFailed.tsx'
import { usePages } from '../../staff-ui/links/page-list.ts'
import { type Done, PageMessage } from './PageMessage.tsx'
import { TakeVariant } from './TakeVariant.tsx'
import { variantActions } from './variant-actions.ts'
import type { Original } from './variants.ts'

type Props = { asked: 'take' | 'free'; subject: Original; onClose: () => void }

/** From the menu of what is open: takes a page for its variant, or lets it go where it is one. Then it says what was done, with the way back. */
export default function VariantDialog({ asked, subject, onClose }: Props) {
  const { pages, hasFailed, tryAgain } = usePages()
  const [done, setDone] = useState<Done>()
  const { take, free } = variantActions(pages ?? [], setDone)
  const { title } = subject
  const page = pages?.find(({ id }) => subject.contentType === 'page' && id === subject.objectId)

  if (done) {
    return (
      <Dialog title={t('Version of “{title}”', { title })} onClose={onClose}>
        <PageMessage done={done} />
        <div className={forms.buttons}>
          <button type="button" className={forms.action} data-starts-here onClick={onClose}>
            {t('Close')}
          </button>
        </div>
      </Dialog>
    )
  }
  if (!pages) {
    return (
      <Dialog title={t('Version of “{title}”', { title })} onClose={onClose}>
        {hasFailed ? <PagesFailed tryAgain={tryAgain} /> : <p role="status">{t('Loading…')}</p>}
      </Dialog>
    )
  }
  if (asked === 'take')
    return <TakeVariant pages={pages} original={subject} onTake={(taken, kind) => take(subject, taken, kind)} onClose={onClose} />
  return (
    <Dialog title={t('Make “{title}” a page of its own?', { title })} onClose={onClose}>
      <p>{t('It stays where it is, with all it holds. Visitors no longer find it at the top of the page it is a version of.')}</p>
      <div className={forms.buttons}>
        <button type="button" className={forms.action} disabled={!page} onClick={() => page && free(page)}>
          {t('Make it a page of its own')}
        </button>
        <button type="button" className={forms.second} data-starts-here onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </Dialog>
  )
}
