import { type MetaFunction, useLoaderData } from 'react-router'
import { readShopCondition } from '../../booking/index.server.ts'
import { ownDataOf, ownPictureOf, readObjectPage, requireSeen, withOwnFieldsOf } from '../../content/index.server.ts'
import { startOfDay } from '../../platform/clock/clock.ts'
import { formatDate } from '../../platform/format/date.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { feedLink, webcalAddress } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { TICKETS_ANCHOR } from '../blocks/Events.tsx'
import { loadBlocks } from '../blocks/loaders.server.ts'
import { PosterHead } from '../components/PosterHead.tsx'
import type { DraftedContributor } from '../drafted-cast.server.ts'
import { eventView } from '../event-view.ts'
import { listEvents } from '../events/queries.server.ts'
import { readLocations } from '../locations.server.ts'
import { productionMetadata } from '../metadata/page-metadata.server.ts'
import { factsOf } from '../production-facts.ts'
import { findProduction } from '../productions/queries.server.ts'

export { links } from '../../ui/reading.ts'

const DATES_SHOWN = 40

/** The page of a production (B §2); its blocks are in the order of the settings (B §9). */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const id = requireId(params.id)
  const object = { contentType: 'production', objectId: id }
  const [row, events, { design }, shop, places] = await Promise.all([
    requireSeen(context, object, (reach) => findProduction(platform, id, reach)),
    listEvents(platform, { from: now, productionId: id, pageSize: DATES_SHOWN }),
    readSettings(platform),
    readShopCondition(platform),
    readLocations(platform),
  ])
  const { typeName, seasonName, image } = row
  const around = await readObjectPage(context, request, object)
  const production = withOwnFieldsOf(row.production, around.objectPage?.region)
  const { publicUrl } = platform.config
  const languages = (await readAnnounced(platform))([['production', id]])
  setPageMetadata(context, {
    ...productionMetadata({ row, events: events.rows, places }, { ...design, origin: publicUrl, now, shop }),
    languages,
  })
  const shown = { object, field: 'wideImageId', picture: pictureOf(image) } as const
  const picture = await ownPictureOf(platform, shown, around.objectPage?.region)
  const dates = events.rows.map((row) => eventView(row, now, design, shop))
  const blocks = await loadBlocks(platform, design.productionBlocks, {
    production,
    event: null,
    picture,
    dates,
    notation: design,
    teamAccordion: design.teamAccordion,
    edited: around.objectPage?.edit ?? false,
    drafted: ownDataOf(around.objectPage?.region)?.contributors as DraftedContributor[] | undefined,
  })
  const premiere =
    production.premiereOn &&
    t('Premiere on {date}', { date: formatDate(startOfDay(Temporal.PlainDate.from(production.premiereOn)), design) })
  const showsDates = blocks.some(({ block }) => block === 'Events')
  const calendar = webcalAddress(publicUrl, feedLink('production-calendar', { slug: production.slug, id }))
  const subscribing = dates.length > 0 ? [{ text: t('Subscribe to dates'), url: calendar }] : []
  return {
    ...around,
    head: {
      title: production.title,
      titleLanguage: production.titleLanguage,
      subline: production.subline,
      zweiklang: production.zweiklang,
      facts: [...[typeName, seasonName, premiere].flatMap((text) => (text ? [{ text }] : [])), ...factsOf(production), ...subscribing],
      picture,
    },
    teaser: production.teaser,
    hasDates: showsDates && dates.length > 0,
    blocks,
    breadcrumb: [{ title: t('Productions'), url: link('productions') }, { title: production.title }],
    canonical: canonicalAddress(publicUrl, link('productions-slug-id', { slug: production.slug, id }), languages),
    sticky: showsDates ? { label: t('Dates and Tickets'), url: `#${TICKETS_ANCHOR}` } : undefined,
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.head.title },
        { name: 'description', content: loaderData.teaser },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function ProductionPage() {
  const { hasDates, blocks, head } = useLoaderData<typeof loader>()
  return (
    <article data-zweiklang={head.zweiklang}>
      <PosterHead {...head} action={hasDates ? { label: t('Dates and Tickets'), url: `#${TICKETS_ANCHOR}` } : undefined} />
      <PageSlot name="main" />
      <Blocks blocks={blocks} />
      <PageSlot name="below" />
    </article>
  )
}
