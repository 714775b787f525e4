import { use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { SaleBar } from '../../booking/sales/SaleBar.tsx'
import { freePlaces } from '../../booking/sales/sales.ts'
import type { Differing } from '../../operations/ticket-shop/compare.server.ts'
import { describeDiffering } from '../../operations/ticket-shop/describe-differing.ts'
import { formatCount } from '../../platform/format/count.ts'
import { formatIsoShortWeekday } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import screen from '../../staff-ui/screen.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { SalesOverTime } from '../sales/SalesOverTime.tsx'
import styles from './dates.module.css'
import { ProductionDatesContext } from './dates-context.tsx'
import { openPointsOf, type ProductionDate, totalsOf } from './production-dates.ts'

/** What is sold of each evening, the way to its page in the shop, and what is set up there so that nobody can buy. */
export function TicketsSection({ id }: { id: number }) {
  const { data, failure, reload } = use(ProductionDatesContext)
  const format = useDateFormat()
  const shop = useDiffering()
  const failed = failure && <LoadFailed text={failure} tryAgain={() => void reload()} />
  if (failed && !data) return failed
  if (!data) return <p aria-busy="true">{t('Loading…')}</p>
  const dates = data.dates.filter(({ isFree, status }) => !isFree && status !== 'cancelled')
  const { withoutNumber } = openPointsOf(data)
  const { sold, places } = totalsOf(data.dates)
  const readAt = dates.flatMap(({ sales }) => sales?.readAt ?? []).toSorted()
  const mistakesOf = (date: ProductionDate) => shop.differing.find(({ id }) => id === date.id)
  return (
    <section className={styles.section} aria-label={t('Tickets')}>
      {failed}
      {sold !== null && places !== null && (
        <SaleBar shape="card" sales={{ sold, held: null, taken: sold, places, readAt: readAt.at(-1) ?? '' }} />
      )}
      {readAt.length > 0 && <SalesOverTime query={`production=${id}`} title={t('Sales over time')} />}
      {withoutNumber > 0 && (
        <p className={screen.notice}>
          {t('{n} dates without a shop number', { n: withoutNumber })}{' '}
          <Link to={adminUrl('shop-links')}>{t('Link with the ticket shop')}</Link>
        </p>
      )}
      {shop.failure && <p className={screen.warning}>{shop.failure}</p>}
      <Table
        head={[t('Performance'), t('Sale'), t('Sold|column'), t('Held|column'), t('Free|column'), t('On sale from'), t('In the shop')]}
        empty={t('No dates with tickets yet.')}
        rows={dates.map((date) => {
          const { sales } = date
          const differing = mistakesOf(date)
          const number = (value: number | null | undefined) => (value == null ? '–' : formatCount(value))
          return {
            key: date.id,
            cells: [
              <Link key="date" to={adminUrl('event', date.id)}>
                {`${formatIsoShortWeekday(date.startsAt)} ${format.dateTime(date.startsAt)}`}
              </Link>,
              sales ? <SaleBar key="sale" sales={sales} /> : t('No figures'),
              number(sales?.sold ?? sales?.taken),
              number(sales?.held),
              number(sales && freePlaces(sales)),
              date.ticketSaleFrom ? format.dateTime(date.ticketSaleFrom) : '–',
              <div key="shop">
                {date.ticketUrl ? <a href={date.ticketUrl}>{date.idJet || t('Ticket shop page')}</a> : date.idJet || '–'}
                {differing && <p className={screen.warning}>{describeDiffering(differing, format)}</p>}
              </div>,
            ],
          }
        })}
      />
      {readAt.at(-1) && (
        <p className={screen.help}>{t('Read from the shop on {moment}.', { moment: format.dateTime(String(readAt.at(-1))) })}</p>
      )}
    </section>
  )
}

/** The performances that differ from the shop or are set up there so that nobody can buy; asked once. */
function useDiffering(): { differing: Differing[]; failure: string } {
  const [found, setFound] = useState<{ differing: Differing[]; failure: string }>({ differing: [], failure: '' })
  useEffect(() => {
    request<{ differing: Differing[] }>('GET', '/api/admin/shop/differences').then(
      ({ differing }) => setFound({ differing, failure: '' }),
      // A house without a ticket shop has nothing to compare with.
      (error) =>
        setFound({ differing: [], failure: error instanceof ApiError && error.problem.code === 'no_shop' ? '' : failureText(error) }),
    )
  }, [])
  return found
}
