import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { FormContext } from '../fields/field-props.ts'
import { fieldId } from '../fields/field-props.ts'
import { DateInput } from '../inputs/DateInput.tsx'
import styles from '../screen.module.css'
import type { RecordFormState } from './use-record-form.ts'
import { madeVisible } from './visible-from.ts'

type Props = { form: Pick<RecordFormState, 'values' | 'errors' | 'set'>; context: FormContext }

/** Whether and from when visitors see a record: one question in place of a box, a date and a plan. */
export function VisibleFrom({ form: { values, errors, set }, context }: Props) {
  const name = useId()
  const isVisible = values.isOnline === true
  function show(): void {
    const { isOnline, publishedAt } = madeVisible(values, Date.now())
    set('isOnline', isOnline)
    set('publishedAt', publishedAt)
  }
  return (
    <fieldset className={styles.visibility} {...fieldId(context, 'isOnline')}>
      <legend>{t('Visible to visitors?')}</legend>
      <label>
        <input type="radio" name={name} checked={!isVisible} onChange={() => set('isOnline', false)} />
        {t('Not yet')}
      </label>
      <label>
        <input type="radio" name={name} checked={isVisible} onChange={show} />
        {t('Yes, from a moment on')}
      </label>
      {isVisible && (
        <DateInput
          kind="datetime"
          {...fieldId(context, 'publishedAt')}
          label={t('Visible from')}
          error={errors.publishedAt?.join(' ')}
          value={typeof values.publishedAt === 'string' ? values.publishedAt : ''}
          onChange={(moment) => set('publishedAt', moment || null)}
        />
      )}
    </fieldset>
  )
}
