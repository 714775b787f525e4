import type { ReactNode } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { SmartLink } from '../ui/SmartLink.tsx'
import styles from './MagazineHeadline.module.css'

/** The data of a magazine page's header, from its loader. */
export type MagazineHead = {
  title: string
  categories: { id: number; name: string; slug: string }[]
  /** id of the page's category, or `tags` for the pages of topics */
  current?: number | 'tags' | undefined
  /** the page is an article, which has its own title */
  isArticle?: boolean
}

/** The header of every magazine page: breadcrumb, headline, categories, search (B §2). Rendered by the layout. */
export function MagazineHeadline({ head, breadcrumb }: { head: MagazineHead; breadcrumb: ReactNode }) {
  const { title, categories, current, isArticle } = head
  return (
    <div className={styles.head} data-magazine-headline>
      {breadcrumb}
      {isArticle ? (
        <p className={styles.small}>{title}</p>
      ) : (
        <h1 key={title} className={`${styles.title} curtain`}>
          {title}
        </h1>
      )}
      <div className={styles.row}>
        <nav aria-label={t('Categories')}>
          <ul className={styles.categories}>
            <li>
              <SmartLink to={link('magazine')} aria-current={current === undefined && !isArticle ? 'page' : undefined}>
                {t('All')}
              </SmartLink>
            </li>
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <SmartLink
                  to={link('magazine-categories-category-id', { category: slug, id })}
                  aria-current={current === id ? (isArticle ? 'true' : 'page') : undefined}
                >
                  {name}
                </SmartLink>
              </li>
            ))}
            <li>
              <SmartLink to={link('magazine-tags')} aria-current={current === 'tags' ? 'page' : undefined}>
                {t('All #Topics')}
              </SmartLink>
            </li>
          </ul>
        </nav>
        <search>
          <form action={link('search')} className={styles.search}>
            <input name="q" type="search" required aria-label={t('Search for')} placeholder={t('Search')} />
          </form>
        </search>
      </div>
    </div>
  )
}
