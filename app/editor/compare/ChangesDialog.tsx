import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Region } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { ReviewButton } from '../review/ReviewButton.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { comparedPath, sendBeforeComparing } from './compared-path.ts'
import { Differences } from './Differences.tsx'
import { changesPath, useChanges } from './use-changes.ts'

type Props = {
  region: Pick<Region, 'contentType' | 'objectId'>
  /** what the user has to confirm; undefined to only view the changes */
  confirm?: 'discard' | undefined
  onClose: () => void
}

/** The unpublished changes of a page, by module and author. Discarding them is confirmed here. */
export default function ChangesDialog({ region, confirm, onClose }: Props) {
  const changes = useChanges(region)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [message, setMessage] = useState('')
  const isEmpty = changes?.differences.length === 0
  async function discard() {
    try {
      await request('DELETE', changesPath(region))
      // Loads the page anew, so that no state of the session remains.
      window.location.assign(`${pathname}?edit`)
    } catch (error) {
      setMessage(failureText(error))
    }
  }
  async function showOnPage() {
    await sendBeforeComparing()
    onClose()
    await navigate(comparedPath(pathname, { older: 'live', newer: 'draft' }), { preventScrollReset: true })
  }
  return (
    <Dialog title={t(TITLES[confirm ?? 'look'])} onClose={onClose} width="wide">
      {changes === undefined && <p>{t('Loading…')}</p>}
      {changes === null && <p role="alert">{t("Unfortunately, that didn't work.")}</p>}
      {changes && isEmpty && <p>{t('Everything is already published.')}</p>}
      {changes && !isEmpty && (
        <>
          {confirm === 'discard' && (
            <p>{t('All of this will be discarded. It is kept under “Versions” and can be restored from there.')}</p>
          )}
          {!confirm && (
            <div className={forms.buttons}>
              <button type="button" className={forms.action} data-starts-here onClick={() => void showOnPage()}>
                {t('Show on the page')}
              </button>
              <ShareButton subject={region} className={forms.second ?? ''} />
              <ReviewButton subject={region} className={forms.second ?? ''} />
            </div>
          )}
          <Differences differences={changes.differences} people={changes.people} pictures={changes.pictures} />
        </>
      )}
      {message && (
        <p role="alert" className={forms.error}>
          {message}
        </p>
      )}
      {changes && !isEmpty && confirm && (
        <div className={forms.buttons}>
          <button type="button" className={forms.danger} onClick={discard}>
            {t('Discard draft')}
          </button>
          <button type="button" className={forms.second} data-starts-here onClick={onClose}>
            {t('Go back')}
          </button>
        </div>
      )}
    </Dialog>
  )
}

const TITLES = { look: 'Not published yet', discard: 'Discard draft?' } as const
