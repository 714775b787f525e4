import { type ContentNode, RichField, useRoot } from '../../content/index.ts'
import styles from './text.module.css'

export default function TextView({ node }: { node: ContentNode }) {
  return (
    <div {...useRoot(node)} className={`${styles.text} ${node.data.decrease_distance ? styles.close : ''}`}>
      <RichField field="content" className={styles.content} />
    </div>
  )
}
