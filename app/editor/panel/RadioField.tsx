import { type ReactNode, useId } from 'react'
import type { InputOption, LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import styles from './radio.module.css'

type Value = InputOption['value']

type Props = LabelProps & {
  options: InputOption[]
  value: Value | undefined
  onChange: (value: Value) => void
  look: 'segments' | 'pictograms' | 'swatches'
  /** what is seen of an option; its label by default */
  draw?: (option: InputOption) => ReactNode
  /** stands below the options */
  children?: ReactNode
}

/** Selects one of a few options, all of them in view. What is drawn of an option is named by its label. */
export function RadioField({ options, value, onChange, look, draw, children, ...words }: Props) {
  const name = useId()
  return (
    <ChoiceGroup {...words}>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={draw ? option.label : undefined}>
            <input
              type="radio"
              name={name}
              aria-label={draw ? option.label : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {draw ? draw(option) : option.label}
          </label>
        ))}
      </div>
      {children}
    </ChoiceGroup>
  )
}
