import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../Initials.tsx'
import { ModuleIcon } from '../overlay/ModuleIcon.tsx'
import { NodeMenu } from '../overlay/NodeMenu.tsx'
import type { EditorSession } from '../session/session.ts'
import { RowMenu } from '../tree/RowMenu.tsx'
import { visibilityAt } from './module-signs.ts'
import styles from './outline.module.css'
import { moduleTypeName, type OutlineItem } from './outline-items.ts'

type Props = { item: OutlineItem; session: EditorSession; isSelected: boolean; people: string[]; hints: string[]; at: Date }

/** What a row of the outline shows: icon, name, what is to be known of the module, who is there, and its menu when it is chosen. */
export function ModuleRow({ item, session, isSelected, people, hints, at }: Props) {
  const { node, label, containerId } = item
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
        <span className={styles.sign} title={isSeen ? t('Visible for a time') : t('Not visible at this time')}>
          <Icon name={isSeen ? 'clock' : 'unseen'} />
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
      {isSelected && (
        <RowMenu>
          <NodeMenu session={session} node={node} containerId={containerId} name={name} sign={<Icon name="more" />} handle={{}} />
        </RowMenu>
      )}
    </>
  )
}
