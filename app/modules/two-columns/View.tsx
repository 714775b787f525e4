import { type ContentNode, Media, RichField, usePicture, useRoot } from '../../content/index.ts'
import { Credit } from '../../ui/Credit.tsx'
import styles from './two-columns.module.css'

export default function TwoColumnsView({ node }: { node: ContentNode }) {
  return (
    <div {...useRoot(node)} className={styles.pair} data-order={String(node.data.extra_class ?? 'image-text')}>
      <div className={styles.image}>
        <Media field="image" sizes="(min-width: 48em) 50vw, 100vw" ratio="4 / 3" />
        <Credit picture={usePicture(node.data.image)} />
      </div>
      <RichField field="text" className={styles.text} />
    </div>
  )
}
