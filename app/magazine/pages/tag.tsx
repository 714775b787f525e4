import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { ArticleGrid } from '../components.tsx'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import styles from '../magazine.module.css'
import { pageOf } from '../page-of.ts'
import { ARTICLES_PAGE_SIZE, listArticles, listCategories, listTags } from '../queries.server.ts'

/** The articles of one topic (B §2). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const page = pageOf(request)
  const [{ count, articles }, categories] = await Promise.all([listArticles(platform, { tag: id, page }), listCategories(platform)])
  const tags = await listTags(platform)
  const current = requireFound(tags.find((tag) => tag.id === id))
  return {
    title: current.name,
    articles,
    magazineHead: { title: `#${current.name}`, categories, current: 'tags' as const },
    next: page * ARTICLES_PAGE_SIZE < count ? link('magazine-tags-tag-id', { tag: current.slug, id }, { page: page + 1 }) : null,
    breadcrumb: [{ title: t('Magazine'), url: link('magazine') }, { title: current.name }],
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title ?? t('Magazine') }]

/** The frame draws it above the page. */
export const handle = { MagazineHeadline }

export default function MagazineTag() {
  const { articles, next } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <ArticleGrid articles={articles} next={next} />
    </div>
  )
}
