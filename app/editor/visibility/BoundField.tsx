import { useState } from 'react'
import {
  isRelative,
  type RelativeBound,
  VISIBILITY_ANCHORS,
  type VisibilityAnchor,
  type VisibilityBound,
} from '../../modules/visibility.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { DateInput, toLocalDatetime } from '../../staff-ui/inputs/DateInput.tsx'
import { NumberInput } from '../../staff-ui/inputs/NumberInput.tsx'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { FieldContext } from '../panel/field-props.ts'
import { useTypedValue } from '../panel/use-typed-value.ts'
import type { Typed } from '../text/typing.ts'
import { ProductionChoice } from './ProductionChoice.tsx'
import styles from './visibility.module.css'
import { ANCHOR_LABELS, distanceOf, type KnownProductions, resolvedWords, UNITS, type Unit } from './visibility-words.ts'

type Kind = 'none' | 'date' | VisibilityAnchor

type Props = {
  end: 'from' | 'until'
  bound: VisibilityBound | undefined
  /** whether there has to be one */
  isNeeded: boolean
  /** the production of the page, which is proposed */
  production: number | undefined
  known: KnownProductions
  context: FieldContext
  error: string | undefined
  onChange: (bound: VisibilityBound | undefined, typed?: Typed) => void
}

/** One end of a module's time window: none, a date, or a moment of a production. */
export function BoundField(props: Props) {
  const { end, bound, isNeeded, production, known, context, error, onChange } = props
  // What has been chosen but lacks its date or production is not yet a bound.
  const [open, setOpen] = useState<Kind>()
  const stored: Kind = isRelative(bound) ? bound.anchor : bound || isNeeded ? 'date' : 'none'
  const kind = open ?? stored
  const relative = isRelative(bound) ? bound : undefined
  function choose(next: Kind): void {
    setOpen(next)
    if (next === 'none') onChange(undefined)
    else if (next !== 'date') {
      const of = relative?.production ?? production
      if (of !== undefined) onChange({ anchor: next, production: of, minutes: relative?.minutes ?? 0 })
    } else if (relative) onChange(undefined)
  }
  return (
    <div className={styles.bound}>
      <SelectInput
        label={end === 'from' ? t('From|visible') : t('Until|visible')}
        value={kind}
        options={[
          ...(isNeeded ? [] : [{ value: 'none', label: end === 'from' ? t('without a beginning') : t('without an end') }]),
          { value: 'date', label: t('a date') },
          ...VISIBILITY_ANCHORS.map((anchor) => ({ value: anchor, label: t(ANCHOR_LABELS[anchor]) })),
        ]}
        onChange={(chosen) => choose(chosen as Kind)}
      />
      {kind === 'date' && <DateBound key="date" {...{ end, bound, context, error, onChange }} />}
      {kind !== 'none' && kind !== 'date' && (
        <RelativeFields
          key="relative"
          bound={relative}
          known={known}
          context={context}
          onChange={(chosen, typed) => onChange(chosen, typed)}
          onProduction={(id) => onChange({ anchor: kind, production: id, minutes: relative?.minutes ?? 0 })}
        />
      )}
    </div>
  )
}

function DateBound({ end, bound, context, error, onChange }: Pick<Props, 'end' | 'bound' | 'context' | 'error' | 'onChange'>) {
  const typed = useTypedValue({
    saved: bound && !isRelative(bound) ? toLocalDatetime(bound.at) : '',
    context,
    normalize: (entered) => entered.trim(),
    onCommit: (at, how) => onChange(at ? { at } : undefined, how),
  })
  return <DateInput label={end === 'from' ? t('Online from') : t('Online until')} error={error} {...typed} kind="datetime" />
}

type RelativeProps = {
  bound: RelativeBound | undefined
  known: KnownProductions
  context: FieldContext
  onChange: (bound: RelativeBound, typed?: Typed) => void
  onProduction: (id: number) => void
}

function RelativeFields({ bound, known, context, onChange, onProduction }: RelativeProps) {
  const format = useDateFormat()
  const { amount, unit, isBefore } = distanceOf(bound?.minutes ?? 0)
  // A distance of nothing has no unit and no side of its own.
  const [chosen, setChosen] = useState<{ unit: Unit; isBefore: boolean }>()
  const [size, side] = amount > 0 ? [unit, isBefore] : [chosen?.unit ?? unit, chosen?.isBefore ?? false]
  const minutesOf = (number: number, of: Unit, before: boolean) => Math.round(number) * UNITS[of] * (before ? -1 : 1) || 0
  const typed = useTypedValue<number | null>({
    saved: amount,
    context,
    normalize: (entered) => Math.max(0, Math.min(999, Math.round(entered ?? 0))),
    onCommit: (number, how) => bound && onChange({ ...bound, minutes: minutesOf(number ?? 0, size, side) }, how),
  })
  function decide(next: { unit: Unit; isBefore: boolean }): void {
    setChosen(next)
    if (bound) onChange({ ...bound, minutes: minutesOf(amount, next.unit, next.isBefore) })
  }
  return (
    <>
      <ProductionChoice id={bound?.production} title={bound && known[bound.production]?.title} onChoose={onProduction} />
      {bound && (
        <div className={styles.distance}>
          <NumberInput label={t('Distance')} {...typed} min={0} max={999} />
          <SelectInput
            label={t('Unit')}
            value={size}
            options={[
              { value: 'minutes', label: t('minutes|unit') },
              { value: 'hours', label: t('hours|unit') },
              { value: 'days', label: t('days|unit') },
            ]}
            onChange={(value) => decide({ unit: value as Unit, isBefore: side })}
          />
          <SelectInput
            label={t('Side')}
            value={side ? 'before' : 'after'}
            options={[
              { value: 'before', label: t('before it') },
              { value: 'after', label: t('after it') },
            ]}
            onChange={(value) => decide({ unit: size, isBefore: value === 'before' })}
          />
        </div>
      )}
      {bound && <p className={styles.resolved}>{resolvedWords(bound, known, format)}</p>}
    </>
  )
}
