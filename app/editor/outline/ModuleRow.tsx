import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../../staff-ui/Initials.tsx'
import { ModuleIcon } from '../overlay/ModuleIcon.tsx'
import { visibilityAt } from './module-signs.ts'
import styles from './outline.module.css'
import { moduleTypeName, type OutlineItem } from './outline-items.ts'

type Props = { item: OutlineItem; people: string[]; hints: string[]; at: Date }

/** What a row of the outline shows: icon, name, what is to be known of the module, and who is there. */
export function ModuleRow({ item, people, hints, at }: Props) {
  const { node, label } = item
  if (!node) {
    return (
      <span className={styles.empty}>
        <Icon name="plus" />
        {label}
      </span>
    )
  }
  const name = moduleTypeName(node)
  const visibility = visibilityAt(node.data, at)
  const isSeen = visibility === 'always' || visibility === 'open'
  return (
    <>
      <span className={styles.icon} title={name}>
        <ModuleIcon type={node.type} />
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
      {people.map((person) => (
        <span key={person} className={styles.person} title={person}>
          <Initials name={person} />
        </span>
      ))}
    </>
  )
}
