import { type Dispatch, useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { addToCart, type CartOutcome } from '../add-to-cart.ts'
import type { BookableEvent } from '../bookable-event.ts'
import type { RedeemedCode } from '../codes/code-offer.ts'
import { spendCode } from '../codes/code-use.ts'
import type { TypedPrices } from '../free-price.ts'
import { OtherCart } from '../OtherCart.tsx'
import { withSeenTerms } from '../terms/with-seen-terms.ts'
import type { KnownOffer, ReadyOffer } from '../use-offer.ts'
import type { WidgetAction } from '../widget-state.ts'
import { OwnSeats } from './OwnSeats.tsx'
import { SeatMap } from './SeatMap.tsx'
import styles from './SeatPlanDialog.module.css'
import { atPresentPrices, bodiesOfSeats, type ChosenSeat, toggleSeat } from './seat-choice.ts'
import type { GridRow } from './seat-grid.ts'
import { placeOf } from './seat-names.ts'
import { useSeats } from './use-seats.ts'

/** The number of an order that the plan has sent by itself; those of the form count from 1. */
const OWN_ORDER = 0

type Props = {
  event: BookableEvent
  shown: ReadyOffer
  adopt: KnownOffer['adopt']
  code: RedeemedCode | undefined
  typedPrices: TypedPrices
  isOpen: boolean
  onClose: () => void
  dispatch: Dispatch<WidgetAction>
}

/**
 * The seating plan of a performance, in which visitors choose their seats. What they have chosen stays while the form is
 * there, also when the plan is closed, and when the shop could not give some of it.
 */
export default function SeatPlanDialog({ event, shown, adopt, code, typedPrices, isOpen, onClose, dispatch }: Props) {
  const { seatGroups } = shown
  const { seats, showHeld, tryAgain } = useSeats(event.id, isOpen)
  const [choice, setChoice] = useState<ChosenSeat[]>([])
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  /** why an order was refused that a cart of another shop event stands in the way of */
  const [otherCart, setOtherCart] = useState('')
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => (isOpen ? () => underWay.current?.abort() : undefined), [isOpen])

  const rows: GridRow[] =
    seats.state === 'ready' ? seats.plan.zones.flatMap((zone) => zone.rows.map((row) => ({ ...row, zone: zone.name }))) : []
  const byId = new Map(rows.flatMap((row) => row.seats.map((seat) => [seat.id, seat] as const)))
  // Seats that somebody else has taken meanwhile are no longer part of the choice.
  const isFree = ({ seat }: ChosenSeat) => rows.length === 0 || byId.get(seat.id)?.status === 'free'
  const chosen = atPresentPrices(choice.filter(isFree), seatGroups)

  async function send(replacesCart = false) {
    underWay.current = new AbortController()
    const { signal } = underWay.current
    setSending(true)
    setMessage('')
    setOtherCart('')
    const onWait = () => setMessage(t('No connection'))
    const calls = withSeenTerms(spendCode(bodiesOfSeats(chosen, typedPrices), seatGroups, code), shown)
    const outcome = await addToCart(event.idJet, calls, { signal, onWait, replacesCart }).catch((error) => {
      if (signal.aborted) return undefined
      setSending(false)
      throw error
    })
    setSending(false)
    if (outcome && outcome.rejected.length > 0) keepTheRest(outcome)
    else if (outcome) showInForm(outcome)
  }

  /** Everything is in the cart, as the form says in the plan's place. */
  function showInForm(outcome: CartOutcome) {
    setChoice([])
    onClose()
    dispatch({ type: 'send', order: OWN_ORDER })
    dispatch({ type: 'sent', order: OWN_ORDER, outcome })
  }

  /** What the shop has given is in the cart; what it has not stays chosen, but for the seats that are taken. */
  function keepTheRest({ added, rejected }: CartOutcome) {
    const changed = rejected.find((call) => call.changed)?.changed
    if (changed) adopt(changed)
    const inTheWay = rejected.find(({ isOtherCart }) => isOtherCart)
    if (inTheWay) return setOtherCart(inTheWay.reason)
    const taken = new Set(rejected.flatMap((call) => call.seats ?? []))
    const refused = chosen.filter(({ seat }) => rejected.some((call) => call.seat_group === seat.seat_group))
    const rest = refused.filter(({ seat }) => !taken.has(seat.id))
    showHeld(new Set(chosen.flatMap(({ seat }) => (rest.some((own) => own.seat.id === seat.id) ? [] : [seat.id]))))
    setChoice(rest)
    const places = rows.flatMap((row) => row.seats.filter(({ id }) => taken.has(id)).map((seat) => placeOf(seat, row)))
    const sentences = [
      added > 0 ? `${t('{n} has been successfully added into your cart', { n: added })}.` : '',
      ...new Set(rejected.map(({ reason }) => reason)),
      places.length > 0 ? `${places.join(' · ')}.` : '',
      rest.length > 0 ? t('Your other seats are still chosen.') : '',
    ]
    setMessage(sentences.filter(Boolean).join(' '))
  }

  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Choose seats')} place="full" zweiklang={event.zweiklang}>
      {seats.state === 'loading' && <p role="status">{t('Loading seats…')}</p>}
      {seats.state === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{t('The seating plan cannot be shown at the moment.')}</p>
          <Button look="plain" onClick={tryAgain}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {seats.state === 'ready' && (
        <div className={styles.plan}>
          <SeatMap
            rows={rows}
            seatGroups={seatGroups}
            chosen={new Set(chosen.map(({ seat }) => seat.id))}
            onToggle={(seat) => {
              setMessage('')
              setChoice(toggleSeat(chosen, seat, seatGroups))
            }}
          />
          <OwnSeats
            rows={rows}
            seatGroups={seatGroups}
            code={code}
            chosen={chosen}
            typedPrices={typedPrices}
            message={message}
            isSending={isSending}
            onChange={setChoice}
            onTypePrice={(price, text) => dispatch({ type: 'type-price', price, text })}
            onSend={() => send()}
          />
          {otherCart && <OtherCart reason={otherCart} onReplace={() => send(true)} />}
        </div>
      )}
    </Dialog>
  )
}
