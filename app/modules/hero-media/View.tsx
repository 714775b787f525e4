import { type ContentNode, Text, useExtra, usePicture } from '../../content/index.ts'
import buttons from '../../ui/Button.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './hero-media.module.css'
import type { TonightHero } from './load.server.ts'

/**
 * The opening of a page: the picture edge to edge, the words set upon its ground. A hero without words of its
 * own shows tonight's performance.
 */
export function HeroMediaView({ node }: { node: ContentNode }) {
  const tonight = useExtra<TonightHero>(node)
  const own = usePicture(node.data.image)
  if (tonight) return <Tonight id={node.id} hero={tonight} />
  return (
    <section className={styles.hero} data-node={node.id} data-zweiklang={String(node.data.zweiklang ?? 'kohle')}>
      {own && <Picture picture={own} sizes="100vw" priority alt="" className={styles.picture} />}
      <div className={styles.text}>
        <Text field="text" as="p" className={styles.line} />
        <Text field="headline" as="h2" className={styles.headline} />
        {Boolean(node.data.button_link) && (
          <SmartLink to={String(node.data.button_link)} className={`${buttons.button} ${styles.button}`}>
            <Text field="button_text" as="span" />
          </SmartLink>
        )}
      </div>
    </section>
  )
}

function Tonight({ id, hero }: { id: string; hero: TonightHero }) {
  return (
    <section className={styles.hero} data-node={id} data-zweiklang={hero.zweiklang}>
      {hero.picture && <Picture picture={hero.picture} sizes="100vw" priority alt="" className={styles.picture} />}
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
    </section>
  )
}
