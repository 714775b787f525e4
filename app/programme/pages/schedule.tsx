import { type MetaFunction, redirect, useLoaderData, useLocation, useNavigation } from 'react-router'
import { readListPage } from '../../content/index.server.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { reportError } from '../../platform/errors/error-reports.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type Platform, platformOf } from '../../platform/platform.ts'
import { feedLink, webcalAddress } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { readSettings } from '../../site/index.server.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EventDays } from '../components/EventDays.tsx'
import { EventList } from '../components/EventList.tsx'
import { FilterBar } from '../components/FilterBar.tsx'
import { FilterChips } from '../components/FilterChips.tsx'
import { dateShortcuts } from '../date-shortcuts.ts'
import { readEventPage } from '../event-list.server.ts'
import { isFiltered, type ParsedQuery, parseEventQuery, queryStringOf } from '../filter.ts'
import { readFilterOptions } from '../filter-options.server.ts'
import { filterView } from '../filter-view.ts'
import { scheduleMetadata } from '../metadata/page-metadata.server.ts'
import styles from './schedule.module.css'

/** The schedule (B §2, B §4): performances from a day on, filtered, ten per page. */
export const loader = cachedLoader(async ({ context, request }) => {
  const platform = platformOf(context)
  const today = dayOf(platform.clock.now())
  const url = new URL(request.url)
  const parsed = readQuery(platform, url.searchParams, today)
  const [around, first, options, { design }] = await Promise.all([
    readListPage(context, url, 'events'),
    readEventPage(platform, parsed),
    readFilterOptions(platform),
    readSettings(platform),
  ])
  // A page beyond the last redirects to the beginning of the list.
  if (parsed.page > 1 && first.days.length === 0) throw redirect(link('events', {}, queryStringOf(parsed, today)), 302)
  const { publicUrl } = platform.config
  const metadata = scheduleMetadata(parsed.filter, design)
  // The page's own texts describe the unfiltered list.
  const isWhole = Object.keys(parsed.filter).length === 0
  setPageMetadata(
    context,
    around && isWhole ? { ...metadata, ...around.metadata, description: around.metadata.description || metadata.description } : metadata,
  )
  const title = around?.title ?? t('What’s on')
  return {
    first,
    nothing: first.count > 0 ? null : emptyMessage(isFiltered(parsed, today)),
    filter: filterView(parsed, options, { today, count: first.count, notation: design }),
    from: parsed.day.toString(),
    today: today.toString(),
    shortcuts: dateShortcuts(parsed, today, design),
    listPage: around?.listPage,
    meta: around?.meta ?? { title, description: '' },
    headerTitle: around?.headline ?? title,
    breadcrumb: [{ title }],
    canonical: `${publicUrl}${link('events')}`,
    calendar: {
      url: webcalAddress(publicUrl, feedLink('events-calendar', {}, parsed.filter)),
      label: Object.keys(parsed.filter).length > 0 ? t('Subscribe to this selection') : t('Subscribe to calendar'),
    },
  }
})

/** The message of an empty list, and a hint how to widen the filter (B §2). */
function emptyMessage(isFiltered: boolean): { title: string; hint?: string; reset?: string } {
  if (!isFiltered) return { title: t('Unfortunately, there are no upcoming events.') }
  return {
    title: t('Unfortunately, your selection did not produce any result.'),
    hint: t('Please delete one of the filters or try a different combination.'),
    reset: t('Reset filters'),
  }
}

/** Parses the address; an invalid parameter is logged, reported, and redirects to the plain list (B §5). */
function readQuery(platform: Platform, search: URLSearchParams, today: Temporal.PlainDate): ParsedQuery {
  const chosen = search.get('day')
  // A form without JavaScript submits an ISO date; the address has a format of its own.
  if (chosen !== null) throw redirect(withUrlDate(search, chosen), 302)
  const parsed = parseEventQuery(search, today)
  if (!('invalid' in parsed)) return parsed
  platform.log.warn({ parameter: parsed.invalid, value: search.get(parsed.invalid) }, 'invalid query parameter')
  reportError(new Error(`invalid query parameter ${parsed.invalid} on the event list`))
  throw redirect(link('events'), 302)
}

function withUrlDate(search: URLSearchParams, chosen: string): string {
  const query = Object.fromEntries([...search].filter(([name, value]) => name !== 'day' && value !== ''))
  return link('events', {}, { ...query, date: chosen.split('-').reverse().join('-') })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta.title ?? t('What’s on') },
  ...(loaderData?.meta.description ? [{ name: 'description', content: loaderData.meta.description }] : []),
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

export default function Spielplan() {
  const { first, nothing, filter, from, today, shortcuts, calendar } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const isWaiting = useNavigation().location?.pathname === pathname
  return (
    <div className={styles.page}>
      <FilterBar filter={filter} from={from} today={today} shortcuts={shortcuts} />
      <FilterChips filter={filter} />
      {!nothing && (
        <p className={styles.subscribe}>
          <a href={calendar.url}>{calendar.label}</a>
        </p>
      )}
      <div className={styles.list} aria-busy={isWaiting}>
        {nothing && <EmptyList words={nothing} />}
        {nothing ? <EventDays days={first.days} /> : <EventList key={first.address} first={first} />}
      </div>
    </div>
  )
}

function EmptyList({ words: { title, hint, reset } }: { words: ReturnType<typeof emptyMessage> }) {
  return (
    <div className={styles.nothing}>
      <p>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {reset && <ButtonLink to={link('events')}>{reset}</ButtonLink>}
    </div>
  )
}
