import type { Context } from 'hono'
import { MAX_ID } from '../../platform/database/record-id.ts'
import { type ApiEnv, createApi, idParam, jsonBody, requireStaff } from '../../platform/http/api.ts'
import { ANY_STAFF } from '../../platform/http/authorize.ts'
import { describeCalls } from '../../platform/http/call-descriptions.ts'
import { notFound } from '../../platform/http/problem.ts'
import { requireStaffWrite } from '../../platform/http/require-staff-write.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import type { ContentServices } from '../page-log.ts'
import { RELEASE_CALLS } from './api-descriptions.server.ts'
import { changeRelease, createRelease, deleteRelease, removeSwitch, setSwitch } from './edit-release.server.ts'
import { listLiveReleases, listReleases, readRelease } from './read-releases.server.ts'
import { publishRelease } from './run-release.server.ts'
import { releaseChange, releaseCreation, releaseSwitch } from './schema.ts'
import { undoRelease } from './undo-release.server.ts'

/** The endpoints of releases, for staff. Changes of content are put into one by the calls of planned changes. */
export function releasesApi(services: ContentServices, modules: ModuleRegistry) {
  const { platform } = services
  const api = createApi()
  describeCalls(api, RELEASE_CALLS)
  const staffWrite = (context: Context<ApiEnv>) => requireStaffWrite(context, platform)

  async function answer(context: Context<ApiEnv>, id: number, status: 200 | 201 = 200) {
    const release = await readRelease(platform.db, modules, await requireStaff(context, ANY_STAFF), id)
    if (!release) throw notFound()
    return context.json(release, status)
  }

  api.get('/releases', async (context) => {
    const viewer = await requireStaff(context, ANY_STAFF)
    context.header('cache-control', 'no-store')
    return context.json({ results: await listReleases(platform, modules, viewer), live: await listLiveReleases(platform, viewer) })
  })

  api.post('/releases', async (context) => {
    const viewer = await staffWrite(context)
    return answer(context, await createRelease(platform, viewer, await jsonBody(context, releaseCreation)), 201)
  })

  api.patch('/releases/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    await changeRelease(platform, viewer, idParam(context), await jsonBody(context, releaseChange))
    return answer(context, idParam(context))
  })

  api.delete('/releases/:id{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    await deleteRelease(platform, viewer, idParam(context))
    return context.body(null, 204)
  })

  api.put('/releases/:id{[1-9]\\d*}/switches', async (context) => {
    const viewer = await staffWrite(context)
    await setSwitch(platform, viewer, idParam(context), await jsonBody(context, releaseSwitch))
    return answer(context, idParam(context))
  })

  api.delete('/releases/:id{[1-9]\\d*}/switches/:switch{[1-9]\\d*}', async (context) => {
    const viewer = await staffWrite(context)
    await removeSwitch(platform, viewer, idParam(context), Math.min(Number(context.req.param('switch')), MAX_ID))
    return context.body(null, 204)
  })

  api.post('/releases/:id{[1-9]\\d*}/publish', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await publishRelease(services, modules, viewer, idParam(context)))
  })

  api.post('/releases/:id{[1-9]\\d*}/undo', async (context) => {
    const viewer = await staffWrite(context)
    return context.json(await undoRelease(services, modules, viewer, idParam(context)))
  })

  return api
}
