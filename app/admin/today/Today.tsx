import { formatIsoWeekdayAndDay } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { SalesOverTime } from '../../scheduling/sales/SalesOverTime.tsx'
import { EveningCard } from './EveningCard.tsx'
import type { Evening } from './evenings.server.ts'
import { FirstDayList } from './FirstDayList.tsx'
import { LatestWork } from './LatestWork.tsx'
import { TaskList } from './TaskList.tsx'
import styles from './today.module.css'
import type { readTodayScreen } from './today.server.ts'
import { WeekTable } from './WeekTable.tsx'

type Props = { name: string; hasEveningDesk: boolean; today: Awaited<ReturnType<typeof readTodayScreen>> }

/**
 * The start of the hub: what is played tonight, what is to be done, the week, and below what was done last. A role that reads
 * nothing of the programme is not told that nothing is played.
 */
export function Today({ name, hasEveningDesk, today }: Props) {
  const { day, evenings, isOwnOnly, hasNoProductions, tasks, hasSales, work, firstDay } = today
  const hasProgramme = today.hasProgramme && !hasNoProductions
  const tonight = evenings.filter((evening) => evening.day === day)
  return (
    <div className={styles.today}>
      <header className={styles.head}>
        <h1>{formatIsoWeekdayAndDay(day)}</h1>
        <p>{name.includes('@') ? t('Hello|greeting') : t('Hello, {name}', { name })}</p>
      </header>
      {hasNoProductions && (
        <p className={styles.free}>{t('No production has been given to you yet. Whoever looks after the accounts here can do so.')}</p>
      )}
      {hasProgramme && <Tonight evenings={tonight} hasEveningDesk={hasEveningDesk} isOwnOnly={isOwnOnly} />}
      {firstDay && <FirstDayList firstDay={firstDay} />}
      <TaskList tasks={tasks} />
      {hasProgramme && <WeekTable evenings={evenings.filter((evening) => evening.day !== day)} isOwnOnly={isOwnOnly} />}
      {hasSales && (
        <section className={`${styles.card} ${styles.season}`} aria-label={t('Sales of the season')}>
          <SalesOverTime query="of=season" title={t('Sales of the season')} />
        </section>
      )}
      <LatestWork work={work} />
    </div>
  )
}

type TonightProps = { evenings: Evening[]; hasEveningDesk: boolean; isOwnOnly: boolean }

function Tonight({ evenings, hasEveningDesk, isOwnOnly }: TonightProps) {
  return (
    <section aria-label={t('Today at the theatre')} className={styles.tonight}>
      {evenings.length === 0 ? (
        <p className={styles.free}>{isOwnOnly ? t('None of your productions is played today.') : t('No performances today.')}</p>
      ) : (
        <ul>
          {evenings.map((evening) => (
            <li key={evening.id}>
              <EveningCard evening={evening} hasEveningDesk={hasEveningDesk} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
