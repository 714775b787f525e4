import { type MetaFunction, useLoaderData } from 'react-router'
import { readShopCondition } from '../../booking/index.server.ts'
import { ownPictureOf, readObjectPage, withOwnFieldsOf } from '../../content/index.server.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { feedLink, webcalAddress } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { OwnRich } from '../../ui/OwnText.tsx'
import { PageSlot } from '../../ui/PageSlot.tsx'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { EventDays } from '../components/EventDays.tsx'
import { PosterHead } from '../components/PosterHead.tsx'
import { ProductionCard } from '../components/ProductionCard.tsx'
import { eventView, groupByDay } from '../event-view.ts'
import { listEvents } from '../events/queries.server.ts'
import { readLocations } from '../locations.server.ts'
import { seriesMetadata } from '../metadata/page-metadata.server.ts'
import { productionCard } from '../production-card.ts'
import { listProductions } from '../productions/queries.server.ts'
import { findSeries } from '../series/queries.server.ts'

export { links } from '../../ui/reading.ts'

const FIELDS = { title: 'name', subline: 'claim', picture: 'imageId' }
const DATES_SHOWN = 12
const PRODUCTIONS_SHOWN = 60

/** A series: its description, upcoming performances, and productions. */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const id = requireId(params.id)
  const object = { contentType: 'series', objectId: id }
  const row = requireFound(await findSeries(platform, id))
  const [around, events, productions, { design }, shop, places] = await Promise.all([
    readObjectPage(context, request, object),
    listEvents(platform, { from: now, filter: { series: id }, pageSize: DATES_SHOWN + 1 }),
    listProductions(platform, { series: id, page: 1 }, PRODUCTIONS_SHOWN),
    readSettings(platform),
    readShopCondition(platform),
    readLocations(platform),
  ])
  const { image } = row
  const series = withOwnFieldsOf(row.series, around.objectPage?.region)
  const rows = events.rows.slice(0, DATES_SHOWN)
  const { publicUrl } = platform.config
  const languages = (await readAnnounced(platform))([['series', id]])
  setPageMetadata(context, { ...seriesMetadata({ row, events: rows, places }, { ...design, origin: publicUrl, now, shop }), languages })
  const calendar = webcalAddress(publicUrl, feedLink('series-calendar', { slug: series.slug, id }))
  return {
    ...around,
    facts: [{ text: t('Series') }, ...(rows.length > 0 ? [{ text: t('Subscribe to dates'), url: calendar }] : [])],
    name: series.name,
    claim: series.claim,
    zweiklang: series.zweiklang,
    picture: await ownPictureOf(platform, { object, field: 'imageId', picture: pictureOf(image) }, around.objectPage?.region),
    description: series.description,
    days: groupByDay(
      rows.map((row) => eventView(row, now, design, shop)),
      dayOf(now),
    ),
    allDates: events.rows.length > DATES_SHOWN ? link('events', {}, { series: id }) : null,
    productions: productions.rows.map((row) => productionCard(row, [row.production.subline, row.seasonName], now, design)),
    breadcrumb: [{ title: series.name }],
    canonical: canonicalAddress(publicUrl, link('series-slug-id', { slug: series.slug, id }), languages),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.name },
        { name: 'description', content: loaderData.claim },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function SeriesPage() {
  const { name, claim, facts, zweiklang, picture, description, days, allDates, productions } = useLoaderData<typeof loader>()
  return (
    <article>
      <PosterHead zweiklang={zweiklang} picture={picture} facts={facts} title={name} subline={claim} fields={FIELDS} />
      <div className={styles.body}>
        <OwnRich field="description" className={`${styles.reading} ${styles.wide}`}>
          <RichTextView text={description} />
        </OwnRich>
        <PageSlot name="main" within />
        {productions.length > 0 && (
          <section className={styles.wide}>
            <h2 className={styles.blockTitle}>{t('In this series')}</h2>
            <ul className={styles.grid}>
              {productions.map((production) => (
                <ProductionCard key={production.id} production={production} />
              ))}
            </ul>
          </section>
        )}
        <section className={styles.wide}>
          <h2 className={styles.blockTitle}>{t('Next performances')}</h2>
          {days.length > 0 ? <EventDays days={days} headingLevel="h3" /> : <p>{t('No dates at the moment.')}</p>}
          {allDates && (
            <p>
              <SmartLink to={allDates}>{t('All dates in this series')}</SmartLink>
            </p>
          )}
        </section>
        <PageSlot name="below" within />
      </div>
    </article>
  )
}
