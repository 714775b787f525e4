import { type ContentNode, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import buttons from '../../ui/Button.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import type { VenueCard } from './load.server.ts'
import styles from './venue.module.css'

export default function VenueView({ node }: { node: ContentNode }) {
  const root = useRoot(node)
  const venue = useModuleData<VenueCard[]>(node)?.[0]
  if (!venue) {
    return (
      <div {...root} className={blocks.block}>
        <Unfinished>{t('A venue goes here.')}</Unfinished>
      </div>
    )
  }
  return (
    <section {...root} className={styles.venue} data-zweiklang={venue.zweiklang}>
      {venue.picture && (
        <Picture picture={venue.picture} sizes="(min-width: 48em) 50vw, 100vw" ratio="4 / 3" alt="" className={styles.picture} />
      )}
      <div className={styles.words}>
        <p>{venue.address}</p>
        <h2>{venue.name}</h2>
        <p className={styles.claim}>{venue.claim}</p>
        <p className={styles.ways}>
          <SmartLink to={venue.url} className={`${buttons.button} ${styles.button}`} prefetch="intent">
            {t('View venue')}
          </SmartLink>
          <SmartLink to={venue.eventsUrl} prefetch="intent">
            {t('What’s on here')}
          </SmartLink>
        </p>
      </div>
    </section>
  )
}
