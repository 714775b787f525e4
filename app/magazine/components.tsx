import { t } from '../platform/i18n/i18n.ts'
import { Picture } from '../ui/Picture.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './magazine.module.css'
import type { ArticleView } from './queries.server.ts'

/** Articles as a newspaper page: a lead, then columns. */
export function ArticleGrid({ articles, next }: { articles: ArticleView[]; next: string | null }) {
  return (
    <>
      <ul className={styles.grid}>
        {articles.map((article, index) => (
          <li key={article.id} className={index === 0 ? styles.lead : undefined} data-zweiklang={article.zweiklang}>
            <SmartLink to={article.url} className={styles.card} prefetch="intent">
              {article.picture && (
                <Picture picture={article.picture} sizes={index === 0 ? '66vw' : '33vw'} ratio="16 / 9" alt="" priority={index === 0} />
              )}
              <p className={styles.preline}>
                {article.preline} · {article.date}
              </p>
              <h2>{article.title}</h2>
              <p>{article.lead}</p>
            </SmartLink>
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.next}>
          <SmartLink to={next}>{t('More articles')}</SmartLink>
        </p>
      )}
    </>
  )
}
