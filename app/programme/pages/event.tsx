import { type MetaFunction, useLoaderData } from 'react-router'
import { readShopCondition } from '../../booking/index.server.ts'
import { BookingPanel } from '../../booking/index.ts'
import { ownDataOf, readObjectPage, requireSeen, withOwnFieldsOf } from '../../content/index.server.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { loadBlocks } from '../blocks/loaders.server.ts'
import { PosterHead } from '../components/PosterHead.tsx'
import type { DraftedContributor } from '../drafted-cast.server.ts'
import { likelyProductionOf } from '../event-order.server.ts'
import { type EventView, eventView } from '../event-view.ts'
import { findEvent, listEvents } from '../events/queries.server.ts'
import { readLocations } from '../locations.server.ts'
import { eventMetadata } from '../metadata/page-metadata.server.ts'
import { factsOf } from '../production-facts.ts'
import { findProduction } from '../productions/queries.server.ts'
import { findVenueOf } from '../venues/queries.server.ts'

export { links } from '../../ui/reading.ts'

const OTHER_DATES_SHOWN = 6

/** The page of a performance (B §2); its blocks are in the order of the settings (B §9). */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const object = { contentType: 'event', objectId: requireId(params.id) }
  const datesOf = (productionId: number) => listEvents(platform, { from: now, productionId, pageSize: OTHER_DATES_SHOWN + 1 })
  const likelyProduction = await likelyProductionOf(platform, object.objectId)
  const [row, places] = await Promise.all([
    requireSeen(context, object, (reach) => findEvent(platform, object.objectId, reach)),
    readLocations(platform),
    // Read with the performance, in one statement.
    likelyProduction && datesOf(likelyProduction),
  ])
  const { production } = row
  const productionUrl = link('productions-slug-id', { slug: production.slug, id: production.id })
  const origin = { title: production.title, url: `${productionUrl}?edit` }
  const [around, detail, venue, next, { design }, shop] = await Promise.all([
    readObjectPage(context, request, { ...object, origin, variantsOf: { contentType: 'production', objectId: production.id } }),
    // A performance that may be seen is seen with its production.
    findProduction(platform, production.id, { alsoOffline: true }),
    findVenueOf(platform, row.room),
    datesOf(production.id),
    readSettings(platform),
    readShopCondition(platform),
  ])
  const event = eventView(row, now, design, shop)
  const picture = pictureOf(detail?.image)
  const dates = next.rows
    .filter((otherEvent) => otherEvent.event.id !== row.event.id)
    .map((otherEvent) => eventView(otherEvent, now, design, shop))
  const shownDates = dates.slice(0, OTHER_DATES_SHOWN)
  const blocks = await loadBlocks(platform, design.eventBlocks, {
    production,
    event: withOwnFieldsOf(row.event, around.objectPage?.region),
    picture,
    dates: shownDates,
    notation: design,
    teamAccordion: design.teamAccordion,
    edited: around.objectPage?.edit ?? false,
    drafted: ownDataOf(around.objectPage?.region)?.cast as DraftedContributor[] | undefined,
  })
  const cast = blocks.flatMap((view) => (view.block === 'Contributors' ? view.data.cast : []))
  const { publicUrl } = platform.config
  const languages = (await readAnnounced(platform))([
    ['event', row.event.id],
    ['production', production.id],
  ])
  setPageMetadata(context, {
    ...eventMetadata({ row, detail, cast, places }, { ...design, origin: publicUrl, notation: design, now, shop }),
    languages,
  })
  const calendar = feedLink('event-calendar', { slug: production.slug, id: row.event.id })
  return {
    ...around,
    event,
    otherDates: shownDates,
    head: {
      title: event.title,
      titleLanguage: production.titleLanguage,
      subline: production.subline,
      zweiklang: event.zweiklang,
      facts: [
        { text: event.dates ?? event.shortDate },
        // When it first opened says nothing about today.
        { text: event.until && event.phase === 'running' ? event.until : event.time },
        { text: event.room, ...(venue && { url: link('venues-slug-id', venue) }) },
        ...factsOf(production),
        // Absolute, so that the browser loads it and not the router.
        ...((event.phase !== 'coming' && !event.until) || event.status === 'cancelled'
          ? []
          : [{ text: t('Add to calendar'), url: publicUrl + calendar }]),
      ],
      picture,
      marks: marksOf(event),
    },
    blocks,
    breadcrumb: [
      { title: t('What’s on'), url: link('events') },
      { title: production.title, url: productionUrl },
      { title: event.dates ?? event.shortDate },
    ],
    canonical: canonicalAddress(publicUrl, event.url, languages),
    teaser: production.teaser,
    sticky: (event.isBookable || event.isSoldElsewhere) && event.ticketUrl ? { label: t('Book tickets'), url: event.ticketUrl } : undefined,
  }
})

/** The special features of a performance: its status, then its marks. */
function marksOf(event: EventView): { text: string; strong?: boolean }[] {
  const labels = [event.overLabel, event.sale.kind === 'few' ? t('Few tickets left') : '', ...event.marks]
  return [...(event.statusLabel ? [{ text: event.statusLabel, strong: true }] : []), ...labels.filter(Boolean).map((text) => ({ text }))]
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.event.title} · ${loaderData.event.dates ?? loaderData.event.shortDate}` },
        { name: 'description', content: loaderData.teaser },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function EventPage() {
  const { event, otherDates, blocks, head } = useLoaderData<typeof loader>()
  return (
    <article data-zweiklang={event.zweiklang}>
      <PosterHead {...head} aside={<BookingPanel event={event} otherDates={otherDates} />} />
      <PageSlot name="main" />
      <Blocks blocks={blocks} />
      <PageSlot name="below" />
    </article>
  )
}
