import { useEffect, useRef, useState } from 'react'
import { formatPrice, priceOf } from '../platform/format/price.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Price, SeatGroup } from '../programme/index.ts'
import { Button } from '../ui/Button.tsx'
import { addToCart, type CartOutcome } from './add-to-cart.ts'
import styles from './BookingForm.module.css'
import { PRICE_LIST_COLLAPSE_AT, WIDGET_SCROLL_DELAY_MS, WIDGET_SUMMARY_DELAY_MS } from './constants.ts'
import { Summary } from './Summary.tsx'
import { addTicket, amountOf, cartCalls, firstOpenTimeslot, removeTicket, type SelectedTicket, totalOf } from './selection.ts'

type Props = { event: BookableEvent; onClose?: () => void; inList?: boolean }
export type BookableEvent = { id: number; idJet: string; title: string; shortDate: string; time: string; ticketUrl: string }
type State = { phase: 'choosing' } | { phase: 'sending' } | { phase: 'done'; outcome: CartOutcome }

/** Choosing tickets of one performance and putting them into the cart (B §4). */
export function BookingForm({ event, inList }: Props) {
  const seatGroups = useOffer(event.id)
  const [selected, setSelected] = useState<SelectedTicket[]>([])
  const [expanded, setExpanded] = useState(false)
  const [discountsOf, setDiscountsOf] = useState<SeatGroup | null>(null)
  const [state, setState] = useState<State>({ phase: 'choosing' })
  const box = useRef<HTMLDivElement>(null)

  async function send() {
    if (!seatGroups) return
    setTimeout(() => setState((current) => (current.phase === 'choosing' ? { phase: 'sending' } : current)), WIDGET_SUMMARY_DELAY_MS)
    setTimeout(() => box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }), WIDGET_SCROLL_DELAY_MS)
    const blocks = Object.fromEntries(seatGroups.map((group) => [group.seat_group, firstOpenTimeslot(group.timeslots)?.block_id]))
    const outcome = await addToCart(event.idJet, cartCalls(selected, blocks))
    setState({ phase: 'done', outcome })
  }

  if (state.phase === 'done') {
    const again = inList
      ? () => {
          setSelected([])
          setState({ phase: 'choosing' })
        }
      : undefined
    return (
      <div ref={box} className={styles.box}>
        <Summary outcome={state.outcome} seatGroups={seatGroups ?? []} ticketUrl={event.ticketUrl} onAddMore={again} />
      </div>
    )
  }
  if (!seatGroups) return <p className={styles.loading}>{t('Tickets are loading')}</p>
  if (discountsOf) return <Discounts group={discountsOf} selected={selected} onSelect={setSelected} onBack={() => setDiscountsOf(null)} />

  const total = totalOf(selected, seatGroups)
  const shown = expanded ? seatGroups : seatGroups.slice(0, PRICE_LIST_COLLAPSE_AT)
  return (
    <div ref={box} className={styles.box} aria-busy={state.phase === 'sending'}>
      <ul className={styles.prices} data-expanded={expanded || undefined}>
        {shown.map((group, index) => (
          <GroupRow
            key={group.id}
            group={group}
            rank={index}
            selected={selected}
            onSelect={setSelected}
            onDiscounts={() => setDiscountsOf(group)}
          />
        ))}
      </ul>
      {seatGroups.length > PRICE_LIST_COLLAPSE_AT && (
        <button type="button" className={styles.toggle} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {t('Alle Sitzplatzkategorien')} <span aria-hidden="true">{expanded ? '▴' : '▾'}</span>
        </button>
      )}
      <p className={styles.total} aria-live="polite">
        <span>{t('{n} tickets', { n: total.tickets })}</span>
        <span>{formatPrice(priceOf(total.cents))}</span>
      </p>
      <Button look="ground" wide disabled={total.tickets === 0 || state.phase === 'sending'} onClick={send}>
        {state.phase === 'sending' ? t('Tickets are being reserved') : t('Add to cart')}
      </Button>
    </div>
  )
}

/** What is left of a performance, asked when the form opens. */
function useOffer(eventId: number): SeatGroup[] | undefined {
  const [seatGroups, setSeatGroups] = useState<SeatGroup[]>()
  useEffect(() => {
    const controller = new AbortController()
    fetch(`/api/events/${eventId}/offer/`, { signal: controller.signal })
      .then((response) => response.json())
      .then((offer: { seat_groups: SeatGroup[] }) => setSeatGroups(offer.seat_groups))
      .catch((error) => {
        if (!controller.signal.aborted) console.error('offer', error)
      })
    return () => controller.abort()
  }, [eventId])
  return seatGroups
}

type SelectProps = { selected: SelectedTicket[]; onSelect: (next: SelectedTicket[]) => void }

function GroupRow({
  group,
  rank,
  selected,
  onSelect,
  onDiscounts,
}: SelectProps & { group: SeatGroup; rank: number; onDiscounts: () => void }) {
  const [full, ...discounts] = group.prices
  if (!full) return null
  const soldOut = group.status === 0
  const reduced = discounts.reduce((sum, price) => sum + amountOf(selected, price), 0)
  return (
    <li className={styles.row} data-rank={rank}>
      <div>
        <p className={styles.name}>{group.seat_group}</p>
        <p className={styles.detail}>
          {group.text} · {formatPrice(full.price)}
        </p>
        {soldOut ? (
          <p className={styles.detail}>{t('Sold out')}</p>
        ) : (
          full.has_discounts && (
            <button type="button" className={styles.discounts} onClick={onDiscounts}>
              {reduced > 0 ? t('{n} reduced tickets', { n: reduced }) : t('Reduced tickets')}
            </button>
          )
        )}
      </div>
      {!soldOut && <Stepper label={`${group.seat_group}, ${t('Vollpreis')}`} price={full} selected={selected} onSelect={onSelect} />}
    </li>
  )
}

function Discounts({ group, selected, onSelect, onBack }: SelectProps & { group: SeatGroup; onBack: () => void }) {
  return (
    <div className={styles.box}>
      <button type="button" className={styles.toggle} onClick={onBack}>
        ← {t('Back')}
      </button>
      <p className={styles.name}>{group.seat_group}</p>
      <ul className={styles.prices} data-expanded>
        {group.prices.map((price) => (
          <li key={price.id} className={styles.row}>
            <div>
              <p className={styles.name}>{price.name}</p>
              <p className={styles.detail}>{formatPrice(price.price)}</p>
            </div>
            <Stepper label={`${group.seat_group}, ${price.name}`} price={price} selected={selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Stepper({ label, price, selected, onSelect }: SelectProps & { label: string; price: Price }) {
  const amount = amountOf(selected, price)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the screen
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        disabled={amount === 0}
        onClick={() => onSelect(removeTicket(selected, price))}
        aria-label={t('One ticket less')}
      >
        −
      </button>
      <output aria-live="polite">{amount}</output>
      <button type="button" onClick={() => onSelect(addTicket(selected, price))} aria-label={t('One ticket more')}>
        +
      </button>
    </div>
  )
}
