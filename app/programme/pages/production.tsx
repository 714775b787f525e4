import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import type { DetailBlock } from '../../site/index.ts'
import { RichTextView } from '../../ui/RichTextView.tsx'
import { Cast } from '../components/Cast.tsx'
import styles from '../components/detail.module.css'
import { EventDays } from '../components/EventDays.tsx'
import { PosterHead } from '../components/PosterHead.tsx'
import { Programme } from '../components/Programme.tsx'
import { castOf, findProduction, listContributors } from '../detail.server.ts'
import { eventView, groupByDay } from '../event-view.ts'
import { factsOf } from '../facts.ts'
import { listEvents } from '../queries.server.ts'

export { links } from '../../ui/reading.ts'

const DATES_SHOWN = 40
/** The anchor to which the booking button of a production jumps (B §2). */
const TICKETS_ANCHOR = 'datesAndTickets'

/** The page of a production (B §2); its blocks stand in the order the house has set (B §9). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const id = requireId(params.id)
  const { production, typeName, image } = requireFound(await findProduction(platform, id))
  const [contributors, events, { design }] = await Promise.all([
    listContributors(platform, id),
    listEvents(platform, { from: now, productionId: id, pageSize: DATES_SHOWN }),
    readSettings(platform),
  ])
  return {
    title: production.title,
    subline: production.subline,
    teaser: production.teaser,
    zweiklang: production.zweiklang,
    facts: [typeName ?? '', ...factsOf(production)].filter(Boolean),
    picture: pictureOf(image),
    description: production.description,
    contentNotes: production.contentNotes,
    pieces: production.programme,
    cast: castOf(contributors),
    days: groupByDay(events.rows.map((row) => eventView(row, now))),
    promoter: production.promoter,
    blocks: design.productionBlocks,
    breadcrumb: [{ title: t('Productions'), url: link('productions') }, { title: production.title }],
    canonical: `${platform.config.publicUrl}${link('productions-slug-id', { slug: production.slug, id })}`,
    sticky: { label: t('Dates and Tickets'), url: `#${TICKETS_ANCHOR}` },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.teaser },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function ProductionPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <article data-zweiklang={data.zweiklang}>
      <PosterHead zweiklang={data.zweiklang} picture={data.picture} facts={data.facts} title={data.title} subline={data.subline} />
      <div className={styles.body}>
        {data.blocks.map((block) => (
          <ProductionBlock key={block} block={block} data={data} />
        ))}
      </div>
    </article>
  )
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

function ProductionBlock({ block, data }: { block: DetailBlock; data: Data }) {
  switch (block) {
    case 'Description':
      return (
        <div className={styles.reading}>
          <RichTextView text={data.description} />
          {data.contentNotes && (
            <p>
              <strong>{t('Content notes')}:</strong> {data.contentNotes}
            </p>
          )}
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
    case 'Events':
      return (
        <section id={TICKETS_ANCHOR} className={styles.wide}>
          <h2 className={styles.blockTitle}>{t('Dates and Tickets')}</h2>
          {data.days.length > 0 ? <EventDays days={data.days} headingLevel="h3" /> : <p>{t('There are no dates at the moment.')}</p>}
        </section>
      )
    case 'Promoter':
      return data.promoter ? <p className={styles.wide}>{data.promoter}</p> : null
    default:
      return null
  }
}
