import type { ContentNode } from '../../content/index.ts'
import { Text } from '../../content/index.ts'
import styles from './quote.module.css'

export function QuoteView({ node }: { node: ContentNode }) {
  return (
    <figure className={styles.quote} data-node={node.id}>
      <blockquote>
        <Text field="content" as="p" className={styles.content} />
      </blockquote>
      <Text field="author" as="figcaption" className={styles.author} />
    </figure>
  )
}
