import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { RedeemedCode } from '../codes/code-offer.ts'
import { savedByCode, spendCode } from '../codes/code-use.ts'
import { OrderTotal } from '../OrderTotal.tsx'
import type { SeatGroup } from '../schema.ts'
import { usePriceFormat } from '../use-price-format.ts'
import styles from './OwnSeats.module.css'
import { bodiesOfSeats, brokenLimit, type ChosenSeat, centsOfSeats, groupOf } from './seat-choice.ts'
import type { GridRow } from './seat-grid.ts'
import { placeOf } from './seat-names.ts'
import { companionsAlone, seatsLeftSingle } from './seat-rules.ts'

type Props = {
  rows: GridRow[]
  seatGroups: SeatGroup[]
  code: RedeemedCode | undefined
  chosen: ChosenSeat[]
  /** what the shop has said of the last order */
  message: string
  isSending: boolean
  onChange: (chosen: ChosenSeat[]) => void
  onSend: () => void
}

/** The chosen seats with their prices, what stands against them, and the button that puts them into the cart. */
export function OwnSeats({ rows, seatGroups, code, chosen, message, isSending, onChange, onSend }: Props) {
  const hintId = useId()
  const cents = centsOfSeats(chosen) - savedByCode(spendCode(bodiesOfSeats(chosen), seatGroups, code), seatGroups)
  const objection = objectionTo(rows, seatGroups, chosen)
  return (
    <section className={styles.own} aria-label={t('Your seats')}>
      <Legend seatGroups={seatGroups} hasAccess={rows.some(({ seats }) => seats.some(({ access }) => access))} />
      {chosen.length > 0 && (
        <ul className={styles.list}>
          {chosen.map((own) => (
            <ChosenRow key={own.seat.id} own={own} rows={rows} seatGroups={seatGroups} chosen={chosen} onChange={onChange} />
          ))}
        </ul>
      )}
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
          disabled={chosen.length === 0 || objection !== '' || isSending}
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
  const formatPrice = usePriceFormat()
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
        {prices.map(({ sale_type_id, name, price: amount, code_price, currency }) => (
          <option key={sale_type_id} value={sale_type_id}>
            {name}, {formatPrice(code_price ?? amount, currency)}
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
  const formatPrice = usePriceFormat()
  return (
    <ul className={styles.legend}>
      {seatGroups.map(({ id, seat_group, prices: [full], has_seat_plan }, rank) =>
        has_seat_plan && full ? (
          <li key={id} data-rank={rank}>
            {seat_group} · {formatPrice(full.price, full.currency)}
          </li>
        ) : null,
      )}
      <li data-rank="taken">{t('taken')}</li>
      {hasAccess && <li data-rank="access">{t('R wheelchair place, B companion seat')}</li>}
    </ul>
  )
}
