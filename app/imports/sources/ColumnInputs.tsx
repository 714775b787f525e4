import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import styles from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import { FIELD_NAMES } from '../field-names.ts'
import type { Column, ColumnNames } from '../parse-table.ts'

const COLUMN_LABELS: Record<Column, Label> = {
  production: FIELD_NAMES.productionId,
  room: FIELD_NAMES.roomId,
  startsAt: FIELD_NAMES.startsAt,
  day: 'Date',
  time: 'Time',
  endsAt: FIELD_NAMES.endsAt,
  status: FIELD_NAMES.status,
  note: FIELD_NAMES.note,
  idJet: FIELD_NAMES.idJet,
  ticketUrl: FIELD_NAMES.ticketUrl,
  planningId: FIELD_NAMES.planningId,
}

/** The names with one of them changed, or left out where it is empty. */
function withName(columns: ColumnNames, column: Column, name: string): ColumnNames {
  const others = Object.entries(columns).filter(([other]) => other !== column)
  return Object.fromEntries(name === '' ? others : [...others, [column, name]])
}

/** What a table calls its columns, where it uses other words than the usual ones. */
export function ColumnInputs({ columns, onChange }: { columns: ColumnNames; onChange: (columns: ColumnNames) => void }) {
  return (
    <details>
      <summary>{t('Columns with other names')}</summary>
      <p className={styles.help}>
        {t('Only for tables whose first row uses other words. What is empty is looked for under its usual name.')}
      </p>
      {(Object.keys(COLUMN_LABELS) as Column[]).map((column) => (
        <Field key={column} label={t('Column for {field}', { field: t(COLUMN_LABELS[column]) })}>
          {(control) => (
            <input
              {...control}
              maxLength={100}
              value={columns[column] ?? ''}
              onChange={({ target }) => onChange(withName(columns, column, target.value))}
            />
          )}
        </Field>
      ))}
    </details>
  )
}
