import { t } from '../../platform/i18n/i18n.ts'
import { pictureKey } from '../../platform/media/picture-use.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useCompared } from './compare-context.ts'
import { MarkedText } from './Differences.tsx'
import { textDifference } from './differences.ts'
import type { FieldChange } from './field-changes.ts'
import styles from './mark.module.css'
import { valueWords } from './value-words.ts'

/** What differs in a module besides the words that are marked on the page: each field with its value before and after. */
export function FieldChangeList({ changes }: { changes: FieldChange[] }) {
  return (
    <ul className={styles.fields}>
      {changes.map((change) => (
        <li key={`${change.path}${change.newer === undefined}`}>
          <strong>{change.form ? t(change.form.label) : change.path}:</strong> <Values {...change} />
        </li>
      ))}
    </ul>
  )
}

const WORDY = new Set(['text', 'richText', 'code'])

function Values({ form, older, newer }: FieldChange) {
  const format = useDateFormat()
  if (form?.kind === 'media') return <Arrow older={<Thumbnail value={older} />} newer={<Thumbnail value={newer} />} />
  const [was, is] = [valueWords(form, older, format), valueWords(form, newer, format)]
  // Relations and long values may read the same on both sides.
  if (was === is) return t('changed')
  if (form && WORDY.has(form.kind)) return <MarkedText parts={textDifference(was, is)} />
  return <Arrow older={was || t('empty')} newer={is || t('empty')} />
}

function Arrow({ older, newer }: { older: React.ReactNode; newer: React.ReactNode }) {
  return (
    <>
      <del className={styles.value}>{older}</del> <span aria-hidden="true">→</span> <ins className={styles.value}>{newer}</ins>
    </>
  )
}

function Thumbnail({ value }: { value: unknown }) {
  const { pictures } = useCompared()
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
