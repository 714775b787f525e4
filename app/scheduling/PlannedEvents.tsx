import { describeDate, formatSeats } from '../operations/ticket-shop/shop-date-texts.ts'
import type { DateFormat } from '../platform/format/date-format.ts'
import { formatIsoWeekday } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { CheckboxInput } from '../staff-ui/inputs/CheckboxInput.tsx'
import styles from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import rows from './PlannedEvents.module.css'
import type { ProposedDate } from './series-dates.ts'
import { type ConflictResponse, describeConflictResponse } from './use-conflicts.ts'

/** A performance of a series as the preview shows it. */
export type Planned = { startsAt: string; conflict: string; warnings: ConflictResponse[]; shopDate?: ProposedDate }

type Props = {
  planned: Planned[]
  /** whether the shop did not answer, so that no dates of it are proposed */
  isShopAway: boolean
  isLinked: (startsAt: string) => boolean
  onLink: (startsAt: string, isLinked: boolean) => void
  onSkip: (startsAt: string) => void
  onCreate: () => void
}

/** The preview of a series: what is in the way of each performance, the date of the shop that it takes over, and the button that creates them. */
export function PlannedEvents({ planned, isShopAway, isLinked, onLink, onSkip, onCreate }: Props) {
  const format = useDateFormat()
  const free = planned.filter(({ conflict }) => conflict === '')
  const proposed = free.filter(({ shopDate }) => shopDate)
  return (
    <section aria-live="polite">
      <h2>{t('{n} dates', { n: free.length })}</h2>
      {proposed.length > 0 && <p>{t('{n} of them have a matching date in the shop.', { n: proposed.length })}</p>}
      {isShopAway && (
        <p className={styles.warning}>{t('The ticket shop is not responding. The performances can be linked with it later.')}</p>
      )}
      <ul className={rows.list}>
        {planned.map(({ startsAt, conflict, warnings, shopDate }) => (
          <li key={startsAt} className={rows.row}>
            <span className={rows.when}>{weekdayAndInstant(startsAt, format)}</span>
            {conflict === '' && (
              <button
                type="button"
                className={styles.second}
                aria-label={t('Skip {date}', { date: weekdayAndInstant(startsAt, format) })}
                onClick={() => onSkip(startsAt)}
              >
                {t('Skip')}
              </button>
            )}
            <div className={rows.details}>
              {conflict && (
                <strong className={styles.error}>
                  {t('The room is already booked: {title}. This date will be skipped.', { title: conflict })}
                </strong>
              )}
              {warnings.map((warning) => (
                <p key={describeConflictResponse(warning, format)} className={styles.warning}>
                  {describeConflictResponse(warning, format)}
                </p>
              ))}
              {shopDate && (
                <CheckboxInput
                  label={t('Link with the shop date {date}', { date: describeDate(shopDate, format) })}
                  help={[formatSeats(shopDate), ...differences(shopDate)].join(' · ')}
                  value={isLinked(startsAt)}
                  onChange={(value) => onLink(startsAt, value)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <button type="button" className={styles.action} onClick={onCreate}>
          {t('Create {n} performances', { n: free.length })}
        </button>
      )}
    </section>
  )
}

function differences({ isSameTime, isSameRoom, room }: ProposedDate): string[] {
  return [...(isSameTime ? [] : [t('Start time differs.')]), ...(isSameRoom || !room ? [] : [t('Please check the room.')])]
}

/** `Freitag, 04.12.2026, 19:30 Uhr`. @param instant ISO with offset */
export function weekdayAndInstant(instant: string, format: DateFormat): string {
  return `${formatIsoWeekday(instant)}, ${format.dateTime(instant)}`
}
