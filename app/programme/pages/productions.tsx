import { Form, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { readListPage } from '../../content/index.server.ts'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import { formatDate } from '../../platform/format/date.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from '../components/detail.module.css'
import { ProductionList } from '../components/ProductionList.tsx'
import { WordFilter } from '../components/WordFilter.tsx'
import { readFilterOptions } from '../filter-options.server.ts'
import { productionCard } from '../production-card.ts'
import { type ProductionFilter, parseProductionQuery, productionQuery } from '../production-filter.ts'
import { listProductions, listSeasons, PRODUCTIONS_PAGE_SIZE } from '../productions/queries.server.ts'

/** The list of productions (B §2): filtered, twelve per page. */
export const loader = cachedLoader(async ({ context, request }) => {
  const platform = platformOf(context)
  const url = new URL(request.url)
  const search = url.searchParams
  const today = dayOf(platform.clock.now())
  const chosen = search.get('day')
  // The form submits an ISO date; the address has a format of its own.
  if (chosen !== null) {
    const { day: _day, page: _page, ...query } = Object.fromEntries([...search].filter(([, value]) => value !== ''))
    throw redirect(link('productions', {}, { ...query, date: chosen.split('-').reverse().join('-') || undefined }), 302)
  }
  const parsed = parseProductionQuery(search)
  if ('invalid' in parsed) {
    platform.log.warn({ parameter: parsed.invalid, value: search.get(parsed.invalid) }, 'invalid query parameter')
    throw redirect(link('productions'), 302)
  }
  const { filter, page } = parsed
  const { day, ...ids } = filter
  const [around, { count, rows }, seasons, options, { design }] = await Promise.all([
    readListPage(context, url, 'productions'),
    listProductions(platform, { ...ids, page, ...(day && { date: startOfDay(day) }) }),
    listSeasons(platform),
    readFilterOptions(platform),
    readSettings(platform),
  ])
  // A page beyond the last redirects to the beginning of the list.
  if (page > 1 && rows.length === 0) throw redirect(addressWith(filter, {}), 302)
  const season = seasons.find(({ id }) => id === filter.season)
  const addressOf = (changes: ProductionFilter & { page?: number }) => addressWith(filter, changes)
  const listTitle = around?.title ?? t('Productions')
  const title = season ? t('{name} season', { name: season.name }) : listTitle
  if (around && !season) setPageMetadata(context, around.metadata)
  return {
    list: {
      listKey: addressOf({}),
      page,
      count,
      next: page * PRODUCTIONS_PAGE_SIZE < count ? addressOf({ page: page + 1 }) : null,
      previous: page > 1 ? addressOf(page > 2 ? { page: page - 1 } : {}) : null,
      productions: rows.map((row) =>
        productionCard(
          row,
          [row.production.subline, [row.typeName, season ? '' : row.seasonName].filter(Boolean).join(' · ')],
          platform.clock.now(),
          design,
        ),
      ),
    },
    filters: [
      { label: t('Season'), words: filterLinks('season', t('All seasons'), seasons, filter) },
      { label: t('Exhibition Type|filter'), words: filterLinks('exhibition_type', t('All art forms'), options.type, filter) },
      {
        label: t('Tags'),
        words: filterLinks(
          'tag',
          t('All tags'),
          options.tag.filter(({ show_in_filter }) => show_in_filter !== false),
          filter,
        ),
      },
      {
        label: t('When'),
        words: [
          { label: t('All productions'), url: addressWith(filter, { day: undefined }), isChosen: !day },
          {
            label: t('Still showing'),
            url: addressOf({ day: day?.equals(today) ? undefined : today }),
            isChosen: day?.equals(today) ?? false,
          },
          ...(day && !day.equals(today)
            ? [
                {
                  label: t('from {date}', { date: formatDate(startOfDay(day), design) }),
                  url: addressOf({ day: undefined }),
                  isChosen: true,
                },
              ]
            : []),
        ],
      },
    ],
    day: { chosen: day?.toString() ?? '', earliest: today.toString(), query: productionQuery(ids) },
    isFiltered: Object.keys(productionQuery(filter)).some((key) => productionQuery(filter)[key] !== undefined),
    listPage: around?.listPage,
    meta: season || !around ? { title, description: '' } : around.meta,
    headerTitle: season ? title : (around?.headline ?? listTitle),
    breadcrumb: season ? [{ title: listTitle, url: link('productions') }, { title }] : [{ title }],
    canonical: `${platform.config.publicUrl}${link('productions', {}, { season: filter.season })}`,
  }
})

type Changes = { [Key in keyof ProductionFilter]?: ProductionFilter[Key] | undefined } & { page?: number }

/** The list's address with changed filters; it starts with the first page unless one is given. */
function addressWith(filter: ProductionFilter, { page, ...changes }: Changes): string {
  return link('productions', {}, { ...productionQuery({ ...filter, ...changes } as ProductionFilter), page })
}

/** The options of one filter as links: "all" first; the selected one links to all. */
function filterLinks(
  key: 'season' | 'exhibition_type' | 'tag',
  all: string,
  options: { id: number; name: string }[],
  filter: ProductionFilter,
) {
  const none = { label: all, url: addressWith(filter, { [key]: undefined }), isChosen: filter[key] === undefined }
  const links = options.map(({ id, name }) => {
    const isChosen = filter[key] === id
    return { label: name, url: addressWith(filter, { [key]: isChosen ? undefined : id }), isChosen }
  })
  return [none, ...links]
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.meta.title },
        ...(loaderData.meta.description ? [{ name: 'description', content: loaderData.meta.description }] : []),
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function Productions() {
  const { list, filters, day, isFiltered } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      {filters.map((filter) => (
        <WordFilter key={filter.label} {...filter} />
      ))}
      <DayForm key={day.chosen} day={day} />
      {list.count > 0 ? <ProductionList first={list} /> : <Nothing isFiltered={isFiltered} />}
    </div>
  )
}

/** The date from which productions are still playing (PROD-04); the same with and without scripts. */
function DayForm({ day: { chosen, earliest, query } }: { day: ReturnType<typeof useLoaderData<typeof loader>>['day'] }) {
  return (
    <Form action={link('productions')} className={styles.day}>
      {Object.entries(query).map(([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />)}
      <label>
        {t('Still showing from')} <input type="date" name="day" defaultValue={chosen} min={earliest} required />
      </label>
      <Button type="submit" look="plain">
        {t('Show from this date')}
      </Button>
    </Form>
  )
}

/** Without filters there is no advice to remove them (ERR-36). */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <div className={styles.nothing} role="status">
        <p>{t('No productions announced yet.')}</p>
      </div>
    )
  }
  return (
    <div className={styles.nothing} role="status">
      <p>{t('Unfortunately, your selection did not produce any result.')}</p>
      <ButtonLink to={link('productions')}>{t('Reset filters')}</ButtonLink>
    </div>
  )
}
