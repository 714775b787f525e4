import { useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { SeatGroup } from '../programme/index.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome } from './add-to-cart.ts'
import styles from './Summary.module.css'
import { NO_RESERVATION, NOT_ENOUGH_SEATS } from './ticket-shop.ts'
import { useCart } from './use-cart.ts'

type Props = { outcome: CartOutcome; seatGroups: SeatGroup[]; ticketUrl: string; onAddMore?: () => void }

/** What became of it: the tickets that are in the cart, and what did not work, honestly (B §4, B §8). */
export function Summary({ outcome, ticketUrl, onAddMore }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.summary} role="status">
      {outcome.added > 0 && <Success outcome={outcome} onAddMore={onAddMore} />}
      {outcome.refused.map((refused) => (
        <Failure key={refused.seat_group} refused={refused} partial={outcome.added > 0} ticketUrl={ticketUrl} />
      ))}
    </div>
  )
}

function Success({ outcome, onAddMore }: { outcome: CartOutcome; onAddMore?: () => void }) {
  const cart = useCart()
  return (
    <div className={styles.stub}>
      <p className={styles.big}>{t('{n} has been successfully added into your cart', { n: outcome.added })}</p>
      <p>{t('Your tickets will be reserved for the next 15 minutes')}</p>
      {cart && (
        <p className={styles.countdown} aria-hidden="true">
          {cart.remaining}
        </p>
      )}
      <div className={styles.actions}>
        {outcome.cartUrl && <ButtonLink to={outcome.cartUrl}>{t('Zum Warenkorb')}</ButtonLink>}
        {onAddMore && (
          <Button look="plain" onClick={onAddMore}>
            {t('Weitere hinzufügen')}
          </Button>
        )}
      </div>
    </div>
  )
}

type Refused = CartOutcome['refused'][number]

function Failure({ refused, partial, ticketUrl }: { refused: Refused; partial: boolean; ticketUrl: string }) {
  return (
    <div className={styles.failure}>
      <p className={styles.big}>{t("Unfortunately, that didn't work.")}</p>
      {partial && <p>{t('{n} tickets of {group} are not in your cart.', { n: refused.tickets, group: refused.seat_group })}</p>}
      <p>{t('Error {number}', { number: refused.code })}</p>
      {reasonOf(refused.code) && <p>{reasonOf(refused.code)}</p>}
      <p>
        {t('Please purchase your tickets via the webshop.')} <a href={ticketUrl || '/webshop'}>{ticketUrl || '/webshop'}</a>
      </p>
      <ButtonLink to={ticketUrl || '/webshop'}>{t('Zum Webshop')}</ButtonLink>
    </div>
  )
}

function reasonOf(code: number): string | undefined {
  if (code === NOT_ENOUGH_SEATS) return t('Not enough (connected) seats found.')
  return code === NO_RESERVATION ? t('No current reservation.') : undefined
}
