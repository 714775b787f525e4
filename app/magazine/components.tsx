import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { Picture } from '../ui/Picture.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './magazine.module.css'
import type { ArticleView } from './queries.server.ts'

type Category = { id: number; name: string; slug: string }

/** The head of every page of the magazine: headline, search, categories (B §2). */
export function MagazineHeader({ title, categories, current }: { title: string; categories: Category[]; current?: number | 'tags' }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <nav className={styles.categories} aria-label={t('Categories')}>
        <SmartLink to={link('magazine')} aria-current={current === undefined ? 'page' : undefined}>
          {t('All')}
        </SmartLink>
        {categories.map((category) => (
          <SmartLink
            key={category.id}
            to={link('magazine-categories-category-id', { category: category.slug, id: category.id })}
            aria-current={current === category.id ? 'page' : undefined}
          >
            {category.name}
          </SmartLink>
        ))}
        <SmartLink to={link('magazine-tags')} aria-current={current === 'tags' ? 'page' : undefined}>
          {t('All #Topics')}
        </SmartLink>
        <search className={styles.search}>
          <form action={link('search')}>
            <input name="q" type="search" required aria-label={t('Search for')} placeholder={t('Search')} />
          </form>
        </search>
      </nav>
    </header>
  )
}

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
