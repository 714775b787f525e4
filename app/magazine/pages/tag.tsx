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
import { listTags } from '../queries.server.ts'

/** The articles of one topic (B §2). */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const id = requireId(params.id)
  const current = requireFound((await listTags(platform)).find((tag) => tag.id === id))
  const addressOf = (page: number) => link('magazine-tags-tag-id', { tag: current.slug, id }, { page: page > 1 ? page : undefined })
  const list = await readArticleList(platform, { tag: id, page: pageNumberOf(request), addressOf })
  const title = `#${current.name}`
  return {
    ...list,
    title,
    magazineHead: { title, categories: list.categories, current: 'tags' as const },
    breadcrumb: [
      { title: t('Magazine'), url: link('magazine') },
      { title: t('All #Topics'), url: link('magazine-tags') },
      { title: current.name },
    ],
    canonical: platform.config.publicUrl + addressOf(list.page),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => listMeta(loaderData)

/** Rendered by the layout above the page. */
export const handle = { MagazineHeadline }

export default function MagazineTag() {
  return <FrontPage list={useLoaderData<typeof loader>()} />
}
