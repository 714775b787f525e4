import { createApi, idParam, jsonBody, requireStaff } from '../../platform/http/api.ts'
import { reads } from '../../platform/http/authorize.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import { requireStaffWrite, writesContent } from '../../platform/http/require-staff-write.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayView } from '../editing-rights.server.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { TEMPLATE } from './reusable.ts'
import { createSharedPart, createTemplate, readReusables } from './reuse.server.ts'
import { sharedPartCreation, templateCreation } from './schema.ts'
import { readSharedPart } from './shared-part.server.ts'

/** The endpoints of shared parts and templates, for staff. They are renamed and deleted as records. */
export function reuseApi(platform: Platform, modules: ModuleRegistry) {
  const api = createApi()

  api.get('/reusables', async (context) => {
    const viewer = await requireStaff(context, (viewer) => writesContent(viewer) || mayView(viewer, TEMPLATE))
    context.header('cache-control', 'no-store')
    const { templates, ...shown } = await readReusables(platform, modules)
    // Pages show shared parts; of a template nothing is ever live.
    return context.json({ ...shown, templates: mayView(viewer, TEMPLATE) ? templates : [] })
  })

  api.get('/shared-parts/:id{[1-9]\\d*}/places', async (context) => {
    await requireStaff(context, reads('site'))
    context.header('cache-control', 'no-store')
    return context.json(orNotFound(await readSharedPart(platform, idParam(context))).places)
  })

  api.post('/shared-parts', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    return context.json(await createSharedPart(platform, modules, viewer, await jsonBody(context, sharedPartCreation)), 201)
  })

  api.post('/templates', async (context) => {
    const viewer = await requireStaffWrite(context, platform)
    return context.json(await createTemplate(platform, modules, viewer, await jsonBody(context, templateCreation)), 201)
  })

  return api
}
