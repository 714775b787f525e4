import { useEffect, useState } from 'react'
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type Platform, platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { cachedPerformances, cachedSearch } from '../cached-results.server.ts'
import { SEARCH_FIRST_PAGE, TOO_MANY_QUESTIONS_PARAMETER } from '../constants.ts'
import { SEARCH_PAGE_SIZE, type SearchCategory } from '../find-page.server.ts'
import { HitList } from '../HitList.tsx'
import { MAX_QUERY_LENGTH, SEARCH_CATEGORIES } from '../queries.server.ts'
import { QUESTIONS_RETRY_SECONDS } from '../question-limit.server.ts'
import { SearchForm } from '../SearchForm.tsx'
import { SearchLogo } from '../SearchLogo.tsx'
import { tooManyQuestionsText } from '../too-many-questions.ts'
import { recordZeroResult } from '../zero-results.server.ts'
import styles from './search.module.css'

/** The results page (B §2): two tabs, performances first. Any other category answers 404 (AMB-38). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const category = SEARCH_CATEGORIES.find((name) => name === (params.category ?? 'events'))
  const isPage = params.page === undefined || /^[1-9]\d{0,3}$/.test(params.page)
  if (!category || !isPage) throw data(t('This page could not be found'), { status: 404 })
  const url = new URL(request.url)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  const page = Number(params.page ?? SEARCH_FIRST_PAGE)
  const platform = platformOf(context)
  if (url.searchParams.has(TOO_MANY_QUESTIONS_PARAMETER)) return refusal(query)
  if (query) markUncacheable() // Arbitrary queries would fill the cache; what they found is kept in a cache of its own.
  const results = category === 'events' ? await performancesPage(platform, query, page) : await othersPage(platform, query, page)
  if (query && results.counts.events + results.counts.others === 0) await recordZeroResult(platform, query)
  const pages = Math.max(1, Math.ceil(results.shown / SEARCH_PAGE_SIZE))
  if (page > pages) throw data(t('This page could not be found'), { status: 404 })
  return {
    ...results,
    query,
    isRefused: false,
    tabs: SEARCH_CATEGORIES.map((name) => ({
      name,
      count: results.counts[name],
      url: link('search', { category: name }, { q: query }),
      current: name === category,
    })),
    paging: pages > 1 ? pagingOf(category, query, page, pages) : null,
    breadcrumb: [{ title: t('Search') }],
  }
}

/** The page for a source of too many questions, in place of results. */
function refusal(query: string) {
  markUncacheable()
  const nothing = {
    counts: { events: 0, others: 0 },
    groups: 0,
    hits: [],
    others: [],
    mistyped: [],
    isPartial: false,
    isOtherTime: false,
    shown: 0,
  }
  const page = { ...nothing, query, isRefused: true, tabs: [], paging: null, breadcrumb: [{ title: t('Search') }] }
  return data(page, { status: 429, headers: { 'retry-after': String(QUESTIONS_RETRY_SECONDS) } })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Performances are grouped by production, so that one with fourteen dates does not fill the page. */
async function performancesPage(platform: Platform, query: string, page: number) {
  const { groups, ...results } = await cachedPerformances(platform, query, page)
  return { ...results, shown: groups }
}

async function othersPage(platform: Platform, query: string, page: number) {
  const results = await cachedSearch(platform, query, 'others', page)
  return { ...results, others: [], shown: results.counts.others }
}

function pagingOf(category: SearchCategory, query: string, page: number, pages: number) {
  const to = (number: number) => link('search', { category, page: number }, { q: query })
  return { page, pages, previous: page > 1 ? to(page - 1) : null, next: page < pages ? to(page + 1) : null }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.query ? t('Results for “{query}”', { query: loaderData.query }) : t('Search') },
  { name: 'robots', content: 'noindex, follow' },
]

type Results = ReturnType<typeof useLoaderData<typeof loader>>

export default function SearchPage() {
  const results = useLoaderData<typeof loader>()
  const { query } = results
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{query ? t('Results for “{query}”', { query }) : t('Search')}</h1>
      <search className={styles.search}>
        <SearchForm key={query} query={query} suggestions="over" />
      </search>
      <ResultAnnouncement results={results} />
      {results.isRefused ? <TooManyQuestions /> : query ? <Results results={results} /> : <EmptyQuery />}
    </div>
  )
}

