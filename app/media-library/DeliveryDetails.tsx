import { useId } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import forms from '../staff-ui/forms.module.css'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import styles from './media.module.css'
import type { Delivery } from './use-uploads.ts'

type Props = { delivery: Delivery; collections: string[]; onChange: (delivery: Delivery) => void }

/** What is said once of all files that wait: who made them, what they belong to, and what the house may do with them. */
export function DeliveryDetails({ delivery, collections, onChange }: Props) {
  const known = useId()
  const input = (name: keyof Delivery) => ({
    value: delivery[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...delivery, [name]: event.target.value }),
  })
  return (
    <fieldset className={styles.delivery}>
      <legend>{t('For all files of this delivery')}</legend>
      <label className={forms.field}>
        <span>{t('Credit')}</span>
        <input {...NO_PASSWORD_MANAGER} {...input('credit')} maxLength={200} placeholder={t('Photo: first and last name')} />
      </label>
      <label className={forms.field}>
        <span>{t('Collection')}</span>
        <input {...NO_PASSWORD_MANAGER} {...input('collection')} maxLength={100} list={known} />
      </label>
      <datalist id={known}>
        {collections.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label className={forms.field}>
        <span>{t('May be shown until')}</span>
        <input type="date" {...input('rightsUntil')} />
      </label>
      <label className={forms.field}>
        <span>{t('Rights')}</span>
        <input {...NO_PASSWORD_MANAGER} {...input('rights')} maxLength={1000} />
      </label>
    </fieldset>
  )
}
