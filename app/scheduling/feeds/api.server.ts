import type { Context } from 'hono'
import { can } from '../../platform/auth/rights.ts'
import { isoWithOffset } from '../../platform/clock/clock.ts'
import { type ApiEnv, createApi, idParam, jsonBody } from '../../platform/http/api.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireTypeAccess } from '../../records/type-access.server.ts'
import { createFeed, deleteFeed, feedSchema, readFeeds, updateFeed } from './feeds.server.ts'
import { readFeed, readFeedNamingLeftOut } from './read-feed.server.ts'

const ONE = '/admin/planning-feeds/:id{[1-9]\\d{0,8}}'

/** Entries named where some are left out; more of them have the same reason. */
const MAX_LEFT_OUT = 50
const momentOf = (milliseconds: number) => isoWithOffset(Temporal.Instant.fromEpochMilliseconds(milliseconds))

/** API of the planning systems that are read: list, create, change, delete, and read now. The rights are those of bookings. */
export function feedsApi(platform: Platform) {
  const api = createApi()
  const requireWriter = (context: Context<ApiEnv>) => requireTypeAccess(context, platform, 'write', 'room-booking')
  const viewOf = async (id: number) => orNotFound((await readFeeds(platform, true)).find((feed) => feed.id === id))

  api.get('/admin/planning-feeds', async (context) => {
    const { viewer } = await requireTypeAccess(context, platform, 'read', 'room-booking')
    // They say what happens in the whole theatre, not in one production.
    authorize(viewer, 'read', 'programme')
    return context.json({ feeds: await readFeeds(platform, can(viewer.role, 'write', 'programme')) })
  })

  api.post('/admin/planning-feeds', async (context) => {
    const { viewer } = await requireWriter(context)
    const id = await createFeed(platform, viewer, await jsonBody(context, feedSchema))
    await readFeed(platform, id)
    return context.json(await viewOf(id), 201)
  })

  api.put(ONE, async (context) => {
    const { viewer } = await requireWriter(context)
    const id = idParam(context)
    await updateFeed(platform, viewer, id, await jsonBody(context, feedSchema))
    await readFeed(platform, id)
    return context.json(await viewOf(id))
  })

  api.post(`${ONE}/read`, async (context) => {
    await requireWriter(context)
    const id = idParam(context)
    const leftOut = await readFeedNamingLeftOut(platform, id)
    const shown = leftOut.slice(0, MAX_LEFT_OUT).map((entry) => ({ ...entry, start: entry.start && momentOf(entry.start) }))
    return context.json({ ...(await viewOf(id)), leftOut: shown })
  })

  api.delete(ONE, async (context) => {
    const { viewer } = await requireWriter(context)
    await deleteFeed(platform, viewer, idParam(context))
    return context.body(null, 204)
  })

  return api
}
