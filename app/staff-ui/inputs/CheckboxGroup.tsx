import { ChoiceGroup } from '../../ui/Field.tsx'
import type { InputOption, InputProps } from './input-props.ts'
import styles from './inputs.module.css'

type Props = Omit<InputProps<InputOption['value'][]>, 'required' | 'onBlur'> & { options: InputOption[] }

/** Selects any of a few options, each with a checkbox. */
export function CheckboxGroup({ id, label, help, error, value, onChange, options }: Props) {
  return (
    <ChoiceGroup {...(id ? { id } : {})} label={label} help={help} error={error}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, option.value] : value.filter((other) => other !== option.value))
              }
            />{' '}
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
