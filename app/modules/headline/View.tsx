import { type ContentNode, Text, useRoot } from '../../content/index.ts'
import styles from './headline.module.css'

const TAGS = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

export default function HeadlineView({ node }: { node: ContentNode }) {
  const level = Number(node.data.headline_level) as keyof typeof TAGS
  return (
    <hgroup {...useRoot(node)} className={styles.headline}>
      <Text field="preline" as="p" className={styles.preline} />
      <Text field="content" as={TAGS[level] ?? 'h2'} />
      <Text field="subline" as="p" className={styles.subline} />
    </hgroup>
  )
}
