import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { Icon } from '../../staff-ui/Icon.tsx'
import type { LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { ChoiceGroup } from '../../ui/Field.tsx'
import { useChoiceOptions } from './choice-options.ts'
import { EntryFinder } from './EntryFinder.tsx'
import styles from './panel.module.css'

type Props = LabelProps & { from: string; several: boolean; value: unknown; onChange: (value: unknown) => void }

/** Selects one entry, or several in order, of a list too long to show; found in a dialog (A §7). */
export function FinderField({ label, help, error, from, several, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const list = useChoiceOptions(from)
  const { entries, isLoading, failure } = list
  const chosen = several ? (Array.isArray(value) ? (value as number[]) : []) : typeof value === 'number' ? [value] : []
  const give = (ids: number[]) => onChange(several ? ids : (ids[0] ?? null))
  const nameOf = (id: number) => {
    const entry = entries.find((candidate) => candidate.id === id)
    if (entry) return [entry.name, entry.detail].filter(Boolean).join(' · ')
    // As long as the list is not whole, nobody knows.
    return isLoading || failure ? '…' : t('No longer in the list: {id}', { id })
  }
  return (
    <ChoiceGroup label={label} help={help} error={error}>
      <ol className={styles.chosen}>
        {chosen.map((id, index) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            {index > 0 && (
              <button
                type="button"
                aria-label={`${t('Move up')}: ${nameOf(id)}`}
                onClick={() => give(chosen.with(index, chosen[index - 1] ?? id).with(index - 1, id))}
              >
                <Icon name="up" />
              </button>
            )}
            <button
              type="button"
              aria-label={`${t('Remove')}: ${nameOf(id)}`}
              onClick={() => give(chosen.filter((chosenId) => chosenId !== id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      {failure && <LoadFailed text={t('The list could not be loaded.')} tryAgain={failure.tryAgain} />}
      <button type="button" className={forms.second} onClick={() => setOpen(true)}>
        {t('Find and choose…')}
      </button>
      {isOpen && (
        <EntryFinder
          title={label}
          list={list}
          chosen={chosen}
          onToggle={(id) => {
            if (chosen.includes(id)) give(chosen.filter((chosenId) => chosenId !== id))
            else give(several ? [...chosen, id] : [id])
            if (!several) setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </ChoiceGroup>
  )
}
