import type { RouterContextProvider } from 'react-router'
import { readPicture } from '../platform/media/media-rows.ts'
import { platformOf } from '../platform/platform.ts'
import { ROUTE_TABLE } from '../platform/routing/table.ts'
import { readSettings } from '../site/index.server.ts'
import { createContainer } from './container-writes.server.ts'
import { pageMetadata } from './page-metadata.server.ts'
import { type PageRow, readPageChain } from './queries.server.ts'
import { type Region, readRegion } from './region.server.ts'
import { requestedView } from './requested-view.server.ts'
import type { ListRoute } from './route-pages.ts'
import { withDraftedTexts } from './translations/drafted-page.server.ts'
import { readVariants } from './variants/read-variants.server.ts'
import type { PageVariants } from './variants/variant.ts'

/** The page of a list: its first container is rendered above the list, the others below it. */
export type ListPage = {
  id: number
  title: string
  /** absent when it has no content and is not being edited */
  region?: Region
  edit: boolean
  variants?: PageVariants
}

/**
 * Reads the page of a list (GEN-16, AMB-06): its containers, headline, titles and metadata. Cached until one of them
 * changes, except for a view other than the live one.
 * @returns undefined when the site has no such page
 * @throws Response 301 for a version requested by a visitor
 */
export async function readListPage(context: Readonly<RouterContextProvider>, url: URL, route: ListRoute) {
  const view = await requestedView(context, url, { contentType: 'page', objectId: null })
  const isPlain = !view.edit && !view.preview && view.version === undefined
  const read = () => readListPageView(context, route, view)
  return isPlain ? platformOf(context).readCache.getOrLoad(`list-page:${route}`, read) : read()
}

async function readListPageView(
  context: Readonly<RouterContextProvider>,
  route: ListRoute,
  view: Awaited<ReturnType<typeof requestedView>>,
) {
  const platform = platformOf(context)
  const chain = await readPageChain(platform, ROUTE_TABLE[route].de)
  if (!chain) return undefined
  const page = await withDraftedTexts(context, view, chain.page)
  if (view.edit) await createContainers(context, page)
  const region = await readRegion(context, 'page', page.id, view)
  const [picture, { design }, variants] = await Promise.all([
    readPicture(platform, page.ogImageId),
    readSettings(platform),
    readVariants(platform, { contentType: 'page', objectId: page.id }),
  ])
  const hasContent =
    region && (view.edit || region.containers.some(({ document }) => document.columns.some(({ children }) => children.length > 0)))
  const listPage: ListPage = { id: page.id, title: page.title, edit: view.edit, ...(hasContent ? { region } : {}), ...variants }
  return {
    listPage,
    headline: page.headline || page.title,
    title: page.title,
    meta: { title: page.metaTitle || page.title, description: page.metaDescription },
    metadata: pageMetadata(page, picture, design.houseName),
  }
}

/** Creates the two containers of a list's page: above the list and below it. */
async function createContainers(context: Readonly<RouterContextProvider>, { id }: PageRow): Promise<void> {
  for (const slug of [`page-${id}`, `page-${id}-below`])
    await createContainer(platformOf(context), { slug, model: 'container', contentType: 'page', objectId: id })
}
