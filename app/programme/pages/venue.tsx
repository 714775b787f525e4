import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { tellMachines } from '../../platform/http/for-machines.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { PosterHead } from '../components/PosterHead.tsx'
import { findVenue } from '../detail.server.ts'
import { venueTold } from '../feeds/told.server.ts'

export { links } from '../../ui/reading.ts'

/** A venue: what it is, how to get there, how to get in. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const row = requireFound(await findVenue(platform, requireId(params.id)))
  const { venue, image, rooms } = row
  const { design } = await readSettings(platform)
  const { publicUrl } = platform.config
  tellMachines(context, venueTold(row, { origin: publicUrl, houseName: design.houseName, now: platform.clock.now() }))
  return {
    name: venue.name,
    claim: venue.claim,
    address: [venue.street, `${venue.postalCode} ${venue.city}`.trim()].filter(Boolean),
    zweiklang: venue.zweiklang,
    picture: pictureOf(image),
    description: venue.description,
    directions: venue.directions,
    accessibility: venue.accessibility,
    rooms: rooms.map((room) => ({ name: room.name, seats: room.seats, url: link('events', {}, { room: room.id }) })),
    breadcrumb: [{ title: venue.name }],
    canonical: `${publicUrl}${link('venues-slug-id', { slug: venue.slug, id: venue.id })}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.name }, { tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []

export default function VenuePage() {
  const data = useLoaderData<typeof loader>()
  return (
    <article>
      <PosterHead
        zweiklang={data.zweiklang}
        picture={data.picture}
        facts={data.address.map((text) => ({ text }))}
        title={data.name}
        subline={data.claim}
      />
      <div className={styles.body}>
        <div className={styles.reading}>
          <RichTextView text={data.description} />
        </div>
        <div className={styles.side}>
          <section>
            <h2 className={styles.blockTitle}>{t('Rooms')}</h2>
            {data.rooms.map((room) => (
              <p key={room.name}>
                <SmartLink to={room.url}>{room.name}</SmartLink>{' '}
                {room.seats && <span className={styles.muted}>{t('{n} seats', { n: room.seats })}</span>}
              </p>
            ))}
          </section>
          <section>
            <h2 className={styles.blockTitle}>{t('How to get there')}</h2>
            <RichTextView text={data.directions} />
          </section>
          <section>
            <h2 className={styles.blockTitle}>{t('Accessibility')}</h2>
            <RichTextView text={data.accessibility} />
          </section>
        </div>
      </div>
    </article>
  )
}
