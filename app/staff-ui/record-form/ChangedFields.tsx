import { t } from '../../platform/i18n/i18n.ts'
import type { Values } from '../../records/record-type.ts'
import { changedFields } from '../../records/three-way-merge.ts'
import type { FieldDescription, TypeDescription } from '../../records/type-description.ts'
import styles from '../screen.module.css'
import type { Titles } from '../table/format-field-value.ts'
import { MarkedText } from '../text-difference/MarkedText.tsx'
import { textDifference } from '../text-difference/text-difference.ts'
import { useDateFormat } from '../use-date-format.ts'
import { valueInWords } from './value-in-words.ts'

const PROSE = ['text', 'textarea', 'textList', 'richText', 'rows', 'items', 'code', 'passages']

type Props = {
  type: TypeDescription
  before: Values
  after: Values
  titles: Titles
  /** brings back what a field said before; without it fields are only shown */
  onRestore?: ((field: string) => void) | undefined
}

/** The fields that a change changed, each with what it said before and after; in texts the words that differ are marked. */
export function ChangedFields({ type, before, after, titles, onRestore }: Props) {
  return (
    <dl className={styles.changedFields}>
      {changedFields(before, after).map((name) => {
        const field = type.fields[name]
        return (
          field && (
            <div key={name}>
              <dt>{t(field.label)}</dt>
              <dd>
                <BeforeAndAfter field={field} before={before[name]} after={after[name]} titles={titles} />
                {onRestore && name in before && (type.writable?.includes(name) ?? true) && (
                  <button
                    type="button"
                    className={styles.second}
                    aria-label={t('Restore only this: {field}', { field: t(field.label) })}
                    onClick={() => onRestore(name)}
                  >
                    {t('Restore only this')}
                  </button>
                )}
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

type ValuesProps = { field: FieldDescription; before: unknown; after: unknown; titles: Titles }

function BeforeAndAfter({ field, before, after, titles }: ValuesProps) {
  const format = useDateFormat()
  const [older, newer] = [before, after].map((value) => valueInWords(field, value, { titles, format }))
  // Only how it is set differs, such as bold words, or what no text says.
  if (older === newer) return <p>{t('Only the form of it has changed.')}</p>
  if (PROSE.includes(field.kind)) {
    return (
      <p>
        <MarkedText parts={textDifference(older ?? '', newer ?? '')} />
      </p>
    )
  }
  return (
    <p>
      <del>{older || t('nothing|value')}</del> → <ins>{newer || t('nothing|value')}</ins>
    </p>
  )
}
