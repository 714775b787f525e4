import { t } from '../../platform/i18n/i18n.ts'
import { OptionSearch } from '../../staff-ui/fields/OptionSearch.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LabelledControl } from '../../staff-ui/inputs/LabelledControl.tsx'
import styles from './visibility.module.css'

type Props = { id: number | undefined; title: string | undefined; onChoose: (id: number | undefined) => void }

/** The production whose performances count: found by a part of its title. */
export function ProductionChoice({ id, title, onChoose }: Props) {
  if (id !== undefined)
    return (
      <p className={styles.production}>
        <span>{title ?? '…'}</span>
        <button
          type="button"
          aria-label={t('Choose another production')}
          title={t('Choose another production')}
          onClick={() => onChoose(undefined)}
        >
          <Icon name="pencil" />
        </button>
      </p>
    )
  return (
    <LabelledControl labelProps={{ label: t('Production') }}>
      {(control) => <OptionSearch control={control} of="production" without={[]} onPick={(option) => onChoose(option.id)} />}
    </LabelledControl>
  )
}
