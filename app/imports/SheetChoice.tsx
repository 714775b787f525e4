import { t } from '../platform/i18n/i18n.ts'
import styles from '../staff-ui/screen.module.css'
import { Choice } from '../ui/Field.tsx'
import type { SheetNote } from './imported-line.ts'

type Props = {
  /** as the workbook was read */
  sheets: readonly SheetNote[]
  /** the sheets that somebody has chosen since; null while nobody has */
  chosen: readonly string[] | null
  onChange: (chosen: string[]) => void
  /** renews the preview */
  onApply: () => void
  isChanged: boolean
}

/** Which sheets of a workbook are read: at first those that are shown and have the needed columns. */
export function SheetChoice({ sheets, chosen, onChange, onApply, isChanged }: Props) {
  if (sheets.length === 0) return null
  const names = chosen ?? sheets.filter(({ isRead }) => isRead).map(({ name }) => name)
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.label}>{t('Sheets')}</legend>
      <p>{t('Which sheets are read can be chosen here.')}</p>
      {sheets.map((sheet) => (
        <Choice
          key={sheet.name}
          control={
            <input
              type="checkbox"
              checked={names.includes(sheet.name)}
              onChange={({ target }) => onChange(target.checked ? [...names, sheet.name] : names.filter((name) => name !== sheet.name))}
            />
          }
        >
          {sheetText(sheet)}
        </Choice>
      ))}
      {isChanged && names.length > 0 && (
        <div className={styles.actions}>
          <button type="button" className={styles.second} onClick={onApply}>
            {t('Preview changes again')}
          </button>
        </div>
      )}
    </fieldset>
  )
}

function sheetText({ name, isHidden, count, missing }: SheetNote): string {
  const text = isHidden ? t('{name} ({n} rows, hidden)', { name, n: count }) : t('{name} ({n} rows)', { name, n: count })
  return missing.length > 0 ? `${text} – ${t('lacks: {names}|sheet', { names: missing.join(', ') })}` : text
}
