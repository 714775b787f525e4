import { data, type MetaFunction, useLoaderData } from 'react-router'
import { isFilled, readRegion, requestedComparison, viewerOf } from '../../content/index.server.ts'
import { RegionView } from '../../content/index.ts'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { link } from '../../platform/routing/link.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../legal-pages.ts'
import styles from './legal.module.css'

/** Imprint, privacy policy or terms, written in the page editor. Until it has live content, only staff see it. */
export const loader = cachedLoader(async ({ context, request }) => {
  const url = new URL(request.url)
  const page = LEGAL_PAGES.find((candidate) => link(candidate.name) === url.pathname.replace(/\.data$/, '').replace(/\/$/, ''))
  if (!page) throw data(t('This page could not be found'), { status: 404 })
  const object = { contentType: LEGAL_CONTENT, objectId: page.id }
  const edit = url.searchParams.has('edit') && Boolean(await viewerOf(context, object))
  if (!(await isFilled(platformOf(context), LEGAL_CONTENT, page.id))) {
    markUncacheable()
    if (!(await viewerOf(context, object))) throw data(t('Page not published'), { status: 404 })
  }
  const region = await readRegion(context, LEGAL_CONTENT, page.id, { edit, ...requestedComparison(url) })
  if (!region) throw data(t('This page could not be found'), { status: 404 })
  return {
    title: page.title(),
    region,
    edit,
    breadcrumb: [{ title: page.title() }],
    canonical: platformOf(context).config.publicUrl + link(page.name),
  }
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []

export default function Legal() {
  const { title, region, edit } = useLoaderData<typeof loader>()
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <RegionView region={region} edit={edit} />
    </article>
  )
}
