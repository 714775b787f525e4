import type { ContentNode, NodeMark } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import staff from '../../staff-ui/staff-theme.module.css'
import { useCompared, useDrawnFields } from './compare-context.ts'
import { moduleName } from './Differences.tsx'
import { FieldChangeList } from './FieldChangeList.tsx'
import { fieldChanges } from './field-changes.ts'
import styles from './mark.module.css'
import { changeWords, markWords } from './mark-words.ts'
import { isTurned, TurnedWords } from './TurnedWords.tsx'

const RESTORE: Record<NodeMark['kind'], Label> = {
  new: 'Remove this module again',
  changed: 'Restore this module',
  removed: 'Restore this module',
  moved: 'Move back',
}

/**
 * What is said of a module that differs: how, in which fields, and the button that restores it. It stands right above the
 * module, which the style sheet frames by it, and has room of its own, so that it covers nothing and is read before it.
 */
export function ModuleMark({ node, mark }: { node: ContentNode; mark: NodeMark }) {
  const { olderNode, current, restore, pictures } = useCompared()
  const drawn = useDrawnFields()
  const older = mark.kind === 'changed' ? olderNode(node.id) : undefined
  const turnedFrom = isTurned(older, node) ? older : undefined
  const changes =
    older && !turnedFrom ? fieldChanges(node.type, older.data, node.data).filter(({ path }) => !drawn.has(`${node.id}.${path}`)) : []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      className={`${staff.paper} ${styles.mark}`}
      data-mark={node.id}
      data-kind={mark.kind}
      data-current={current === node.id || undefined}
      tabIndex={-1}
      aria-label={changeWords(node.type, node.data, mark)}
    >
      <span className={styles.tag}>{markWords(mark)}</span>
      <span className={styles.name}>{moduleName(node.type)}</span>
      <button type="button" onClick={() => restore(node.id)}>
        {t(RESTORE[mark.kind])}
      </button>
      {turnedFrom && (
        <p className={styles.fields}>
          <TurnedWords older={turnedFrom} newer={node} />
        </p>
      )}
      {changes.length > 0 && <FieldChangeList changes={changes} pictures={pictures} />}
    </div>
  )
}
