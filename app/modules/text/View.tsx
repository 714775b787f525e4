import type { ContentNode } from '../../content/index.ts'
import { RichField } from '../../content/index.ts'
import styles from './text.module.css'

export function TextView({ node }: { node: ContentNode }) {
  return (
    <div
      className={`${styles.text} ${node.data.decrease_distance ? styles.close : ''}`}
      id={String(node.data.anchor ?? '') || undefined}
      data-node={node.id}
    >
      <RichField field="content" className={styles.content} />
    </div>
  )
}
