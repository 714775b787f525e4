import { useId } from 'react'
import { TIMEZONE } from '../../platform/clock/clock.ts'
import { dayFormatter } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './sheet.module.css'

/** When the ticked changes go live: at once, or at a time of the theatre’s clock (`2026-11-27T10:00`), undefined before one is chosen. */
export type PublishTime = { isLater: boolean; at: string | undefined }

type Props = { moment: PublishTime & { at: string }; error: string; onChange: (moment: PublishTime) => void }

const formatWeekday = dayFormatter({ weekday: 'short' })

/** The choice between now and a time. */
export function When({ moment: { isLater, at }, error, onChange }: Props) {
  const id = useId()
  const format = useDateFormat()
  const words = at ? `${formatWeekday(at)} ${format.dayAndMonth(at)}, ${format.clock(at)}` : t('At a time')
  return (
    <fieldset className={styles.when}>
      <legend>{t('When')}</legend>
      <div className={styles.segments}>
        {[false, true].map((later) => (
          <label key={String(later)} data-chosen={isLater === later || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={isLater === later}
              onChange={() => onChange({ isLater: later, at: at || undefined })}
            />
            {later ? words : t('Now|publish')}
          </label>
        ))}
      </div>
      {isLater && (
        <div className={styles.time}>
          <label htmlFor={`${id}-at`}>{hasOtherClock() ? t('Date and time at the theatre') : t('Date and time')}</label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            value={at}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => onChange({ isLater, at: target.value })}
          />
          {error && (
            <p id={`${id}-error`} role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** The next working day at ten, as a time to begin with. @param now instant, ISO in the theatre's time zone */
export function proposedTime(now: string): string {
  const day = new Date(`${now.slice(0, 10)}T12:00:00Z`)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6)
  return `${day.toISOString().slice(0, 10)}T10:00`
}

/** Whether the clock of this computer shows another time than the theatre's. */
function hasOtherClock(): boolean {
  return Intl.DateTimeFormat().resolvedOptions().timeZone !== TIMEZONE
}
