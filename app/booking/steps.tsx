import { useEffect, useId, useRef } from 'react'
import { withClockWord } from '../platform/format/clock-word.ts'
import { t } from '../platform/i18n/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FEW_LEFT, SOLD_OUT } from './constants.ts'
import { FreePriceField } from './FreePriceField.tsx'
import { PriceTag } from './PriceTag.tsx'
import { priceName } from './price-name.ts'
import { Stepper } from './Stepper.tsx'
import type { SeatGroup } from './schema.ts'
import { amountOf, maxOf, timeslotOf } from './selection.ts'
import styles from './steps.module.css'
import type { WidgetAction, WidgetState } from './widget-state.ts'

type StepProps = { group: SeatGroup; state: WidgetState; dispatch: (action: WidgetAction) => void }

/** The discounts step: every price of one seat group, including the full one (B §4), or that of each of its areas. */
export function DiscountsStep({ group, state, dispatch }: StepProps) {
  return (
    <StepFrame group={group} title={group.has_areas ? t('Prices') : t('Concessions')} dispatch={dispatch}>
      <ul>
        {group.prices.map((price) => (
          <li key={price.id} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{priceName(price)}</p>
              <p className={styles.detail}>
                <PriceTag price={price} />
                {price.free_price && ` · ${t('you may pay more')}`}
                {price.text && ` · ${price.text}`}
              </p>
              {price.free_price && amountOf(state.selected, price) > 0 && (
                <FreePriceField price={price} typed={state.typedPrices} onType={(text) => dispatch({ type: 'type-price', price, text })} />
              )}
            </div>
            <Stepper
              label={`${group.seat_group}, ${priceName(price)}`}
              amount={amountOf(state.selected, price)}
              max={maxOf(state.selected, group, price)}
              onAdd={() => dispatch({ type: 'add', price })}
              onRemove={() => dispatch({ type: 'remove', price })}
            />
          </li>
        ))}
      </ul>
    </StepFrame>
  )
}

/** The timeslots step: the times of admission; full ones are disabled (B §4). */
export function TimeslotsStep({ group, state, dispatch }: StepProps) {
  const name = useId()
  const chosen = timeslotOf(group, state.blocks)
  return (
    <StepFrame group={group} title={t('Admission')} dispatch={dispatch}>
      <fieldset className={styles.slots}>
        <legend className="visually-hidden">{t('Admission')}</legend>
        {group.timeslots.map((slot) => (
          <label key={slot.id} className={styles.slot} data-full={slot.status === SOLD_OUT || undefined}>
            <input
              type="radio"
              name={name}
              checked={slot.block_id === chosen?.block_id}
              disabled={slot.status === SOLD_OUT}
              onChange={() => dispatch({ type: 'choose-block', group, block: slot.block_id })}
            />
            <span>{withClockWord(slot.time_start)}</span>
            {slot.status === SOLD_OUT && <span className={styles.detail}>{t('Sold out')}</span>}
            {slot.status === FEW_LEFT && <span className={styles.detail}>{t('Few tickets left')}</span>}
          </label>
        ))}
      </fieldset>
    </StepFrame>
  )
}

type FrameProps = { group: SeatGroup; title: string; dispatch: (action: WidgetAction) => void; children: React.ReactNode }

/** A step over the main one: a back button, which also takes the focus, and a title. */
function StepFrame({ group, title, dispatch, children }: FrameProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.step} data-step aria-label={`${group.seat_group}: ${title}`}>
      <button ref={back} type="button" className={styles.back} onClick={() => dispatch({ type: 'back' })}>
        <Icon name="arrow-left" /> {t('Back')}
      </button>
      <h3 className={styles.title}>
        {group.seat_group} <span className={styles.detail}>{group.text}</span>
      </h3>
      {children}
      <Button look="plain" wide onClick={() => dispatch({ type: 'back' })}>
        {t('Apply')}
      </Button>
    </section>
  )
}
