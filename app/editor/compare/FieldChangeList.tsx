import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { pictureKey } from '../../platform/media/picture-use.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { MarkedText } from './Differences.tsx'
import { type TextPart, textDifference } from './differences.ts'
import type { FieldChange } from './field-changes.ts'
import styles from './mark.module.css'
import { valueWords } from './value-words.ts'

type Pictures = Record<string, PictureSource>

/** What differs in a module besides the words that are marked on the page: each field with its value before and after. */
export function FieldChangeList({ changes, pictures }: { changes: FieldChange[]; pictures: Pictures }) {
  return (
    <ul className={styles.fields}>
      {changes.map((change) => (
        <li key={`${change.path}${change.newer === undefined}`}>
          <strong>{change.form ? t(change.form.label) : change.path}:</strong> <FieldValues change={change} pictures={pictures} />
        </li>
      ))}
    </ul>
  )
}

const WORDY = new Set(['text', 'richText', 'code'])

/** Whether a field is read as words, whose difference is shown word by word. */
export function isWordy({ form }: FieldChange): boolean {
  return form !== undefined && WORDY.has(form.kind)
}

type ValuesProps = { change: FieldChange; pictures: Pictures; shorten?: (parts: TextPart[]) => TextPart[] }

/** A field's value before and after; of words, those that differ. @param shorten what is shown of words */
export function FieldValues({ change, pictures, shorten }: ValuesProps) {
  const { form, older, newer } = change
  const format = useDateFormat()
  if (form?.kind === 'media') {
    const thumbnail = (value: unknown) => <Thumbnail value={value} pictures={pictures} />
    return <Arrow older={thumbnail(older)} newer={thumbnail(newer)} />
  }
  const [was, is] = [valueWords(form, older, format), valueWords(form, newer, format)]
  // Relations and long values may read the same on both sides.
  if (was === is) return t('changed')
  if (isWordy(change)) {
    const parts = textDifference(was, is)
    return <MarkedText parts={shorten ? shorten(parts) : parts} />
  }
  return <Arrow older={was || t('empty')} newer={is || t('empty')} />
}

function Arrow({ older, newer }: { older: React.ReactNode; newer: React.ReactNode }) {
  return (
    <>
      <del className={styles.value}>{older}</del> <span aria-hidden="true">→</span> <ins className={styles.value}>{newer}</ins>
    </>
  )
}

function Thumbnail({ value, pictures }: { value: unknown; pictures: Pictures }) {
  const key = pictureKey(value)
  const picture = key === undefined ? undefined : pictures[key]
  if (!picture) return key === undefined ? t('no image') : t('Image {id}', { id: key })
  return (
    <img
      className={styles.thumbnail}
      src={picture.src}
      alt={picture.alt || t('Image {id}', { id: key ?? '' })}
      style={{ objectPosition: picture.position }}
    />
  )
}
