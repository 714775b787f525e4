import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import form from '../screen.module.css'
import { type FieldProps, fieldId } from './field-props.ts'
import { moveItem } from './move-item.ts'
import styles from './OrderField.module.css'
import { RowButtons, rowButtonLabels } from './RowButtons.tsx'

type Order = Extract<FieldDescription, { kind: 'order' }>

/** Selects some of a field's options in an order; the others are listed below. */
export function OrderField({ name, field, value, errors, context, onChange }: FieldProps<Order>) {
  const chosen = (value ?? []) as (string | number)[]
  const labelOf = (selected: string | number) =>
    t((field.options.find((option) => option.value === selected)?.label ?? String(selected)) as Label)
  const remaining = context.isReadOnly ? [] : field.options.filter((option) => !chosen.includes(option.value))
  return (
    <ChoiceGroup {...fieldId(context, name)} label={t(field.label)} help={field.help && t(field.help)} error={errors[name]?.join(' ')}>
      <ol className={styles.order}>
        {chosen.map((option, index) => (
          <li key={option}>
            <span>{labelOf(option)}</span>
            {!context.isReadOnly && (
              <RowButtons
                index={index}
                count={chosen.length}
                labels={rowButtonLabels(labelOf(option))}
                onMove={(by) => onChange(moveItem(chosen, index, by))}
                onRemove={() => onChange(chosen.filter((other) => other !== option))}
              />
            )}
          </li>
        ))}
      </ol>
      <div className={form.actions}>
        {remaining.map((option) => (
          <button key={option.value} type="button" className={form.second} onClick={() => onChange([...chosen, option.value])}>
            + {labelOf(option.value)}
          </button>
        ))}
      </div>
    </ChoiceGroup>
  )
}