/** Announces the number of results. The live region is rendered empty first: screen readers announce changes only. */
function ResultAnnouncement({ results: { query, counts, isRefused } }: { results: Results }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const message = isRefused
    ? tooManyQuestionsText()
    : counts.events + counts.others > 0
      ? `${t('{n} performances', { n: counts.events })}, ${t('{n} other results', { n: counts.others })}`
      : t('Your search did not return any results')
  return <LiveRegion hidden>{isMounted && query !== '' && message}</LiveRegion>
}

function Results({ results }: { results: Results }) {
  const { hits, others, counts, tabs, mistyped, isPartial, isOtherTime, paging } = results
  if (counts.events + counts.others === 0) return <NoResults />
  return (
    <>
      <nav className={styles.tabs} aria-label={t('Search')}>
        {tabs.map((tab) => (
          <SmartLink key={tab.name} to={tab.url} aria-current={tab.current ? 'page' : undefined}>
            {tab.name === 'events' ? t('Performances') : t('Other results')} <span className={styles.count}>{tab.count}</span>
          </SmartLink>
        ))}
      </nav>
      <div role="status" className={styles.notes}>
        {isOtherTime && <p>{t('Nothing begins at that time. These are the other performances of the day.')}</p>}
        {isPartial && <p>{t('No results match every word. Showing partial matches.')}</p>}
        {mistyped.length > 0 && (
          <p>{t('No exact matches for {words}. Showing similar results.', { words: mistyped.map((word) => `„${word}“`).join(', ') })}</p>
        )}
        {others.length > 0 && <p>{t('No performances match your search.')}</p>}
      </div>
      {hits.length > 0 && <HitList hits={hits} />}
      {others.length > 0 && (
        <>
          <HitList hits={others} />
          {counts.others > others.length && (
            <p className={styles.more}>
              <SmartLink to={tabs[1]?.url ?? ''}>{t('All {n} other results', { n: counts.others })}</SmartLink>
            </p>
          )}
        </>
      )}
      {paging && (
        <nav className={styles.paging} aria-label={t('Page {page} of {pages}', { page: paging.page, pages: paging.pages })}>
          {paging.previous && (
            <SmartLink to={paging.previous} rel="prev">
              {t('Previous page')}
            </SmartLink>
          )}
          <span>{t('Page {page} of {pages}', { page: paging.page, pages: paging.pages })}</span>
          {paging.next && (
            <SmartLink to={paging.next} rel="next">
              {t('Next page')}
            </SmartLink>
          )}
        </nav>
      )}
    </>
  )
}

function TooManyQuestions() {
  return (
    <div className={styles.still}>
      <SearchLogo className={styles.logo} />
      <p className={styles.nothing}>{tooManyQuestionsText()}</p>
      <StartLinks />
    </div>
  )
}

function NoResults() {
  return (
    <div className={styles.still}>
      <SearchLogo className={styles.logo} />
      <div>
        <p className={styles.nothing}>{t('Your search did not return any results')}</p>
        <p>{t('Please try another search term.')}</p>
      </div>
      <StartLinks />
    </div>
  )
}

function EmptyQuery() {
  return (
    <div className={styles.still}>
      <SearchLogo className={styles.logo} />
      <StartLinks />
    </div>
  )
}

/** Links to the main lists, for visitors without a query. */
function StartLinks() {
  return (
    <nav aria-labelledby="search-ways">
      <p id="search-ways">{t('Or start here')}</p>
      <ul className={styles.ways}>
        <li>
          <SmartLink to={link('events')}>{t('What’s on')}</SmartLink>
        </li>
        <li>
          <SmartLink to={link('productions')}>{t('Productions')}</SmartLink>
        </li>
        <li>
          <SmartLink to={link('ensemble')}>{t('Ensemble')}</SmartLink>
        </li>
        <li>
          <SmartLink to={link('magazine')}>{t('Magazine')}</SmartLink>
        </li>
      </ul>
    </nav>
  )
}
