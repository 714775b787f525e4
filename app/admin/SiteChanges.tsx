import { Link } from 'react-router'
import { formatIsoWeekdayAndDay } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import { describeStatus } from '../staff-ui/page-status.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { ChangesMonth } from './ChangesMonth.tsx'
import type { ComingChange } from './coming-changes.server.ts'
import { dayAfter } from './month-days.ts'
import type { RecentChange } from './recent-changes.server.ts'
import styles from './SiteChanges.module.css'

const DAY_LENGTH = 10

type Props = { coming: ComingChange[]; recent: RecentChange[]; today: string }

/** What changes on the site by itself, day by day, with the months that these days are in; and what went live last. */
export function SiteChanges({ coming, recent, today }: Props) {
  const failed = coming.filter(({ failure }) => failure)
  const days = [
    ...Map.groupBy(
      coming.filter(({ failure }) => !failure),
      ({ at }) => at.slice(0, DAY_LENGTH),
    ),
  ]
  const counts = new Map(days.map(([day, changes]) => [day, changes.length]))
  return (
    <>
      <PageHeader title={t('Site changes')} lead={t('What goes online or offline by itself, and what went live last.')} />
      <div className={styles.columns}>
        <div>
          {failed.length > 0 && (
            <section className={styles.failed} aria-labelledby="failed">
              <h2 id="failed">{t('Not as planned')}</h2>
              <ChangeList changes={failed} />
            </section>
          )}
          {days.length === 0 && <EmptyCalendar />}
          {days.map(([day, changes]) => (
            <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} tabIndex={-1}>
                {dayName(day, today)}
              </h2>
              <ChangeList changes={changes} />
            </section>
          ))}
        </div>
        <aside aria-label={t('Months')} className={styles.months}>
          <ChangesMonth today={today} counts={counts} />
        </aside>
      </div>
      <section className={styles.recent} aria-labelledby="recent">
        <h2 id="recent">{t('Went live last')}</h2>
        <RecentList recent={recent} />
      </section>
    </>
  )
}

function EmptyCalendar() {
  return (
    <div className={styles.empty}>
      <Icon name="planned" />
      <p>
        <strong>{t('Nothing is planned.')}</strong>
        <br />
        {t('Pages, modules and records with a date stand here, and changes that you publish at a time of their own.')}
      </p>
    </div>
  )
}

function ChangeList({ changes }: { changes: ComingChange[] }) {
  const format = useDateFormat()
  return (
    <ul className={styles.changes}>
      {changes.map(({ to, title, kind, isOnline, at, user, failure, unseen, parts = [] }) => (
        <li key={`${to}:${at}:${isOnline}`} data-online={(isOnline && !unseen) || undefined}>
          <time dateTime={at}>{failure ? format.dateTime(at) : format.clock(at)}</time>
          <span className={styles.mark}>{markOf({ isOnline, unseen, parts })}</span>
          <span className={styles.what}>
            <Link to={to}>{title}</Link>
            <small>{[kind, user].filter(Boolean).join(' · ')}</small>
            {unseen && <em>{t('Visitors do not see it then: {status}.', { status: describeStatus(unseen, format) })}</em>}
            {failure && <em>{failure}</em>}
            {parts.length > 0 && (
              <ul>
                {parts.map((part) => (
                  <li key={part.words}>
                    {part.words}
                    {part.unseen && !unseen && (
                      <em>{t('Visitors do not see it then: {status}.', { status: describeStatus(part.unseen, format) })}</em>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function markOf({ isOnline, unseen, parts = [] }: Pick<ComingChange, 'isOnline' | 'unseen' | 'parts'>): string {
  if (unseen) return t('not seen')
  return parts.length > 0 ? t('live|release') : t(isOnline ? 'online' : 'offline')
}

function RecentList({ recent }: { recent: RecentChange[] }) {
  const format = useDateFormat()
  if (recent.length === 0) return <p className={styles.none}>{t('Nothing went live in the last 30 days.')}</p>
  return (
    <ul className={styles.changes}>
      {recent.map(({ to, title, kind, what, user, at }) => (
        <li key={`${to}:${at}:${what}`}>
          <time dateTime={at}>{format.dateTime(at)}</time>
          <span className={styles.what}>
            <Link to={to}>{title}</Link>
            <small>{[kind, what, user].filter(Boolean).join(' · ')}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A day as people say it: today and tomorrow by name, one of another year with it. */
function dayName(day: string, today: string): string {
  const date = formatIsoWeekdayAndDay(day)
  if (day === today) return t('Today, {date}', { date })
  if (day === dayAfter(today)) return t('Tomorrow, {date}', { date })
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${date} ${day.slice(0, 4)}`
}
