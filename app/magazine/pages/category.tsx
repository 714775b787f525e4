import { type MetaFunction, useLoaderData } from 'react-router'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { requireFound, requireId } from '../../platform/http/required.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readArticleList } from '../article-list.server.ts'
import { FrontPage } from '../components/FrontPage.tsx'
import { listMeta } from '../list-meta.ts'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import { pageNumberOf } from '../page-number.ts'
import { listCategories } from '../queries.server.ts'

/** The articles of one category (B §2). */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const current = requireFound((await listCategories(platform)).find((category) => category.id === id))
  const addressOf = (page: number) =>
    link('magazine-categories-category-id', { category: current.slug, id }, { page: page > 1 ? page : undefined })
  const list = await readArticleList(platform, { category: id, page: pageNumberOf(request), addressOf })
  return {
    ...list,
    title: current.name,
    magazineHead: { title: current.name, categories: list.categories, current: id },
    breadcrumb: [{ title: t('Magazine'), url: link('magazine') }, { title: current.name }],
    canonical: platform.config.publicUrl + addressOf(list.page),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => listMeta(loaderData)

/** Rendered by the layout above the page. */
export const handle = { MagazineHeadline }

export default function MagazineCategory() {
  return <FrontPage list={useLoaderData<typeof loader>()} />
}
