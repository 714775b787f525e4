import { formatCount } from '../../platform/format/count.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './SalesChart.module.css'
import { type ChartPoint, chartPoints, highestFigure, type SalesDay, soldInWeek, thinned } from './sales-history.ts'

/** The drawing's own units; the browser stretches them to the room there is. */
const [WIDTH, HEIGHT] = [1000, 100]
const ROWS_OF_TABLE = 16

type Props = { days: SalesDay[]; title: string; format: DateFormat }

/**
 * What was sold day by day: as a line for the eye, in a sentence and as a table for everybody. Without a figure it says when
 * there will be one, and with a single day it says that.
 */
export function SalesChart({ days, title, format }: Props) {
  const last = days.at(-1)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{title}</strong>
        <span>{last ? sentence(last, days) : t('No figures yet. They come once the ticket shop has counted a performance.')}</span>
      </figcaption>
      {days.length > 1 && <Drawing days={days} format={format} />}
      {last && days.length === 1 && <p className={styles.note}>{t('Counted for one day so far. From tomorrow it is a line.')}</p>}
      {days.length > 1 && <DaysTable days={days} title={title} format={format} />}
    </figure>
  )
}

function sentence({ sold, places }: SalesDay, days: SalesDay[]): string {
  const gained = soldInWeek(days)
  const now = t('{sold} of {places} tickets sold', { sold: formatCount(sold), places: formatCount(places) })
  if (gained === undefined || gained === 0) return gained === 0 ? `${now}, ${t('none in seven days')}` : now
  return `${now}, ${gained > 0 ? t('{n} in seven days', { n: formatCount(gained) }) : t('{n} given back in seven days', { n: formatCount(-gained) })}`
}

function Drawing({ days, format }: { days: SalesDay[]; format: DateFormat }) {
  const most = highestFigure(days)
  const lineOf = (figure: 'sold' | 'taken' | 'places') => pathOf(chartPoints(days, figure, most))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className={styles.chart} aria-hidden="true">
      <span className={styles.top}>{t('{n} places|chart', { n: formatCount(most) })}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false" aria-hidden="true">
        <path className={styles.taken} d={areaOf(lineOf('taken'))} />
        <path className={styles.soldArea} d={areaOf(lineOf('sold'))} />
        <path className={styles.places} d={lineOf('places')} />
        <path className={styles.sold} d={lineOf('sold')} />
      </svg>
      <span>{first && format.dayAndMonth(first.day)}</span>
      <span className={styles.key}>
        <i data-of="sold" /> {t('sold|sales')} <i data-of="taken" /> {t('held|key')} <i data-of="places" /> {t('Places|sales')}
      </span>
      <span>{last && format.dayAndMonth(last.day)}</span>
    </div>
  )
}

function pathOf(points: ChartPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x * WIDTH)} ${round(HEIGHT - y * HEIGHT)}`).join('')
}

function areaOf(line: string): string {
  return `${line}V${HEIGHT}H0Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function DaysTable({ days, title, format }: Props) {
  return (
    <details className={styles.table}>
      <summary>{t('As a table')}</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Day|sales')}</th>
            <th scope="col">{t('Sold|column')}</th>
            <th scope="col">{t('Sold or held')}</th>
            <th scope="col">{t('Places|sales')}</th>
          </tr>
        </thead>
        <tbody>
          {thinned(days, ROWS_OF_TABLE)
            .toReversed()
            .map(({ day, sold, taken, places }) => (
              <tr key={day}>
                <th scope="row">{format.date(day)}</th>
                <td>{formatCount(sold)}</td>
                <td>{formatCount(taken)}</td>
                <td>{formatCount(places)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}
