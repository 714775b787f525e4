import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { CommentAnchor } from '../../review/schema.ts'
import { ModuleIcon } from '../overlay/ModuleIcon.tsx'
import styles from './comments.module.css'

/** What a comment is about: the module with its first words, and the words quoted from it. */
export function AnchorWords({ anchor, isGone }: { anchor: CommentAnchor; isGone: boolean }) {
  const { node, nodeType, nodeWords, quote } = anchor
  return (
    <>
      <span className={styles.about}>
        {node !== null && <ModuleIcon type={nodeType} />}
        <span>{anchorName(anchor)}</span>
        {isGone && <em>{t('no longer on the page')}</em>}
      </span>
      {(quote || nodeWords) && <q className={styles.quote}>{quote || nodeWords}</q>}
    </>
  )
}

/** The name of what a comment is about: of a module's type, or the whole page. */
export function anchorName({ node, nodeType }: Pick<CommentAnchor, 'node' | 'nodeType'>): string {
  if (node === null) return t('The whole page')
  const definition = definitionOf(nodeType)
  return definition ? t(definition.label) : nodeType
}
