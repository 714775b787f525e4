import type { ChangedBy } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './compare.module.css'
import type { Difference } from './differences.ts'
import { ChangedFieldName, FieldValues } from './FieldChangeList.tsx'
import type { Pictures } from './FieldValue.tsx'
import type { FieldChange } from './field-changes.ts'
import { tellingChanges } from './telling-changes.ts'

const KINDS: Record<Difference['kind'], Label> = { new: 'new', changed: 'changed', removed: 'removed', moved: 'moved' }

type Props = { differences: Difference[]; people?: Record<string, ChangedBy[]> | undefined; pictures: Pictures }

/** The differences by module, with what each changed field was and is, and their authors. */
export function Differences({ differences, people = {}, pictures }: Props) {
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
          <Fields changes={tellingChanges(kind, fields)} pictures={pictures} />
        </li>
      ))}
    </ul>
  )
}

function Fields({ changes, pictures }: { changes: FieldChange[]; pictures: Pictures }) {
  if (changes.length === 0) return null
  return (
    <dl>
      {changes.map((change) => (
        <div key={`${change.path}${change.newer === undefined}`}>
          <dt>
            <ChangedFieldName change={change} />
          </dt>
          <dd>
            <FieldValues change={change} pictures={pictures} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A module type's label; „Seitenlayout“ for the container itself. */
export function moduleName(type: string): string {
  const label = definitionOf(type)?.label
  return label ? t(label) : t('Page layout')
}

function personOf({ name, at, is_me }: ChangedBy, format: DateFormat): string {
  return `${is_me ? t('you') : name}, ${format.dateTime(at)}`
}
