import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../Dialog.tsx'
import forms from '../forms.module.css'
import { pageOwner, useOtherPerson } from '../page-owner.ts'
import staff from '../staff-theme.module.css'
import { LoginForm } from './LoginForm.tsx'
import styles from './OtherPersonDialog.module.css'

/**
 * Says that somebody else has logged in in this browser since the page was drawn, and offers both ways on: its owner logs in again
 * and goes on where they were, or the page is drawn for whoever is logged in now. Until then the server takes nothing from it;
 * closed, it stays at hand as a button.
 * @param onReturn called when the owner is logged in again
 */
export function OtherPersonDialog({ onReturn = () => {} }: { onReturn?: () => void }) {
  const other = useOtherPerson()
  const [closedFor, setClosedFor] = useState<typeof other>()
  const owner = pageOwner()
  const isClosed = closedFor !== undefined && closedFor === other
  if (!other || !owner) return null
  const title = t('{name} is logged in in this browser now', { name: other.name })
  if (isClosed) {
    return (
      <div className={`${staff.tokens} ${styles.reminder}`} data-editor>
        <button type="button" className={forms.action} onClick={() => setClosedFor(undefined)}>
          {title}
        </button>
      </div>
    )
  }
  return (
    <Dialog title={title} onClose={() => setClosedFor(other)}>
      <p>
        {t('This page belongs to {owner}. Nothing more is saved from it, under neither name; what has been typed stays here.', {
          owner: owner.name,
        })}
      </p>
      <h3>{t('Go on as {name}', { name: owner.name })}</h3>
      <LoginForm onDone={onReturn} />
      <h3>{t('Go on as {name}', { name: other.name })}</h3>
      <p>
        {t('The page is loaded again. What has not been saved in forms and on pages is kept in this browser for {owner}.', {
          owner: owner.name,
        })}
      </p>
      <button type="button" className={forms.action} onClick={() => window.location.reload()}>
        {t('Load the page as {name}', { name: other.name })}
      </button>
    </Dialog>
  )
}
