import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { Table } from '../../staff-ui/table/Table.tsx'
import styles from '../operations.module.css'
import type { InShopProduct } from './compare.server.ts'

const REASONS: Record<InShopProduct['reason'], Label> = {
  approval: 'Each order has to be approved.',
  membership: 'A membership is needed.',
  'gift-card': 'It is a gift card.',
  'many-at-once': 'More tickets at once than the site sells.',
  'bundled-seats': 'A further seat comes with it.',
}

/** The products that the shop's own page alone sells, and why; nothing where there are none. */
export function InShopProducts({ products }: { products: InShopProduct[] }) {
  if (products.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{t('Sold on the ticket shop’s page only')}</h2>
      <p>{t('The site names these products beside the tickets and leads to the shop.')}</p>
      <Table
        head={[t('Product in the shop'), t('Event in the shop'), t('Performances it is sold for'), t('Why it is sold there only')]}
        empty={t('Nothing here yet.')}
        rows={products.map(({ event, product, reason, number }) => ({
          key: `${event}/${product}/${reason}`,
          cells: [product, event, number, t(REASONS[reason])],
        }))}
      />
    </>
  )
}
