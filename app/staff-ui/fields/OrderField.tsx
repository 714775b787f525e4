import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import form from '../screen.module.css'
import { type FieldProps, fieldId } from './field-props.ts'
import { moveItem } from './move-item.ts'
import styles from './OrderField.module.css'
import { RowButtons, wordsFor } from './RowButtons.tsx'

type Order = Extract<FieldDescription, { kind: 'order' }>

/** Parts of which some are chosen, in an order; those left out stand below. */
export function OrderField({ name, field, value, errors, context, onChange }: FieldProps<Order>) {
  const chosen = (value ?? []) as (string | number)[]
  const labelOf = (part: string | number) => t((field.options.find((option) => option.value === part)?.label ?? String(part)) as Label)
  const others = context.isReadOnly ? [] : field.options.filter((option) => !chosen.includes(option.value))
  return (
    <ChoiceGroup {...fieldId(context, name)} label={t(field.label)} help={field.help && t(field.help)} error={errors[name]?.join(' ')}>
      <ol className={styles.order}>
        {chosen.map((part, index) => (
          <li key={part}>
            <span>{labelOf(part)}</span>
            {!context.isReadOnly && (
              <RowButtons
                index={index}
                count={chosen.length}
                words={wordsFor(labelOf(part))}
                onMove={(by) => onChange(moveItem(chosen, index, by))}
                onRemove={() => onChange(chosen.filter((one) => one !== part))}
              />
            )}
          </li>
        ))}
      </ol>
      <div className={form.actions}>
        {others.map((option) => (
          <button key={option.value} type="button" className={form.second} onClick={() => onChange([...chosen, option.value])}>
            + {labelOf(option.value)}
          </button>
        ))}
      </div>
    </ChoiceGroup>
  )
}
