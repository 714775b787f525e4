import type { Context } from 'hono'
import { createApi } from '../platform/http/api.ts'
import { listResponse, type PageQuery } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import {
  mediaOverviewRoute,
  pageActivitiesRoute,
  searchKeywordsRoute,
  shopEventsRoute,
  siteRoute,
  versionsRoute,
} from './dashboard-routes.ts'
import { readMediaByType, readPageActivities, readSearchWords, readShopEvents, readSiteFigures, readVersions } from './figures.server.ts'

/** The endpoints of statistics (A §7). They require staff. */
export function dashboardApi(platform: Platform) {
  const api = createApi()
  api.openapi(siteRoute, async (context) => context.json(await readSiteFigures(platform), 200))
  api.openapi(mediaOverviewRoute, async (context) => context.json(await readMediaByType(platform), 200))
  api.openapi(versionsRoute, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readVersions(platform, query)), 200)
  })
  api.openapi(pageActivitiesRoute, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readPageActivities(platform, query)), 200)
  })
  api.openapi(searchKeywordsRoute, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readSearchWords(platform, query)), 200)
  })
  api.openapi(shopEventsRoute, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readShopEvents(platform, query)), 200)
  })
  return api
}

/** A page of a list with the addresses of the previous and next page. */
function pageOf<T>({ req }: Context, query: PageQuery, { count, rows }: { count: number; rows: T[] }) {
  return listResponse(req.url, query, count, rows)
}
