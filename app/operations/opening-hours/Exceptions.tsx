import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { fieldId } from '../../staff-ui/fields/field-props.ts'
import { DateInput } from '../../staff-ui/inputs/DateInput.tsx'
import form from '../../staff-ui/screen.module.css'
import { DayHours } from './DayHours.tsx'
import { daysInWords } from './days-in-words.ts'
import type { HoursProps } from './hours-props.ts'
import { changed, type Exception, exceptionsIn, without } from './hours-rows.ts'
import { NewException } from './NewException.tsx'
import styles from './opening-hours.module.css'

/** The exceptions, each a range of days with its hours; a further one is written in one line. */
export function Exceptions(props: HoursProps) {
  const heading = useId()
  const exceptions = exceptionsIn(props.rows)
  return (
    <section aria-labelledby={heading} className={styles.part} data-exceptions>
      <h3 id={heading}>{t('Exceptions')}</h3>
      {!props.context.isReadOnly && <NewException {...props} />}
      <ul className={styles.exceptions}>
        {exceptions.map((exception) => (
          <Card key={exception.rows[0]?.index} {...props} exception={exception} />
        ))}
      </ul>
    </section>
  )
}

function Card({ exception, ...props }: HoursProps & { exception: Exception }) {
  const { name, rows, errors, context, onChange } = props
  const days = daysInWords(exception.day, exception.lastDay)
  const date = (column: 'day' | 'lastDay', label: string) => (
    <DateInput
      {...fieldId(context, `${name}.${exception.rows[0]?.index}.${column}`)}
      kind="date"
      label={label}
      value={exception[column] ?? ''}
      error={errors[`${name}.${exception.rows[0]?.index}.${column}`]?.join(' ')}
      onChange={(value) => onChange(changed(rows, exception.rows, { [column]: value || null }))}
    />
  )
  return (
    <li aria-label={days}>
      <div className={styles.range}>
        {date('day', t('from|day'))}
        {date('lastDay', t('until and including'))}
        {!context.isReadOnly && (
          <button
            type="button"
            className={form.second}
            aria-label={`${t('Remove exception')}: ${days}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest('[data-exceptions]')?.querySelector<HTMLElement>('[data-new-exception] input')?.focus()
              onChange(without(rows, exception.rows))
            }}
          >
            {t('Remove exception')}
          </button>
        )}
      </div>
      <DayHours {...props} day={days} weekday={null} those={exception.rows} />
    </li>
  )
}
