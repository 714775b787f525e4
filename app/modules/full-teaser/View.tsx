import { type ContentNode, Media, RichField, Text, useIsEditing, useRoot } from '../../content/index.ts'
import buttons from '../../ui/Button.module.css'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './full-teaser.module.css'

export default function FullTeaserView({ node }: { node: ContentNode }) {
  const { link, extra_class: layout = 'image-left', zweiklang = 'kohle' } = node.data
  const isEditing = useIsEditing()
  const isFull = layout === 'fullscreen'
  return (
    <section {...useRoot(node)} className={styles.teaser} data-layout={String(layout)} data-zweiklang={String(zweiklang)}>
      <div className={styles.image}>
        <Media field="image" sizes={isFull ? '100vw' : '(min-width: 48em) 50vw, 100vw'} ratio={isFull ? '16 / 9' : '4 / 3'} alt="" />
      </div>
      <div className={styles.words}>
        <hgroup className={styles.head}>
          <Text field="preline" as="p" className={styles.preline} />
          <Text field="headline" as="h2" />
          <Text field="subline" as="p" className={styles.subline} />
        </hgroup>
        <RichField field="text" className={styles.text} />
        {(Boolean(link) || isEditing) && (
          <SmartLink to={String(link ?? '')} className={`${buttons.button} ${styles.button}`}>
            <Text field="link_text" as="span" />
          </SmartLink>
        )}
      </div>
    </section>
  )
}
