import { t } from '../platform/i18n/i18n.ts'
import { ITEM_KINDS, kindCount } from './item-kinds.ts'
import styles from './move-in.module.css'
import type { MoveInItem } from './move-in-item.ts'

/** How much of each kind there is, and how many of them somebody should look at. */
export function MoveInTally({ items }: { items: MoveInItem[] }) {
  const some = ITEM_KINDS.map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length })).filter(
    ({ count }) => count > 0,
  )
  const remarks = items.filter(({ state, note }) => state === 'failed' || note !== '').length
  return (
    <ul className={styles.tally}>
      {some.map(({ kind, count }) => (
        <li key={kind}>
          <strong>{count}</strong> {kindCount(kind, count)}
        </li>
      ))}
      {remarks > 0 && (
        <li data-warn>
          <strong>{remarks}</strong> {t('to look at')}
        </li>
      )}
    </ul>
  )
}
