import { useId } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { SOLD_OUT } from './constants.ts'
import { PriceTag } from './PriceTag.tsx'
import styles from './SoldInShop.module.css'
import type { SeatGroup } from './schema.ts'

/** What the shop's own page alone sells, each with a link to its place there; nothing where the site sells everything. */
export function SoldInShop({ seatGroups }: { seatGroups: SeatGroup[] }) {
  const titleId = useId()
  const inShop = seatGroups.flatMap((group) => (group.in_shop && group.status !== SOLD_OUT ? [{ group, url: group.in_shop.url }] : []))
  if (inShop.length === 0) return null
  return (
    <section className={styles.inShop} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('On the page of our online shop:')}</h3>
      <ul>
        {inShop.map(({ group, url }) => (
          <li key={group.id}>
            <a href={url}>{group.seat_group}</a>
            {group.prices[0] && (
              <>
                {' · '}
                <PriceTag price={group.prices[0]} />
              </>
            )}
            {reasonOf(group) && ` · ${reasonOf(group)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a visitor has to know before following the link; empty where the page says it all. */
function reasonOf({ in_shop, min_tickets }: SeatGroup): string {
  if (in_shop?.reason === 'membership') return t('for members')
  if (in_shop?.reason === 'approval') return t('each order is confirmed by the theatre')
  return in_shop?.reason === 'many-at-once' && min_tickets ? t('from {n} tickets', { n: min_tickets }) : ''
}
