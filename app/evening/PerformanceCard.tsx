import { Link } from 'react-router'
import { SaleBar } from '../booking/sales/SaleBar.tsx'
import { soldPercent } from '../booking/sales/sales.ts'
import { paperUrl } from '../papers/paper-request.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { Icon, type IconName } from '../staff-ui/Icon.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { Picture } from '../ui/Picture.tsx'
import type { Evening } from './desk.ts'
import type { EveningPerformance } from './evening.server.ts'
import { LastAction } from './LastAction.tsx'
import styles from './PerformanceCard.module.css'
import { withoutSales } from './sale-words.ts'
import type { EveningSheet } from './sheets.ts'

const ACTIONS: Record<EveningSheet, { icon: IconName; label: Label }> = {
  cancel: { icon: 'cancel', label: 'Cancel|performance' },
  recast: { icon: 'people', label: 'Recast' },
  move: { icon: 'late', label: 'Move or delay' },
  notice: { icon: 'announce', label: 'Notice' },
}

type Props = {
  evening: Evening
  performance: EveningPerformance
  onOpen: (kind: EveningSheet) => void
  onDone: (words: string) => Promise<void>
}

/** A performance of the evening: where and when, how it sells, what was done, and what one's role may do about it. */
export function PerformanceCard({ evening, performance, onOpen, onDone }: Props) {
  const { id, title, room, startsAt, until, status, note, picture, sales, isLow, usual, isOver, lastAction } = performance
  const format = useDateFormat()
  const heading = `evening-${id}`
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.what}>
        {picture && <Picture className={styles.poster} picture={picture} ratio="4 / 5" sizes="6rem" alt="" />}
        <div className={styles.words}>
          <p className={styles.when}>
            {until || format.time(startsAt)} · {room}
          </p>
          <h2 id={heading}>{title}</h2>
          <States performance={performance} />
          {sales ? (
            <SaleBar sales={sales} shape="card" warning={performance.warning} />
          ) : (
            <p className={styles.quiet}>{withoutSales(performance)}</p>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {isLow && sales && usual !== null && (
        <p className={styles.warning}>
          <Icon name="warning" />
          <span>{t('{percent} % sold, usual are {usual} %', { percent: soldPercent(sales), usual })}</span>
        </p>
      )}
      {lastAction && <LastAction evening={evening} performance={performance} action={lastAction} onDone={onDone} />}
      {evening.actions.length > 0 && !isOver && (
        <div className={styles.actions}>
          {evening.actions.map((sheet) => (
            <Action
              key={sheet}
              icon={ACTIONS[sheet].icon}
              label={t(ACTIONS[sheet].label)}
              isLoss={sheet === 'cancel'}
              disabled={sheet === 'cancel' && status === 'cancelled'}
              onPress={() => onOpen(sheet)}
            />
          ))}
        </div>
      )}
      <p className={styles.links}>
        <Link to={paperUrl({ paper: 'evening', event: id })}>{t('Evening sheet')}</Link>
        <Link to={paperUrl({ paper: 'cast', event: id })}>{t('Cast sheet')}</Link>
        <Link to={adminUrl('event', id, 'cast')}>{t('Cast')}</Link>
        <Link to={adminUrl('event', id)}>{evening.mayWrite ? t('Edit performance') : t('Look at performance')}</Link>
      </p>
    </article>
  )
}

type ActionProps = { icon: IconName; label: string; isLoss?: boolean; disabled?: boolean; onPress: () => void }

function Action({ icon, label, isLoss, disabled, onPress }: ActionProps) {
  return (
    <button type="button" data-loss={isLoss || undefined} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  )
}

/** What is unusual about a performance, in a word each. */
function States({ performance: { status, isOnline, isOver, lastAction } }: { performance: EveningPerformance }) {
  const states = [
    status === 'cancelled' ? t('Cancelled') : status === 'moved' ? t('Moved') : '',
    lastAction?.kind === 'delay' ? t('Delayed') : lastAction?.kind === 'recast' ? t('Recast|state') : '',
    isOnline ? '' : t('Offline'),
    isOver ? t('ended') : '',
  ].filter(Boolean)
  if (states.length === 0) return null
  return (
    <p className={styles.states} data-cancelled={status === 'cancelled' || undefined}>
      {states.join(' · ')}
    </p>
  )
}
