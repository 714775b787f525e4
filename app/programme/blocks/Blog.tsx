import { ArticleTeaser } from '../../magazine/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './Blog.module.css'
import type { BlockData } from './loaders.server.ts'

/** Articles of the magazine about the production. */
export function Blog({ data }: { data: BlockData<'Blog'> }) {
  return (
    <section>
      <h2>{t('From the magazine')}</h2>
      <div className={styles.pieces}>
        {data.map((article) => (
          <ArticleTeaser key={article.id} article={article} look="picture" headingLevel="h3" />
        ))}
      </div>
    </section>
  )
}
