import { t } from '../../platform/i18n/i18n.ts'
import { type ZweiklangName, zweiklaenge } from '../../platform/theme/color-pair.ts'
import { contrastOfHex } from '../../platform/theme/contrast.ts'
import type { InputOption, LabelProps } from '../../staff-ui/inputs/input-props.ts'
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
            ratio: contrastOfHex(chosen.ground, chosen.ink).toFixed(1).replace('.', ','),
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
