import type { ChangedBy } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './compare.module.css'
import type { Difference, TextPart } from './differences.ts'

const KINDS: Record<Difference['kind'], Label> = { new: 'new', changed: 'changed', removed: 'removed', moved: 'moved' }

type Props = { differences: Difference[]; people?: Record<string, ChangedBy[]> | undefined }

/** The differences by module, with added text underlined, removed text struck through, and their authors. */
export function Differences({ differences, people = {} }: Props) {
  const format = useDateFormat()
  if (differences.length === 0) return <p>{t('No differences.')}</p>
  return (
    <ul className={styles.differences}>
      {differences.map(({ id, type, kind, fields }) => (
        <li key={id} data-kind={kind}>
          <p className={styles.what}>
            <strong>{moduleName(type)}</strong> <span className={styles.kind}>{t(KINDS[kind])}</span>
            {people[id] && <span className={styles.people}>{people[id].map((person) => personOf(person, format)).join(' · ')}</span>}
          </p>
          {fields.length > 0 && (
            <dl>
              {fields.map(({ label, parts }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <MarkedText parts={parts} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A text with its additions and removals marked visually and semantically. */
export function MarkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, kind }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be known by
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be known by
      <Mark key={index} className={styles[kind]}>
        {text}
      </Mark>
    )
  })
}

/** A module type's label; „Seitenlayout“ for the container itself. */
export function moduleName(type: string): string {
  const label = definitionOf(type)?.label
  return label ? t(label) : t('Page layout')
}

function personOf({ name, at, is_me }: ChangedBy, format: DateFormat): string {
  return `${is_me ? t('you') : name}, ${format.dateTime(at)}`
}
