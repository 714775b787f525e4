import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { moveItem } from '../../staff-ui/fields/move-item.ts'
import forms from '../../staff-ui/forms.module.css'
import { Icon } from '../../staff-ui/Icon.tsx'
import { ChoiceGroup } from '../../ui/Field.tsx'
import { type FieldProps, wordsOf } from './field-props.ts'
import styles from './panel.module.css'

type Item = Record<string, unknown>

type Props = FieldProps<Extract<ModuleField, { kind: 'items' }>> & {
  /** renders a field of an item */
  Field: ComponentType<FieldProps>
}

const ITEM_ID_LENGTH = 8
const FIRST_FIELD = ':is(input, select, textarea, button)'

/** The items of a module, each collapsed to its title: add, move, remove. A new item is expanded and its first field focused. */
export function Items({ field, value, path, context, onChange, Field }: Props) {
  const items = (Array.isArray(value) ? value : []) as Item[]
  const [added, setAdded] = useState<string>()
  const newest = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (added) newest.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [added])
  function add() {
    const id = crypto.randomUUID().slice(0, ITEM_ID_LENGTH)
    onChange([...items, { id }])
    setAdded(id)
  }
  return (
    <ChoiceGroup {...wordsOf({ field, path, context })}>
      {items.map((item, index) => {
        const name = String(item.headline || item.question || item.title || `${t(field.itemLabel)} ${index + 1}`)
        const isBroken = Object.keys(context.errors).some((key) => key.startsWith(`${path}.${index}.`))
        return (
          <details
            key={String(item.id ?? index)}
            ref={item.id === added ? newest : undefined}
            className={styles.item}
            open={isBroken || item.id === added || undefined}
          >
            <summary>{name}</summary>
            {Object.entries(field.fields).map(([inner, form]) => (
              <Field
                key={inner}
                field={form}
                value={item[inner]}
                path={`${path}.${index}.${inner}`}
                context={context}
                onChange={(next, options) => onChange(items.with(index, { ...item, [inner]: next }), options)}
              />
            ))}
            <div className={forms.buttons}>
              <button type="button" className={forms.second} disabled={index === 0} onClick={() => onChange(moveItem(items, index, -1))}>
                {t('Move up')}
              </button>
              <button
                type="button"
                className={forms.second}
                disabled={index === items.length - 1}
                onClick={() => onChange(moveItem(items, index, 1))}
              >
                {t('Move down')}
              </button>
              <button type="button" className={forms.second} onClick={() => onChange(items.toSpliced(index, 1))}>
                {t('Remove')}
              </button>
            </div>
          </details>
        )
      })}
      <button type="button" className={forms.second} onClick={add}>
        <Icon name="plus" /> {t(field.itemLabel)}
      </button>
    </ChoiceGroup>
  )
}
