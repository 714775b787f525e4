import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { translateOptions } from '../../staff-ui/inputs/input-props.ts'
import styles from './form-builder.module.css'
import { KIND_ICONS } from './kind-icon.ts'
import type { QuestionsProps } from './questions-props.ts'

/** The kinds of questions, each a button that adds one. */
export function KindPalette({ field, onPick }: { field: QuestionsProps['field']; onPick: (kind: number) => void }) {
  const kinds = field.fields.field_type
  if (kinds?.kind !== 'select') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not inputs
    <div role="group" aria-label={t('Add a question')} className={styles.palette}>
      {translateOptions(kinds.options).map(({ value, label }) => (
        <button key={value} type="button" onClick={() => onPick(Number(value))}>
          <Icon name={KIND_ICONS[Number(value)] ?? 'pencil'} />
          {label}
        </button>
      ))}
    </div>
  )
}
