import { formatCount } from '../../platform/format/count.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './SaleBar.module.css'
import { freePlaces, type Sales, soldPercent } from './sales.ts'

type Props = {
  sales: Sales
  /** `line` for tables and lists: the bar and its share; `card`: what the figures mean, above the bar */
  shape?: 'line' | 'card'
  /** why the figure asks for somebody, in words; it is red then */
  warning?: string | undefined
}

/** How many tickets of a performance are sold, held and free: as a bar for the eye, in words for everybody else. */
export function SaleBar({ sales, shape = 'line', warning }: Props) {
  const { places, taken, sold } = sales
  const share = (part: number) => (places === 0 ? '0%' : `${(100 * Math.min(part, places)) / places}%`)
  return (
    <span className={styles.sales} data-shape={shape} data-low={warning ? true : undefined}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.taken} style={{ width: share(taken) }} />
        <span className={styles.sold} style={{ width: share(sold ?? taken) }} />
      </span>
      {shape === 'line' && (
        <span className={styles.percent} aria-hidden="true">
          {t('{n} %', { n: soldPercent(sales) })}
        </span>
      )}
      <span className={shape === 'line' ? 'visually-hidden' : styles.words}>
        <Words sales={sales} />
        {warning && `, ${warning}`}
      </span>
    </span>
  )
}

/** What the bar shows, in words: sold of all places, held, free. */
function Words({ sales }: { sales: Sales }) {
  const { sold, held, taken, places } = sales
  const rest = [held ? t('{n} held|sales', { n: formatCount(held) }) : '', t('{n} free', { n: formatCount(freePlaces(sales)) })]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <strong>{t('{n} of {places}', { n: formatCount(sold ?? taken), places: formatCount(places) })}</strong>{' '}
      {t(sold === null ? 'sold or held|sales' : 'sold|sales')}
      {`, ${rest}`}
    </>
  )
}
