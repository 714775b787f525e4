import type { Context } from 'hono'
import { createApi } from '../platform/http/api.ts'
import { listResponse, type PageQuery } from '../platform/http/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { mediaOverviewCall, pageActivitiesCall, searchKeywordsCall, shopEventsCall, siteCall, versionsCall } from './dashboard-calls.ts'
import { readMediaByType, readPageActivities, readSearchWords, readShopEvents, readSiteFigures, readVersions } from './figures.server.ts'

/** The endpoints of statistics (A §7). They require staff. */
export function dashboardApi(platform: Platform) {
  const api = createApi()
  api.openapi(siteCall, async (context) => context.json(await readSiteFigures(platform), 200))
  api.openapi(mediaOverviewCall, async (context) => context.json(await readMediaByType(platform), 200))
  api.openapi(versionsCall, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readVersions(platform, query)), 200)
  })
  api.openapi(pageActivitiesCall, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readPageActivities(platform, query)), 200)
  })
  api.openapi(searchKeywordsCall, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readSearchWords(platform, query)), 200)
  })
  api.openapi(shopEventsCall, async (context) => {
    const query = context.req.valid('query')
    return context.json(pageOf(context, query, await readShopEvents(platform, query)), 200)
  })
  return api
}

/** A page of a list with the addresses of the previous and next page. */
function pageOf<T>({ req }: Context, query: PageQuery, { count, rows }: { count: number; rows: T[] }) {
  return listResponse(req.url, query, count, rows)
}
