import { t } from '../platform/i18n/i18n.ts'
import forms from '../staff-ui/forms.module.css'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import styles from './media.module.css'

/** What one file says of itself beside its description; only what it does say is there. */
export type OwnDetails = { credit?: string; rights?: string; rightsUntil?: string }

type Props = { own: OwnDetails; onChange: (own: OwnDetails) => void }

/** What is written in a file, to be read and corrected. It holds for this one, whatever is said of the whole delivery. */
export function OwnDetailsFields({ own, onChange }: Props) {
  const input = (name: keyof OwnDetails) => ({
    ...NO_PASSWORD_MANAGER,
    value: own[name] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...own, [name]: event.target.value }),
  })
  return (
    <fieldset className={styles.own}>
      <legend>{t('From the file')}</legend>
      {own.credit !== undefined && (
        <label className={forms.field}>
          <span>{t('Credit')}</span>
          <input {...input('credit')} maxLength={200} />
        </label>
      )}
      {own.rights !== undefined && (
        <label className={forms.field}>
          <span>{t('Rights')}</span>
          <input {...input('rights')} maxLength={1000} />
        </label>
      )}
      {own.rightsUntil !== undefined && (
        <label className={forms.field}>
          <span>{t('May be shown until')}</span>
          <input type="date" {...input('rightsUntil')} />
        </label>
      )}
    </fieldset>
  )
}
