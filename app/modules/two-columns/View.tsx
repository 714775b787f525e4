import { type ContentNode, RichField, usePicture } from '../../content/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './two-columns.module.css'

export function TwoColumnsView({ node }: { node: ContentNode }) {
  const picture = usePicture(node.data.image)
  return (
    <div className={styles.pair} data-order={String(node.data.extra_class ?? 'image-text')} data-node={node.id}>
      <div className={styles.image}>
        {picture ? <Picture picture={picture} sizes="(min-width: 48em) 50vw, 100vw" ratio="4 / 3" /> : <span className={styles.missing} />}
      </div>
      <RichField field="text" className={styles.text} />
    </div>
  )
}
