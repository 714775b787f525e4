import { useId } from 'react'
import { withClockWord } from '../platform/format/clock-word.ts'
import { t } from '../platform/i18n/i18n.ts'
import { FEW_LEFT, FULL_PRICE_NAME, PRICE_LIST_COLLAPSE_AT, SOLD_OUT } from './constants.ts'
import { FreePriceField } from './FreePriceField.tsx'
import styles from './PriceList.module.css'
import { PriceTag } from './PriceTag.tsx'
import { levelOf, ticketName } from './price-name.ts'
import { Stepper } from './Stepper.tsx'
import type { SeatGroup } from './schema.ts'
import { amountIn, amountOf, maxOf, timeslotOf } from './selection.ts'
import type { WidgetAction, WidgetState } from './widget-state.ts'

type Props = { seatGroups: SeatGroup[]; state: WidgetState; dispatch: (action: WidgetAction) => void }

/** The seat groups with their full prices: the first two, or all of them when expanded (B §4). */
export function PriceList({ seatGroups, state, dispatch }: Props) {
  const listId = useId()
  const isCollapsible = seatGroups.length > PRICE_LIST_COLLAPSE_AT
  const visibleGroups = state.expanded ? seatGroups : seatGroups.slice(0, PRICE_LIST_COLLAPSE_AT)
  return (
    <div>
      <ul id={listId} className={styles.prices} data-list={isCollapsible ? (state.expanded ? 'expanded' : 'collapsed') : undefined}>
        {visibleGroups.map((group, rank) => (
          <GroupRow key={group.seat_group} group={group} rank={rank} state={state} dispatch={dispatch} />
        ))}
      </ul>
      {isCollapsible && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={state.expanded}
          aria-controls={listId}
          onClick={() => dispatch({ type: 'toggle' })}
        >
          {t('All seat categories')} <span aria-hidden="true">{state.expanded ? '▴' : '▾'}</span>
        </button>
      )}
    </div>
  )
}

function GroupRow({ group, rank, state, dispatch }: Omit<Props, 'seatGroups'> & { group: SeatGroup; rank: number }) {
  const [full, ...discounts] = group.prices
  if (!full) return null
  const isSoldOut = group.status === SOLD_OUT
  const reduced = discounts.reduce((sum, price) => sum + amountOf(state.selected, price), 0)
  const discountsLabel = labelOfOthers(group, reduced)
  const level = levelOf(full)
  const admissionLabel = t('Admission {time}', { time: withClockWord(timeslotOf(group, state.blocks)?.time_start ?? '') })
  return (
    <li className={styles.row} data-rank={rank}>
      <div className={styles.what}>
        <p className={styles.name}>{group.seat_group}</p>
        <p className={styles.detail}>
          {group.text && `${group.text} · `}
          {full.name !== FULL_PRICE_NAME && level && `${level} · `}
          <PriceTag price={full} />
          {full.free_price && ` · ${t('you may pay more')}`}
          {group.status === FEW_LEFT && <strong> · {t('Few tickets left')}</strong>}
        </p>
        {full.free_price && !isSoldOut && amountOf(state.selected, full) > 0 && (
          <FreePriceField price={full} typed={state.typedPrices} onType={(text) => dispatch({ type: 'type-price', price: full, text })} />
        )}
        {!isSoldOut && <LimitNote group={group} amount={amountIn(state.selected, group)} />}
        {isSoldOut ? (
          <p className={styles.detail}>{t('Sold out')}</p>
        ) : (
          <p className={styles.ways}>
            {full.has_discounts && (
              <button
                type="button"
                data-way={`discounts/${group.seat_group}`}
                aria-label={`${discountsLabel}, ${group.seat_group}`}
                onClick={() => dispatch({ type: 'open', step: 'discounts', group })}
              >
                {discountsLabel}
              </button>
            )}
            {group.timeslots.length > 0 && (
              <button
                type="button"
                data-way={`timeslots/${group.seat_group}`}
                aria-label={`${admissionLabel}, ${t('change')}`}
                onClick={() => dispatch({ type: 'open', step: 'timeslots', group })}
              >
                {admissionLabel}
              </button>
            )}
          </p>
        )}
      </div>
      {!isSoldOut && (
        <Stepper
          label={ticketName(full)}
          amount={amountOf(state.selected, full)}
          max={maxOf(state.selected, group, full)}
          onAdd={() => dispatch({ type: 'add', price: full })}
          onRemove={() => dispatch({ type: 'remove', price: full })}
        />
      )}
    </li>
  )
}

/** The button to the other prices of a seat group. @param chosen how many tickets are chosen at them */
function labelOfOthers({ has_areas }: SeatGroup, chosen: number): string {
  if (has_areas) return chosen > 0 ? t('{n} at other prices', { n: chosen }) : t('Other prices')
  return chosen > 0 ? t('{n} concessions', { n: chosen }) : t('Concessions')
}

/** How many tickets one order takes, where the selection does not keep to it or cannot go on. */
function LimitNote({ group: { min_tickets = 1, max_tickets }, amount }: { group: SeatGroup; amount: number }) {
  if (amount < min_tickets && min_tickets > 1)
    return <p className={styles.detail}>{t('These tickets are sold from {n} upwards.', { n: min_tickets })}</p>
  if (max_tickets === undefined || amount < max_tickets) return null
  return <p className={styles.detail}>{t('One order takes at most {n} of these tickets.', { n: max_tickets })}</p>
}
