import { useNavigation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { ArticleList } from '../article-list.server.ts'
import { ArticleTeaser } from './ArticleTeaser.tsx'
import styles from './FrontPage.module.css'
import { FrontPageSkeleton } from './FrontPageSkeleton.tsx'

/** Articles beside the lead; the others are in columns below. */
const SIDE_ARTICLES = 3
/** In the columns every third article shows its picture. */
const PICTURE_INTERVAL = 3

/** Articles in a newspaper layout: a lead, articles beside it, then columns. Further pages have columns only. */
export function FrontPage({ list }: { list: ArticleList }) {
  const { page, articles, teaser } = list
  const navigation = useNavigation()
  const listLoading = navigation.state === 'loading' && isAnotherList(navigation.location.pathname)
  if (listLoading) return <FrontPageSkeleton />
  const [lead, ...rest] = articles
  if (!lead) return <p className={styles.empty}>{t('Nothing published yet.')}</p>
  const isFront = page === 1
  const sideArticles = isFront ? rest.slice(0, SIDE_ARTICLES) : []
  const columns = isFront ? rest.slice(SIDE_ARTICLES) : articles
  return (
    <div className={styles.page}>
      {isFront && (
        <div className={styles.top} data-alone={sideArticles.length === 0 || undefined}>
          <ArticleTeaser article={lead} look="lead" />
          {sideArticles.length > 0 && (
            <div className={styles.beside}>
              {sideArticles.map((article) => (
                <ArticleTeaser key={article.id} article={article} look="line" />
              ))}
            </div>
          )}
        </div>
      )}
      {columns.length > 0 && (
        <div className={styles.columns}>
          {columns.map((article, index) => (
            <ArticleTeaser key={article.id} article={article} look={index % PICTURE_INTERVAL === 0 ? 'picture' : 'line'} />
          ))}
        </div>
      )}
      <Paging list={list} />
      {teaser.length > 0 && (
        <section className={styles.others} aria-labelledby="magazine-others">
          <h2 id="magazine-others">{t('More from the magazine')}</h2>
          <div className={styles.row}>
            {teaser.map((article) => (
              <ArticleTeaser key={article.id} article={article} look="line" />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function isAnotherList(pathname: string): boolean {
  return /\/aktuelles(\/(categories|tags)\/.*)?\/?$/.test(pathname)
}

function Paging({ list: { page, list } }: { list: ArticleList }) {
  if (list.pages === 1) return null
  return (
    <nav className={styles.paging} aria-label={t('Magazine pages')}>
      {list.previous && (
        <SmartLink to={list.previous} rel="prev">
          {t('Newer articles')}
        </SmartLink>
      )}
      <span>{t('Page {page} of {pages}', { page, pages: list.pages })}</span>
      {list.next && (
        <SmartLink to={list.next} rel="next">
          {t('Older articles')}
        </SmartLink>
      )}
    </nav>
  )
}
