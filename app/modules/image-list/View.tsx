import type { ReactNode } from 'react'
import { type ContentNode, Text, useIsEditing, usePicture, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Credit } from '../../ui/Credit.tsx'
import { Slider } from '../../ui/Slider.tsx'
import blocks from '../block.module.css'
import { PictureLink } from '../PictureLink.tsx'
import { Unfinished } from '../Unfinished.tsx'
import styles from './image-list.module.css'

type Item = { id?: string; image?: number; text?: string; link?: string }
type Format = 'slider' | 'masonry' | 'grid' | 'parallax' | 'semi-lazy'

/** Number of pictures of a semi-lazy list shown from the start; the others on request. */
const SHOWN_AT_ONCE = 4
/** Aspect ratio to which pictures are cropped; without an entry they keep their own. */
const RATIOS: Partial<Record<Format, string>> = { slider: '3 / 2', grid: '1 / 1', parallax: '4 / 5', 'semi-lazy': '4 / 5' }
const SIZES: Record<Format, string> = {
  slider: '100vw',
  masonry: '(min-width: 64em) 33vw, (min-width: 40em) 50vw, 100vw',
  grid: '(min-width: 64em) 25vw, 50vw',
  parallax: '(min-width: 48em) 50vw, 100vw',
  'semi-lazy': '(min-width: 64em) 25vw, 50vw',
}

export default function ImageListView({ node }: { node: ContentNode }) {
  const format = (node.data.format ?? 'slider') as Format
  const children = (node.data.children ?? []) as Item[]
  const items = children.map((item, index) => (
    <li key={item.id ?? index} className={styles.item}>
      <figure className={styles.figure}>
        <PictureLink
          id={item.image}
          field={`children.${index}.image`}
          link={item.link}
          text={item.text}
          sizes={SIZES[format]}
          ratio={RATIOS[format]}
        />
        <CreditOf image={item.image} />
        <Text field={`children.${index}.text`} as="figcaption" className={styles.text} />
      </figure>
    </li>
  ))
  return (
    <section {...useRoot(node)} className={`${blocks.block} ${blocks.stack}`}>
      <Text field="headline" as="h2" />
      {items.length === 0 && <Unfinished>{t('Images go here.')}</Unfinished>}
      {items.length > 0 && <Arranged format={format} items={items} label={String(node.data.headline || t('Pictures'))} />}
    </section>
  )
}

function CreditOf({ image }: { image: unknown }) {
  return <Credit picture={usePicture(image)} />
}

function Arranged({ format, items, label }: { format: Format; items: ReactNode[]; label: string }) {
  const isEditing = useIsEditing()
  if (format === 'slider') {
    return (
      <Slider as="ul" label={label}>
        {items}
      </Slider>
    )
  }
  if (format !== 'semi-lazy') return <ul className={styles[format]}>{items}</ul>
  const later = items.slice(SHOWN_AT_ONCE)
  return (
    <div className={styles.stages}>
      <ul className={styles.rows}>{items.slice(0, SHOWN_AT_ONCE)}</ul>
      {later.length > 0 && (
        <details className={`${blocks.disclosure} ${styles.more}`} open={isEditing || undefined}>
          <summary>{t('{n} more pictures', { n: later.length })}</summary>
          <ul className={styles.rows}>{later}</ul>
        </details>
      )}
    </div>
  )
}
