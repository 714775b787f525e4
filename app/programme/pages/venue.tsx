import { type MetaFunction, useLoaderData } from 'react-router'
import { readShopCondition } from '../../booking/index.server.ts'
import { ownPictureOf, readObjectPage, withOwnFieldsOf } from '../../content/index.server.ts'
import { streetMap } from '../../embeds/index.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { OwnRich } from '../../ui/OwnText.tsx'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { EventDays } from '../components/EventDays.tsx'
import { LocatorMap } from '../components/LocatorMap.tsx'
import { PosterHead } from '../components/PosterHead.tsx'
import { StreetMaps } from '../components/StreetMaps.tsx'
import { eventView, groupByDay } from '../event-view.ts'
import { listEvents } from '../events/queries.server.ts'
import { layoutLocatorMap } from '../locator-map.ts'
import { venueMetadata } from '../metadata/page-metadata.server.ts'
import { findVenue, listVenues } from '../venues/queries.server.ts'
import venueStyles from './venue.module.css'

export { links } from '../../ui/reading.ts'

const FIELDS = { title: 'name', subline: 'claim', picture: 'imageId' }
const DATES_SHOWN = 6

/** A venue: description, rooms, location, directions, accessibility, and upcoming performances. */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const row = requireFound(await findVenue(platform, requireId(params.id)))
  const { venue, image, rooms } = row
  const object = { contentType: 'venue', objectId: venue.id }
  const [around, all, events, { design }, shop] = await Promise.all([
    readObjectPage(context, request, object),
    listVenues(platform),
    listEvents(platform, { from: now, roomIds: rooms.map(({ id }) => id), pageSize: DATES_SHOWN }),
    readSettings(platform),
    readShopCondition(platform),
  ])
  const { publicUrl } = platform.config
  const languages = (await readAnnounced(platform))([['venue', venue.id]])
  setPageMetadata(context, { ...venueMetadata(row, { ...design, origin: publicUrl, now }), languages })
  const { name, claim, zweiklang, description, directions, accessibility } = withOwnFieldsOf(venue, around.objectPage?.region)
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]))
  const here = located(venue)
  const plan = here
    ? layoutLocatorMap(
        here,
        all.flatMap((otherVenue) => located(otherVenue) ?? []),
      )
    : null
  return {
    ...around,
    name,
    claim,
    facts: [venue.street, `${venue.postalCode} ${venue.city}`.trim()].filter(Boolean).map((text) => ({ text })),
    zweiklang,
    picture: await ownPictureOf(platform, { object, field: 'imageId', picture: pictureOf(image) }, around.objectPage?.region),
    description,
    directions,
    accessibility,
    rooms: rooms.map((room) => ({ name: room.name, seats: room.seats, url: link('events', {}, { room: room.id }) })),
    days: groupByDay(
      events.rows.map((row) => eventView(row, now, design, shop)),
      dayOf(now),
    ),
    map: here &&
      plan && {
        plan,
        walks: plan.others.map((otherVenue) => ({
          ...otherVenue,
          url: link('venues-slug-id', { slug: slugs.get(otherVenue.id), id: otherVenue.id }),
        })),
        ...mapAddresses(here),
        streets: design.mapIds.map((id) => streetMap(here, id)),
      },
    breadcrumb: [{ title: name }],
    canonical: canonicalAddress(publicUrl, link('venues-slug-id', { slug: venue.slug, id: venue.id }), languages),
  }
})

type Located = { latitude: number | null; longitude: number | null }

/** A venue with coordinates; undefined without. */
function located<Venue extends Located>(venue: Venue): (Venue & { latitude: number; longitude: number }) | undefined {
  const { latitude, longitude } = venue
  return latitude === null || longitude === null ? undefined : { ...venue, latitude, longitude }
}

/** Addresses of external map services. The page only links to them and loads nothing. */
function mapAddresses({ latitude, longitude }: { latitude: number; longitude: number }) {
  const host = 'https://www.openstreetmap.org'
  return {
    mapUrl: `${host}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    routeUrl: `${host}/directions?to=${latitude}%2C${longitude}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.name },
        { name: 'description', content: loaderData.claim },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function VenuePage() {
  const { name, claim, facts, zweiklang, picture, map, days, ...texts } = useLoaderData<typeof loader>()
  return (
    <article data-zweiklang={zweiklang}>
      <PosterHead zweiklang={zweiklang} picture={picture} facts={facts} title={name} subline={claim} fields={FIELDS} />
      <div className={styles.body}>
        <OwnRich field="description" className={styles.reading}>
          <RichTextView text={texts.description} />
        </OwnRich>
        {map && <LocatorSection map={map} />}
        <PageSlot name="main" within />
        {map && map.streets.length > 0 && (
          <section className={styles.wide} aria-labelledby="map-title">
            <h2 id="map-title" className="visually-hidden">
              {t('Map')}
            </h2>
            <StreetMaps maps={map.streets} place={name} />
          </section>
        )}
        <section className={styles.section}>
          <h2>{t('Getting here')}</h2>
          <OwnRich field="directions" bare>
            <RichTextView text={texts.directions} />
          </OwnRich>
        </section>
        <section className={styles.section}>
          <h2>{t('Accessibility')}</h2>
          <OwnRich field="accessibility" bare>
            <RichTextView text={texts.accessibility} />
          </OwnRich>
        </section>
        <Rooms rooms={texts.rooms} />
        {days.length > 0 && (
          <section className={styles.wide}>
            <h2 className={styles.blockTitle}>{t('Next performances')}</h2>
            <EventDays days={days} headingLevel="h3" />
          </section>
        )}
        <PageSlot name="below" within />
      </div>
    </article>
  )
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** The locator map, walking times to the other venues, and links to a street map. */
function LocatorSection({ map: { plan, walks, mapUrl, routeUrl } }: { map: NonNullable<Data['map']> }) {
  return (
    <section aria-labelledby="location-title" className={venueStyles.situation}>
      <h2 id="location-title" className="visually-hidden">
        {t('Location|map')}
      </h2>
      <LocatorMap plan={plan} />
      {walks.length > 0 && (
        <ul className={venueStyles.walks}>
          {walks.map(({ id, name, minutes, url }) => (
            <li key={id}>
              <SmartLink to={url}>{name}</SmartLink> {t('{n} min walk', { n: minutes })}
            </li>
          ))}
        </ul>
      )}
      <p className={venueStyles.ways}>
        <SmartLink to={mapUrl} newWindow>
          {t('View on OpenStreetMap')}
        </SmartLink>
        <SmartLink to={routeUrl} newWindow>
          {t('Get directions')}
        </SmartLink>
      </p>
    </section>
  )
}

function Rooms({ rooms }: Pick<Data, 'rooms'>) {
  if (rooms.length === 0) return null
  return (
    <section className={styles.wide}>
      <h2 className={styles.blockTitle}>{t('Rooms')}</h2>
      <ul>
        {rooms.map(({ name, seats, url }) => (
          <li key={name} className={venueStyles.room}>
            <h3>{name}</h3>
            <p>{seats ? t('{n} seats', { n: seats }) : ''}</p>
            <SmartLink to={url}>{t('What’s on in {room}', { room: name })}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
