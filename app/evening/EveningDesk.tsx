import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { dayAfter } from '../platform/clock/calendar-days.ts'
import { formatIsoDayOfMonth, formatIsoShortWeekday, formatIsoWeekdayAndDay } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { useFollowing } from '../staff-ui/use-following.ts'
import { ActionSheet } from './ActionSheet.tsx'
import type { Evening } from './desk.ts'
import styles from './EveningDesk.module.css'
import { PerformanceCard } from './PerformanceCard.tsx'
import type { EveningSheet } from './sheets.ts'

/** How often the desk looks whether the ticket shop has followed. */
const POLL_MS = 3000

/** The performances of a day in large cards, for one thumb: what they sold, and what can be done with them. */
export function EveningDesk({ evening }: { evening: Evening }) {
  const { day, today, performances } = evening
  const [sheet, setSheet] = useState<{ id: number; kind: EveningSheet } | null>(null)
  const [notice, setNotice] = useState('')
  const { revalidate } = useRevalidator()
  // The ticket shop may have yet to follow an action.
  useFollowing(
    performances.some(({ lastAction }) => lastAction?.saleState === 'waiting'),
    POLL_MS,
  )
  const open = sheet && performances.find(({ id }) => id === sheet.id)
  async function finish(words: string) {
    setSheet(null)
    setNotice(words)
    await revalidate()
  }
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <div>
          <p>{day === today ? t('This evening') : t('Evening desk')}</p>
          <h1>{`${formatIsoShortWeekday(day)} ${formatIsoDayOfMonth(day)}`}</h1>
        </div>
        <nav aria-label={t('Day|evening')}>
          <DayLink day={dayAfter(day, -1)} label={t('Previous day')} icon="previous" />
          {day !== today && <Link to={adminUrl('evening')}>{t('Today')}</Link>}
          <DayLink day={dayAfter(day, 1)} label={t('Next day')} icon="next" />
        </nav>
      </header>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {performances.length > 0 && !evening.mayWrite && <p className={styles.nothing}>{t('You may look here, not change anything.')}</p>}
      {performances.length === 0 && <Nothing nextDay={evening.nextDay} />}
      <ul className={styles.cards}>
        {performances.map((performance) => (
          <li key={performance.id}>
            <PerformanceCard
              evening={evening}
              performance={performance}
              onOpen={(kind) => setSheet({ id: performance.id, kind })}
              onDone={finish}
            />
          </li>
        ))}
      </ul>
      {open && (
        <ActionSheet
          key={`${sheet.id} ${sheet.kind}`}
          kind={sheet.kind}
          evening={evening}
          performance={open}
          onClose={() => setSheet(null)}
          onDone={finish}
        />
      )}
    </div>
  )
}

function DayLink({ day, label, icon }: { day: string; label: string; icon: 'previous' | 'next' }) {
  return (
    <Link to={`${adminUrl('evening')}?day=${day}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

function Nothing({ nextDay }: { nextDay: string | null }) {
  return (
    <p className={styles.nothing}>
      {t('Nothing is played on this day.')}{' '}
      {nextDay && <Link to={`${adminUrl('evening')}?day=${nextDay}`}>{t('Next: {day}', { day: formatIsoWeekdayAndDay(nextDay) })}</Link>}
    </p>
  )
}
