import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { ArticleGrid } from '../components.tsx'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import styles from '../magazine.module.css'
import { pageOf } from '../page-of.ts'
import { ARTICLES_PAGE_SIZE, listArticles, listCategories } from '../queries.server.ts'

/** The magazine's front page (B §2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const page = pageOf(request)
  const [{ count, articles }, categories] = await Promise.all([listArticles(platform, { page }), listCategories(platform)])
  return {
    articles,
    magazineHead: { title: t('Magazine'), categories },
    next: page * ARTICLES_PAGE_SIZE < count ? link('magazine', {}, { page: page + 1 }) : null,
    breadcrumb: [{ title: t('Magazine') }],
    canonical: `${platform.config.publicUrl}${link('magazine')}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: t('Magazine') },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

/** The frame draws it above the page. */
export const handle = { MagazineHeadline }

export default function Magazine() {
  const { articles, next } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <ArticleGrid articles={articles} next={next} />
    </div>
  )
}
