import { memo } from 'react'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../../staff-ui/Initials.tsx'
import { ModuleIcon } from '../overlay/ModuleIcon.tsx'
import type { PersonHere } from '../session/use-people.ts'
import type { VisibilityState } from './module-signs.ts'
import styles from './outline.module.css'

type Props = {
  label: string
  /** of the module; undefined for an empty column */
  type: string | undefined
  visibility: VisibilityState | undefined
  people: PersonHere[] | undefined
  hints: string[] | undefined
}

/**
 * What a row of the outline shows: icon, name, what is to be known of the module, and who is there. Memoised, since a letter
 * typed changes one row of hundreds.
 */
export const ModuleRow = memo(({ label, type, visibility = 'always', people = [], hints = [] }: Props) => {
  if (type === undefined) {
    return (
      <span className={styles.empty}>
        <Icon name="plus" />
        {label}
      </span>
    )
  }
  const definition = definitionOf(type)
  const isSeen = visibility === 'always' || visibility === 'open'
  return (
    <>
      <span className={styles.icon} title={definition ? t(definition.label) : type}>
        <ModuleIcon type={type} />
      </span>
      <span className={styles.name} data-unseen={isSeen ? undefined : ''}>
        {label}
      </span>
      {visibility !== 'always' && (
        <span
          className={styles.sign}
          title={visibility === 'hidden' ? t('Hidden|module') : isSeen ? t('Visible for a time') : t('Not visible at this time')}
        >
          <Icon name={isSeen ? 'schedule' : 'unseen'} />
        </span>
      )}
      {hints.length > 0 && (
        <span className={styles.hint} title={hints.join('\n')}>
          <Icon name="hint" />
        </span>
      )}
      {people.map(({ name, sentence }) => (
        <span key={sentence} className={styles.person} title={sentence}>
          <Initials name={name} />
        </span>
      ))}
    </>
  )
})
