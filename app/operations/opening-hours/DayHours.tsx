import { t } from '../../platform/i18n/i18n.ts'
import { fieldId } from '../../staff-ui/fields/field-props.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { DateInput } from '../../staff-ui/inputs/DateInput.tsx'
import { TextInput } from '../../staff-ui/inputs/TextInput.tsx'
import form from '../../staff-ui/screen.module.css'
import type { HoursProps } from './hours-props.ts'
import { changed, type PlacedRow, withClosed, without, withSpan } from './hours-rows.ts'
import styles from './opening-hours.module.css'

type Props = HoursProps & {
  /** whose hours these are, for the names of their inputs */
  day: string
  weekday: number | null
  those: PlacedRow[]
}

/** The hours of a weekday or an exception: spans, or closed, and a text that stands instead. */
export function DayHours(props: Props) {
  const { rows, those, weekday, day, context, onChange } = props
  const isClosed = those.some(({ closed }) => closed)
  const spans = those.filter((row) => !row.closed)
  return (
    <div className={styles.spans} data-hours-of-day>
      {isClosed && <span className={styles.closed}>{t('Closed')}</span>}
      {those.length === 0 && <span className={styles.closed}>{t('Nothing is said of it')}</span>}
      {spans.map((row) => (
        <Span key={row.index} {...props} row={row} />
      ))}
      {!context.isReadOnly && (
        <span className={styles.actions}>
          <button
            type="button"
            className={form.second}
            data-add-span
            aria-label={`${t('Hours|add')}: ${day}`}
            onClick={() => onChange(withSpan(rows, those, weekday))}
          >
            <Icon name="plus" />
            {t('Hours|add')}
          </button>
          {!isClosed && (
            <button
              type="button"
              className={form.second}
              aria-label={`${t('Closed')}: ${day}`}
              onClick={() => onChange(withClosed(rows, those, weekday))}
            >
              {t('Closed')}
            </button>
          )}
        </span>
      )}
      <OtherText {...props} />
    </div>
  )
}

function Span({ row, ...props }: Props & { row: PlacedRow }) {
  const { name, rows, errors, context, day, onChange } = props
  const time = (column: 'timeFrom' | 'timeTo', label: string) => (
    <DateInput
      {...fieldId(context, `${name}.${row.index}.${column}`)}
      kind="time"
      label={label}
      value={row[column]}
      error={errors[`${name}.${row.index}.${column}`]?.join(' ')}
      onChange={(value) => onChange(changed(rows, [row], { [column]: value }))}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two inputs of one span in a line
    <div role="group" aria-label={`${day}, ${row.timeFrom}–${row.timeTo}`} className={styles.span}>
      {time('timeFrom', t('from|time'))}
      {time('timeTo', t('to|time'))}
      {!context.isReadOnly && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('Remove {times} on {day}', { times: `${row.timeFrom}–${row.timeTo}`, day })}
          onClick={({ currentTarget }) => {
            // The button goes with its span; the next one who is of this day takes the focus.
            currentTarget.closest('[data-hours-of-day]')?.querySelector<HTMLElement>('[data-add-span]')?.focus()
            onChange(props.those.length > 1 ? without(rows, [row]) : withClosed(rows, props.those, props.weekday))
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

/** The text that visitors read instead of the hours, with its link. It belongs to the first row. */
function OtherText({ name, rows, those, errors, context, day, onChange }: Props) {
  const [row] = those
  if (!row) return null
  const path = `${name}.${row.index}`
  const problem = errors[`${path}.alternativeText`] ?? errors[`${path}.alternativeLinkUrl`]
  return (
    <details className={styles.text} open={row.alternativeText !== '' || problem !== undefined || undefined}>
      <summary aria-label={`${t('Text instead of the hours')}: ${day}`}>{t('Text instead of the hours')}</summary>
      <TextInput
        {...fieldId(context, `${path}.alternativeText`)}
        label={t('Other text')}
        value={row.alternativeText}
        error={errors[`${path}.alternativeText`]?.join(' ')}
        onChange={(alternativeText) => onChange(changed(rows, [row], { alternativeText }))}
      />
      <TextInput
        {...fieldId(context, `${path}.alternativeLinkUrl`)}
        label={t('Link URL')}
        value={row.alternativeLinkUrl}
        error={errors[`${path}.alternativeLinkUrl`]?.join(' ')}
        onChange={(alternativeLinkUrl) => onChange(changed(rows, [row], { alternativeLinkUrl }))}
      />
    </details>
  )
}
