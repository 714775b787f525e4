import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { fieldLabel, fieldText } from './field-label.ts'

/** The rejected batches with their full text, to copy, retry or discard. */
export function RejectedDialog({ session, onClose }: { session: EditorSession; onClose: () => void }) {
  const { rejected } = useSessionState(session, 'rejected')
  return (
    <Dialog title={t('Some changes were not accepted')} onClose={onClose} width="wide">
      <p>{t('They are kept here until you decide. The rest of your work has been saved as a draft.')}</p>
      {rejected.map(({ batch, reason }) => (
        <section key={batch.id} className={forms.side}>
          <p className={forms.error}>{reason}</p>
          {Object.entries(batch.changes).map(([id, { before, after }]) => {
            const type = after?.type ?? before?.type ?? ''
            const label = definitionOf(type)?.label
            return (
              <dl key={id}>
                <dt>{label ? t(label) : t('Page layout')}</dt>
                {after ? (
                  Object.entries(after.data).map(([name, value]) => (
                    <dd key={name}>
                      {fieldLabel(type, name)}: {fieldText(value) || t('empty')}
                    </dd>
                  ))
                ) : (
                  <dd>{t('Removed')}</dd>
                )}
              </dl>
            )
          })}
        </section>
      ))}
      <div className={forms.buttons}>
        <button type="button" className={forms.action} onClick={() => session.retryRejected()}>
          {t('Try again')}
        </button>
        <button type="button" className={forms.second} onClick={() => session.discardRejected()}>
          {t('Discard these changes')}
        </button>
      </div>
    </Dialog>
  )
}
