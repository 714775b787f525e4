import { t } from '../platform/i18n/i18n.ts'
import styles from '../staff-ui/screen.module.css'
import { Field } from '../ui/Field.tsx'
import { COLUMN_FIELDS, COLUMN_LABELS, type ColumnMeaning, type ColumnMeanings, columnKey, type TableColumn } from './columns.ts'
import list from './import.module.css'

type Props = {
  /** as the table was read */
  columns: readonly TableColumn[]
  /** what somebody has said since */
  meanings: ColumnMeanings
  onChange: (meanings: ColumnMeanings) => void
  /** renews the preview; missing where saving does that */
  onApply?: (() => void) | undefined
  isChanged?: boolean
  isOpen?: boolean
}

/** What each column of a table is for, with its first values; what cannot be right is said at the column. */
export function ColumnMapping({ columns, meanings, onChange, onApply, isChanged = false, isOpen = false }: Props) {
  if (columns.length === 0) return null
  return (
    <details className={list.mapping} open={isOpen || columns.some(({ fault }) => fault !== '')}>
      <summary>{t('Columns: what is what')}</summary>
      <p className={styles.help}>{t('Each column is read as what is chosen here. This is remembered for the next time.')}</p>
      <div className={list.columns}>
        {columns.map((column, index) => {
          const key = columnKey(column.name)
          const meaning = meanings[key] ?? column.meaning
          return (
            // Two columns may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
            <Field key={index} label={column.name} help={samplesOf(column)} error={meaning === column.meaning ? column.fault : ''}>
              {(control) => (
                <select
                  {...control}
                  value={meaning}
                  onChange={({ target }) => onChange({ ...meanings, [key]: target.value as ColumnMeaning })}
                >
                  <option value="ignored">{t('is not read')}</option>
                  {COLUMN_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {t(COLUMN_LABELS[field])}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )
        })}
      </div>
      {onApply && isChanged && (
        <button type="button" className={styles.second} onClick={onApply}>
          {t('Preview changes again')}
        </button>
      )}
    </details>
  )
}

function samplesOf({ samples }: TableColumn): string {
  return samples.length === 0 ? t('This column is empty.') : samples.join(' · ')
}
