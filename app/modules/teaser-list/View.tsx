import { type ContentNode, Media, Text, useIsEditing, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Slider } from '../../ui/Slider.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './teaser-list.module.css'

type Item = { id?: string; link?: string }
const SLIDES_PER_VIEW = 3

export default function TeaserListView({ node }: { node: ContentNode }) {
  const items = ((node.data.items ?? []) as Item[]).map((item, index) => (
    <li key={item.id ?? index} className={styles.item}>
      <Teaser path={`items.${index}`} link={item.link} />
    </li>
  ))
  const root = useRoot(node)
  const isEditing = useIsEditing()
  // Teasers appear and expire by their time windows; a headline without teasers is not shown.
  if (items.length === 0 && !isEditing) return null
  return (
    <section {...root} className={styles.teasers}>
      <Text field="headline" as="h2" />
      {node.data.display === 'slider' ? (
        <Slider as="ul" label={String(node.data.headline || t('Highlights'))} perView={SLIDES_PER_VIEW}>
          {items}
        </Slider>
      ) : (
        <ul className={styles.items}>{items}</ul>
      )}
    </section>
  )
}

/** The headline's link covers the whole teaser. */
function Teaser({ path, link }: { path: string; link?: string }) {
  const headline = <Text field={`${path}.headline`} as="span" />
  return (
    <>
      <Media field={`${path}.image`} sizes="(min-width: 64em) 33vw, 100vw" ratio="4 / 3" alt="" />
      <Text field={`${path}.preline`} as="p" className={styles.preline} />
      <h3 className={styles.headline}>{link ? <SmartLink to={link}>{headline}</SmartLink> : headline}</h3>
      <Text field={`${path}.subline`} as="p" className={styles.subline} />
      <Text field={`${path}.text`} as="p" />
      <Text field={`${path}.link_text`} as="p" className={styles.linkText} />
    </>
  )
}
