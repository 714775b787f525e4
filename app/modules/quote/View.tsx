import { type ContentNode, Text, useRoot } from '../../content/index.ts'
import styles from './quote.module.css'

export default function QuoteView({ node }: { node: ContentNode }) {
  return (
    <figure {...useRoot(node)} className={styles.quote}>
      <blockquote>
        <Text field="content" as="p" className={styles.content} />
      </blockquote>
      <Text field="author" as="figcaption" className={styles.author} />
    </figure>
  )
}
