import { data, type MetaFunction, useLoaderData } from 'react-router'
import { markUncacheable } from '../../platform/cache/dependencies.ts'
import { isDatabaseUnavailable } from '../../platform/database/outage.ts'
import { cachedLoader } from '../../platform/http/cached-loader.ts'
import { setPageMetadata } from '../../platform/http/page-metadata.ts'
import { DEFAULT_LOCALE, t } from '../../platform/i18n/i18n.ts'
import { readPicture } from '../../platform/media/media-rows.ts'
import { type Platform, platformOf } from '../../platform/platform.ts'
import { canonicalAddress } from '../../platform/routing/canonical-address.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { readSettings } from '../../site/index.server.ts'
import { viewerOf } from '../object-viewer.server.ts'
import { pageMetadata } from '../page-metadata.server.ts'
import { isPageOnline } from '../page-window.server.ts'
import { pageUrl, readPageChain } from '../queries.server.ts'
import { RegionView } from '../RegionView.tsx'
import { readRegion } from '../region.server.ts'
import { requestedView } from '../requested-view.server.ts'
import { withDraftedTexts } from '../translations/drafted-page.server.ts'
import { readVariants } from '../variants/read-variants.server.ts'
import styles from './cms-page.module.css'

/** A page of the content system: home, and every path that no other route matches (A §2.1). */
export const loader = cachedLoader(async ({ context, params, request }) => {
  const platform = platformOf(context)
  const url = new URL(request.url)
  const path = (params['*'] ?? '').replace(/\/+$/, '')
  const chain = await readPageChain(platform, path).catch(logReadError(platform))
  if (!chain) throw data(t('This page could not be found'), { status: 404 })
  const { parents, above } = chain
  const object = { contentType: 'page', objectId: chain.page.id }
  const view = await requestedView(context, url, object)
  const page = await withDraftedTexts(context, view, chain.page)
  if (!isPageOnline(page, above, platform.clock.now())) {
    markUncacheable()
    const isShared = view.shared?.objectId === page.id
    if (!isShared && !(await viewerOf(context, object))) throw data(t('Page not published'), { status: 404 })
  }
  const region = await readRegion(context, 'page', page.id, view).catch(logReadError(platform))
  if (!region) throw data(t('This page could not be found'), { status: 404 })
  const [shareImage, { design }, variants] = await Promise.all([
    readPicture(platform, page.ogImageId),
    readSettings(platform),
    readVariants(platform, object),
  ])
  const languages = (await readAnnounced(platform))(page.variant ? [] : [['page', page.id]])
  setPageMetadata(context, { ...pageMetadata(page, shareImage, design.houseName), languages })
  const crumbs = [...parents]
    .reverse()
    .map((parent) => ({ title: parent.title, url: parent.isClickable ? pageUrl(parent.path) : undefined }))
  return {
    ...variants,
    page: { id: page.id, title: page.title, headline: page.headline },
    isLandingPage: page.isLandingPage,
    headerTitle: page.headline || page.title,
    breadcrumb: path === '' ? undefined : [...crumbs, { title: page.title }],
    canonical: canonicalAddress(platform.config.publicUrl, pageUrl(path, page.variant ? DEFAULT_LOCALE : undefined), languages),
    meta: {
      title: page.metaTitle || page.title,
      description: page.metaDescription,
    },
    region,
    edit: view.edit,
    isHome: path === '',
  }
})

/**
 * Logs a failed read, which is then answered as 404 (A §8). While the database is unavailable the error is rethrown: a 503
 * passes, but search engines drop a page that answers 404.
 */
function logReadError(platform: Platform): (error: unknown) => null {
  return (error) => {
    markUncacheable()
    if (isDatabaseUnavailable(error)) throw error
    platform.log.error({ err: error }, 'page read failed')
    return null
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { meta: words, canonical } = loaderData
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function CmsPage() {
  const { page, region, edit, isHome } = useLoaderData<typeof loader>()
  return (
    <article className={styles.page}>
      {isHome && <h1 className="visually-hidden">{page.headline || page.title}</h1>}
      <RegionView region={region} edit={edit} />
    </article>
  )
}
