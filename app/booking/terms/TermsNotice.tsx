import { useLayoutData } from '../../site/index.ts'
import styles from '../BookingForm.module.css'
import type { BookableEvent } from '../bookable-event.ts'
import type { SelectedTicket } from '../selection.ts'
import type { KnownOffer } from '../use-offer.ts'
import type { SummaryState } from '../widget-state.ts'
import { dateChanges, priceChanges } from './term-changes.ts'

type Props = Pick<KnownOffer, 'offer' | 'first'> & {
  shown: BookableEvent
  selected: SelectedTicket[]
  /** the answer to an order below it, which may have said the same */
  summary: SummaryState | null
}

/** Says what has changed since the page was loaded, and which chosen tickets cost something else than when they were chosen. */
export function TermsNotice({ offer, first, shown, selected, summary }: Props) {
  const sign = useLayoutData()?.currencySign
  if (offer.state !== 'ready') return null
  const prices = (first?.seatGroups ?? []).flatMap(({ seat_group, prices: before }) => {
    const chosen = before.filter((price) =>
      selected.some(({ ticket }) => ticket.seat_group === seat_group && ticket.sale_type_id === price.sale_type_id),
    )
    const order = { seat_group, sale_type_ids: chosen.map((price) => price.sale_type_id), prices: chosen.map(({ price }) => price) }
    return priceChanges(order, offer.seatGroups, sign)
  })
  const answers = summary?.phase === 'done' ? summary.outcome.rejected : []
  const changes = [...dateChanges(shown, offer.terms), ...prices].filter((change) => !answers.some(({ reason }) => reason.includes(change)))
  return (
    <div role="status" className={styles.terms}>
      {changes.map((sentence) => (
        <p key={sentence} className={styles.said}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
