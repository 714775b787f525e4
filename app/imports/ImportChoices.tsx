import type { ReactNode } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import form from '../staff-ui/screen.module.css'
import { Choice } from '../ui/Field.tsx'
import type { ImportResult } from './apply-lines.server.ts'
import { FIELD_NAMES } from './field-names.ts'
import { CLEARABLE_FIELDS, type ImportChoice, RELINK } from './imported-line.ts'

type Props = {
  result: Pick<ImportResult, 'emptyCells' | 'otherNumbers'>
  choices: readonly ImportChoice[]
  onChange: (choices: ImportChoice[]) => void
  /** renews the preview */
  onApply: () => void
  isChanged: boolean
}

/** What an import does only where it is ticked: clear values by empty cells, replace ticket shop ids by others. */
export function ImportChoices({ result: { emptyCells, otherNumbers }, choices, onChange, onApply, isChanged }: Props) {
  const fields = CLEARABLE_FIELDS.filter((field) => emptyCells[field])
  if (fields.length === 0 && otherNumbers === 0) return null
  const tick = (choice: ImportChoice, label: ReactNode) => (
    <Choice
      key={choice}
      control={
        <input
          type="checkbox"
          checked={choices.includes(choice)}
          onChange={({ target }) => onChange(target.checked ? [...choices, choice] : choices.filter((other) => other !== choice))}
        />
      }
    >
      {label}
    </Choice>
  )
  return (
    <>
      {fields.length > 0 && (
        <fieldset className={form.fields}>
          <legend className={form.label}>{t('Empty cells')}</legend>
          <p>{t('Empty cells are ignored and existing values are kept. Tick anything the import should delete anyway.')}</p>
          {fields.map((field) =>
            tick(
              field,
              <>
                {t('Delete “{field}” from {n} performances', { field: t(FIELD_NAMES[field]), n: emptyCells[field] ?? 0 })}
                {field === 'idJet' && <strong> {t('They can no longer be booked online.')}</strong>}
              </>,
            ),
          )}
        </fieldset>
      )}
      {otherNumbers > 0 && (
        <fieldset className={form.fields}>
          <legend className={form.label}>{t('Different ticket shop IDs')}</legend>
          <p>{t('Performances that are linked to the ticket shop keep their ID and its page, even if the file names another.')}</p>
          {tick(RELINK, t('Link {n} performances to the ticket shop ID in the file instead', { n: otherNumbers }))}
        </fieldset>
      )}
      {isChanged && (
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onApply}>
            {t('Preview changes again')}
          </button>
        </div>
      )}
    </>
  )
}
