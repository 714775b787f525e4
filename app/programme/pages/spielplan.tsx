import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import { formatNumericDate, urlDateOf } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EventList } from '../components/EventList.tsx'
import { FilterBar } from '../components/FilterBar.tsx'
import { FilterChips } from '../components/FilterChips.tsx'
import { eventView, groupByDay } from '../event-view.ts'
import { isFiltered, parseEventQuery, queryOf } from '../filter.ts'
import { placeTeasers } from '../place-teasers.ts'
import { EVENTS_PAGE_SIZE, listEventPage, listTeasers, readFilterOptions } from '../queries.server.ts'
import { teaserView } from '../teaser-view.ts'
import styles from './spielplan.module.css'

/** The Spielplan (B §2, B §4): what plays from a day on, filtered, ten performances a page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const now = platform.clock.now()
  const today = dayOf(now)
  const search = new URL(request.url).searchParams
  const chosen = search.get('day')
  // A form without JavaScript sends the day as browsers write it; the address has its own form.
  if (chosen !== null) throw redirect(withUrlDate(search, chosen), 302)
  const parsed = parseEventQuery(search, today)
  if ('invalid' in parsed) {
    platform.log.warn({ parameter: parsed.invalid, value: search.get(parsed.invalid) }, 'invalid query parameter')
    throw redirect(link('events'), 302)
  }
  const filtered = isFiltered(parsed, today)
  const from = startOfDay(parsed.day)
  const [{ count, rows }, options, { design }] = await Promise.all([
    listEventPage(platform, { filter: parsed.filter, from, page: parsed.page }),
    readFilterOptions(platform),
    readSettings(platform),
  ])
  const hasNext = parsed.page * EVENTS_PAGE_SIZE < count
  const days = groupByDay(rows.map((row) => eventView(row, now)))
  const last = days.at(-1)
  const teasers =
    filtered || !last
      ? []
      : await listTeasers(platform, Temporal.PlainDate.from(days[0]?.day ?? last.day), Temporal.PlainDate.from(last.day))
  const query = queryOf(parsed, today)
  const saturday = today.add({ days: (6 - today.dayOfWeek + 7) % 7 })
  return {
    days: placeTeasers(days, teasers.map(teaserView), hasNext),
    count,
    filtered,
    query,
    page: parsed.page,
    next: hasNext ? link('events', {}, { ...query, page: parsed.page + 1 }) : null,
    filter: parsed.filter,
    options: Object.fromEntries(
      Object.entries(options).map(([key, list]) => [key, list.filter((option) => option.show_in_filter !== false)]),
    ),
    date: parsed.day.equals(today) ? null : { iso: parsed.day.toString(), label: formatNumericDate(from) },
    today: today.toString(),
    shortcuts: [
      { label: t('today'), url: link('events') },
      { label: t('tomorrow'), url: link('events', {}, { date: urlDateOf(today.add({ days: 1 })) }) },
      { label: t('Weekend'), url: link('events', {}, { date: urlDateOf(saturday) }) },
    ],
    look: design.eventStyle,
    headerTitle: t('Programme'),
    breadcrumb: [{ title: t('Programme') }],
    canonical: `${platform.config.publicUrl}${link('events')}`,
  }
}

function withUrlDate(search: URLSearchParams, chosen: string): string {
  const query = Object.fromEntries([...search].filter(([name, value]) => name !== 'day' && value !== ''))
  return link('events', {}, { ...query, date: chosen.split('-').reverse().join('-') })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: t('Programme') },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

export default function Spielplan() {
  const data = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <FilterBar options={data.options} filter={data.filter} date={data.date} today={data.today} shortcuts={data.shortcuts} />
      <FilterChips options={data.options} filter={data.filter} date={data.date} query={data.query} />
      {data.days.length > 0 ? <EventList first={data} /> : <Nothing filtered={data.filtered} />}
    </div>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (!filtered) return <p className={styles.nothing}>{t('Unfortunately, there are no upcoming events.')}</p>
  return (
    <div className={styles.nothing} role="status">
      <p>{t('Unfortunately, your selection did not produce any result.')}</p>
      <p className={styles.hint}>{t('Please delete one of the filters or try a different combination.')}</p>
      <ButtonLink to={link('events')}>{t('Reset filters')}</ButtonLink>
    </div>
  )
}
