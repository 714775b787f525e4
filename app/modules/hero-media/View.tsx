import { Fragment, type ReactElement } from 'react'
import { type ContentNode, Media, Text, useIsEditing, useModuleData, usePicture, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt } from '../../platform/media/picture.ts'
import buttons from '../../ui/Button.module.css'
import { Credit } from '../../ui/Credit.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import HeroSlides from './HeroSlides.tsx'
import styles from './hero-media.module.css'
import type { HeroExtra, TonightHero } from './load.server.ts'
import { isEmptyHero, isOwnHero } from './own-hero.ts'

/**
 * The hero of a page: a full-width picture with text on its ground. Fields that are empty are filled from the next
 * performance, one by one; several heroes in a row become slides. Without anything of its own and without a performance it is
 * not there for visitors.
 */
export default function HeroMediaView({ node }: { node: ContentNode }) {
  const isEditing = useIsEditing()
  const { tonight: next, isFirst } = useModuleData<HeroExtra>(node) ?? { isFirst: false }
  const { image, video, button_link: link, zweiklang } = node.data
  const tonight = isOwnHero(node.data) ? undefined : next
  const own = usePicture(image)
  const root = useRoot(node, tonight)
  // Before the first performance is announced there is nothing to show, and an empty ground says nothing.
  if (!tonight && isEmptyHero(node.data) && !isEditing) return null
  const pictureProps = { sizes: '100vw', priority: isFirst, alt: '', className: styles.picture }
  return (
    <section {...root} className={styles.hero} data-zweiklang={String(zweiklang ?? tonight?.zweiklang ?? 'kohle')}>
      {video ? (
        <Film address={String(video)} poster={image} />
      ) : tonight?.picture ? (
        <Picture picture={tonight.picture} {...pictureProps} />
      ) : (
        <Media field="image" {...pictureProps} />
      )}
      {!video && <Credit picture={tonight?.picture ?? own} isOver />}
      <div className={styles.text}>
        <Text field="text" as="p" className={styles.line} instead={tonight && [dayOf(tonight), ...tonight.facts]} />
        <Text field="headline" as="h2" className={styles.headline} instead={tonight?.title} />
        {(Boolean(link) || tonight || isEditing) && (
          <SmartLink to={String(link || tonight?.url || '')} className={`${buttons.button} ${styles.button}`} prefetch="intent">
            <Text field="button_text" as="span" instead={tonight?.button} />
          </SmartLink>
        )}
      </div>
    </section>
  )
}

/** The day; on a page that was cached on another one, the date instead of "today". */
function dayOf({ isToday, date }: TonightHero): ReactElement | string {
  if (!isToday) return date
  return (
    <Fragment key="day">
      <span data-today="">{t('Today')}</span>
      <span data-other-day="">{date}</span>
    </Fragment>
  )
}

HeroMediaView.Group = HeroSlides

/** A film is loaded only when the visitor plays it. */
function Film({ address, poster }: { address: string; poster: unknown }) {
  const still = usePicture(poster)
  return (
    <video
      className={styles.picture}
      src={address}
      poster={still && addressAt(still, 1536)}
      preload="none"
      controls
      muted
      loop
      playsInline
    />
  )
}
