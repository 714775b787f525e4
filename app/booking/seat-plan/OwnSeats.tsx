import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { RedeemedCode } from '../codes/code-offer.ts'
import { savedByCode, spendCode } from '../codes/code-use.ts'
import { FreePriceField } from '../FreePriceField.tsx'
import { paidPriceOf, type TypedPrices, typedKeyOf } from '../free-price.ts'
import { OrderTotal } from '../OrderTotal.tsx'
import { priceName } from '../price-name.ts'
import type { Price, SeatGroup } from '../schema.ts'
import { useGroupPriceLabel, usePriceLabel } from '../use-price-format.ts'
import styles from './OwnSeats.module.css'
import { bodiesOfSeats, brokenLimit, type ChosenSeat, centsOfSeats, freePricesAmong, groupOf } from './seat-choice.ts'
import type { GridRow } from './seat-grid.ts'
import { placeOf } from './seat-names.ts'
import { companionsAlone, seatsLeftSingle } from './seat-rules.ts'

type Props = {
  rows: GridRow[]
  seatGroups: SeatGroup[]
  code: RedeemedCode | undefined
  chosen: ChosenSeat[]
  /** what was typed for prices that may be higher, here and in the list */
  typedPrices: TypedPrices
  /** what the shop has said of the last order */
  message: string
  isSending: boolean
  onChange: (chosen: ChosenSeat[]) => void
  onTypePrice: (price: Price, text: string) => void
  onSend: () => void
}

/** The chosen seats with their prices, what stands against them, and the button that puts them into the cart. */
export function OwnSeats({ rows, seatGroups, code, chosen, typedPrices, message, isSending, onChange, onTypePrice, onSend }: Props) {
  const hintId = useId()
  const titleId = useId()
  const calls = spendCode(bodiesOfSeats(chosen, typedPrices), seatGroups, code)
  const cents = centsOfSeats(chosen, typedPrices) - savedByCode(calls, seatGroups)
  const freePrices = freePricesAmong(chosen)
  const isPayable = chosen.length > 0 && freePrices.every((price) => paidPriceOf(price, typedPrices) !== undefined)
  const objection = objectionTo(rows, seatGroups, chosen)
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <h3 id={titleId} className="visually-hidden">
        {t('Your seats')}
      </h3>
      <Legend seatGroups={seatGroups} hasAccess={rows.some(({ seats }) => seats.some(({ access }) => access))} />
      {chosen.length > 0 && (
        <ul className={styles.list}>
          {chosen.map((own) => (
            <ChosenRow key={own.seat.id} own={own} rows={rows} seatGroups={seatGroups} chosen={chosen} onChange={onChange} />
          ))}
        </ul>
      )}
      {freePrices.map((price) => (
        <FreePriceField key={typedKeyOf(price)} price={price} typed={typedPrices} showsName onType={(text) => onTypePrice(price, text)} />
      ))}
      <div className={styles.order}>
        <OrderTotal tickets={chosen.length} cents={cents} currency={seatGroups[0]?.prices[0]?.currency} />
        <p className={styles.message} role="alert">
          {message}
        </p>
        <p id={hintId} className={styles.hint} role="status">
          {objection}
        </p>
        <Button
          look="ground"
          wide
          disabled={!isPayable || objection !== '' || isSending}
          aria-busy={isSending}
          aria-describedby={hintId}
          onClick={onSend}
        >
          {t('Add to cart')}
        </Button>
      </div>
    </section>
  )
}

/** Why these seats cannot be bought together, in a sentence; empty where nothing stands against them. */
function objectionTo(rows: GridRow[], seatGroups: SeatGroup[], chosen: ChosenSeat[]): string {
  const ids = new Set(chosen.map(({ seat }) => seat.id))
  const [single] = seatsLeftSingle(rows, ids)
  const row = rows.find(({ seats }) => seats.some(({ id }) => id === single?.id))
  if (single && row) return t('{place} would be left alone. Please choose the seats beside each other.', { place: placeOf(single, row) })
  if (companionsAlone(rows, ids).length > 0) return t('A companion seat is sold with the wheelchair place beside it.')
  const broken = brokenLimit(chosen, seatGroups)
  if (broken?.kind === 'max') return t('One order takes at most {n} of these tickets.', { n: broken.limit })
  if (broken?.kind === 'min') return t('These tickets are sold from {n} upwards.', { n: broken.limit })
  return ''
}

type RowProps = Pick<Props, 'rows' | 'seatGroups' | 'chosen' | 'onChange'> & { own: ChosenSeat }

function ChosenRow({ own, rows, seatGroups, chosen, onChange }: RowProps) {
  const labelOf = usePriceLabel()
  const { seat, price } = own
  const row = rows.find(({ seats }) => seats.some(({ id }) => id === seat.id))
  const place = row ? placeOf(seat, row) : seat.number
  const prices = groupOf(seat, seatGroups)?.prices ?? []
  return (
    <li className={styles.seat}>
      <span className={styles.place}>{place}</span>
      <select
        value={price.sale_type_id}
        aria-label={t('Price of {place}', { place })}
        onChange={({ target }) => {
          const next = prices.find(({ sale_type_id }) => String(sale_type_id) === target.value)
          if (next) onChange(chosen.map((other) => (other === own ? { seat, price: next } : other)))
        }}
      >
        {prices.map((candidate) => (
          <option key={candidate.sale_type_id} value={candidate.sale_type_id}>
            {priceName(candidate)}, {labelOf(candidate, candidate.code_price)}
          </option>
        ))}
      </select>
      <button type="button" aria-label={t('Remove {place}', { place })} onClick={() => onChange(chosen.filter((other) => other !== own))}>
        <Icon name="close" />
      </button>
    </li>
  )
}

/** What the colours of the seats mean. */
function Legend({ seatGroups, hasAccess }: { seatGroups: SeatGroup[]; hasAccess: boolean }) {
  const labelOf = useGroupPriceLabel()
  return (
    <ul className={styles.legend}>
      {seatGroups.map((group, rank) =>
        group.has_seat_plan && group.prices.length > 0 ? (
          <li key={group.id} data-rank={rank}>
            {group.seat_group} · {labelOf(group)}
          </li>
        ) : null,
      )}
      <li data-rank="taken">{t('taken')}</li>
      {hasAccess && <li data-rank="access">{t('R wheelchair place, B companion seat')}</li>}
    </ul>
  )
}
