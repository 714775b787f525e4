import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { MarkedText } from '../../staff-ui/text-difference/MarkedText.tsx'
import { ChangedFieldName, FieldValues } from '../compare/FieldChangeList.tsx'
import { type FieldChange, fieldChanges } from '../compare/field-changes.ts'
import { isTurned, TurnedWords } from '../compare/TurnedWords.tsx'
import { isWordy, tellingChanges } from '../compare/telling-changes.ts'
import type { ChangedModule } from './changed-modules.ts'
import { excerpt } from './excerpt.ts'
import styles from './row.module.css'

type Props = { module: ChangedModule; pictures: Record<string, PictureSource> }

/** What a change does, in words: the words that differ, with a few around them, and every other field before and after. */
export function ChangeWords({ module, pictures }: Props) {
  const { kind, type, older, newer } = module
  if (kind === 'removed') {
    return (
      <p className={styles.words}>
        {t('removed')}
        {older && <RemovedWords node={older} />}
      </p>
    )
  }
  if (kind === 'moved') return <p className={styles.words}>{t('in another place')}</p>
  if (older && newer && isTurned(older, newer)) {
    return (
      <p className={styles.words}>
        <TurnedWords older={older} newer={newer} shorten={excerpt} />
      </p>
    )
  }
  const changes = tellingChanges(kind, fieldChanges(type, older?.data ?? {}, newer?.data ?? {}))
  return (
    <>
      {kind === 'new' && (
        <p className={styles.words}>
          <MarkedText parts={[{ text: t('newly added'), kind: 'added' }]} />
        </p>
      )}
      {changes.map((change) => (
        <FieldWords
          key={`${change.path}${change.newer === undefined}`}
          change={change}
          isAlone={changes.length === 1}
          pictures={pictures}
        />
      ))}
    </>
  )
}

type FieldProps = { change: FieldChange; isAlone: boolean; pictures: Props['pictures'] }

/** One field. A text that is all that differs speaks for itself. */
function FieldWords({ change, isAlone, pictures }: FieldProps) {
  return (
    <p className={styles.words}>
      {!(isAlone && isWordy(change)) && (
        <span className={styles.field}>
          <ChangedFieldName change={change} />:{' '}
        </span>
      )}
      <FieldValues change={change} pictures={pictures} shorten={excerpt} />
    </p>
  )
}

/** What a module that is gone said. */
function RemovedWords({ node: { type, data } }: { node: ContentNode }) {
  const summary = definitionOf(type)?.summary(data)
  if (!summary) return null
  return (
    <>
      {': '}
      <MarkedText parts={[{ text: summary, kind: 'removed' }]} />
    </>
  )
}
