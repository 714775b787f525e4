import '../../ui/reading.css'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readRegion } from '../../content/index.server.ts'
import { RegionView } from '../../content/index.ts'
import { viewerOf } from '../../platform/auth/viewer-context.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ArticleGrid } from '../components.tsx'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import styles from '../magazine.module.css'
import { findArticle, listArticles, listCategories } from '../queries.server.ts'

const RELATED_SHOWN = 3

/** An article (B §2): its head, then what the page editor holds. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const article = requireFound(await findArticle(platform, id))
  const edit = new URL(request.url).searchParams.has('edit') && Boolean(await viewerOf(context))
  const [region, categories, related] = await Promise.all([
    readRegion(context, 'article', id, { edit }),
    listCategories(platform),
    listArticles(platform, { not: id, pageSize: RELATED_SHOWN }),
  ])
  return {
    article,
    edit,
    region: requireFound(region),
    related: related.articles,
    magazineHead: { title: t('Magazine'), categories, current: article.categoryId, isArticle: true },
    breadcrumb: [{ title: t('Magazine'), url: link('magazine') }, { title: article.title }],
    canonical: `${platform.config.publicUrl}${article.url}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.article.title },
        { name: 'description', content: loaderData.article.lead },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

/** The frame draws it above the page. */
export const handle = { MagazineHeadline }

export default function Article() {
  const { article, region, related, edit } = useLoaderData<typeof loader>()
  return (
    <>
      <article className={styles.article} data-zweiklang={article.zweiklang}>
        <header className={`${styles.page} ${styles.head}`}>
          <p className={styles.preline}>
            {article.preline} · {article.date} · {article.author}
          </p>
          <h1>{article.title}</h1>
          <p className={styles.intro}>{article.lead}</p>
        </header>
        {article.picture && <Picture picture={article.picture} sizes="100vw" ratio="21 / 9" priority />}
        <div className={styles.body}>
          <RegionView region={region} edit={edit} />
        </div>
      </article>
      <section className={styles.page}>
        <h2>{t('More articles')}</h2>
        <ArticleGrid articles={related} next={null} />
      </section>
    </>
  )
}
