import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { BookingPanel } from '../../booking/index.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import type { DetailBlock } from '../../site/index.ts'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { Cast } from '../components/Cast.tsx'
import styles from '../components/detail.module.css'
import { EventDays } from '../components/EventDays.tsx'
import { PosterHead } from '../components/PosterHead.tsx'
import { Programme } from '../components/Programme.tsx'
import { castOf, findProduction, listContributors, listSeriesOf } from '../detail.server.ts'
import { eventView, groupByDay } from '../event-view.ts'
import { factsOf } from '../facts.ts'
import { findEvent, listEvents } from '../queries.server.ts'

export { links } from '../../ui/reading.ts'

const OTHER_DATES_SHOWN = 5

/** The page of one performance (B §2); its blocks stand in the order the house has set (B §9). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const row = requireFound(await findEvent(platform, requireId(params.id)))
  const { production } = row
  const [detail, contributors, series, others, { design }] = await Promise.all([
    findProduction(platform, production.id),
    listContributors(platform, production.id, row.event.id),
    listSeriesOf(platform, production.id),
    listEvents(platform, { from: now, productionId: production.id, pageSize: OTHER_DATES_SHOWN + 1 }),
    readSettings(platform),
  ])
  const event = eventView(row, now)
  return {
    event,
    facts: [event.shortDate, event.time, event.room, ...factsOf(production)],
    picture: pictureOf(detail?.image),
    subline: [production.subline, ...event.marks].filter(Boolean).join(' · '),
    importantInfo: production.importantInfo,
    description: production.description,
    contentNotes: production.contentNotes,
    pieces: production.programme,
    cast: castOf(contributors),
    series: series.map((one) => ({ name: one.name, claim: one.claim, url: link('series-slug-id', one) })),
    otherDays: groupByDay(
      others.rows
        .filter((other) => other.event.id !== row.event.id)
        .slice(0, OTHER_DATES_SHOWN)
        .map((other) => eventView(other, now)),
    ),
    sponsors: production.sponsors,
    promoter: production.promoter,
    blocks: design.eventBlocks,
    productionUrl: link('productions-slug-id', { slug: production.slug, id: production.id }),
    breadcrumb: [{ title: t('Programme'), url: link('events') }, { title: production.title }],
    canonical: `${platform.config.publicUrl}${event.url}`,
    teaser: production.teaser,
    sticky: event.isBookable && event.ticketUrl ? { label: t('Book tickets'), url: event.ticketUrl } : undefined,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.event.title} · ${loaderData.event.shortDate}` },
        { name: 'description', content: loaderData.teaser },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function EventPage() {
  const data = useLoaderData<typeof loader>()
  const { event } = data
  return (
    <article data-zweiklang={event.zweiklang}>
      <PosterHead
        zweiklang={event.zweiklang}
        picture={data.picture}
        facts={data.facts}
        title={event.title}
        subline={data.subline}
        aside={<BookingPanel event={event} otherDates={data.otherDays.flatMap((day) => day.events)} />}
      />
      <div className={styles.body}>
        {data.blocks.map((block) => (
          <EventBlock key={block} block={block} data={data} />
        ))}
      </div>
    </article>
  )
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** One block; blocks without data are not drawn. Video, pictures and articles come with their own data. */
function EventBlock({ block, data }: { block: DetailBlock; data: Data }) {
  switch (block) {
    case 'ImportantInfo':
      return data.importantInfo || data.event.note ? (
        <p className={`${styles.notes} ${styles.wide}`}>{data.event.note || data.importantInfo}</p>
      ) : null
    case 'Description':
      return (
        <div className={styles.reading}>
          <RichTextView text={data.description} />
          {data.contentNotes && (
            <p>
              <strong>{t('Content notes')}:</strong> {data.contentNotes}
            </p>
          )}
          <p>
            <SmartLink to={data.productionUrl}>{t('To the production')}</SmartLink>
          </p>
        </div>
      )
    case 'Programs':
      return data.pieces.length > 0 ? <Programme pieces={data.pieces} /> : null
    case 'Contributors':
      return data.cast.length > 0 ? (
        <div className={styles.side}>
          <Cast rows={data.cast} />
        </div>
      ) : null
    case 'Series':
      return data.series.length > 0 ? (
        <section>
          <h2 className={styles.blockTitle}>{t('Series')}</h2>
          {data.series.map((one) => (
            <p key={one.url}>
              <SmartLink to={one.url}>{one.name}</SmartLink> <span className={styles.muted}>{one.claim}</span>
            </p>
          ))}
        </section>
      ) : null
    case 'Events':
      return data.otherDays.length > 0 ? (
        <section className={styles.wide}>
          <h2 className={styles.blockTitle}>{t('Next performances')}</h2>
          <EventDays days={data.otherDays} headingLevel="h3" />
        </section>
      ) : null
    case 'Sponsors':
      return data.sponsors ? <p className={styles.wide}>{data.sponsors}</p> : null
    case 'Promoter':
      return data.promoter ? <p className={styles.wide}>{data.promoter}</p> : null
    default:
      return null
  }
}
