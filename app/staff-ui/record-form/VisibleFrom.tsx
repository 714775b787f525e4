import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import type { FormContext } from '../fields/field-props.ts'
import { fieldId } from '../fields/field-props.ts'
import { DateInput } from '../inputs/DateInput.tsx'
import styles from '../screen.module.css'
import type { RecordFormState } from './use-record-form.ts'
import { isVisibleFrom, madeVisible } from './visible-from.ts'

type Props = {
  type: TypeDescription
  /** the fields of its moments */
  moments: { from: string; until?: string }
  form: Pick<RecordFormState, 'values' | 'errors' | 'set'>
  context: FormContext
}

/** Whether, from when and until when visitors see a record: one question in place of a box, dates and a plan. */
export function VisibleFrom({ type, moments: { from, until }, form: { values, errors, set }, context }: Props) {
  const name = useId()
  const isVisible = values.isOnline === true
  function show(): void {
    for (const [field, value] of Object.entries(madeVisible(type, values, Date.now()))) set(field, value)
  }
  const moment = (field: string, label: string, help?: string) => {
    const value = values[field]
    return (
      <DateInput
        kind="datetime"
        {...fieldId(context, field)}
        label={label}
        help={help}
        error={errors[field]?.join(' ')}
        value={typeof value === 'string' ? value : ''}
        onChange={(chosen) => set(field, chosen || null)}
      />
    )
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
        {isVisibleFrom(type) ? t('Yes, from a moment on') : t('Yes')}
      </label>
      {isVisible && moment(from, t('Visible from'), isVisibleFrom(type) ? undefined : t('Empty: at once.'))}
      {isVisible && until && moment(until, t('Visible until'), t('Empty: until you take it offline.'))}
    </fieldset>
  )
}
