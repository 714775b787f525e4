import { t } from '../../platform/i18n/i18n.ts'
import { RowButtons } from '../../staff-ui/fields/RowButtons.tsx'
import { RowCell } from '../../staff-ui/fields/RowsField.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Condition } from './Condition.tsx'
import styles from './form-builder.module.css'
import { KIND_ICONS } from './kind-icon.ts'
import { inputsOf, type Question } from './question.ts'
import type { QuestionsProps } from './questions-props.ts'

type Props = {
  of: QuestionsProps
  rows: Question[]
  row: Question
  index: number
  isDragged: boolean
  onDrag: (index: number | null) => void
  onDrop: () => void
  onMove: (to: number) => void
  onDuplicate: () => void
}

/** A question: its label first, then what its kind needs; what is rarely needed is folded. Alt and an arrow key move it. */
export function QuestionCard({ of, rows, row, index, isDragged, onDrag, onDrop, onMove, onDuplicate }: Props) {
  const { name, errors, context, onChange } = of
  const { shown, further } = inputsOf(row.field_type)
  const replace = (next: object) => onChange(rows.map((old, place) => (place === index ? next : old)))
  const cell = (column: string) => <RowCell key={column} {...{ of, row, index, column, replace }} />
  const hasFaultWithin = further.some((column) => errors[`${name}.${index}.${column}`])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the inputs within
    <div
      data-dragged={isDragged || undefined}
      className={styles.card}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      onKeyDown={(event) => {
        if (context.isReadOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(index + (event.key === 'ArrowUp' ? -1 : 1))
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for a mouse alone; keys and buttons do the same */}
      <span
        className={styles.grip}
        draggable={!context.isReadOnly}
        onDragStart={() => onDrag(index)}
        onDragEnd={() => onDrag(null)}
        title={t('Drag, or press Alt and an arrow key')}
      >
        <Icon name="grip" />
        <Icon name={KIND_ICONS[row.field_type] ?? 'pencil'} />
      </span>
      <div className={styles.inputs}>
        {shown.map(cell)}
        <details open={hasFaultWithin || undefined}>
          <summary>{t('More about question {n}', { n: index + 1 })}</summary>
          <div className={styles.inputs}>
            {cell('field_type')}
            {further.map(cell)}
            <Condition of={of} rows={rows} row={row} index={index} />
          </div>
        </details>
      </div>
      {!context.isReadOnly && (
        <div className={styles.actions}>
          <button type="button" aria-label={t('Duplicate question {n}', { n: index + 1 })} onClick={onDuplicate}>
            <Icon name="duplicate" />
          </button>
          <RowButtons
            index={index}
            count={rows.length}
            labels={{
              forward: t('Move row {n} up', { n: index + 1 }),
              back: t('Move row {n} down', { n: index + 1 }),
              remove: t('Remove row {n}', { n: index + 1 }),
            }}
            onMove={(by) => onMove(index + by)}
            onRemove={() => onChange(rows.toSpliced(index, 1))}
          />
        </div>
      )}
    </div>
  )
}
