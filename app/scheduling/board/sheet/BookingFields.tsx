import { t } from '../../../platform/i18n/i18n.ts'
import { CheckboxInput } from '../../../staff-ui/inputs/CheckboxInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../../../ui/no-autofill.ts'
import type { NewEntry } from './new-entry.ts'
import styles from './sheet.module.css'

type Props = { entry: NewEntry; onChange: (part: Partial<NewEntry>) => void }

/** What a booking has that a performance has not: its own title, an end, whole days, and a weekly repetition. */
export function BookingFields({ entry, onChange }: Props) {
  return (
    <>
      <Field label={t('Title')} optional={entry.productionId !== null}>
        {(control) => (
          <input
            {...NO_PASSWORD_MANAGER}
            {...control}
            maxLength={200}
            required={entry.productionId === null}
            value={entry.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t('Last day|booking')}>
          {(control) => (
            <input
              {...control}
              type="date"
              required
              value={entry.lastDay}
              onChange={(event) => onChange({ lastDay: event.target.value })}
            />
          )}
        </Field>
        {!entry.isWholeDay && (
          <Field label={t('Ends')}>
            {(control) => (
              <input
                {...control}
                type="time"
                step={300}
                required
                value={entry.endTime}
                onChange={(event) => onChange({ endTime: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <CheckboxInput label={t('Whole days')} value={entry.isWholeDay} onChange={(isWholeDay) => onChange({ isWholeDay })} />
      <Field label={t('Every week until')} optional>
        {(control) => (
          <input {...control} type="date" value={entry.repeatUntil} onChange={(event) => onChange({ repeatUntil: event.target.value })} />
        )}
      </Field>
    </>
  )
}
