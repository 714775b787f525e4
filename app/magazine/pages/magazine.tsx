import { type MetaFunction, useLoaderData } from 'react-router'
import { readListPage } from '../../content/index.server.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { readArticleList } from '../article-list.server.ts'
import { FrontPage } from '../components/FrontPage.tsx'
import { listMeta } from '../list-meta.ts'
import { MagazineHeadline } from '../MagazineHeadline.tsx'
import { pageNumberOf } from '../page-number.ts'

/** The magazine's front page (B §2). */
export const loader = cachedLoader(async ({ context, request }) => {
  const platform = platformOf(context)
  const addressOf = (page: number) => link('magazine', {}, { page: page > 1 ? page : undefined })
  const [around, list] = await Promise.all([
    readListPage(context, new URL(request.url), 'magazine'),
    readArticleList(platform, { page: pageNumberOf(request), addressOf }),
  ])
  if (around) setPageMetadata(context, around.metadata)
  const title = around?.title ?? t('Magazine')
  return {
    ...list,
    listPage: around?.listPage,
    title: around?.meta.title ?? title,
    description: around?.meta.description ?? '',
    magazineHead: { title: around?.headline ?? title, categories: list.categories },
    breadcrumb: [{ title }],
    canonical: platform.config.publicUrl + addressOf(list.page),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => listMeta(loaderData)

/** Rendered by the layout above the page. */
export const handle = { MagazineHeadline }

export default function Magazine() {
  return <FrontPage list={useLoaderData<typeof loader>()} />
}
