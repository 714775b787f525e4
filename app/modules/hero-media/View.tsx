import type { ReactNode } from 'react'
import { type ContentNode, Media, Text, useExtra, useIsEditing, usePicture, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt } from '../../platform/media/picture.ts'
import buttons from '../../ui/Button.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './hero-media.module.css'
import type { HeroExtra, TonightHero } from './load.server.ts'

/**
 * The opening of a page: the picture edge to edge, the words set upon its ground. A hero without words of its
 * own shows tonight's performance; several one after the other are slides.
 */
export function HeroMediaView({ node }: { node: ContentNode }) {
  const root = useRoot(node)
  const isEditing = useIsEditing()
  const { tonight, isFirst } = useExtra<HeroExtra>(node) ?? { isFirst: false }
  const { headline, image, video, button_link: link, zweiklang = 'kohle' } = node.data
  const isEmpty = !headline && !image && !video
  return (
    <section {...root} className={styles.hero} data-zweiklang={isEmpty && tonight ? tonight.zweiklang : String(zweiklang)}>
      {isEmpty && tonight ? (
        <Tonight hero={tonight} isFirst={isFirst} />
      ) : (
        <>
          {video ? (
            <Film address={String(video)} poster={image} />
          ) : (
            <Media field="image" sizes="100vw" priority={isFirst} alt="" className={styles.picture} />
          )}
          <div className={styles.text}>
            <Text field="text" as="p" className={styles.line} />
            <Text field="headline" as="h2" className={styles.headline} />
            {(Boolean(link) || isEditing) && (
              <SmartLink to={String(link ?? '')} className={`${buttons.button} ${styles.button}`}>
                <Text field="button_text" as="span" />
              </SmartLink>
            )}
          </div>
        </>
      )}
    </section>
  )
}

HeroMediaView.Group = function HeroSlides({ children }: { children: ReactNode }) {
  return (
    <Slider label={t('Highlights')} spacing={0} over>
      {children}
    </Slider>
  )
}

/** A film begins when somebody starts it, and is not fetched before. */
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

function Tonight({ hero, isFirst }: { hero: TonightHero; isFirst: boolean }) {
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} sizes="100vw" priority={isFirst} alt="" className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.line}>
          {hero.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <h2 className={styles.headline}>{hero.title}</h2>
        <SmartLink to={hero.url} className={`${buttons.button} ${styles.button}`} prefetch="intent">
          {hero.button}
        </SmartLink>
      </div>
    </>
  )
}
