import { type ContentNode, Text, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import type { VenueCard } from '../venue/load.server.ts'
import styles from './venue-list.module.css'

export default function VenueListView({ node }: { node: ContentNode }) {
  const venues = useModuleData<VenueCard[]>(node) ?? []
  return (
    <section {...useRoot(node)} className={`${blocks.block} ${blocks.stack}`}>
      <Text field="headline" as="h2" />
      {venues.length === 0 && <Unfinished>{t('Venues go here.')}</Unfinished>}
      <ul className={styles.venues}>
        {venues.map((venue) => (
          <li key={venue.id} className={styles.venue} data-zweiklang={venue.zweiklang}>
            {venue.picture && <Picture picture={venue.picture} sizes="(min-width: 48em) 16rem, 6rem" ratio="4 / 3" alt="" />}
            <div className={styles.words}>
              <h3>
                <SmartLink to={venue.url} prefetch="intent">
                  {venue.name}
                </SmartLink>
              </h3>
              <p>{venue.claim}</p>
            </div>
            <p className={styles.address}>{venue.address}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
