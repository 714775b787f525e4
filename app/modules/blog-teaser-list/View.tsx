import { type ContentNode, Text, useIsEditing, useModuleData, useRoot } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import blocks from '../block.module.css'
import { Unfinished } from '../Unfinished.tsx'
import styles from './blog-teaser-list.module.css'
import type { ArticleTeaser } from './load.server.ts'

export default function BlogTeaserListView({ node }: { node: ContentNode }) {
  const articles = useModuleData<ArticleTeaser[]>(node) ?? []
  return (
    <section {...useRoot(node)} className={`${blocks.block} ${blocks.stack}`}>
      <Text field="headline" as="h2" />
      {articles.length === 0 ? <NoArticles /> : <Articles articles={articles} />}
    </section>
  )
}

function NoArticles() {
  return useIsEditing() ? <Unfinished>{t('Articles go here.')}</Unfinished> : <p>{t('Nothing published yet.')}</p>
}

function Articles({ articles }: { articles: ArticleTeaser[] }) {
  return (
    <>
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.id} className={styles.article}>
            <Teaser article={article} isMain={index === 0} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <SmartLink to={link('magazine')} prefetch="intent">
          {t('More articles')}
        </SmartLink>
      </p>
    </>
  )
}

function Teaser({ article, isMain }: { article: ArticleTeaser; isMain: boolean }) {
  return (
    <>
      {article.picture && isMain && (
        <Picture picture={article.picture} sizes="(min-width: 64em) 60vw, 100vw" ratio="16 / 9" alt="" className={styles.picture} />
      )}
      <p className={styles.preline}>{[article.preline, article.date].filter(Boolean).join(' · ')}</p>
      <h3>
        <SmartLink to={article.url} prefetch="intent">
          {article.title}
        </SmartLink>
      </h3>
      <p className={styles.lead}>{article.lead}</p>
    </>
  )
}
