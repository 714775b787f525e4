import { useId } from 'react'
import { Link } from 'react-router'
import { SaleBar } from '../../booking/sales/SaleBar.tsx'
import { formatIsoShortWeekday } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { saleLabel, saleNote } from '../../scheduling/sale-label.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { Evening } from './evenings.server.ts'
import styles from './today.module.css'

/** The days after today with what is sold of each performance: a table, for the eye as bars. */
export function WeekTable({ evenings, isOwnOnly }: { evenings: Evening[]; isOwnOnly: boolean }) {
  const headingId = useId()
  const format = useDateFormat()
  return (
    <section aria-labelledby={headingId} className={`${styles.card} ${styles.ahead}`}>
      <h2 id={headingId}>
        {t('The week')}
        {evenings.some(({ sales }) => sales) && <span>{t('sold · held · free')}</span>}
      </h2>
      {evenings.length === 0 ? (
        <p className={styles.empty}>
          {isOwnOnly ? t('None of your productions is played in the next six days.') : t('No performances in the next six days.')}
        </p>
      ) : (
        <table className={styles.week} aria-labelledby={headingId}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('Day|week')}</th>
              <th scope="col">{t('Performance')}</th>
              <th scope="col">{t('Tickets')}</th>
            </tr>
          </thead>
          <tbody>
            {evenings.map((evening, index) => (
              <tr key={evening.id} data-first={evening.day !== evenings[index - 1]?.day || undefined}>
                <td>
                  <time dateTime={evening.day}>
                    {formatIsoShortWeekday(evening.day)} {format.dayAndMonth(evening.day)}
                  </time>
                </td>
                <th scope="row">
                  <Link to={adminUrl('event', evening.id)}>{evening.title}</Link> <small>{evening.clock}</small>
                </th>
                <td>
                  {evening.sales && <SaleBar sales={evening.sales} warning={evening.warning} />}
                  <small>{evening.sales ? saleNote(evening) : saleLabel(evening)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
