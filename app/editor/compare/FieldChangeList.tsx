import { t } from '../../platform/i18n/i18n.ts'
import { MarkedText } from '../../staff-ui/text-difference/MarkedText.tsx'
import { type TextPart, textDifference } from '../../staff-ui/text-difference/text-difference.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { FieldValue, isShownWithoutWords, type Pictures, RowTitle } from './FieldValue.tsx'
import type { FieldChange } from './field-changes.ts'
import styles from './mark.module.css'
import { isWordy } from './telling-changes.ts'
import { textFormChange } from './text-form.ts'
import { valueWords } from './value-words.ts'

/** What differs in a module besides the words that are marked on the page: each field with its value before and after. */
export function FieldChangeList({ changes, pictures }: { changes: FieldChange[]; pictures: Pictures }) {
  return (
    <ul className={styles.fields}>
      {changes.map((change) => (
        <li key={`${change.path}${change.newer === undefined}`}>
          <strong>
            <ChangedFieldName change={change} />:
          </strong>{' '}
          <FieldValues change={change} pictures={pictures} />
        </li>
      ))}
    </ul>
  )
}

/** What has changed: the field, in a row of people with whom it is about; for a whole row what such a row is. */
export function ChangedFieldName({ change: { form, path, row, older, newer } }: { change: FieldChange }) {
  if (!form) return path
  if (form.kind === 'items') return t(Array.isArray(older) && Array.isArray(newer) ? form.label : form.itemLabel)
  return (
    <>
      {row && <RowTitle {...row} />} {t(form.label)}
    </>
  )
}

type ValuesProps = { change: FieldChange; pictures: Pictures; shorten?: (parts: TextPart[]) => TextPart[] }

/** A field's value before and after; of words, those that differ. @param shorten what is shown of words */
export function FieldValues({ change, pictures, shorten }: ValuesProps) {
  const { form, older, newer } = change
  const format = useDateFormat()
  if (form?.kind === 'items' && Array.isArray(older) && Array.isArray(newer)) return t('in another order')
  if (isShownWithoutWords(form)) {
    const shown = (value: unknown) => <FieldValue form={form} value={value} pictures={pictures} />
    const isRow = form?.kind === 'items'
    return <Arrow older={isRow && !older ? undefined : shown(older)} newer={isRow && !newer ? undefined : shown(newer)} />
  }
  const [was, is] = [valueWords(form, older, format), valueWords(form, newer, format)]
  // What reads the same on both sides may be aligned or structured in another way.
  if (was === is) return textFormChange(older, newer) ?? t('changed')
  if (isWordy(change)) {
    const parts = textDifference(was, is)
    return <MarkedText parts={shorten ? shorten(parts) : parts} />
  }
  return <Arrow older={was || t('empty')} newer={is || t('empty')} />
}

/** A value before and after; of what is new or removed as a whole, that side alone. */
function Arrow({ older, newer }: { older: React.ReactNode; newer: React.ReactNode }) {
  return (
    <>
      {older !== undefined && <del className={styles.value}>{older}</del>}
      {older !== undefined && newer !== undefined && <span aria-hidden="true"> → </span>}
      {newer !== undefined && <ins className={styles.value}>{newer}</ins>}
    </>
  )
}
