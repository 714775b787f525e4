import type { Context } from 'hono'
import type { Viewer } from '../../platform/auth/auth.ts'
import { type ApiEnv, createApi, jsonBody } from '../../platform/http/api.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { requireStaffWrite } from '../../platform/http/require-staff-write.ts'
import type { Platform } from '../../platform/platform.ts'
import { findText, replaceText, takeBack } from './find-replace.server.ts'
import { replacing, takingBack, textQuery } from './schema.ts'

/** Find and replace across pages, for those who edit the site. What the viewer may not edit is neither found nor replaced. */
export function findReplaceApi(platform: Platform) {
  const api = createApi()

  async function siteWriter(context: Context<ApiEnv>): Promise<Viewer> {
    const viewer = await requireStaffWrite(context, platform)
    authorize(viewer, 'write', 'site')
    return viewer
  }

  // It is sent as a body, so that what is looked for stands in no log.
  api.post('/admin/find-text', async (context) => {
    const viewer = await siteWriter(context)
    return context.json(await findText(platform, viewer, await jsonBody(context, textQuery)))
  })

  api.post('/admin/replace-text', async (context) => {
    const viewer = await siteWriter(context)
    return context.json({ results: await replaceText(platform, viewer, await jsonBody(context, replacing)) })
  })

  api.post('/admin/replace-text/undo', async (context) => {
    const viewer = await siteWriter(context)
    return context.json({ results: await takeBack(platform, viewer, await jsonBody(context, takingBack)) })
  })

  return api
}
