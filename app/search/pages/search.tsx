import { data, Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { SEARCH_CATEGORIES, SEARCH_PAGE_SIZE, type SearchCategory, search } from '../queries.server.ts'
import styles from './search.module.css'

const MAX_QUERY_LENGTH = 200

/** The results (B §2): two tabs, performances first; any other category is no page (AMB-38). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const category = (params.category ?? 'events') as SearchCategory
  const isPage = params.page === undefined || /^[1-9]\d{0,3}$/.test(params.page)
  if (!SEARCH_CATEGORIES.includes(category) || !isPage) throw data(t('This page could not be found'), { status: 404 })
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  const page = Number(params.page ?? 1)
  const platform = platformOf(context)
  const results = query ? await Promise.all(SEARCH_CATEGORIES.map((tab) => search(platform, tab, query, tab === category ? page : 1))) : []
  const shown = results[SEARCH_CATEGORIES.indexOf(category)] ?? { count: 0, hits: [] }
  return {
    query,
    hits: shown.hits,
    tabs: SEARCH_CATEGORIES.map((tab, index) => ({
      name: tab,
      count: results[index]?.count ?? 0,
      url: link('search', { category: tab }, { q: query }),
      current: tab === category,
    })),
    action: params.category ? link('search', { category }) : link('search'),
    previous: page > 1 ? link('search', { category, page: page - 1 }, { q: query }) : null,
    next: page * SEARCH_PAGE_SIZE < shown.count ? link('search', { category, page: page + 1 }, { q: query }) : null,
    breadcrumb: [{ title: t('Search') }],
  }
}

export const meta: MetaFunction = () => [{ title: t('Search') }]

export default function SearchPage() {
  const { query, hits, tabs, action, previous, next } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('Search')}</h1>
      <search>
        <Form action={action} className={styles.form}>
          <input key={query} name="q" type="search" defaultValue={query} required aria-label={t('Search for')} placeholder={t('Search')} />
          <button type="submit">{t('Find')}</button>
        </Form>
      </search>
      {query && (
        <>
          <nav className={styles.tabs} aria-label={t('Search')}>
            {tabs.map((tab) => (
              <SmartLink key={tab.name} to={tab.url} aria-current={tab.current ? 'page' : undefined}>
                {tab.name === 'events' ? t('Performances') : t('Other results')} ({tab.count})
              </SmartLink>
            ))}
          </nav>
          {hits.length === 0 ? (
            <div role="status">
              <p className={styles.nothing}>{t('Your search did not return any results')}</p>
              <p>{t('Please try another search term.')}</p>
            </div>
          ) : (
            <ol>
              {hits.map((hit) => (
                <li key={hit.url} className={styles.hit}>
                  <h2>
                    <SmartLink to={hit.url}>{hit.title}</SmartLink>
                  </h2>
                  <p>{hit.text}</p>
                </li>
              ))}
            </ol>
          )}
          <p className={styles.tabs}>
            {previous && <SmartLink to={previous}>{t('Previous page')}</SmartLink>}
            {next && <SmartLink to={next}>{t('Next page')}</SmartLink>}
          </p>
        </>
      )}
    </div>
  )
}
