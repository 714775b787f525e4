import { type ContentNode, Media, NodeColumns, useRoot } from '../../content/index.ts'
import styles from './section.module.css'

export default function SectionView({ node }: { node: ContentNode }) {
  const { extra_class: background = 'none', zweiklang } = node.data
  return (
    <section
      {...useRoot(node)}
      className={`${styles.section} ${styles[String(background)] ?? ''}`}
      data-zweiklang={background === 'accent' && zweiklang ? String(zweiklang) : undefined}
    >
      {background === 'image' && <Media field="image" sizes="100vw" alt="" className={styles.picture} />}
      <div className={styles.inner}>
        <NodeColumns />
      </div>
    </section>
  )
}
