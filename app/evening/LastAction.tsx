import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { failureText } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { Evening } from './desk.ts'
import type { EveningDone, EveningPerformance } from './evening.server.ts'
import styles from './LastAction.module.css'
import { minutesLeft } from './minutes-left.ts'
import type { EveningActionKind } from './schema.ts'

const TICK_MS = 10_000

const DONE: Record<EveningActionKind, (by: { name: string; time: string }) => string> = {
  cancel: (by) => t('Cancelled by {name}, {time}', by),
  delay: (by) => t('Delayed by {name}, {time}', by),
  relocate: (by) => t('Moved by {name}, {time}', by),
  recast: (by) => t('Recast by {name}, {time}', by),
  notice: (by) => t('Notice by {name}, {time}', by),
}

type Props = { evening: Evening; performance: EveningPerformance; action: EveningDone; onDone: (words: string) => Promise<void> }

/** What was last done with a performance, how far the ticket shop has followed, what is left to do, and the undo while there is time. */
export function LastAction({ evening, performance, action, onDone }: Props) {
  const format = useDateFormat()
  const minutes = useMinutesLeft(action.undoableUntil, evening.now)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  async function undo() {
    setIsBusy(true)
    setFailure('')
    try {
      await request('POST', `/api/admin/evening/actions/${action.id}/undo`)
      await onDone(t('Taken back: {title} is as it was.', { title: performance.title }))
    } catch (error) {
      setFailure(failureText(error))
    }
    setIsBusy(false)
  }
  return (
    <section className={styles.action} aria-label={t('What was done')}>
      <p className={styles.by}>
        <Icon name="checked" />
        <span>
          {DONE[action.kind]({ name: action.userName, time: format.time(action.at) })}
          {action.hasAlert && ` · ${t('Notice on every page')}`}
        </span>
      </p>
      <ShopOutcome action={action} performance={performance} />
      {action.kind !== 'notice' && action.kind !== 'recast' && <Buyers performance={performance} sentence={action.sentence} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {evening.mayWrite && minutes > 0 && (
        <button type="button" className={styles.undo} disabled={isBusy} onClick={undo}>
          <Icon name="undo" />
          {t('Take back – {n} min left', { n: minutes })}
        </button>
      )}
    </section>
  )
}

function ShopOutcome({ action: { saleState, wasClosed }, performance }: { action: EveningDone; performance: EveningPerformance }) {
  if (saleState === null) return null
  if (saleState === 'failed')
    return (
      <p role="alert" className={styles.failure}>
        {t('The ticket shop has not stopped the sale. Please stop it there.')} <ShopLink performance={performance} />
      </p>
    )
  if (saleState === 'waiting') return <p role="status">{t('The ticket shop is being told…')}</p>
  return (
    <p role="status">
      {wasClosed
        ? t('The ticket shop had already stopped the sale; it stays stopped when this is taken back.')
        : t('The sale is stopped in the ticket shop.')}
    </p>
  )
}

/** Who has bought is known to the shop alone: the sentence to send, and the way there. */
function Buyers({ performance, sentence }: { performance: EveningPerformance; sentence: string }) {
  const [isCopied, setIsCopied] = useState(false)
  if (!performance.sales?.taken) return null
  return (
    <p className={styles.buyers}>
      {t('Only the ticket shop knows who has bought: please write to them from there.')}{' '}
      <button
        type="button"
        onClick={() =>
          navigator.clipboard.writeText(sentence).then(
            () => setIsCopied(true),
            () => undefined,
          )
        }
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? t('Sentence copied') : t('Copy sentence')}
      </button>{' '}
      <ShopLink performance={performance} />
    </p>
  )
}

function ShopLink({ performance: { ticketUrl } }: { performance: EveningPerformance }) {
  return ticketUrl ? <a href={ticketUrl}>{t('To its page in the ticket shop')}</a> : null
}

/** The whole minutes until an instant by the server's clock, counted down in the browser. @param until ISO; null: none are left */
function useMinutesLeft(until: string | null, serverNow: string): number {
  const [passedMs, setPassedMs] = useState(0)
  useEffect(() => {
    const begun = performance.now()
    setPassedMs(0)
    if (!until || !serverNow) return
    const timer = setInterval(() => setPassedMs(performance.now() - begun), TICK_MS)
    return () => clearInterval(timer)
  }, [until, serverNow])
  return until ? minutesLeft(until, serverNow, passedMs) : 0
}
