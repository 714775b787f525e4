import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { startOfDay } from '../../platform/clock/clock.ts'
import { dayOfUrlDate } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pictureOf } from '../../platform/media/picture.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from '../components/detail.module.css'
import { listProductions, listSeasons, PRODUCTIONS_PAGE_SIZE } from '../detail.server.ts'

const NUMERIC = ['season', 'exhibition_type', 'tag', 'page'] as const

/** The list of productions (B §2): by season, twelve a page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const search = new URL(request.url).searchParams
  const query: Partial<Record<(typeof NUMERIC)[number], number>> = {}
  for (const key of NUMERIC) {
    const value = search.get(key)
    if (!value) continue
    if (!/^[1-9]\d{0,8}$/.test(value)) throw redirect(link('productions'))
    query[key] = Number(value)
  }
  const date = search.get('date')
  const day = date ? dayOfUrlDate(date) : undefined
  if (date && !day) throw redirect(link('productions'))
  const page = query.page ?? 1
  const [{ count, rows }, seasons] = await Promise.all([
    listProductions(platform, { ...query, page, date: day ? startOfDay(day) : undefined }),
    listSeasons(platform),
  ])
  const filter = { season: query.season, exhibition_type: query.exhibition_type, tag: query.tag, date: date ?? undefined }
  return {
    productions: rows.map(({ production, typeName, seasonName, image }) => ({
      id: production.id,
      url: link('productions-slug-id', { slug: production.slug, id: production.id }),
      title: production.title,
      subline: production.subline,
      info: [typeName, seasonName].filter(Boolean).join(' · '),
      zweiklang: production.zweiklang,
      picture: pictureOf(image),
    })),
    seasons: seasons.map((season) => ({
      name: season.name,
      url: link('productions', {}, { season: season.id }),
      current: season.id === query.season,
    })),
    noSeason: query.season === undefined,
    next: page * PRODUCTIONS_PAGE_SIZE < count ? link('productions', {}, { ...filter, page: page + 1 }) : null,
    headerTitle: t('Productions'),
    breadcrumb: [{ title: t('Productions') }],
    canonical: `${platform.config.publicUrl}${link('productions')}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: t('Productions') },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

export default function Productions() {
  const { productions, seasons, noSeason, next } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <nav className={styles.filter} aria-label={t('Season')}>
        <SmartLink to={link('productions')} aria-current={noSeason ? 'page' : undefined}>
          {t('All seasons')}
        </SmartLink>
        {seasons.map((season) => (
          <SmartLink key={season.url} to={season.url} aria-current={season.current ? 'page' : undefined}>
            {season.name}
          </SmartLink>
        ))}
      </nav>
      <ul className={styles.grid}>
        {productions.map((production) => (
          <li key={production.id} data-zweiklang={production.zweiklang}>
            <SmartLink to={production.url} className={styles.card} prefetch="intent">
              {production.picture && <Picture picture={production.picture} sizes="(min-width: 64em) 25vw, 50vw" ratio="4 / 5" alt="" />}
              <h2>{production.title}</h2>
              <p>{production.subline}</p>
              <p className={styles.muted}>{production.info}</p>
            </SmartLink>
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.filter}>
          <SmartLink to={next}>{t('More productions')}</SmartLink>
        </p>
      )}
    </div>
  )
}
