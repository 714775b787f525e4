import { useId } from 'react'
import { initialValue } from '../../platform/content-type/initial-values.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { FieldDescription } from '../type-description.ts'
import { ColumnInput } from './ColumnInput.tsx'
import type { FieldProps } from './field-props.ts'
import form from './form.module.css'
import { moved } from './moved.ts'
import { RowButtons } from './RowButtons.tsx'
import styles from './RowsField.module.css'

type Rows = Extract<FieldDescription, { kind: 'rows' | 'items' }>
type Row = Record<string, unknown>

/** Rows that belong to a record, such as its cast or its programme: added, changed, put in order. */
export function RowsField({ name, field, value, errors, context, onChange }: FieldProps<Rows>) {
  const heading = useId()
  const rows = (value ?? []) as Row[]
  const replace = (index: number, row: Row) => onChange(rows.map((old, position) => (position === index ? row : old)))
  const add = () => onChange([...rows, Object.fromEntries(Object.entries(field.fields).map(([key, inner]) => [key, initialValue(inner)]))])
  return (
    <section aria-labelledby={heading} className={styles.rows}>
      <h3 id={heading}>{t(field.label)}</h3>
      {errors[name] && <p className={form.error}>{errors[name].join(' ')}</p>}
      <ol>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
          <li key={index}>
            <div className={styles.row}>
              {Object.entries(field.fields).map(([key, inner]) => (
                <ColumnInput
                  key={key}
                  name={`${name}.${index}.${key}`}
                  field={inner}
                  value={row[key]}
                  errors={errors}
                  context={context}
                  onChange={(next) => replace(index, { ...row, [key]: next })}
                />
              ))}
            </div>
            <div className={styles.rowActions}>
              <RowButtons
                index={index}
                count={rows.length}
                words={{
                  forward: t('Move row {n} up', { n: index + 1 }),
                  back: t('Move row {n} down', { n: index + 1 }),
                  remove: t('Remove row {n}', { n: index + 1 }),
                }}
                onMove={(by) => onChange(moved(rows, index, by))}
                onRemove={() => onChange(rows.filter((_, position) => position !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      <button type="button" className={form.second} onClick={add}>
        + {t(field.itemLabel)}
      </button>
    </section>
  )
}
