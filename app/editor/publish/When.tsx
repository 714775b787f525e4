import { useId } from 'react'
import type { Release } from '../../content/index.ts'
import { TIMEZONE } from '../../platform/clock/clock.ts'
import { dayFormatter } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { ReleaseChoice } from './ReleaseChoice.tsx'
import styles from './sheet.module.css'

/**
 * When the ticked changes go live: at once, at a time of the theatre’s clock (`2026-11-27T10:00`), or with a release, an open
 * one by its id or a new one by its title.
 */
export type PublishTime = { way: 'now' | 'time' | 'release'; at: string; release: number | string }

const WAYS: readonly PublishTime['way'][] = ['now', 'time', 'release']

type Props = {
  moment: PublishTime
  /** what can be chosen; all where it is not given */
  ways?: readonly PublishTime['way'][]
  /** the open releases; undefined until they are read */
  releases?: readonly Release[] | undefined
  error: string
  onChange: (moment: PublishTime) => void
}

const formatWeekday = dayFormatter({ weekday: 'short' })

/** The choice between now, a time and a release. */
export function When({ moment, ways = WAYS, releases, error, onChange }: Props) {
  const { way, at } = moment
  const id = useId()
  const format = useDateFormat()
  const time = at ? `${formatWeekday(at)} ${format.dayAndMonth(at)}, ${format.clock(at)}` : t('At a time')
  return (
    <fieldset className={styles.when}>
      <legend>{t('When')}</legend>
      <div className={styles.segments}>
        {ways.map((each) => (
          <label key={each} data-chosen={way === each || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={way === each}
              onChange={() => onChange({ ...moment, way: each })}
            />
            {each === 'now' ? t('Now|publish') : each === 'time' ? time : t('With a release')}
          </label>
        ))}
      </div>
      {way === 'release' && (
        <ReleaseChoice releases={releases} chosen={moment.release} error={error} onChange={(release) => onChange({ ...moment, release })} />
      )}
      {way === 'time' && (
        <div className={styles.time}>
          <label htmlFor={`${id}-at`}>{hasOtherClock() ? t('Date and time at the theatre') : t('Date and time')}</label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            value={at}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => onChange({ ...moment, at: target.value })}
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
