import type { ContentNode } from '../../content/index.ts'
import { Text, usePicture } from '../../content/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './image.module.css'

export function ImageView({ node }: { node: ContentNode }) {
  const picture = usePicture(node.data.image)
  const link = String(node.data.link ?? '')
  const size = String(node.data.format ?? 'Large').toLowerCase()
  const drawn = picture ? (
    <Picture picture={picture} sizes={size === 'large' ? '100vw' : '(min-width: 48em) 50vw, 100vw'} />
  ) : (
    <span className={styles.missing} aria-hidden="true" />
  )
  return (
    <figure className={`${styles.image} ${styles[size] ?? ''}`} data-node={node.id}>
      {link ? <SmartLink to={link}>{drawn}</SmartLink> : drawn}
      <Text field="text" as="figcaption" className={styles.text} />
    </figure>
  )
}
