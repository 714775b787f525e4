import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { OptionSearch } from '../../staff-ui/fields/OptionSearch.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LabelledControl } from '../../staff-ui/inputs/LabelledControl.tsx'
import styles from './visibility.module.css'

type Props = { id: number | undefined; title: string | undefined; onChoose: (id: number) => void }

/** The production whose performances count: found by a part of its title. Until another one is chosen, it stays. */
export function ProductionChoice({ id, title, onChoose }: Props) {
  const [isChanging, setChanging] = useState(false)
  const chosen = id !== undefined && (
    <p className={styles.production}>
      <span>{title ?? '…'}</span>
      <button
        type="button"
        aria-label={t('Choose another production')}
        title={t('Choose another production')}
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
      >
        <Icon name="pencil" />
      </button>
    </p>
  )
  return (
    <>
      {chosen}
      {(!chosen || isChanging) && (
        <LabelledControl labelProps={{ label: t('Production') }}>
          {(control) => (
            <OptionSearch
              control={isChanging ? { ...control, autoFocus: true } : control}
              of="production"
              without={id === undefined ? [] : [id]}
              onPick={(option) => {
                setChanging(false)
                onChoose(option.id)
              }}
            />
          )}
        </LabelledControl>
      )}
    </>
  )
}
