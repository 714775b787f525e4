import { t } from '../../platform/i18n/i18n.ts'
import type { HoursRow } from '../../site/index.ts'
import { type FieldProps, fieldId } from '../../staff-ui/fields/field-props.ts'
import type { Rows } from '../../staff-ui/fields/row-inputs.ts'
import { Exceptions } from './Exceptions.tsx'
import type { HoursProps } from './hours-props.ts'
import styles from './opening-hours.module.css'
import { VisitorsRead } from './VisitorsRead.tsx'
import { WeekGrid } from './WeekGrid.tsx'

/**
 * A counter's opening hours: its exceptions, its week, and beside them what visitors read in the coming days. Exceptions come
 * first, since they change all year round and stand, by keyboard and on a phone, a long way behind a week that hardly does.
 */
export function HoursField({ name, value, errors, context, onChange }: FieldProps<Rows>) {
  const rows = (value ?? []) as HoursRow[]
  const props: HoursProps = { name, rows, errors, context, onChange }
  return (
    <section {...fieldId(context, name)} className={styles.hours} aria-label={t('Opening hours|plural')}>
      <div>
        <Exceptions {...props} />
        <WeekGrid {...props} />
      </div>
      <VisitorsRead rows={rows} />
    </section>
  )
}
