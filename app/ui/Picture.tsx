import type { PictureSource } from '../platform/media/picture.ts'
import styles from './Picture.module.css'

type Props = {
  picture: PictureSource
  /** CSS `sizes`: the width at which the picture is shown */
  sizes: string
  /** CSS aspect ratio of the box, e.g. `4 / 5`; by default the picture's own */
  ratio?: string
  /** loaded first: for the one large picture of the first screen */
  priority?: boolean
  className?: string
  /** replaces the picture's own alternative text; empty where the text beside it says the same */
  alt?: string
}

/** A picture in a box of fixed aspect ratio, so that nothing shifts when it loads; its focal point stays visible. */
export function Picture({ picture, sizes, ratio, priority, className, alt }: Props) {
  const style = {
    aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
    objectPosition: picture.position,
    // What is transparent has none: its ground is that of the page.
    ...(picture.placeholder ? { backgroundImage: `url(${picture.placeholder})`, backgroundColor: 'var(--ground)' } : {}),
  }
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={picture.srcSets.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.srcSets.webp} sizes={sizes} />
      <img
        className={styles.picture}
        style={style}
        src={picture.src}
        srcSet={picture.srcSets.jpg}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
