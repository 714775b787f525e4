import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { useHiddenReason } from '../pages/use-hidden-reason.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { currentSession } from '../session/current-session.ts'
import styles from './tools.module.css'

const WIDTHS: { name: Label; width: number }[] = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 820 },
  { name: 'Desktop', width: 1440 },
]

/** A read-only preview of the draft at a device width and a date of the user's choice. */
export default function PreviewDialog({ subject, pathname, onClose }: { subject: EditedObject; pathname: string; onClose: () => void }) {
  const [width, setWidth] = useState(WIDTHS[0]?.width ?? 0)
  const [moment, setMoment] = useState('')
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const session = currentSession()
    session?.commitPendingInput()
    void Promise.resolve(session?.flush()).then(() => setKept(true))
  }, [])
  const absence = useHiddenReason(subject, moment)
  const address = `${pathname}?preview&noToolbar${moment ? `&on=${encodeURIComponent(moment)}` : ''}`
  return (
    <Dialog title={t('Preview')} onClose={onClose} width="full">
      <div className={styles.previewTools}>
        <fieldset className={styles.choiceRow}>
          <legend className="visually-hidden">{t('Width')}</legend>
          {WIDTHS.map((choice) => (
            <label key={choice.name} className={forms.check}>
              <input type="radio" name="width" checked={width === choice.width} onChange={() => setWidth(choice.width)} />
              {t(choice.name)}
            </label>
          ))}
        </fieldset>
        <label className={styles.inline}>
          <span>{t('As of')}</span>
          <input type="datetime-local" value={moment} onChange={(event) => setMoment(event.target.value)} />
        </label>
        {moment && (
          <button type="button" className={forms.second} onClick={() => setMoment('')}>
            {t('Now')}
          </button>
        )}
      </div>
      {absence && (
        <p role="status" className={forms.error}>
          {t('Not visible to visitors at that time: {status}.', { status: absence })}
        </p>
      )}
      {isKept && !absence && <iframe key={address} className={styles.preview} style={{ width }} title={t('Preview')} src={address} />}
    </Dialog>
  )
}
