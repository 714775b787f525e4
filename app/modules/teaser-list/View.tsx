import { type ContentNode, Text, usePicture } from '../../content/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './teaser-list.module.css'

type Item = {
  id?: string
  image?: number | null
  preline?: string
  headline?: string
  subline?: string
  text?: string
  link_text?: string
  link?: string
}

export function TeaserListView({ node }: { node: ContentNode }) {
  const items = (node.data.items ?? []) as Item[]
  return (
    <section className={styles.teasers} data-node={node.id}>
      <Text field="headline" as="h2" />
      <ul className={styles.items} data-display={String(node.data.display ?? 'list')}>
        {items.map((item, index) => (
          <li key={item.id ?? index} className={styles.item}>
            <Teaser item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Teaser({ item }: { item: Item }) {
  const picture = usePicture(item.image)
  return (
    <>
      {picture && <Picture picture={picture} sizes="(min-width: 64em) 33vw, 100vw" ratio="4 / 3" alt="" />}
      {item.preline && <p className={styles.preline}>{item.preline}</p>}
      <h3 className={styles.headline}>{item.link ? <SmartLink to={item.link}>{item.headline}</SmartLink> : item.headline}</h3>
      {item.subline && <p className={styles.subline}>{item.subline}</p>}
      {item.text && <p>{item.text}</p>}
      {item.link_text && <p className={styles.linkText}>{item.link_text}</p>}
    </>
  )
}
