import { Columns, type ContentNode, usePicture } from '../../content/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './section.module.css'

export function SectionView({ node }: { node: ContentNode }) {
  const background = String(node.data.extra_class ?? 'none')
  const picture = usePicture(node.data.image)
  return (
    <section className={`${styles.section} ${styles[background] ?? ''}`} data-node={node.id}>
      {background === 'image' && picture && <Picture picture={picture} sizes="100vw" alt="" className={styles.picture} />}
      <div className={styles.inner}>
        <Columns parent={node.id} layout={Number(node.data.layout ?? 0)} columns={node.columns ?? []} />
      </div>
    </section>
  )
}
