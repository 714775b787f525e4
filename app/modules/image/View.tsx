import { type ContentNode, Text, usePicture, useRoot } from '../../content/index.ts'
import { Credit } from '../../ui/Credit.tsx'
import { PictureLink } from '../PictureLink.tsx'
import styles from './image.module.css'

const SIZES: Record<string, string> = {
  large: '(min-width: 100em) 94vw, 100vw',
  medium: '(min-width: 75em) 75rem, 100vw',
  small: '(min-width: 40em) 40rem, 100vw',
}
/** The crops of the older form (AMB-24): 400 × 500 and 1240 × 700 pixels. */
const OLDER_RATIOS: Record<string, string> = { vertical: '400 / 500', horizontal: '1240 / 700' }

export default function ImageView({ node }: { node: ContentNode }) {
  const { image, link, format, alias, text, description } = node.data
  const ratio = OLDER_RATIOS[String(alias)]
  const size = ratio ? (alias === 'vertical' ? 'small' : 'large') : String(format ?? 'Large').toLowerCase()
  return (
    <figure {...useRoot(node)} className={`${styles.image} ${styles[size] ?? ''}`}>
      <PictureLink id={image} field="image" link={link} text={text} sizes={SIZES[size] ?? '100vw'} ratio={ratio} />
      <Credit picture={usePicture(image)} />
      <Text field={!text && description ? 'description' : 'text'} as="figcaption" className={styles.text} />
    </figure>
  )
}
