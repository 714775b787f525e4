import { t } from '../../platform/i18n/i18n.ts'
import { type ZweiklangName, zweiklaenge } from '../../platform/theme/color-pair.ts'
import type { InputOption, LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { contrastOf } from '../checker/contrast.ts'
import { RadioField } from './RadioField.tsx'
import styles from './radio.module.css'

type Props = LabelProps & { options: InputOption[]; value: unknown; onChange: (value: InputOption['value']) => void }

/** Selects a colour pair by its swatch, which shows letters in it; the contrast of the chosen one is said below. */
export function ColourPairField({ value, ...props }: Props) {
  const chosen = pairOf(value)
  return (
    <RadioField {...props} value={String(value ?? '')} look="swatches" draw={(option) => <Swatch name={option.value} />}>
      {chosen && (
        <p className={styles.said}>
          {t('{name}, contrast {ratio}:1, easy to read', {
            name: chosen.label,
            ratio: contrastOfPair(chosen).toFixed(1).replace('.', ','),
          })}
        </p>
      )}
    </RadioField>
  )
}

function Swatch({ name }: { name: unknown }) {
  return (
    <span className={styles.swatch} data-zweiklang={name} aria-hidden="true">
      Aa
    </span>
  )
}

function pairOf(name: unknown) {
  return typeof name === 'string' && name in zweiklaenge ? zweiklaenge[name as ZweiklangName] : undefined
}

function contrastOfPair({ ground, ink }: { ground: string; ink: string }): number {
  return contrastOf(colourOf(ground), colourOf(ink))
}

function colourOf(hex: string) {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(1), part(3), part(5), 1] as const
}
