import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { failureText, useAction } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from '../operations.module.css'
import type { compareWithShop } from './compare.server.ts'
import { DifferingCases } from './DifferingCases.tsx'
import { describeDiffering } from './describe-differing.ts'
import { eventSentences } from './event-words.ts'
import { InShopProducts } from './InShopProducts.tsx'
import { NoShop } from './NoShop.tsx'
import type { readTicketShopStatus } from './ticket-shop-status.server.ts'

type Props = {
  desk: Awaited<ReturnType<typeof readTicketShopStatus>>
  mayWrite: boolean
  /** where the shop can send web hooks; undefined where it sends none, and for those who may not know */
  webHooksTo: string | undefined
}
type Comparison = Awaited<ReturnType<typeof compareWithShop>>

/** The ticket shop's screen: the last sync runs, their failures, and differences between shop and programme. */
export function TicketShopStatus({ desk: { rounds, hasShop, known }, mayWrite, webHooksTo }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [failure, setFailure] = useState('')
  const [refreshCount, setRefreshCount] = useState(0)
  const [last] = rounds
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared again after each sync run
  useEffect(() => {
    if (!hasShop) return
    let isLate = false
    setFailure('')
    request<Comparison>('GET', '/api/admin/shop/differences').then(
      (answer) => !isLate && setComparison(answer),
      (error) => !isLate && setFailure(failureText(error)),
    )
    return () => {
      isLate = true
    }
  }, [hasShop, refreshCount])

  if (!hasShop) return <NoShop title={t('Ticket shop')} />
  return (
    <>
      <PageHeader
        title={t('Ticket shop')}
        lead={last ? t('Last synced on {date}: {n} upcoming performances.', { date: format.dateTime(last.lastAt), n: last.asked }) : ''}
        notice={notice}
      >
        <Link className={form.second} to={adminUrl('shop-links')}>
          {t('Link with the ticket shop')}
        </Link>
        {mayWrite && (
          <button
            type="button"
            className={form.action}
            onClick={async () => {
              await act(() => request('POST', '/api/admin/shop/round'), t('Sync complete.'))
              setRefreshCount((before) => before + 1)
            }}
          >
            {t('Sync now')}
          </button>
        )}
      </PageHeader>
      <h2 className={styles.heading}>{t('Differences')}</h2>
      {failure ? (
        <>
          <p className={form.error} role="alert">
            {failure}
          </p>
          {known.length > 0 && (
            <>
              <p>{t('As last read from the shop:')}</p>
              <DifferingCases cases={known} mayWrite={mayWrite} />
            </>
          )}
        </>
      ) : comparison ? (
        <>
          <Differences comparison={comparison} />
          <InShopProducts products={comparison.inShop} />
        </>
      ) : (
        <p role="status">{t('Loading…')}</p>
      )}
      {webHooksTo && (
        <>
          <h2 className={styles.heading}>{t('Notifications from the ticket shop')}</h2>
          <p>
            {t(
              'The site asks the shop every minute. It learns of orders and changes within seconds if this address is entered in pretix, in the organizer’s settings under “Webhooks”, with all types of orders, products, quotas, dates and of the shop itself. Keep it to yourselves.',
            )}
          </p>
          <p className={styles.address}>
            <code>{webHooksTo}</code>
          </p>
        </>
      )}
      <h2 className={styles.heading}>{t('Sync history')}</h2>
      <Table
        head={[t('When'), t('Result'), t('Runs')]}
        empty={t('Nothing here yet.')}
        rows={rounds.map((round) => ({
          key: round.id,
          cells: [
            [...new Set([format.dateTime(round.firstAt), format.dateTime(round.lastAt)])].join(' – '),
            formatOutcome(round),
            round.rounds,
          ],
        }))}
      />
    </>
  )
}

/** What holds of a whole event of the shop is said once, not of each of its performances. */
function Differences({ comparison: { compared, differing } }: { comparison: Comparison }) {
  const format = useDateFormat()
  const sentences = eventSentences(differing)
  const ofOne = differing.filter(({ aspects, mistakes }) => aspects.length + mistakes.length > 0)
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className={form.warning}>
          {sentence}
        </p>
      ))}
      {(ofOne.length > 0 || sentences.length === 0) && (
        <Table
          head={[t('Performance'), t('When'), t('Differences')]}
          empty={t('None: {n} performances match the ticket shop.', { n: compared })}
          rows={ofOne.map((performance) => ({
            key: performance.id,
            cells: [
              <Link key={performance.id} to={adminUrl('event', performance.id)}>
                {performance.title}
              </Link>,
              format.dateTime(performance.startsAt),
              describeDiffering({ ...performance, ofEvent: [] }, format),
            ],
          }))}
        />
      )}
    </>
  )
}

function formatOutcome({ failure, changed }: Props['desk']['rounds'][number]): string {
  const changes = changed > 0 ? t('{n} offers changed.', { n: changed }) : t('No changes.')
  if (failure === '') return changes
  if (failure === 'partly-refused') return `${changes} ${t('The ticket shop hides some performances from the site’s key.')}`
  if (failure === 'denied') return t('The ticket shop refuses the site’s key.')
  return failure === 'unreachable'
    ? t('The ticket shop is not responding.')
    : t('The shop rejected the request ({code}).', { code: failure })
}
